// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Helpers for painting tiles: conversions of units, directions and letters of passages.
#pragma once

#include <QRectF>
#include <QString>
#include <QTransform>

namespace vozka {

/// Maps the units of regions (`areaSquare`) to the square.
[[nodiscard]] QTransform ontoTile(const QRectF& square);
/// Angle of a side ("n", "ne", ...), clockwise from the east, in degrees.
[[nodiscard]] qreal angleOf(const QString& side);
/// Returns the letter of the passage with this index (see `paintTile`); 'd' if the string is too short.
[[nodiscard]] QChar passageLetter(const QString& passages, std::size_t passage);

} // namespace vozka
