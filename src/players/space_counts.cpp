// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "players/space_counts.h"

#include <algorithm>
#include <map>

namespace vozka {

SpaceCounts spacesOf(const Rules& rules, const State& state, const FeatureInsight& feature)
{
    SpaceCounts counts;
    counts.cells = feature.missing;
    for (const auto& end : feature.openEnds)
        if (const Cell cell = neighbour(end.at, end.side);
            std::ranges::find(counts.cells, cell) == counts.cells.end())
            counts.cells.push_back(cell);
    bool isFirst = true;
    for (const Cell cell : counts.cells) {
        const auto insight = cellInsight(rules, state, cell);
        // A cell without neighbours is no open cell, and any tile fits it.
        const int copies = insight ? insight->copies : state->bagTotal;
        counts.isDead = counts.isDead || (insight && insight->status == CellStatus::Dead);
        if (isFirst || copies < counts.fitting) {
            counts.hardest = cell;
            counts.fitting = copies;
        }
        isFirst = false;
    }
    return counts;
}

namespace {

/// Counts the tiles of the bag for which `isCounted(state)` is true after a placement on the cell.
template<class IsCounted>
int countPlacements(const Rules& rules, const State& state, Cell cell, IsCounted isCounted)
{
    const auto insight = cellInsight(rules, state, cell);
    int tiles = 0;
    for (const auto& fit : insight ? insight->kinds : std::vector<KindFit>())
        for (const auto& candidate : tileCandidates(rules, state, fit.kind)) {
            if (candidate.refusal || candidate.action.at.cell() != cell)
                continue;
            State placed = rules.asIfDrawn(state, fit.kind);
            rules.apply(placed, candidate.action);
            if (!isCounted(placed))
                continue;
            tiles += fit.copies;
            break;
        }
    return tiles;
}

} // namespace

int completingTiles(const Rules& rules, const State& state, Segment segment, Cell cell)
{
    return countPlacements(rules, state, cell,
                           [&](const State& placed) { return rules.book().isComplete(*placed, segment); });
}

int joiningTiles(const Rules& rules, const State& state, Segment one, Segment other, Cell cell)
{
    return countPlacements(rules, state, cell, [&](const State& placed) {
        return placed->board.root(one) == placed->board.root(other);
    });
}

int tilesThatFit(const Rules& rules, const State& state, const std::vector<Cell>& cells)
{
    std::map<KindIndex, int> copies;
    for (const Cell cell : cells)
        if (const auto insight = cellInsight(rules, state, cell))
            for (const auto& fit : insight->kinds)
                copies[fit.kind] = fit.copies;
    int tiles = 0;
    for (const auto& [kind, count] : copies)
        tiles += count;
    return tiles;
}

} // namespace vozka
