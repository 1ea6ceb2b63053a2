// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/insight/feature_insight.h"

#include "engine/board/tile_view.h"
#include "engine/insight/end_lines.h"
#include "engine/insight/passages.h"
#include "engine/rules/hooks/majority.h"

#include <algorithm>
#include <set>

namespace vozka {

namespace {

/// Builds the insight of one feature.
class FeatureAnalyser {
public:
    FeatureAnalyser(const Rules& rules, const State& state, Segment segment)
        : m_book(rules.book()), m_state(*state), m_board(state->board), m_segment(segment)
    {}

    [[nodiscard]] FeatureInsight analyse(const Rules& rules, const State& state, const EndLines& endLines)
    {
        m_insight.kind = kind();
        m_insight.complete = m_book.isComplete(m_state, m_segment);
        m_insight.tiles = m_board.tileCount(m_segment);
        m_insight.marks = m_book.catalogue().marksOf(kind(), m_board.feature(m_segment).marks);
        m_board.forEachSegment(m_segment, [&](Segment at) { m_insight.segments.push_back(m_board.ref(at)); });
        std::ranges::sort(m_insight.segments);
        addOpenEnds();
        if (m_book.isSurrounded(kind()))
            addMissing();
        addFigures();
        addStrengths();
        m_insight.scored = isScored(rules, state, m_segment, endLines);
        m_insight.worth = worthOf(rules, state, m_segment, endLines);
        // Rule: base.final.field - a field is never complete; it is scored at the end only.
        if (!m_insight.complete && kind() != FeatureKind::Field)
            m_insight.whenComplete = worthByMajority(m_book, m_state, m_segment, ScoreTime::Completed);
        addPassages();
        m_insight.lines = endLines.of(m_board, m_segment);
        return std::move(m_insight);
    }

private:
    [[nodiscard]] FeatureKind kind() const { return m_board.segment(m_segment).kind; }

    void addOpenEnds()
    {
        for (const auto& segment : m_insight.segments) {
            const auto tile = m_board.tileAt(segment.at);
            const Segment at = m_board.segmentOf(tile, segment.feature);
            for (const Side side : allSides)
                if (segmentAt(m_board, m_book.catalogue(), tile, side) == at
                    && m_board.tileAt(neighbour(segment.at, side)) == noTile)
                    m_insight.openEnds.push_back({segment.at, side});
            if (!m_book.isSurrounded(kind()))
                m_insight.unlinkedEnds.insert(m_insight.unlinkedEnds.end(), m_board.segment(at).declaredEnds,
                                              segment);
        }
    }

    void addMissing()
    {
        const Cell centre = m_board.cellOf(m_segment);
        for (int dy = -1; dy <= 1; ++dy)
            for (int dx = -1; dx <= 1; ++dx) {
                const Cell cell{static_cast<std::int16_t>(centre.x + dx),
                                static_cast<std::int16_t>(centre.y + dy)};
                if (m_board.tileAt(cell) == noTile)
                    m_insight.missing.push_back(cell);
            }
    }

    void addFigures()
    {
        if (m_board.feature(m_segment).figures == 0)
            return;
        for (const auto& figure : m_state.figuresOnBoard())
            if (m_board.root(figure.segment) == m_board.root(m_segment))
                m_insight.figures.push_back({figure.player, figure.kind, m_board.ref(figure.segment),
                                             figure.onCorner, figure.since,
                                             m_book.figureRule(figure.kind).strength(m_state, figure)});
    }

    /// Rule: base.score.majority, base.score.tie - the highest strength, all tied players.
    void addStrengths()
    {
        const auto featureMajority = majority(m_book, m_state, m_segment);
        std::set<Player> players;
        for (const auto& figure : m_insight.figures)
            players.insert(figure.player);
        for (const Player player : players) {
            m_insight.strengths.push_back({player, featureMajority.strength[player], strengthTerms(player)});
            if (featureMajority.has(player))
                m_insight.leaders.push_back(player);
            if (std::ranges::any_of(m_insight.figures, [&](const PlacedFigure& figure) {
                    return figure.player == player && m_book.figureRule(figure.kind).spec().isPaidAlone;
                }))
                m_insight.paidAlone.push_back(player);
        }
    }

    void addPassages()
    {
        m_insight.passages = passagesOf(m_book, m_state, m_segment);
        for (const auto& rule : m_book.passageRules())
            if (const auto passageUser = rule.passageUser(m_state, m_segment))
                m_insight.passageUser = passageUser;
    }

    [[nodiscard]] std::vector<StrengthTerm> strengthTerms(Player player) const
    {
        std::vector<StrengthTerm> terms;
        for (const auto& rule : m_book.figureRules()) {
            StrengthTerm term{rule->kind(), 0, 0, rule->spec().strengthTerm};
            for (const auto& figure : m_insight.figures)
                if (figure.player == player && figure.kind == rule->kind()) {
                    ++term.figures;
                    term.strength += figure.strength;
                }
            if (term.figures > 0)
                terms.push_back(term);
        }
        return terms;
    }

    const RuleBook& m_book;
    const StateData& m_state;
    const Board& m_board;
    Segment m_segment;
    FeatureInsight m_insight;
};

} // namespace

FeatureInsight featureInsight(const Rules& rules, const State& state, Segment segment)
{
    return featureInsight(rules, state, segment, EndLines(rules, state));
}

FeatureInsight featureInsight(const Rules& rules, const State& state, Segment segment,
                              const EndLines& endLines)
{
    return FeatureAnalyser(rules, state, segment).analyse(rules, state, endLines);
}

std::vector<FeatureInsight> owners(const Rules& rules, const State& state)
{
    const EndLines endLines(rules, state);
    std::vector<FeatureInsight> all;
    // Adds each feature once, with its first figure.
    for (const auto& figure : state->figuresOnBoard())
        if (state->figureOn(figure.segment) == &figure)
            all.push_back(featureInsight(rules, state, figure.segment, endLines));
    std::ranges::sort(all, {}, [](const FeatureInsight& each) { return each.segments.front(); });
    return all;
}

} // namespace vozka
