// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/monastery/monastery.h"

#include "engine/rules/final_scoring.h"

#include <algorithm>
#include <cassert>

namespace vozka::monastery {

namespace {

constexpr int allNeighbours = 8;
constexpr int maxMonasteries = 40;

/// The monasteries on the board with the tiles round each, and those that the last tile completed.
struct Monasteries {
    struct Entry {
        Cell cell;
        Segment segment;
        std::uint16_t neighbours;
    };
    std::array<Entry, maxMonasteries> entries;
    std::array<Segment, allNeighbours + 1> completed;
    std::uint16_t size;
    std::uint16_t completedSize;

    void add(Entry entry)
    {
        entries[size++] = entry;
        if (entry.neighbours == allNeighbours)
            completed[completedSize++] = entry.segment;
    }
};

/// Keeps count of the neighbours, so that nobody has to look round.
class CountNeighbours final : public PlacedHook {
public:
    explicit CountNeighbours(std::size_t slot) : m_slot(slot) {}

    void tilePlaced(StateData& state, TileIndex tile) const override
    {
        auto& all = state.ofExpansions.get<Monasteries>(m_slot);
        const auto& placed = state.board.tiles()[tile];
        all.completedSize = 0;
        for (int i = 0; i < all.size; ++i) {
            auto& entry = all.entries[i];
            if (surrounds(entry.cell, placed.cell) && ++entry.neighbours == allNeighbours)
                all.completed[all.completedSize++] = entry.segment;
        }
        for (Segment at = placed.firstSegment; at < state.board.segmentCount(); ++at)
            if (state.board.segment(at).kind == featureKind)
                all.add({placed.cell, at, static_cast<std::uint16_t>(state.board.neighboursOf(placed.cell))});
    }

private:
    std::size_t m_slot;
};

class NameCompleted final : public CompletionHook {
public:
    explicit NameCompleted(std::size_t slot) : m_slot(slot) {}

    void addCompleted(const StateData& state, CompletedFeatures& completed) const override
    {
        const auto& all = state.ofExpansions.get<Monasteries>(m_slot);
        for (int i = 0; i < all.completedSize; ++i)
            completed.add(state.board, all.completed[i]);
    }

private:
    std::size_t m_slot;
};

/// Rule: base.monastery.complete - 1 point for its tile and 1 for each of the eight round it;
/// base.final.monastery - the same for the tiles that are there.
class MonasteryRule final : public FeatureRule {
public:
    [[nodiscard]] bool isComplete(const StateData& state, Segment segment) const override
    {
        return state.board.neighboursOf(state.board.cellOf(segment)) == allNeighbours;
    }
    void addTerms(const StateData& state, Segment segment, Occasion, ScoreSheet& sheet) const override
    {
        sheet.add("monastery.tile", 1, 1);
        sheet.add("monastery.neighbours", state.board.neighboursOf(state.board.cellOf(segment)), 1);
    }
    [[nodiscard]] Code lineKind(Occasion occasion) const override
    {
        return occasion == Occasion::Completed ? "monastery" : "monastery.incomplete";
    }
    [[nodiscard]] Code ruleId(Occasion occasion) const override
    {
        return occasion == Occasion::Completed ? "base.monastery.complete" : "base.final.monastery";
    }
};

void plug(RuleBook& book)
{
    const auto slot = book.reserveSlot<Monasteries>();
    book.add(featureKind, std::make_unique<MonasteryRule>());
    book.add(std::make_unique<CountNeighbours>(slot));
    book.add(std::make_unique<NameCompleted>(slot));
    book.add(std::make_unique<ScoreEachFinally>(featureKind));
    book.allow(FigureKind::Follower, featureKind);
}

constexpr std::array kinds{FeatureKindName{featureKind, "monastery"}};

} // namespace

const Expansion expansion{"monastery", baseTileSet, kinds, {}, plug};

} // namespace vozka::monastery
