// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Targets of the arrow keys among places on the board: a near place in that direction. Each place can be
// reached from every other place.
#pragma once

#include <QPointF>

#include <cstddef>
#include <vector>

namespace vozka {

class ArrowNavigation {
public:
    /// Places are identified by their index. Coordinates are in cells, y downwards.
    explicit ArrowNavigation(std::vector<QPointF> places);

    /// Returns the target of an arrow key; `from` if no place is in that direction. `dx`: 1 = right, -1 =
    /// left. `dy`: 1 = down, -1 = up. One of the two is 0.
    [[nodiscard]] std::size_t towards(std::size_t from, int dx, int dy) const;

private:
    /// Indices of places in one row.
    using Row = std::vector<std::size_t>;
    /// Target of one arrow key for each place.
    using Targets = std::vector<std::size_t>;

    [[nodiscard]] std::size_t across(std::size_t from, int dx) const;
    [[nodiscard]] std::size_t along(std::size_t from, int dy) const;
    [[nodiscard]] qreal aside(std::size_t from, std::size_t to) const;
    [[nodiscard]] bool reachEverything() const;
    void enterEveryRow(int dy);

    std::vector<QPointF> m_places;
    /// Rows from top to bottom, and the row of each place.
    std::vector<Row> m_rows;
    std::vector<std::size_t> m_rowOf;
    Targets m_left;
    Targets m_right;
    Targets m_up;
    Targets m_down;
};

} // namespace vozka
