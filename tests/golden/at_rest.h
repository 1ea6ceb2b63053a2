// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Takes a picture of a window after all animations and background drawing have ended.
#pragma once

#include <QImage>

class QQuickWindow;

namespace vozka {

/// Returns a picture of the window. Blocks until all images in the window are loaded and two consecutive
/// pictures are equal. Fails the test if that takes too long.
[[nodiscard]] QImage pictureAtRest(QQuickWindow& window);

} // namespace vozka
