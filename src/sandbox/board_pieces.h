// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What lies on the tiles of a position beside figures: how it goes with the tiles and figures it belongs to.
#pragma once

#include "engine/rules/position.h"

namespace vozka::sandbox {

/// True if the figure is on that tile or on one of its corners.
[[nodiscard]] bool touches(const PositionFigure& figure, Cell tile);

/// Takes away the pieces and piles on that tile.
void takeFromTile(Position& position, Cell at);

/// A piece whose figure is no longer among those of the position stays on its tile alone.
void leaveAlone(Position& position);

/// The piece comes to that tile, from wherever it was.
void bring(Position& position, const PositionPiece& piece);

/// The pieces of the players on all piles of the position together.
[[nodiscard]] int piecesOnPiles(const Position& position);

} // namespace vozka::sandbox
