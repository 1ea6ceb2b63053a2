// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/hooks/turn.h"
#include "engine/rules/scoring/feature_scoring.h"

namespace vozka {

namespace {

constexpr int surroundingCells = 8;

/// Updates the open ends of surrounded features: the cells around them without a tile.
void updateOpenEnds(Turn& turn)
{
    auto& state = turn.state();
    const auto tile = state.placed;
    const auto& placed = state.board.tiles()[tile];
    const Cell cell = placed.cell;
    // The new tile is not in the list yet: `areNear` includes its own cell.
    for (const auto& each : state.surrounded.all())
        if (areNear(each.cell, cell))
            state.board.changeOpenEnds(each.segment, -1);
    if (!turn.book().hasSurrounded(placed.kind))
        return;
    state.board.forEachOn(tile, [&](Segment at) {
        if (turn.book().isSurrounded(state.board.segment(at).kind)) {
            state.board.changeOpenEnds(at, surroundingCells - state.board.surroundingTileCount(cell));
            state.surrounded.push_back({cell, at});
        }
    });
}

} // namespace

void addSurroundedFeature(RuleBook& book, FeatureKind kind, const SurroundedWords& words)
{
    const auto addTerms = [words](const StateData& state, Segment segment, ScoreTime time,
                                  ScoreSheet& sheet) {
        const int neighbours = time == ScoreTime::Completed
                                   ? surroundingCells
                                   : state.board.surroundingTileCount(state.board.cellOf(segment));
        sheet.add(words.tile, 1, 1);
        sheet.add(words.neighbours, neighbours, 1);
    };
    book.add(kind, {.group = FeatureGroup::Surrounded,
                    .completed = words.completed,
                    .atEnd = words.atEnd,
                    .addTerms = addTerms});
    scoreAtTheEnd(book, kind);
}

void addSurroundedFeatures(RuleBook& book)
{
    book.on(Trigger::TilePlaced, [](Turn& turn, const TriggerArgs&) { updateOpenEnds(turn); });
}

} // namespace vozka
