// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A film becomes a file, or a folder of pictures.
#pragma once

#include "models/film/film.h"

#include <functional>
#include <optional>

namespace vozka {

/// How long a turn stays if nothing else is said, and how long it may, in milliseconds.
inline constexpr int usualTurnMs = 700;
inline constexpr int shortestTurnMs = 20;
inline constexpr int longestTurnMs = 60000;

/// Asked after each picture, of which so many of so many are painted: false to stop.
using FilmProgress = std::function<bool(int done, int all)>;

/// An animated WebP; empty if it was stopped or cannot be made. Requires: they are possible.
[[nodiscard]] QByteArray filmAsWebp(const Match& match, const FilmLook& look, int turnMs,
                                    const FilmProgress& goesOn = {});
/// The pictures 0001.png, ... in that folder, which is made if need be; what is there of these names is
/// replaced. What went wrong, in a sentence; nothing if nothing did.
[[nodiscard]] std::optional<QString> filmAsPictures(const Match& match, const FilmLook& look,
                                                    const QString& folder);
/// That there can be no films in one file, only pictures in a folder.
[[nodiscard]] QString noWebpSentence();

} // namespace vozka
