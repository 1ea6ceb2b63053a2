// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/scoring/surrounded.h"

#include "engine/rules/hooks/turn.h"
#include "engine/rules/scoring/final_scoring.h"

namespace vozka {

namespace {

constexpr int allNeighbours = 8;

/// Keeps the number of neighbours up to date when a tile is placed.
class CountNeighbours final : public PlacedHook {
public:
    explicit CountNeighbours(const RuleBook& book) : m_book(book) {}

    void tilePlaced(Turn& turn, TileIndex tile) const override
    {
        auto& state = turn.state();
        const auto& placed = state.board.tiles()[tile];
        for (auto& each : state.surrounded.all()) {
            const bool near = surrounds(each.cell, placed.cell);
            each.neighbours = static_cast<std::uint16_t>(each.neighbours + (near ? 1 : 0));
        }
        for (Segment at = placed.firstSegment; at < state.board.segmentCount(); ++at)
            if (m_book.isSurrounded(state.board.segment(at).kind))
                state.surrounded.push_back(
                    {placed.cell, at, static_cast<std::uint16_t>(state.board.neighboursOf(placed.cell))});
    }

private:
    const RuleBook& m_book;
};

class NameCompleted final : public CompletionHook {
public:
    void addCompleted(const StateData& state, CompletedFeatures& completed) const override
    {
        const Cell placed = state.board.tiles()[state.placed].cell;
        // A complete feature on this tile or next to it was completed by this tile.
        for (const auto& each : state.surrounded.all())
            if (each.neighbours == allNeighbours && (each.cell == placed || surrounds(each.cell, placed)))
                completed.add(state.board, each.segment);
    }
};

class SurroundedRule final : public FeatureRule {
public:
    explicit SurroundedRule(const SurroundedWords& words) : m_words(words) {}

    [[nodiscard]] FeatureGroup group() const override { return FeatureGroup::Surrounded; }
    [[nodiscard]] bool isComplete(const StateData& state, Segment segment) const override
    {
        return state.board.neighboursOf(state.board.cellOf(segment)) == allNeighbours;
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
    book.markSurrounded(kind);
    book.add(kind, std::make_unique<SurroundedRule>(words));
    book.add(std::make_unique<ScoreEachFinally>(kind));
}

void addSurroundedFeatures(RuleBook& book)
{
    book.add(std::make_unique<CountNeighbours>(book));
    book.add(std::make_unique<NameCompleted>());
}

} // namespace vozka
