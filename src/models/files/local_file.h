// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Converts file paths to URLs and back without loss: file names can contain any bytes.
#pragma once

#include "records/error.h"

#include <QString>
#include <QUrl>

#include <filesystem>

namespace vozka {

/// Returns an empty URL for an empty path.
[[nodiscard]] QUrl urlOf(const std::filesystem::path& path);
/// Returns an empty path if the URL is not a local file.
[[nodiscard]] std::filesystem::path pathOf(const QUrl& file);
/// Returns an error with the reason if the URL is not a local file.
[[nodiscard]] records::Result<std::filesystem::path> localPath(const QUrl& file);
/// Returns the file name without an ending of the program: "a.position.json" is "a".
[[nodiscard]] QString stemOf(const QString& name);
/// Returns the text as the start of a file name: without forbidden characters, and short enough for an
/// ending.
[[nodiscard]] QString asFileName(const QString& text);
/// Returns false for empty and inaccessible paths.
[[nodiscard]] bool isFolder(const std::filesystem::path& path);
/// Returns the path for display, with a replacement character for bytes that are not text.
[[nodiscard]] QString shown(const std::filesystem::path& path);

} // namespace vozka
