// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What lies on the board, as it is drawn: the tiles and the figures with their places.
#pragma once

#include "models/table.h"

#include <QPointF>

#include <vector>

namespace vozka {

struct TileSpot {
    Cell cell;
    QString kind;
    int turns = 0;
    /// Whose latest tile it is, or nature.
    Player lastOf = nature;
};

struct FigureSpot {
    Figure figure;
    Cell cell;
    /// Where its foot stands on the tile, 0 to 1; on a corner, where its middle is.
    QPointF place;
    /// The name of its drawing.
    QString picture;
};

/// In the order of placement.
[[nodiscard]] std::vector<TileSpot> tilesOnBoard(const Table& table);
/// In the order in which they were set there.
[[nodiscard]] std::vector<FigureSpot> figuresOnBoard(const Table& table);
/// What the figure counts now, where that changes in the course of a game.
[[nodiscard]] std::optional<int> shownStrength(const Table& table, const Figure& figure);
/// Where points for a figure on that feature come from, in cells: where it stands, or where it stood.
[[nodiscard]] QPointF placeOfScore(const Table& table, const Event& score);

} // namespace vozka
