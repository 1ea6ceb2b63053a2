// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Where the arrow keys lead among places on the board: to what is near in their direction, and so that every
// place is reached from every other one.
#pragma once

#include <QPointF>

#include <cstddef>
#include <vector>

namespace vozka {

class ArrowWays {
public:
    /// Places are told by their numbers here. They are in cells, y downwards.
    explicit ArrowWays(std::vector<QPointF> places);

    /// Where an arrow leads from that place: dx is 1 to the right and -1 to the left, dy 1 down and -1 up;
    /// the other one is 0. The place itself if nothing lies that way.
    [[nodiscard]] std::size_t towards(std::size_t from, int dx, int dy) const;

private:
    /// Numbers of places that lie side by side.
    using Row = std::vector<std::size_t>;
    /// Where one arrow leads from each place.
    using Ways = std::vector<std::size_t>;

    [[nodiscard]] std::size_t across(std::size_t from, int dx) const;
    [[nodiscard]] std::size_t along(std::size_t from, int dy) const;
    [[nodiscard]] qreal aside(std::size_t from, std::size_t to) const;
    [[nodiscard]] bool reachEverything() const;
    void enterEveryRow(int dy);

    std::vector<QPointF> m_places;
    /// From top to bottom, and in which of them each place lies.
    std::vector<Row> m_rows;
    std::vector<std::size_t> m_rowOf;
    Ways m_left;
    Ways m_right;
    Ways m_up;
    Ways m_down;
};

} // namespace vozka
