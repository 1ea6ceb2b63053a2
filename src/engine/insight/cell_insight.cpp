// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/insight/cell_insight.h"

#include "engine/rules/core_rules.h"
#include "engine/rules/hooks/core_names.h"
#include "engine/rules/steps/placement.h"

#include <algorithm>
#include <tuple>

namespace vozka {

namespace {

/// Rule: base.place.match
std::uint8_t fittingTurns(const Rules& rules, const State& state, KindIndex kind, const OpenCell& open)
{
    return allowedTurns(rules.book(), *state, kind, open);
}

int copiesThatFit(const Rules& rules, const State& state, const OpenCell& open)
{
    int copies = 0;
    for (int i = 0; i < rules.catalogue().kindCount(); ++i)
        if (const auto kind = static_cast<KindIndex>(i);
            state->bag[kind] > 0 && fittingTurns(rules, state, kind, open) != 0)
            copies += state->bag[kind];
    return copies;
}

std::uint8_t turnsInHand(const Rules& rules, const State& state, const OpenCell& open)
{
    return state->drawn == noKind ? std::uint8_t{0} : fittingTurns(rules, state, state->drawn, open);
}

/// Turns of an own tile of that kind that can be placed there; `noPlayer`: own tile of any player.
std::uint8_t ownTurns(const Rules& rules, const State& state, KindIndex kind, Cell cell, Player owner)
{
    unsigned turns = 0;
    for (Turns turn = 0; turn < sideCount; ++turn)
        if (!placementRefusal(rules.book(), *state,
                              {.cell = cell, .kind = kind, .turns = turn, .owner = owner}))
            turns |= 1U << turn;
    return static_cast<std::uint8_t>(turns);
}

/// Calls `each(kind, turns)` for kinds of own tiles that can be placed there. `turns` is never 0.
template<class Each>
void forEachOwnTile(const Rules& rules, const State& state, Cell cell, Each each)
{
    for (int i = 0; i < rules.catalogue().kindCount(); ++i) {
        const auto kind = static_cast<KindIndex>(i);
        if (rules.book().ownTileRule(kind) != nullptr)
            if (const auto turns = ownTurns(rules, state, kind, cell, noPlayer); turns != 0)
                each(kind, turns);
    }
}

CellStatus statusOf(const Rules& rules, const State& state, const OpenCell& open, int copies)
{
    if (copies > 0 || turnsInHand(rules, state, open) != 0)
        return CellStatus::Fillable;
    auto status = CellStatus::Dead;
    forEachOwnTile(rules, state, open.cell,
                   [&](KindIndex, std::uint8_t) { status = CellStatus::OwnTileOnly; });
    return status;
}

std::vector<OwnTileFit> ownTilesThatFit(const Rules& rules, const State& state, Cell cell)
{
    std::vector<OwnTileFit> fitting;
    forEachOwnTile(rules, state, cell, [&](KindIndex kind, std::uint8_t turns) {
        OwnTileFit fit{kind, turns, {}};
        for (Player player = 0; player < state->playerCount; ++player)
            if (ownTurns(rules, state, kind, cell, player) != 0)
                fit.players.push_back(player);
        fitting.push_back(std::move(fit));
    });
    return fitting;
}

/// Returns the player who draws the next tile from the bag: the active player before the draw of their turn,
/// otherwise the next player. A player who has placed an own tile does not draw in that turn.
Player nextToDraw(const Rules& rules, const State& state)
{
    const bool drawsInThisTurn = state->step <= rules.book().plan().indexOf(step::draw);
    return drawsInThisTurn ? state->active : static_cast<Player>((state->active + 1) % state->playerCount);
}

/// Probability that at least one of `draws` tiles from a bag of `bag` tiles is one of the `copies`.
double chanceOfAny(int draws, int copies, int bag)
{
    double noneFits = 1;
    for (int i = 0; i < draws; ++i)
        noneFits *= static_cast<double>(std::max(bag - copies - i, 0)) / (bag - i);
    return 1 - noneFits;
}

std::vector<DrawOdds> oddsOfPlayers(const Rules& rules, const State& state, int copies)
{
    std::vector<DrawOdds> odds(state->playerCount);
    if (state->over)
        return odds;
    const int bag = state->bagTotal;
    const int first = nextToDraw(rules, state);
    for (int i = 0; i < bag; ++i)
        ++odds[static_cast<std::size_t>((first + i) % state->playerCount)].draws;
    for (auto& player : odds)
        if (player.draws > 0) {
            // The first draw and all later draws have the same probability.
            player.nextDraw = static_cast<double>(copies) / bag;
            player.anyDraw = chanceOfAny(player.draws, copies, bag);
        }
    return odds;
}

} // namespace

std::optional<CellInsight> cellInsight(const Rules& rules, const State& state, Cell cell)
{
    const auto cells = state->board.openCells();
    const auto open = std::ranges::find(cells, cell, &OpenCell::cell);
    if (open == cells.end())
        return {};
    CellInsight insight;
    insight.cell = cell;
    for (int i = 0; i < rules.catalogue().kindCount(); ++i) {
        const auto kind = static_cast<KindIndex>(i);
        const auto turns = fittingTurns(rules, state, kind, *open);
        if (state->bag[kind] > 0 && turns != 0)
            insight.kinds.push_back({kind, state->bag[kind], turns});
    }
    insight.copies = copiesThatFit(rules, state, *open);
    insight.bag = state->bagTotal;
    insight.turnsInHand = turnsInHand(rules, state, *open);
    insight.ownTiles = ownTilesThatFit(rules, state, cell);
    insight.status = statusOf(rules, state, *open, insight.copies);
    if (insight.copies > 0 && !state->over) {
        insight.nextDraw = static_cast<double>(insight.copies) / insight.bag;
        insight.expectedDraw = static_cast<double>(insight.bag + 1) / (insight.copies + 1);
    }
    insight.players = oddsOfPlayers(rules, state, insight.copies);
    return insight;
}

std::vector<CellSummary> openCellSummaries(const Rules& rules, const State& state)
{
    std::vector<CellSummary> all;
    all.reserve(state->board.openCells().size());
    for (const auto& open : state->board.openCells()) {
        const int copies = copiesThatFit(rules, state, open);
        all.push_back({open.cell, statusOf(rules, state, open, copies), copies});
    }
    std::ranges::sort(all, {},
                      [](const CellSummary& summary) { return std::tuple(summary.cell.y, summary.cell.x); });
    return all;
}

} // namespace vozka
