// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Free space between the markers that are set. All places are in pixels.
#pragma once

#include <QPointF>
#include <QRectF>

#include <numbers>
#include <optional>
#include <vector>

namespace vozka {

inline constexpr qreal wholeCircle = 2 * std::numbers::pi;

[[nodiscard]] qreal distanceOf(QPointF a, QPointF b);

class MarkerSpace {
public:
    /// `tile`: square of the tile that no marker covers, empty if none.
    explicit MarkerSpace(QRectF tile = {}) : m_tile(tile) {}

    void take(QPointF middle) { m_taken.push_back(middle); }
    void takeAll(const std::vector<QPointF>& middles);
    /// Returns true if a marker of the width `apart` has space at that place.
    [[nodiscard]] bool isFree(QPointF at, qreal apart) const;
    /// Returns the nearest free place; std::nullopt if none is near `at`.
    [[nodiscard]] std::optional<QPointF> nearest(QPointF at, qreal apart) const;

private:
    QRectF m_tile;
    std::vector<QPointF> m_taken;
};

} // namespace vozka
