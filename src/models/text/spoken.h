// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What lies on the board in words, for those who hear it instead of seeing it.
#pragma once

#include "engine/insight/worth.h"
#include "models/scene/table.h"

#include <QPointF>
#include <QString>

namespace vozka {

/// Where a cell lies, seen from the start tile: "3 east, 1 north".
[[nodiscard]] QString cellInWords(Cell cell);
/// That a tile fits on the cell as it is turned, or turned otherwise.
[[nodiscard]] QString fitInWords(Cell cell, bool asItIsTurned);
/// Where the point lies that is the north-west corner of a cell.
[[nodiscard]] QString cornerInWords(Cell cell);
/// Where a point of a tile lies (0 to 1), seen from its middle: "north, east"; empty in the middle.
[[nodiscard]] QString placeOnTileInWords(QPointF point);
/// The sides of its tile where the feature is: "north, east".
[[nodiscard]] QString sidesInWords(const TileFeature& feature, Turns turns);
/// What a tile shows, as it is turned: "City: north, 1 coat of arms. Road: east, west".
[[nodiscard]] QString tileInWords(const TileKind& kind, Turns turns);
[[nodiscard]] QString tileInWords(const Table& table, KindIndex kind, Turns turns);
/// The same with its passages as they are (`passageLetters`): "... 1 drawbridge, down".
[[nodiscard]] QString tileOnBoardInWords(const Table& table, const PlacedTile& tile, const QString& passages);
/// What a tile shows, without the sides, as a list for a line of the log: "city, 1 coat of arms, road".
[[nodiscard]] QString tileInBrief(const TileKind& kind);
/// The tile in hand as it would be with these turns; empty without one.
[[nodiscard]] QString handInWords(const Table& table, Turns turns);
/// As a sum: "City: 5 tiles × 2 = 10"; what is worth nothing has none.
[[nodiscard]] QString worthSum(const Table& table, const Worth& worth);
/// The same for what could be had there; that it is nothing so far is said, too.
[[nodiscard]] QString worthInWords(const Table& table, const Worth& worth);
/// What stands on that tile and is nobody's, and how high a pile there is; a line each, empty if nothing
/// does.
[[nodiscard]] QString piecesInWords(const Table& table, Cell cell);

} // namespace vozka
