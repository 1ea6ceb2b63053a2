// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Where pieces are shown that link two features of a tile.
#pragma once

#include "models/scene/board_scene.h"

namespace vozka {

/// Place of something between two features of a tile.
struct PairPlace {
    /// Its middle on the tile, 0 to 1.
    QPointF middle;
    /// How far it is turned clockwise from a line from west to east, in degrees.
    qreal angle = 0;
};
/// `out`: how far it is moved from the middle of the tile towards each feature. Requires: there is a tile.
[[nodiscard]] PairPlace pairPlace(const Table& table, Cell cell, FeatureIndex one, FeatureIndex other,
                                  qreal out);
/// A piece of that word between two features of a tile. Requires: there is a tile.
[[nodiscard]] PieceSpot linkSpot(const Table& table, Code word, Cell cell, FeatureIndex one,
                                 FeatureIndex other);
/// The piece between the features that it links. Requires: its argument is a link.
[[nodiscard]] PieceSpot linkSpot(const Table& table, const TokenSpec& spec, const Token& token);
/// True if such tokens have a separate drawing: the only one of its kind, or one that links.
[[nodiscard]] bool isPieceOnTile(const TokenSpec& spec);

} // namespace vozka
