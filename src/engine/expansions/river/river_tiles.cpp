// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/river/river.h"

#include <algorithm>
#include <array>
#include <vector>

namespace vozka::river {

namespace {

/// Returns the quarter turns clockwise from the side of the inflow to the side of the outflow; 2 = straight.
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

/// Checks whether river tiles continue the river without U-turns.
class RiverPlacement {
public:
    RiverPlacement(const TileCatalogue& catalogue, RiverSpace space)
        : m_catalogue(catalogue),
          m_space(space),
          m_river(catalogue.terrainOf(featureKind("river"))),
          m_riverKinds(static_cast<std::size_t>(catalogue.kindCount()))
    {
        for (int i = 0; i < catalogue.kindCount(); ++i) {
            const auto kind = static_cast<KindIndex>(i);
            if (std::ranges::count(catalogue.compiled(kind).turned[0].shows, m_river) > 0)
                m_riverKinds.insert(kind);
        }
    }

    [[nodiscard]] const KindSet& kinds() const { return m_riverKinds; }

    /// Requires: the tile is of `kinds()`, the cell is open and all sides of the tile match there.
    [[nodiscard]] std::optional<Refusal> refusal(const StateData& state, const PlacedTile& tile) const
    {
        const auto& shows = m_catalogue.compiled(tile.kind).turned[tile.turns].shows;
        Sides inflows;
        Sides outflows;
        for (const Side side : allSides)
            if (shows[index(side)] == m_river)
                (state.board.tileAt(neighbour(tile.cell, side)) == noTile ? outflows : inflows).add(side);
        // Rule: ri.continue
        if (inflows.count == 0)
            return Refusal{notContinued, "ri.continue", tile.cell};
        // Rule: ri.no-u-turn - the river must not join itself
        if (inflows.count > 1)
            return Refusal{joins, "ri.no-u-turn", neighbour(tile.cell, inflows.sides[1])};
        const Side inflow = inflows.sides[0];
        const Cell previous = neighbour(tile.cell, inflow);
        const int previousBend = bendOf(state, previous, opposite(inflow));
        for (const Side side : outflows)
            if (previousBend != straightOn && bend(inflow, side) == previousBend)
                return Refusal{uTurn, "ri.no-u-turn", previous};
        return m_space == RiverSpace::Clear ? blockedRefusal(state, tile.cell, outflows) : std::nullopt;
    }

private:
    /// Returns the bend of the river on that tile. `out`: the side of its outflow.
    [[nodiscard]] int bendOf(const StateData& state, Cell at, Side out) const
    {
        const auto tileIndex = state.board.tileAt(at);
        const auto& tile = state.board.tiles()[tileIndex];
        const auto& shows = m_catalogue.compiled(tile.kind).turned[tile.turns].shows;
        for (const Side side : allSides) {
            if (side == out || shows[index(side)] != m_river)
                continue;
            // The inflow is at the tile that was placed earlier.
            const auto neighbourTile = state.board.tileAt(neighbour(at, side));
            if (neighbourTile != noTile && neighbourTile < tileIndex)
                return bend(side, out);
        }
        return straightOn;
    }

    /// Two cells ahead of every open side, and the cells next to them, must be empty.
    [[nodiscard]] static std::optional<Refusal> blockedRefusal(const StateData& state, Cell at,
                                                               const Sides& outflows)
    {
        for (const Side side : outflows) {
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
    KindSet m_riverKinds;
};

/// Rule: ri.stack - the tiles of the stack are drawn first, its last tile after the others.
/// Rule: ri.fork - the fork, the second tile of the river, is drawn first. The spring is the start tile.
class Stack final : public DrawRule {
public:
    explicit Stack(const TileCatalogue& catalogue)
    {
        for (int i = 0; i < catalogue.kindCount(); ++i)
            if (const auto& kind = catalogue.kind(static_cast<KindIndex>(i)); kind.stack != 0)
                m_groups[kind.second ? 0 : kind.last ? 2 : 1].push_back(static_cast<KindIndex>(i));
        for (const auto& group : m_groups)
            for (const auto kind : group) {
                m_first = std::min(m_first, kind);
                m_end = std::max(m_end, static_cast<KindIndex>(kind + 1));
            }
        // A game without such kinds has an empty range.
        m_first = std::min(m_first, m_end);
    }

    [[nodiscard]] std::span<const KindIndex> onlyKinds(const StateData& state) const override
    {
        // Most draws are after the stack: check all its kinds together. Bytes, so that the compiler reads
        // several together.
        std::uint8_t left = 0;
        for (const auto count : state.bag.all().subspan(m_first, m_end - std::size_t{m_first}))
            left = static_cast<std::uint8_t>(left | count);
        if (left == 0)
            return {};
        for (const auto& group : m_groups)
            for (const auto kind : group)
                if (state.bag[kind] > 0)
                    return group;
        return {};
    }

private:
    /// In the order of draws: the second tile of the river, the tiles between, the last tile.
    std::array<std::vector<KindIndex>, 3> m_groups;
    /// Range of these kinds. `m_end` is the number after the last one.
    KindIndex m_first = noKind;
    KindIndex m_end = 0;
};

} // namespace

void addRiverTiles(RuleBook& book, RiverSpace space)
{
    book.add(std::make_unique<Stack>(book.catalogue()));
    const auto placement = std::make_shared<const RiverPlacement>(book.catalogue(), space);
    // Rule: ri.continue
    book.limits().requireExpansionTerrain(placement->kinds());
    book.limits().addForPlaces(placement->kinds(),
                               [placement](const StateData& state, const LimitSubject& subject) {
                                   return placement->refusal(state, *subject.tile);
                               });
}

} // namespace vozka::river
