// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/hooks/core_names.h"
#include "engine/rules/hooks/majority.h"
#include "engine/rules/hooks/turn.h"
#include "engine/rules/scoring/completion.h"
#include "engine/rules/steps/core_steps.h"

#include <algorithm>

namespace vozka {

namespace {

void reportCompleted(Turn& turn, Segment root)
{
    const auto& board = turn.state().board;
    Event event{
        .type = event::complete, .player = turn.state().active, .featureKind = board.segment(root).kind};
    event.count = board.feature(root).figures;
    board.forEachSegment(root, [&](Segment at) { event.segments.push_back(board.ref(at)); });
    std::ranges::sort(event.segments);
    event.at = event.segments.front();
    turn.report(std::move(event));
}

/// Scores every completed feature, with or without figures, then features of expansions. Players have no
/// choice.
class ScoreStep final : public Step {
public:
    ScoreStep() : Step({.name = step::score}) {}

    Next enter(Turn& turn) const override
    {
        const auto& state = turn.state();
        if (state.placed == noTile)
            return Next::NextStep;
        const auto completed = completedInTurn(turn.book(), state);
        for (const Segment root : completed.roots()) {
            if (state.board.status(root) != FeatureStatus::Complete)
                continue;
            turn.state().board.setStatus(root, FeatureStatus::Scored);
            if (turn.isReporting())
                reportCompleted(turn, root);
            const bool isOccupied = state.board.feature(root).figures != 0;
            if (isOccupied)
                turn.score(root, ScoreTime::Completed);
            turn.trigger(Trigger::FeatureScored, {.feature = root});
            if (isOccupied)
                turn.returnFigures(root);
        }
        turn.trigger(Trigger::AllScored);
        return Next::NextStep;
    }
};

} // namespace

void addScoreStep(RuleBook& book)
{
    book.plan().append(std::make_unique<ScoreStep>(), coreName);
}

} // namespace vozka
