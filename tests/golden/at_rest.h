// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A picture of the window once nothing in it moves or is still being drawn.
#pragma once

#include <QImage>

class QQuickWindow;

namespace vozka {

/// Blocks until every picture in the window is there and two pictures of it in a row are the same; fails the
/// test if that does not come about.
[[nodiscard]] QImage pictureAtRest(QQuickWindow& window);

} // namespace vozka
