// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Which pictures a game needs that is opened when the program starts.
#pragma once

#include "models/art/pictures_ahead.h"

#include <QSize>

namespace vozka {

/// The tiles and figures on the board of the game in that file, as large as they will be seen in a window of
/// that size on a screen with so many pixels for each of the window's. None if the file holds no game that is
/// still played; nothing is said of what is wrong with it. From any thread.
[[nodiscard]] QList<PicturesAhead::Picture> picturesOfGame(const QString& path, QSize window,
                                                           qreal pixelRatio);

} // namespace vozka
