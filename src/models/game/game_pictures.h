// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Pictures of a game that is opened when the program starts.
#pragma once

#include "models/art/picture_prefetcher.h"

#include <QSize>

namespace vozka {

/// Returns the tiles and figures on the board of the game in a file, in the size for a window of this size
/// and pixel ratio. Empty if the file has no running game; reports no errors. Thread-safe.
[[nodiscard]] QList<PicturePrefetcher::Picture> picturesOfGame(const QString& path, QSize window,
                                                               qreal pixelRatio);

} // namespace vozka
