// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Places of pieces that link two features of a tile.
#pragma once

#include "models/board/board_scene.h"

namespace vozka {

/// Place between two features of a tile.
struct PairPlace {
    /// On the tile, 0 to 1.
    QPointF middle;
    /// Clockwise from a line from west to east, in degrees.
    qreal angle = 0;
};
/// Returns the place between two features. `out`: distance from the middle of the tile towards each feature.
/// Requires: there is a tile.
[[nodiscard]] PairPlace pairPlace(const Table& table, Cell cell, FeatureIndex one, FeatureIndex other,
                                  qreal out);
/// Returns a piece with this word between two features. Requires: there is a tile.
[[nodiscard]] PieceSpot linkSpot(const Table& table, Code word, Cell cell, FeatureIndex one,
                                 FeatureIndex other);
/// Returns the piece of a token that links two features. Requires: the token's argument is a link.
[[nodiscard]] PieceSpot linkSpot(const Table& table, const TokenSpec& spec, const Token& token);
/// Returns the token of a pair at the end of its road. Requires: it is on a feature.
[[nodiscard]] PieceSpot pairSpot(const Table& table, const TokenSpec& spec, const Token& token);
/// Returns the URL of the picture of a token of a pair.
[[nodiscard]] QString pairPicture(const Table& table, Code word, Player owner, int number);
/// Returns true if tokens of this kind have a separate drawing: a single piece, or a link.
[[nodiscard]] bool isPieceOnTile(const TokenSpec& spec);

} // namespace vozka
