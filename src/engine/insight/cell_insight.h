// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Cells where a tile could be placed: the remaining tiles that fit, the probability of drawing one, and cells
// that no tile can fill. All values are for the current neighbours of the cell and the tiles now in the bag,
// also after the end of the game.
#pragma once

#include "engine/rules/rules.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace vozka {

/// Kind of tile in the bag that fits the cell.
struct KindFit {
    KindIndex kind = noKind;
    int copies = 0;
    /// Bit t is set if the tile fits turned by t. Includes turns that look the same.
    std::uint8_t turns = 0;
    bool operator==(const KindFit&) const = default;
};

/// Kind of own tiles that can be placed on the cell.
struct OwnTileFit {
    KindIndex kind = noKind;
    std::uint8_t turns = 0;
    /// Players who have such a tile left, ascending.
    std::vector<Player> players;
    bool operator==(const OwnTileFit&) const = default;
};

/// Chances of one player. Assumes that every turn draws exactly one tile: no own tiles, and no discarded
/// tiles.
struct DrawOdds {
    /// Number of tiles that the player will draw until the bag is empty, without the tile in hand.
    int draws = 0;
    /// Probability that the player's next drawn tile fits; 0 if the player draws none.
    double nextDraw = 0;
    /// Probability that at least one of the tiles that the player will draw fits.
    double anyDraw = 0;
};

enum class CellStatus : std::uint8_t {
    /// A tile in the bag or the tile in hand fits.
    Fillable,
    /// No such tile fits, but an own tile of a player can be placed there.
    OwnTileOnly,
    /// No remaining tile can fill it.
    Dead
};

struct CellInsight {
    Cell cell;
    CellStatus status = CellStatus::Dead;
    /// Kinds in the bag that fit, in the order of the catalogue.
    std::vector<KindFit> kinds;
    /// Number of tiles in the bag that fit. `bag`: number of all tiles in the bag.
    int copies = 0;
    int bag = 0;
    /// Turns that fit for the tile in hand (bit t: turned by t); 0 if none.
    std::uint8_t turnsInHand = 0;
    /// In the order of the catalogue.
    std::vector<OwnTileFit> ownTiles;
    /// Probability that the next drawn tile fits; 0 if the game is over.
    double nextDraw = 0;
    /// Expected number of the first draw that fits, from 1: (bag + 1) / (copies + 1). 0 if no tile fits or
    /// the game is over.
    double expectedDraw = 0;
    /// One entry for each player. All are 0 if the game is over.
    std::vector<DrawOdds> players;
};

/// Empty if the cell is not open.
[[nodiscard]] std::optional<CellInsight> cellInsight(const Rules& rules, const State& state, Cell cell);

struct CellSummary {
    Cell cell;
    CellStatus status = CellStatus::Dead;
    /// Number of tiles in the bag that fit.
    int copies = 0;
    bool operator==(const CellSummary&) const = default;
};

/// Returns every open cell by row, then column, with the status of `cellInsight`. Cheap: one table look-up
/// for each cell and kind.
[[nodiscard]] std::vector<CellSummary> openCellSummaries(const Rules& rules, const State& state);

} // namespace vozka
