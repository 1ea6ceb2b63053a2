// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "wagon_oracle.h"

#include "engine/expansions/list.h"

#include <algorithm>
#include <cstdlib>

namespace vozka {

namespace {

class Search {
public:
    Search(const Rules& rules, const State& state) : m_rules(rules), m_state(state), m_board(state->board) {}

    [[nodiscard]] bool isFree(Segment at) const
    {
        const auto kind = m_board.segment(at).kind;
        return kind != FeatureKind::Field && !m_rules.book().isComplete(*m_state, at)
               && std::ranges::none_of(m_state->figuresOnBoard(), [&](const Figure& figure) {
                      return m_board.root(figure.segment) == m_board.root(at);
                  });
    }

    [[nodiscard]] bool isNear(Segment a, Segment b) const
    {
        const Cell first = m_board.cellOf(a);
        const Cell second = m_board.cellOf(b);
        return std::max(std::abs(first.x - second.x), std::abs(first.y - second.y)) <= 1;
    }

    /// True if some part of one touches some part of the other.
    [[nodiscard]] bool areConnected(Segment a, Segment b) const
    {
        for (const Segment first : partsOf(a))
            for (const Segment other : partsOf(b))
                if (areTouching(first, other) || areTouching(other, first))
                    return true;
        return false;
    }

private:
    [[nodiscard]] std::vector<Segment> partsOf(Segment feature) const
    {
        std::vector<Segment> parts;
        for (int at = 0; at < m_board.segmentCount(); ++at)
            if (m_board.root(static_cast<Segment>(at)) == m_board.root(feature))
                parts.push_back(static_cast<Segment>(at));
        return parts;
    }

    [[nodiscard]] const PlacedTile& tileOf(Segment at) const
    {
        return m_board.tiles()[m_board.segment(at).tile];
    }

    [[nodiscard]] const TileFeature& dataOf(Segment at) const
    {
        return m_rules.catalogue().kind(tileOf(at).kind).features[m_board.featureIndex(at)];
    }

    [[nodiscard]] bool areTouching(Segment a, Segment b) const
    {
        return m_board.segment(a).tile == m_board.segment(b).tile ? areTouchingOnTile(a, b)
                                                                  : abbeyCloses(a, b);
    }

    /// True if a road ends at the other feature, passes its drawbridge, or ends with it at a junction; or if
    /// a monastery is within it.
    [[nodiscard]] bool areTouchingOnTile(Segment a, Segment b) const
    {
        const auto isJunction = [](const RoadEnd& end) { return end.type == "junction"; };
        const auto endsAtFeature = [&](const RoadEnd& end) { return end.feature == m_board.featureIndex(b); };
        const auto& first = dataOf(a);
        const auto& other = dataOf(b);
        return std::ranges::any_of(first.ends, endsAtFeature)
               || std::ranges::find(first.passes, m_board.featureIndex(b)) != first.passes.end()
               || first.within == m_board.featureIndex(b)
               || (std::ranges::any_of(first.ends, isJunction)
                   && std::ranges::any_of(other.ends, isJunction));
    }

    /// True if the first segment is an abbey and a side of the second is adjacent to it.
    [[nodiscard]] bool abbeyCloses(Segment a, Segment b) const
    {
        if (featureKindName(m_board.segment(a).kind) != "abbey")
            return false;
        for (const Side side : allSides) {
            const auto turned =
                (static_cast<int>(index(side)) + static_cast<int>(tileOf(b).turns)) % sideCount;
            if ((dataOf(b).sides >> index(side) & 1) != 0
                && neighbour(m_board.cellOf(b), allSides[static_cast<std::size_t>(turned)])
                       == m_board.cellOf(a))
                return true;
        }
        return false;
    }

    const Rules& m_rules;
    const State& m_state;
    const Board& m_board;
};

} // namespace

std::set<SegmentRef> searchWagonTargets(const Rules& rules, const State& state, Segment from, Edition edition)
{
    const Search search(rules, state);
    const auto& board = state->board;
    std::set<SegmentRef> targets;
    for (int i = 0; i < board.segmentCount(); ++i) {
        const auto at = static_cast<Segment>(i);
        if (board.root(at) != board.root(from) && search.isFree(at)
            && (edition == Edition::C2 ? search.isNear(from, at) : search.areConnected(from, at)))
            targets.insert(board.ref(at));
    }
    return targets;
}

} // namespace vozka
