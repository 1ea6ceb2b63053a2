// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/scoring/surrounded.h"

#include "engine/rules/hooks/turn.h"
#include "engine/rules/scoring/final_scoring.h"

namespace vozka {

namespace {

constexpr int allNeighbours = 8;

/// Surrounded features on the board, and the number of tiles around each.
struct Surrounded {
    struct Entry {
        Cell cell;
        Segment segment;
        std::uint16_t neighbours;
    };
    std::array<Entry, maxSurrounded> entries;
    std::uint16_t size;
};

/// Keeps count of the neighbours, so that nobody has to look round.
class CountNeighbours final : public PlacedHook {
public:
    CountNeighbours(const RuleBook& book, std::size_t slot) : m_book(book), m_slot(slot) {}

    void tilePlaced(Turn& turn, TileIndex tile) const override
    {
        auto& state = turn.state();
        auto& all = state.ofExpansions.get<Surrounded>(m_slot);
        const auto& placed = state.board.tiles()[tile];
        for (int i = 0; i < all.size; ++i) {
            auto& entry = all.entries[i];
            const bool near = surrounds(entry.cell, placed.cell);
            entry.neighbours = static_cast<std::uint16_t>(entry.neighbours + (near ? 1 : 0));
        }
        for (Segment at = placed.firstSegment; at < state.board.segmentCount(); ++at)
            if (m_book.isSurrounded(state.board.segment(at).kind))
                all.entries[all.size++] = {placed.cell, at,
                                           static_cast<std::uint16_t>(state.board.neighboursOf(placed.cell))};
    }

private:
    const RuleBook& m_book;
    std::size_t m_slot;
};

class NameCompleted final : public CompletionHook {
public:
    explicit NameCompleted(std::size_t slot) : m_slot(slot) {}

    void addCompleted(const StateData& state, CompletedFeatures& completed) const override
    {
        const auto& all = state.ofExpansions.get<Surrounded>(m_slot);
        const Cell placed = state.board.tiles()[state.placed].cell;
        // A complete feature on this tile or beside it was completed by this tile.
        for (int i = 0; i < all.size; ++i)
            if (const auto& entry = all.entries[i];
                entry.neighbours == allNeighbours && (entry.cell == placed || surrounds(entry.cell, placed)))
                completed.add(state.board, entry.segment);
    }

private:
    std::size_t m_slot;
};

class SurroundedRule final : public FeatureRule {
public:
    explicit SurroundedRule(const SurroundedWords& words) : m_words(words) {}

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

/// How many such features may come to lie on the board.
int copiesOfSurrounded(const RuleBook& book)
{
    int copies = 0;
    for (int i = 0; i < book.catalogue().kindCount(); ++i) {
        const auto& tile = book.catalogue().kind(static_cast<KindIndex>(i));
        for (const auto& feature : tile.features)
            copies += book.isSurrounded(feature.kind) ? tile.count : 0;
    }
    return copies;
}

} // namespace

void addSurroundedFeature(RuleBook& book, FeatureKind kind, const SurroundedWords& words)
{
    book.markSurrounded(kind);
    book.demand(copiesOfSurrounded(book) <= maxSurrounded);
    book.add(kind, std::make_unique<SurroundedRule>(words));
    book.add(std::make_unique<ScoreEachFinally>(kind));
}

void addSurroundedFeatures(RuleBook& book)
{
    const auto slot = book.reserveSlot<Surrounded>();
    book.add(std::make_unique<CountNeighbours>(book, slot));
    book.add(std::make_unique<NameCompleted>(slot));
}

} // namespace vozka
