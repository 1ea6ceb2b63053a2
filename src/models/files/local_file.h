// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Paths of files as addresses and back, byte by byte: the name of a file need not be text.
#pragma once

#include "records/error.h"

#include <QString>
#include <QUrl>

#include <filesystem>

namespace vozka {

/// Empty for an empty path.
[[nodiscard]] QUrl urlOf(const std::filesystem::path& path);
/// Empty if the address is no file of this computer.
[[nodiscard]] std::filesystem::path pathOf(const QUrl& file);
/// The same; an error says why the address is no file of this computer.
[[nodiscard]] records::Result<std::filesystem::path> localPath(const QUrl& file);
/// The name of a file without what our files end in: "a.position.json" is "a".
[[nodiscard]] QString stemOf(const QString& name);
/// That text as the beginning of a name: without what the name of a file cannot have anywhere, and short
/// enough for an ending.
[[nodiscard]] QString asFileName(const QString& text);
/// False for what cannot be looked at, and for an empty path.
[[nodiscard]] bool isFolder(const std::filesystem::path& path);
/// For people: what is no text in it is shown by a sign.
[[nodiscard]] QString shown(const std::filesystem::path& path);

} // namespace vozka
