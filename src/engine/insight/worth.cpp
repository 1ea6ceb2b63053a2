// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/insight/worth.h"

#include "engine/insight/end_lines.h"

#include <algorithm>

namespace vozka {

namespace {

/// Points as completed if the feature is complete, else as at the end.
Worth worthByMajority(const RuleBook& book, const StateData& state, Segment segment)
{
    const auto time = book.isComplete(state, segment) ? ScoreTime::Completed : ScoreTime::Final;
    return vozka::worthByMajority(book, state, segment, time);
}

/// First figure on the feature that gets points without the majority; null if none.
const Figure* figurePaidAlone(const RuleBook& book, const StateData& state, Segment segment)
{
    return state.figureOn(
        segment, [&](const Figure& figure) { return book.figureRule(figure.kind).spec().isPaidAlone; });
}

/// Points of the figure for the feature at the end, without the majority.
Worth worthOfFigure(const RuleBook& book, const StateData& state, const Figure& figure,
                    const EndLines& endLines)
{
    const auto& rule = book.featureRule(state.board.segment(figure.segment).kind);
    const auto lines = endLines.of(state.board, figure.segment);
    // Lines of the majority come first.
    const auto last = std::find_if(lines.rbegin(), lines.rend(),
                                   [&](const ScoreLine& line) { return line.player == figure.player; });
    if (last == lines.rend())
        return {rule.atEnd.line, rule.atEnd.rule, 0, {}, Payment::Majority};
    return {last->kind, last->rule, last->points, last->terms, Payment::Majority};
}

} // namespace

Worth worthByMajority(const RuleBook& book, const StateData& state, Segment segment, ScoreTime time)
{
    const auto score = book.scoreOf(state, segment, time);
    const auto payment = book.featureRule(state.board.segment(segment).kind).payment;
    return {score.kind, score.rule, score.sheet.points(), score.sheet.terms(), payment};
}

Worth worthOf(const Rules& rules, const State& state, Segment segment, const EndLines& endLines)
{
    const auto& book = rules.book();
    const auto* figure = figurePaidAlone(book, *state, segment);
    return figure == nullptr ? worthByMajority(book, *state, segment)
                             : worthOfFigure(book, *state, *figure, endLines);
}

Worth worthOf(const Rules& rules, const State& state, Segment segment)
{
    // Plays the end only if a figure needs it, because that is expensive.
    return figurePaidAlone(rules.book(), *state, segment) == nullptr
               ? worthByMajority(rules.book(), *state, segment)
               : worthOf(rules, state, segment, EndLines(rules, state));
}

Worth worthOfDeploying(const Rules& rules, const State& state, const Action& deployment)
{
    const Segment segment = segmentOf(rules.book(), *state, deployment.at);
    const auto& figureRule = rules.book().figureRule(deployment.figure);
    if (!figureRule.spec().isPaidAlone) {
        auto worth = worthByMajority(rules.book(), *state, segment);
        Figure figure;
        figure.player = state->toMove;
        figure.kind = deployment.figure;
        figure.segment = segment;
        // Rule: am.mayor.zero - a mayor in a city without coats of arms gets no points. Other
        // figures on the feature get its points if this kind never has strength (a builder).
        if (figureRule.spec().strength != 0 && figureRule.strength(*state, figure) == 0) {
            worth.points = 0;
            worth.terms.clear();
        }
        return worth;
    }
    State after = state;
    rules.apply(after, deployment);
    return worthOf(rules, after, segment);
}

bool isScored(const Rules& rules, const State& state, Segment segment, const EndLines& endLines)
{
    return rules.book().isComplete(*state, segment)
           && (state->over || !endLines.completes(state->board, segment));
}

} // namespace vozka
