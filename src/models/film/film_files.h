// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Writes a film to a file or to a folder of images.
#pragma once

#include "models/film/film.h"

#include <functional>
#include <optional>

namespace vozka {

/// Default and limits of the time for each turn, in milliseconds.
inline constexpr int usualTurnMs = 700;
inline constexpr int shortestTurnMs = 20;
inline constexpr int longestTurnMs = 60000;

/// Called after each image with the number of painted images and of all images. Returns false to stop.
using FilmProgress = std::function<bool(int done, int all)>;

/// Returns an animated picture; empty if it was stopped or failed. Requires: the ending is one of
/// filmEndings().
[[nodiscard]] QByteArray filmAsFile(const Match& match, const FilmLook& look, int turnMs,
                                    const QString& ending, const FilmProgress& progress = {});
/// Writes images 0001.png, ... to that folder, which is created if missing. Existing files of these names are
/// replaced. Returns an error message; std::nullopt if none, also if it was stopped.
[[nodiscard]] std::optional<QString> filmAsPictures(const Match& match, const FilmLook& look,
                                                    const QString& folder, const FilmProgress& progress = {});

} // namespace vozka
