// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drawbridge_oracle.h"

#include "engine/expansions/list.h"

#include <algorithm>
#include <tuple>

namespace vozka {

namespace {

class Search {
public:
    Search(const Rules& rules, const State& state, const std::vector<Figure>& before)
        : m_rules(rules), m_board(state->board), m_before(before)
    {}

    /// True if a side of the feature has no neighbour. An abbey closes it, too.
    [[nodiscard]] bool isOpen(Segment feature) const
    {
        for (const Segment at : partsOf(feature))
            for (const Side side : allSides)
                if ((dataOf(at).sides >> index(side) & 1) != 0
                    && m_board.tileAt(neighbour(m_board.cellOf(at), turned(side, tileOf(at).turns)))
                           == noTile)
                    return true;
        return false;
    }

    [[nodiscard]] std::vector<Segment> partsOf(Segment feature) const
    {
        std::vector<Segment> parts;
        for (int at = 0; at < m_board.segmentCount(); ++at)
            if (m_board.root(static_cast<Segment>(at)) == m_board.root(feature))
                parts.push_back(static_cast<Segment>(at));
        return parts;
    }

    /// Cities at the drawbridges of the road, one segment of each.
    [[nodiscard]] std::vector<Segment> citiesAtBridges(Segment road) const
    {
        std::vector<Segment> cities;
        for (const Segment at : partsOf(road)) {
            const auto tile = m_board.segment(at).tile;
            for (const auto& end : dataOf(at).ends)
                if (end.type == "drawbridge")
                    cities.push_back(m_board.segmentOf(tile, end.feature));
            for (const auto city : dataOf(at).passes)
                cities.push_back(m_board.segmentOf(tile, city));
        }
        return cities;
    }

    [[nodiscard]] std::set<SegmentRef> targetsOf(Segment road) const
    {
        std::set<SegmentRef> targets;
        for (const Segment city : citiesAtBridges(road))
            if (isOpen(city))
                for (const Segment at : partsOf(city))
                    targets.insert(m_board.ref(at));
        return targets;
    }

    /// Player with more figures than each other player, `std::nullopt` if none. Only followers and wagons are
    /// on roads, with strength 1 each.
    [[nodiscard]] std::optional<Player> soleLeader(Segment road) const
    {
        std::map<Player, int> counts;
        for (const auto& figure : m_before)
            if (m_board.root(figure.segment) == m_board.root(road))
                ++counts[figure.player];
        std::optional<Player> leader;
        for (const auto& one : counts)
            if (std::ranges::all_of(counts, [&](const auto& other) {
                    return other.first == one.first || other.second < one.second;
                }))
                leader = one.first;
        return leader;
    }

private:
    [[nodiscard]] const PlacedTile& tileOf(Segment at) const
    {
        return m_board.tiles()[m_board.segment(at).tile];
    }
    [[nodiscard]] const TileFeature& dataOf(Segment at) const
    {
        return m_rules.catalogue().kind(tileOf(at).kind).features[m_board.featureIndex(at)];
    }

    const Rules& m_rules;
    const Board& m_board;
    const std::vector<Figure>& m_before;
};

/// Roads on the tile and on its four neighbours.
std::set<Segment> roadsAt(const Board& board, Cell placed)
{
    std::set<Segment> roots;
    for (int i = 0; i < board.segmentCount(); ++i) {
        const auto at = static_cast<Segment>(i);
        const Cell cell = board.cellOf(at);
        const bool isNear = std::abs(cell.x - placed.x) + std::abs(cell.y - placed.y) <= 1;
        if (isNear && board.segment(at).kind == FeatureKind::Road)
            roots.insert(board.root(at));
    }
    return roots;
}

} // namespace

ExpectedCrossings searchCrossings(const Rules& rules, const State& state, const std::vector<Figure>& before,
                                  Cell placed, Player active)
{
    const Search search(rules, state, before);
    const auto& board = state->board;
    ExpectedCrossings expected;
    for (const Segment road : roadsAt(board, placed)) {
        // Figures on a road that was completed earlier have returned.
        if (search.isOpen(road))
            continue;
        const auto leader = search.soleLeader(road);
        const auto targets = search.targetsOf(road);
        if (!leader || targets.empty())
            continue;
        for (const auto& figure : before) {
            if (board.root(figure.segment) != road || figure.player != *leader)
                continue;
            if (figure.kind == FigureKind::Follower)
                expected.decisions.push_back(
                    {figure.player, figure.kind, board.ref(figure.segment), targets});
            else
                expected.ofOtherSteps[board.ref(figure.segment)] = targets;
        }
    }
    std::ranges::sort(expected.decisions, {}, [&](const ExpectedCrossing& one) {
        const auto& tile = board.tiles()[board.tileAt(one.from.at)];
        return std::tuple((one.player + state->playerCount - active) % state->playerCount, one.from.at.y,
                          one.from.at.x, rules.catalogue().kind(tile.kind).features[one.from.feature].id);
    });
    return expected;
}

} // namespace vozka
