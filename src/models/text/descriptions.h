// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Descriptions of the board for screen readers.
#pragma once

#include "engine/insight/worth.h"
#include "models/board/table.h"

#include <QPointF>
#include <QString>

namespace vozka {

/// Returns the position of a cell relative to the start tile: "3 east, 1 north".
[[nodiscard]] QString cellDescription(Cell cell);
/// Returns a description of a legal cell: the tile fits in its current rotation, or in another one.
[[nodiscard]] QString fitDescription(Cell cell, bool asItIsTurned);
/// Returns the position of the north-west corner of a cell.
[[nodiscard]] QString cornerDescription(Cell cell);
/// Returns the position of a point of a tile (0 to 1) relative to its middle: "north, east"; empty in the
/// middle.
[[nodiscard]] QString placeOnTileDescription(QPointF point);
/// Returns the sides of the feature: "north, east".
[[nodiscard]] QString sidesDescription(const TileFeature& feature, Turns turns);
/// Returns the features of a tile in this rotation: "City: north, 1 coat of arms. Road: east, west".
[[nodiscard]] QString tileDescription(const TileKind& kind, Turns turns);
[[nodiscard]] QString tileDescription(const Table& table, KindIndex kind, Turns turns);
/// The same with the state of the passages: "... 1 drawbridge, down". `passages`: as by `passageLetters`.
[[nodiscard]] QString tileOnBoardDescription(const Table& table, const PlacedTile& tile,
                                             const QString& passages);
/// Returns the features of a tile without sides, for a line of the log: "city, 1 coat of arms, road".
[[nodiscard]] QString briefTileDescription(const TileKind& kind);
/// Returns the features of the tile in hand in this rotation; empty without a tile.
[[nodiscard]] QString handDescription(const Table& table, Turns turns);
/// Returns the value of a feature as a sum: "City: 5 tiles × 2 = 10".
[[nodiscard]] QString worthSum(const Table& table, const Worth& worth);
/// Returns the sum of a feature, or a message that it is worth nothing yet; empty if it is never scored.
[[nodiscard]] QString worthDescription(const Table& table, const Worth& worth);
/// Returns the unowned pieces on that tile and the height of piles, one line each; empty if none.
[[nodiscard]] QString piecesDescription(const Table& table, Cell cell);

} // namespace vozka
