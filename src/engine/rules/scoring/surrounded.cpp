// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/scoring/surrounded.h"

#include "engine/rules/hooks/turn.h"
#include "engine/rules/scoring/final_scoring.h"

namespace vozka {

namespace {

constexpr int allNeighbours = 8;

/// Each of the eight cells without a tile is an open end.
void countNeighbours(Turn& turn)
{
    auto& state = turn.state();
    const auto tile = state.placed;
    const Cell cell = state.board.tiles()[tile].cell;
    for (const auto& each : state.surrounded.all())
        if (surrounds(each.cell, cell))
            state.board.setEndOpen(each.segment, -1);
    state.board.forEachOn(tile, [&](Segment at) {
        if (turn.book().isSurrounded(state.board.segment(at).kind)) {
            state.board.setEndOpen(at, allNeighbours - state.board.neighboursOf(cell));
            state.surrounded.push_back({cell, at});
        }
    });
}

class SurroundedRule final : public FeatureRule {
public:
    explicit SurroundedRule(const SurroundedWords& words) : m_words(words) {}

    [[nodiscard]] FeatureGroup group() const override { return FeatureGroup::Surrounded; }
    [[nodiscard]] bool isComplete(const StateData& state, Segment segment) const override
    {
        return state.board.feature(segment).openEnds == 0;
    }
    void addTerms(const StateData& state, Segment segment, Occasion occasion,
                  ScoreSheet& sheet) const override
    {
        const bool completed = occasion == Occasion::Completed;
        sheet.add(m_words.tile, 1, 1);
        sheet.add(m_words.neighbours,
                  completed ? allNeighbours : state.board.neighboursOf(state.board.cellOf(segment)), 1);
    }
    [[nodiscard]] Code lineKind(Occasion occasion) const override
    {
        return occasion == Occasion::Completed ? m_words.line : m_words.incompleteLine;
    }
    [[nodiscard]] Code ruleId(Occasion occasion) const override
    {
        return occasion == Occasion::Completed ? m_words.completedRule : m_words.finalRule;
    }

private:
    SurroundedWords m_words;
};

} // namespace

void addSurroundedFeature(RuleBook& book, FeatureKind kind, const SurroundedWords& words)
{
    book.add(kind, std::make_unique<SurroundedRule>(words));
    scoreAtTheEnd(book, kind);
}

void addSurroundedFeatures(RuleBook& book)
{
    book.on(Trigger::TilePlaced, [](Turn& turn, const Happening&) { countNeighbours(turn); });
}

} // namespace vozka
