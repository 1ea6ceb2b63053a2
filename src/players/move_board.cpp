// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "players/move_board.h"

#include "engine/rules/hooks/places.h"

#include <algorithm>

namespace vozka {

MoveBoard::MoveBoard(Evaluator& evaluator, const State& before, std::span<const Action> actions)
    : m_rules(evaluator.rules()), m_state(before), m_actions(actions.begin(), actions.end())
{
    Events events;
    for (const auto& action : actions) {
        addReached(action);
        m_rules.apply(m_state, action, &events);
    }
    bool isFinal = false;
    // Scores when the next turn starts, such as the one for the fairy, are not for a feature.
    bool isNextTurn = false;
    for (const auto& each : events) {
        isFinal = isFinal || each.type == event::end;
        isNextTurn = isNextTurn || each.type == event::turn;
        if (each.type == event::score && each.line.hasPlace() && (isFinal || !isNextTurn))
            m_scored.push_back({each.line, isFinal});
    }
    evaluator.evaluate(m_state, m_evaluation, &m_ledger);
}

/// Notes the rule of a deployment on another tile. Requires: the action is not applied yet.
void MoveBoard::addReached(const Action& action)
{
    if (m_rules.book().roleOf(action) != ActionRole::Figure || !action.at.isFeature()
        || m_state->placed == noTile)
        return;
    const auto tile = board().tileAt(action.at.cell());
    if (tile == m_state->placed)
        return;
    const Segment segment = board().segmentOf(tile, action.at.feature());
    for (const auto& rule : m_rules.book().reachRules())
        if ((figuresAt(reachedPlaces(*rule, m_rules.book(), *m_state), segment) & setOf(action.figure))
            != 0) {
            m_reached.push_back({segment, rule->word()});
            return;
        }
}

Segment MoveBoard::segmentOf(const ScoreLine& line) const
{
    return board().segmentOf(board().tileAt(line.at), line.feature);
}

FeatureInsight MoveBoard::insight(Segment segment)
{
    if (!m_endLines)
        m_endLines.emplace(m_rules, m_state);
    return featureInsight(m_rules, m_state, segment, *m_endLines);
}

const FieldInsight& MoveBoard::field(Segment segment)
{
    if (m_fields.empty())
        m_fields = fields(m_rules, m_state);
    return *std::ranges::find_if(m_fields, [&](const FieldInsight& each) {
        return std::ranges::binary_search(each.feature.segments, board().ref(segment));
    });
}

FeatureGroup MoveBoard::groupOf(Segment segment) const
{
    return m_rules.book().featureRule(board().segment(segment).kind).group;
}

} // namespace vozka
