// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/river/course.h"

#include "engine/expansions/river/river.h"

#include <algorithm>
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

class Course final : public PlacementHook {
public:
    Course(const TileCatalogue& catalogue, Room room) : m_catalogue(catalogue), m_room(room) {}

    [[nodiscard]] std::optional<Refusal> refusal(const StateData& state,
                                                 const PlacedTile& tile) const override
    {
        const auto& shows = m_catalogue.compiled(tile.kind).turned[tile.turns].shows;
        std::vector<Side> in;
        std::vector<Side> out;
        for (const Side side : allSides)
            if (shows[index(side)] == Terrain::River)
                (state.board.tileAt(neighbour(tile.cell, side)) == noTile ? out : in).push_back(side);
        if (in.empty() && out.empty())
            return {};
        // Rule: ri.continue
        if (in.empty())
            return Refusal{notContinued, "ri.continue", tile.cell};
        // Rule: ri.no-u-turn - nor may it run into itself
        if (in.size() > 1)
            return Refusal{joins, "ri.no-u-turn", neighbour(tile.cell, in[1])};
        const Cell before = neighbour(tile.cell, in[0]);
        const int bendBefore = bendOf(state, before, opposite(in[0]));
        for (const Side side : out)
            if (bendBefore != straightOn && bend(in[0], side) == bendBefore)
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
            if (side == out || shows[vozka::index(side)] != Terrain::River)
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
                                                             const std::vector<Side>& out)
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
};

/// Rule: ri.stack - the tiles of the stack come first, its last one behind the others.
/// Rule: ri.fork - the second one first.
class Stack final : public DrawHook {
public:
    explicit Stack(const TileCatalogue& catalogue) : m_catalogue(catalogue)
    {
        for (int i = 0; i < catalogue.kindCount(); ++i)
            if (const auto kind = static_cast<KindIndex>(i); catalogue.kind(kind).stack > 0)
                m_kinds.push_back(kind);
    }

    [[nodiscard]] bool mayDraw(const StateData& state, KindIndex kind) const override
    {
        bool second = false;
        bool others = false;
        bool any = false;
        for (const auto one : m_kinds) {
            if (state.bag[one] == 0)
                continue;
            any = true;
            second |= m_catalogue.kind(one).second;
            others |= !m_catalogue.kind(one).last;
        }
        const auto& asked = m_catalogue.kind(kind);
        if (!any)
            return true;
        return asked.stack > 0 && (second ? asked.second : !others || !asked.last);
    }

private:
    const TileCatalogue& m_catalogue;
    std::vector<KindIndex> m_kinds;
};

} // namespace

void addCourse(RuleBook& book, Room room)
{
    book.add(std::make_unique<Stack>(book.catalogue()));
    book.add(std::make_unique<Course>(book.catalogue(), room));
}

} // namespace vozka::river
