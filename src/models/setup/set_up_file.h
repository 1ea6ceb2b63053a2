// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What is remembered of set-ups: the one played last, the favourites and the names of those who played, in a
// file below the configuration folder of the user. What cannot be understood of it is left out; nothing in it
// can do harm.
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

struct RememberedSetUps {
    std::optional<GameSetUp> last;
    std::vector<Favourite> favourites;
    /// Who played last comes first.
    std::vector<KnownName> names;
    bool operator==(const RememberedSetUps&) const = default;
};

/// Nothing if the text is not such a file at all, or one of a later version of the program.
[[nodiscard]] std::optional<RememberedSetUps> readSetUps(const QByteArray& text);
[[nodiscard]] QByteArray writeSetUps(const RememberedSetUps& setUps);

/// Empty where there is no such folder: then nothing is remembered.
[[nodiscard]] QString setUpFilePath();
/// A missing file holds nothing. One that cannot be read is put aside under another name, so that nothing is
/// lost and it is said once; one of a newer version stays. `problem` then says so in words.
[[nodiscard]] RememberedSetUps loadSetUps(QString& problem);
/// What stands in the file by now, perhaps written by another window; nothing if it cannot be read.
[[nodiscard]] std::optional<RememberedSetUps> rememberedNow();
/// Nothing = done, or a newer version has written the file, which is not overwritten.
[[nodiscard]] std::optional<records::Error> storeSetUps(const RememberedSetUps& setUps);

} // namespace vozka
