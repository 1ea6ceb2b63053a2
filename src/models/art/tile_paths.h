// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Helpers to paint tiles: scale, angles of directions, states of passages.
#pragma once

#include <QRectF>
#include <QString>
#include <QTransform>

namespace vozka {

/// Maps coordinates of regions, 0 to `areaSquare`, to `square`.
[[nodiscard]] QTransform ontoTile(const QRectF& square);
/// Angle of a direction ("n", "ne", ...), clockwise from the east, in degrees.
[[nodiscard]] qreal angleOf(const QString& side);
/// Returns the letter of the passage with this index (see `paintTile`); 'd' (down) if `passages` has none.
[[nodiscard]] QChar passageLetter(const QString& passages, std::size_t passage);

} // namespace vozka
