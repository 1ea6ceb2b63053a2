// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The cells where a tile could be laid: which tiles left fill them, how likely one is drawn, and which cells
// nothing can fill any more. All of it for the cell as its neighbours are now, and for the tiles that are
// left, also when the game is over and nobody places them any more.
#pragma once

#include "engine/rules/rules.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace vozka {

/// A kind in the bag that fits the cell.
struct KindFit {
    KindIndex kind = noKind;
    /// Copies of it in the bag.
    int copies = 0;
    /// Bit t = it fits turned by t; turns that look alike, too.
    std::uint8_t turns = 0;
    bool operator==(const KindFit&) const = default;
};

/// A kind that belongs to the players and may lie there.
struct OwnTileFit {
    KindIndex kind = noKind;
    std::uint8_t turns = 0;
    /// Who still has one, by player.
    std::vector<Player> players;
    bool operator==(const OwnTileFit&) const = default;
};

/// What one player may hope for. It is reckoned that every turn from here on draws exactly one tile: nobody
/// places a tile of his own instead, and none is drawn that fits nowhere.
struct DrawOdds {
    /// Tiles that he still draws until the bag is empty; the tile in hand is not among them.
    int draws = 0;
    /// That the next tile he draws fits: copies / tiles in the bag, 0 if he draws none.
    double nextDraw = 0;
    /// That at least one of those he draws fits.
    double anyDraw = 0;
};

enum class CellVerdict : std::uint8_t {
    /// A tile in the bag or the one in hand fits.
    Fillable,
    /// None of those; but a tile that a player has of his own may lie there.
    OwnTileOnly,
    /// Nothing that is left can fill it.
    Dead
};

struct CellInsight {
    Cell cell;
    CellVerdict verdict = CellVerdict::Dead;
    /// Which kinds of the bag fit, in the order of the catalogue.
    std::vector<KindFit> kinds;
    /// Copies of them all together, out of `bag` tiles in the bag.
    int copies = 0;
    int bag = 0;
    /// In which turns the tile in hand fits (bit t = turned by t); 0 if it does not, or there is none.
    std::uint8_t turnsInHand = 0;
    /// In the order of the catalogue.
    std::vector<OwnTileFit> ownTiles;
    /// That the next tile drawn fits, whoever draws it: copies / bag; 0 when the game is over.
    double nextDraw = 0;
    /// Which of the tiles to come is on average the first that fits, counted from 1: (bag + 1) / (copies +
    /// 1). 0 if none does. (Before the bag is empty one is drawn for certain if any fits.)
    double expectedDraw = 0;
    /// One for each player. All 0 when the game is over.
    std::vector<DrawOdds> players;
};

/// Nothing where the cell is not open: a tile lies there, or none lies beside it.
[[nodiscard]] std::optional<CellInsight> cellInsight(const Rules& rules, const State& state, Cell cell);

struct CellOutlook {
    Cell cell;
    CellVerdict verdict = CellVerdict::Dead;
    /// Tiles in the bag that fit.
    int copies = 0;
    bool operator==(const CellOutlook&) const = default;
};

/// Every open cell by row, then column, with the verdict of `cellInsight`. Cheap: a table is looked up for
/// each kind.
[[nodiscard]] std::vector<CellOutlook> deadCells(const Rules& rules, const State& state);

} // namespace vozka
