// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/scoring/completion.h"

namespace vozka {

namespace {

/// Adds the completed features that have a changed segment with `isAdded(segment)`.
template<class IsAdded>
void addCompleted(const RuleBook& book, const Board& board, CompletedFeatures& completed, IsAdded isAdded)
{
    board.forEachChanged([&](Segment at) {
        // One branch, which is rarely taken. Most kinds of features are completed, and most are open.
        const bool isComplete = board.feature(at).openEnds == 0;
        if ((isComplete & book.isCompleted(board.segment(at).kind)) && isAdded(at))
            completed.add(board, at);
    });
}

} // namespace

CompletedFeatures completedInTurn(const RuleBook& book, const StateData& state)
{
    const auto& board = state.board;
    CompletedFeatures completed;
    addCompleted(book, board, completed, [](Segment) { return true; });
    if (completed.roots().size() < 2)
        return completed;
    // Order: roads and cities of the tile, surrounded features on other tiles, then on the tile, and all
    // others.
    struct Group {
        bool isOfTile;
        bool isSurrounded;
    };
    completed.clear();
    for (const auto& group : {Group{true, false}, {false, true}, {true, true}, {false, false}})
        addCompleted(book, board, completed, [&](Segment at) {
            const auto& segment = board.segment(at);
            return (segment.tile == state.placed) == group.isOfTile
                   && book.isSurrounded(segment.kind) == group.isSurrounded;
        });
    return completed;
}

CompletedFeatures scoredInTurn(const RuleBook& book, const StateData& state)
{
    const auto& board = state.board;
    CompletedFeatures scored;
    const auto completed = completedInTurn(book, state);
    for (const Segment root : completed.roots())
        if (board.status(root) == FeatureStatus::Complete)
            scored.add(board, root);
    board.forEachChanged([&](Segment at) {
        if (book.isScoredInTurn(state, at))
            scored.add(board, at);
    });
    return scored;
}

void markScored(const RuleBook& book, StateData& state)
{
    const auto completed = completedInTurn(book, state);
    for (const Segment root : completed.roots())
        state.board.setStatus(root, FeatureStatus::Scored);
}

} // namespace vozka
