// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/river/river.h"

#include <algorithm>
#include <array>
#include <vector>

namespace vozka::river {

namespace {

/// Number of quarter turns clockwise from the side of the inflow to the side of the outflow; 2 = straight.
int bend(Side in, Side out)
{
    return (index(out) - index(in) + sideCount) % sideCount;
}

constexpr int straightOn = 2;

Side turnedBy(Side side, int quarters)
{
    return static_cast<Side>((index(side) + quarters) % sideCount);
}

/// A list of sides, clockwise from the north.
struct Sides {
    std::array<Side, sideCount> sides{};
    std::size_t count = 0;

    void add(Side side) { sides[count++] = side; }
    [[nodiscard]] auto begin() const { return sides.begin(); }
    [[nodiscard]] auto end() const { return sides.begin() + static_cast<std::ptrdiff_t>(count); }
};

/// Check of the places of river tiles.
class Course {
public:
    Course(const TileCatalogue& catalogue, RiverSpace space)
        : m_catalogue(catalogue),
          m_space(space),
          m_river(catalogue.terrainOf(featureKind("river"))),
          m_withRiver(static_cast<std::size_t>(catalogue.kindCount()))
    {
        for (int i = 0; i < catalogue.kindCount(); ++i) {
            const auto kind = static_cast<KindIndex>(i);
            if (std::ranges::count(catalogue.compiled(kind).turned[0].shows, m_river) > 0)
                m_withRiver.insert(kind);
        }
    }

    [[nodiscard]] const KindSet& kinds() const { return m_withRiver; }

    /// Requires: the tile is of `kinds()`, the cell is open and all sides of the tile match there.
    [[nodiscard]] std::optional<Refusal> refusal(const StateData& state, const PlacedTile& tile) const
    {
        const auto& shows = m_catalogue.compiled(tile.kind).turned[tile.turns].shows;
        Sides in;
        Sides out;
        for (const Side side : allSides)
            if (shows[index(side)] == m_river)
                (state.board.tileAt(neighbour(tile.cell, side)) == noTile ? out : in).add(side);
        // Rule: ri.continue
        if (in.count == 0)
            return Refusal{notContinued, "ri.continue", tile.cell};
        // Rule: ri.no-u-turn - the river must not join itself
        if (in.count > 1)
            return Refusal{joins, "ri.no-u-turn", neighbour(tile.cell, in.sides[1])};
        const Side from = in.sides[0];
        const Cell before = neighbour(tile.cell, from);
        const int bendBefore = bendOf(state, before, opposite(from));
        for (const Side side : out)
            if (bendBefore != straightOn && bend(from, side) == bendBefore)
                return Refusal{uTurn, "ri.no-u-turn", before};
        return m_space == RiverSpace::Clear ? blockedAhead(state, tile.cell, out) : std::nullopt;
    }

private:
    /// Bend of the river on that tile. `out`: the side of its outflow.
    [[nodiscard]] int bendOf(const StateData& state, Cell at, Side out) const
    {
        const auto index = state.board.tileAt(at);
        const auto& tile = state.board.tiles()[index];
        const auto& shows = m_catalogue.compiled(tile.kind).turned[tile.turns].shows;
        for (const Side side : allSides) {
            if (side == out || shows[vozka::index(side)] != m_river)
                continue;
            // The inflow is at the tile that was placed earlier.
            const auto beside = state.board.tileAt(neighbour(at, side));
            if (beside != noTile && beside < index)
                return bend(side, out);
        }
        return straightOn;
    }

    /// Two cells ahead of every open side, and the cells next to them, must be empty.
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
    RiverSpace m_space;
    Terrain m_river;
    KindSet m_withRiver;
};

/// Rule: ri.stack - the tiles of the stack are drawn first, its last tile after the others.
/// Rule: ri.fork - the second tile is drawn first.
class Stack final : public DrawRule {
public:
    explicit Stack(const TileCatalogue& catalogue)
    {
        for (int i = 0; i < catalogue.kindCount(); ++i)
            if (const auto& kind = catalogue.kind(static_cast<KindIndex>(i)); kind.stack != 0)
                m_groups[kind.second ? 0 : kind.last ? 2 : 1].push_back(static_cast<KindIndex>(i));
    }

    [[nodiscard]] std::span<const KindIndex> onlyKinds(const StateData& state) const override
    {
        for (const auto& group : m_groups)
            for (const auto kind : group)
                if (state.bag[kind] > 0)
                    return group;
        return {};
    }

private:
    /// The second tile, the tiles between, the last tile.
    std::array<std::vector<KindIndex>, 3> m_groups;
};

} // namespace

void addCourse(RuleBook& book, RiverSpace space)
{
    book.add(std::make_unique<Stack>(book.catalogue()));
    const auto course = std::make_shared<const Course>(book.catalogue(), space);
    // Rule: ri.continue
    book.limits().requireExpansionTerrain(course->kinds());
    book.limits().addForPlaces(course->kinds(),
                               [course](const StateData& state, const LimitSubject& subject) {
                                   return course->refusal(state, *subject.tile);
                               });
}

} // namespace vozka::river
