// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// File of set-ups in the user's configuration folder: last set-up, favourites, and names of players.
// Unreadable parts are skipped.
#pragma once

#include "models/setup/known_names.h"
#include "models/setup/set_up.h"
#include "records/error.h"

#include <QByteArray>

namespace vozka {

struct Favourite {
    QString name;
    GameSetUp setUp;
    bool operator==(const Favourite&) const = default;
};

struct StoredSetUps {
    std::optional<GameSetUp> last;
    std::vector<Favourite> favourites;
    /// Latest player first.
    std::vector<KnownName> names;
    bool operator==(const StoredSetUps&) const = default;
};

/// Returns std::nullopt if the text is not such a file, or has a later version.
[[nodiscard]] std::optional<StoredSetUps> readSetUps(const QByteArray& text);
[[nodiscard]] QByteArray writeSetUps(const StoredSetUps& setUps);

/// Returns the path; empty if the configuration folder is unknown. Then nothing is stored.
[[nodiscard]] QString setUpFilePath();
/// Returns empty set-ups for a missing or unreadable file. Renames an unreadable file, but keeps a file of a
/// newer version. In both cases sets `problem` to a message.
[[nodiscard]] StoredSetUps loadSetUps(QString& problem);
/// Returns the current content of the file, which another window may have changed; std::nullopt if
/// unreadable.
[[nodiscard]] std::optional<StoredSetUps> loadStoredSetUps();
/// Returns the error; std::nullopt if stored. A file of a newer version is not overwritten, without an error.
[[nodiscard]] std::optional<records::Error> storeSetUps(const StoredSetUps& setUps);

} // namespace vozka
