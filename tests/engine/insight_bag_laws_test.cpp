// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Laws for cells and for the remaining tiles in positions of random games.
#include "engine/insight/cell_insight.h"
#include "engine/insight/tiles_left.h"
#include "insight_games.h"

#include <algorithm>
#include <map>

namespace vozka {

using BagLaws = InsightGames;

TEST_P(BagLaws, CellsAgreeWithCandidates)
{
    const auto rules = BagLaws::rules();
    int step = 0;
    playRandomGame(rules, GetParam().seed, [&](const State& state, const Events&) {
        if (++step % 10 != 0 && !state->over)
            return;
        std::map<Cell, std::map<KindIndex, unsigned>> turns;
        for (int i = 0; i < rules.catalogue().kindCount(); ++i)
            for (const auto& one : tileCandidates(rules, state, static_cast<KindIndex>(i)))
                if (one.isLegal())
                    turns[one.action.at.cell()][static_cast<KindIndex>(i)] |= 1U << one.action.turns;
        const auto summaries = openCellSummaries(rules, state);
        EXPECT_EQ(summaries.size(), state->board.openCells().size());
        for (const auto& one : summaries) {
            const auto cell = *cellInsight(rules, state, one.cell);
            EXPECT_EQ(one.status, cell.status);
            EXPECT_EQ(one.copies, cell.copies);
            int copies = 0;
            bool hasOwnTile = false;
            for (const auto& [kind, mask] : turns[one.cell]) {
                if (!rules.catalogue().kind(kind).inBag) {
                    // Candidates belong to the active player.
                    const auto fit = std::ranges::find(cell.ownTiles, kind, &OwnTileFit::kind);
                    ASSERT_NE(fit, cell.ownTiles.end());
                    EXPECT_EQ(fit->turns, mask);
                    EXPECT_TRUE(std::ranges::binary_search(fit->players, state->active));
                    hasOwnTile = true;
                    continue;
                }
                copies += state->bag[kind];
                const auto fit = std::ranges::find(cell.kinds, kind, &KindFit::kind);
                EXPECT_EQ(fit != cell.kinds.end(), state->bag[kind] > 0);
                if (fit != cell.kinds.end()) {
                    EXPECT_EQ(fit->turns, mask);
                    EXPECT_EQ(fit->copies, state->bag[kind]);
                }
            }
            EXPECT_EQ(cell.copies, copies);
            const bool isForTileInHand = state->drawn != noKind && turns[one.cell].contains(state->drawn);
            EXPECT_EQ(cell.status == CellStatus::Fillable, copies > 0 || isForTileInHand);
            for (const auto& fit : cell.ownTiles)
                EXPECT_EQ(std::ranges::binary_search(fit.players, state->active), hasOwnTile);
        }
    });
}

TEST_P(BagLaws, TilesAreConserved)
{
    const auto rules = BagLaws::rules();
    int discarded = 0;
    playRandomGame(rules, GetParam().seed, [&](const State& state, const Events& events) {
        discarded += static_cast<int>(std::ranges::count(events, event::discard, &Event::type));
        int out = 0;
        std::size_t placed = 0;
        int inBag = 0;
        for (const auto& kind : tilesLeft(rules, state)) {
            EXPECT_EQ(kind.total, kind.inBag + kind.placed + kind.held + kind.out + (kind.inHand ? 1 : 0));
            EXPECT_GE(kind.held, 0);
            out += kind.out;
            placed += static_cast<std::size_t>(kind.placed);
            inBag += kind.inBag;
        }
        EXPECT_EQ(out, discarded);
        EXPECT_EQ(placed, state->board.tiles().size());
        EXPECT_EQ(inBag, state->bagTotal);
    });
}

INSTANTIATE_TEST_SUITE_P(RandomGames, BagLaws, testing::ValuesIn(insightGames()), nameOf);

} // namespace vozka
