// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/river/course.h"

#include "engine/expansions/river/river.h"

#include <algorithm>
#include <array>
#include <vector>

namespace vozka::river {

namespace {

/// From the side at which the river comes in to that at which it goes out, in quarters clockwise: 2 =
/// straight on.
int bend(Side in, Side out)
{
    return (index(out) - index(in) + sideCount) % sideCount;
}

constexpr int straightOn = 2;

Side turnedBy(Side side, int quarters)
{
    return static_cast<Side>((index(side) + quarters) % sideCount);
}

/// Some of the four sides, in clockwise order from the north.
struct Sides {
    std::array<Side, sideCount> sides{};
    std::size_t count = 0;

    void add(Side side) { sides[count++] = side; }
    [[nodiscard]] auto begin() const { return sides.begin(); }
    [[nodiscard]] auto end() const { return sides.begin() + static_cast<std::ptrdiff_t>(count); }
};

class Course final : public PlacementHook {
public:
    Course(const TileCatalogue& catalogue, Room room) : m_catalogue(catalogue), m_room(room)
    {
        for (int i = 0; i < catalogue.kindCount(); ++i) {
            const auto kind = static_cast<KindIndex>(i);
            m_withRiver[kind] =
                std::ranges::count(catalogue.compiled(kind).turned[0].shows, Terrain::OfExpansion) > 0;
        }
    }

    [[nodiscard]] KindSet kinds() const override { return m_withRiver; }

    [[nodiscard]] std::optional<Refusal> refusal(const StateData& state,
                                                 const PlacedTile& tile) const override
    {
        const auto& shows = m_catalogue.compiled(tile.kind).turned[tile.turns].shows;
        Sides in;
        Sides out;
        for (const Side side : allSides)
            if (shows[index(side)] == Terrain::OfExpansion)
                (state.board.tileAt(neighbour(tile.cell, side)) == noTile ? out : in).add(side);
        // Rule: ri.continue
        if (in.count == 0)
            return Refusal{notContinued, "ri.continue", tile.cell};
        // Rule: ri.no-u-turn - nor may it run into itself
        if (in.count > 1)
            return Refusal{joins, "ri.no-u-turn", neighbour(tile.cell, in.sides[1])};
        const Side from = in.sides[0];
        const Cell before = neighbour(tile.cell, from);
        const int bendBefore = bendOf(state, before, opposite(from));
        for (const Side side : out)
            if (bendBefore != straightOn && bend(from, side) == bendBefore)
                return Refusal{uTurn, "ri.no-u-turn", before};
        return m_room == Room::Clear ? blockedAhead(state, tile.cell, out) : std::nullopt;
    }

private:
    /// How the river bends on the tile there on its way to that side.
    [[nodiscard]] int bendOf(const StateData& state, Cell at, Side out) const
    {
        const auto index = state.board.tileAt(at);
        const auto& tile = state.board.tiles()[index];
        const auto& shows = m_catalogue.compiled(tile.kind).turned[tile.turns].shows;
        for (const Side side : allSides) {
            if (side == out || shows[vozka::index(side)] != Terrain::OfExpansion)
                continue;
            // It came from the tile that lay there before.
            const auto beside = state.board.tileAt(neighbour(at, side));
            if (beside != noTile && beside < index)
                return bend(side, out);
        }
        return straightOn;
    }

    /// Two cells ahead of every open side, and those beside them, are to be empty.
    [[nodiscard]] static std::optional<Refusal> blockedAhead(const StateData& state, Cell at,
                                                             const Sides& out)
    {
        for (const Side side : out) {
            const Cell next = neighbour(at, side);
            const Cell beyond = neighbour(next, side);
            for (const Cell ahead : {next, beyond})
                for (const Cell cell :
                     {ahead, neighbour(ahead, turnedBy(side, 1)), neighbour(ahead, turnedBy(side, 3))})
                    if (state.board.tileAt(cell) != noTile)
                        return Refusal{blocked, "ri.no-u-turn", cell};
        }
        return {};
    }

    const TileCatalogue& m_catalogue;
    Room m_room;
    KindSet m_withRiver;
};

/// Rule: ri.stack - the tiles of the stack come first, its last one behind the others.
/// Rule: ri.fork - the second one first.
class Stack final : public DrawHook {
public:
    explicit Stack(const TileCatalogue& catalogue)
    {
        for (int i = 0; i < catalogue.kindCount(); ++i) {
            const auto index = static_cast<KindIndex>(i);
            const auto& kind = catalogue.kind(index);
            if (kind.stack == 0)
                continue;
            (kind.second ? m_second : kind.last ? m_last : m_others).set(index);
            m_kinds.push_back(index);
        }
    }

    void keepBack(const StateData& state, KindSet& kept) const override
    {
        KindSet left;
        for (const auto kind : m_kinds)
            left[kind] = state.bag[kind] > 0;
        for (const auto& next : {m_second, m_others, m_last})
            if ((left & next).any()) {
                kept |= ~next;
                return;
            }
    }

private:
    std::vector<KindIndex> m_kinds;
    KindSet m_second;
    KindSet m_others;
    KindSet m_last;
};

} // namespace

void addCourse(RuleBook& book, Room room)
{
    book.add(std::make_unique<Stack>(book.catalogue()));
    book.add(std::make_unique<Course>(book.catalogue(), room));
}

} // namespace vozka::river
