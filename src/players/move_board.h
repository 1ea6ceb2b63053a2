// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The board after a move, with its evaluation and the points that the move scored.
#pragma once

#include "engine/insight/end_lines.h"
#include "engine/insight/field_insight.h"
#include "players/evaluation.h"

#include <span>

namespace vozka {

/// Points of a score line. `isFinal`: scored at the end of the game.
struct ScoredLine {
    ScoreLine line;
    bool isFinal = false;
};

/// Figure of the move on another tile than the new one. `rule`: word of the `ReachRule` that allows it.
struct ReachedFigure {
    Segment segment = noSegment;
    Code rule;
};

class MoveBoard {
public:
    /// Plays the actions and evaluates the result. The evaluator must outlive this object.
    MoveBoard(Evaluator& evaluator, const State& before, std::span<const Action> actions);

    [[nodiscard]] const Rules& rules() const { return m_rules; }
    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] const Board& board() const { return m_state->board; }
    [[nodiscard]] const Evaluation& evaluation() const { return m_evaluation; }
    /// Lines of the evaluation.
    [[nodiscard]] const Ledger& ledger() const { return m_ledger; }
    /// Lines of points that the move scored on features.
    [[nodiscard]] const std::vector<ScoredLine>& scored() const { return m_scored; }
    [[nodiscard]] std::span<const Action> actions() const { return m_actions; }
    [[nodiscard]] const std::vector<ReachedFigure>& reached() const { return m_reached; }
    /// Segment of a line of `scored`.
    [[nodiscard]] Segment segmentOf(const ScoreLine& line) const;
    [[nodiscard]] FeatureInsight insight(Segment segment);
    /// Requires: the segment is part of a field.
    [[nodiscard]] const FieldInsight& field(Segment segment);
    [[nodiscard]] FeatureGroup groupOf(Segment segment) const;

private:
    void addReached(const Action& action);

    const Rules& m_rules;
    State m_state;
    std::vector<Action> m_actions;
    std::vector<ReachedFigure> m_reached;
    Evaluation m_evaluation;
    Ledger m_ledger;
    std::vector<ScoredLine> m_scored;
    std::optional<EndLines> m_endLines;
    std::vector<FieldInsight> m_fields;
};

} // namespace vozka
