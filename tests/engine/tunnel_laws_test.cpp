// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Roads that tokens join at a distance, in random games: compared with roads that are computed again from the
// sides of tiles and from the tokens.
#include "dragon_game.h"
#include "engine/board/tile_view.h"
#include "insight_scene.h"

#include <gtest/gtest.h>

#include <map>
#include <numeric>

namespace vozka {
namespace {

struct TunnelGame {
    int players;
    std::vector<std::string> sets;
    const char* otherTunnels;
    std::uint64_t seed;
};

/// Sets of segments of one road.
class Roads {
public:
    Roads(const Rules& rules, const StateData& state) : m_rules(rules), m_state(state)
    {
        m_parents.resize(static_cast<std::size_t>(state.board.segmentCount()));
        std::iota(m_parents.begin(), m_parents.end(), Segment{0});
        joinAtSides();
        joinByTokens();
        // The only other links are ferries.
        for (const auto& link : state.board.links())
            if (link.kind != pairs().link)
                join(link.a, link.b);
    }

    [[nodiscard]] Segment find(Segment segment) const
    {
        while (m_parents[segment] != segment)
            segment = m_parents[segment];
        return segment;
    }

    /// Sides without a neighbour, and entrances of pairs that are not complete.
    [[nodiscard]] int openEnds(Segment road) const
    {
        int open = 0;
        const auto& board = m_state.board;
        for (Segment at = 0; at < board.segmentCount(); ++at) {
            if (find(at) != find(road))
                continue;
            for (const Side side : allSides)
                open += segmentAt(board, m_rules.catalogue(), board.segment(at).tile, side) == at
                                && board.tileAt(neighbour(board.cellOf(at), side)) == noTile
                            ? 1
                            : 0;
            open += isEntrance(at) && !m_linked.contains(at) ? 1 : 0;
        }
        return open;
    }

    [[nodiscard]] std::size_t linkedCount() const { return m_linked.size(); }

private:
    [[nodiscard]] const TokenSpec& pairs() const { return *m_rules.book().findToken("tunnel"); }

    [[nodiscard]] bool isEntrance(Segment at) const
    {
        const auto& ends = describe(m_state.board, m_rules.catalogue(), at).ends;
        return std::ranges::any_of(ends, [](const RoadEnd& end) { return end.type == "tunnelMouth"; });
    }

    void join(Segment one, Segment other) { m_parents[find(one)] = find(other); }

    void joinAtSides()
    {
        const auto& board = m_state.board;
        for (TileIndex tile = 0; tile < board.tiles().size(); ++tile)
            for (const Side side : allSides) {
                const auto beside = board.tileAt(neighbour(board.tiles()[tile].cell, side));
                const auto here = segmentAt(board, m_rules.catalogue(), tile, side);
                const auto there = beside == noTile
                                       ? noSegment
                                       : segmentAt(board, m_rules.catalogue(), beside, opposite(side));
                if (here != noSegment && there != noSegment)
                    join(here, there);
            }
    }

    void joinByTokens()
    {
        std::map<std::pair<Player, int>, Segment> first;
        for (const auto& token : m_state.tokensOf(pairs().kind)) {
            if (token.spot != SpotKind::Feature)
                continue;
            EXPECT_TRUE(isEntrance(token.where));
            const auto [at, isFirst] = first.try_emplace({token.owner, token.arg}, token.where);
            if (isFirst)
                continue;
            join(at->second, token.where);
            m_linked.insert({at->second, token.where});
        }
    }

    const Rules& m_rules;
    const StateData& m_state;
    std::vector<Segment> m_parents;
    std::set<Segment> m_linked;
};

class TunnelLaws : public testing::TestWithParam<TunnelGame> {};

TEST_P(TunnelLaws, RoadsAreJoinedByPairsOfTokens)
{
    rule("tu.join");
    rule("tu.open");
    rule("tu.others");
    const auto& game = GetParam();
    const auto rules =
        baseRules(game.players, dragon_game::optionsWith("otherTunnels", game.otherTunnels), game.sets);
    std::size_t linked = 0;
    playRandomGame(rules, game.seed, [&](const State& state, const Events&) {
        const Roads roads(rules, *state);
        const auto& board = state->board;
        linked = roads.linkedCount();
        for (Segment at = 0; at < board.segmentCount(); ++at) {
            if (board.segment(at).kind != FeatureKind::Road)
                continue;
            ASSERT_EQ(roads.find(at), roads.find(board.root(at)));
            ASSERT_EQ(board.feature(at).openEnds, roads.openEnds(at));
        }
        // Equal numbers of roads, so no two of them are one.
        std::set<Segment> roots;
        std::set<Segment> expected;
        for (Segment at = 0; at < board.segmentCount(); ++at)
            if (board.segment(at).kind == FeatureKind::Road) {
                roots.insert(board.root(at));
                expected.insert(roads.find(at));
            }
        ASSERT_EQ(roots.size(), expected.size());
    });
    EXPECT_GT(linked, 0U);
}

INSTANTIATE_TEST_SUITE_P(
    Games, TunnelLaws,
    testing::Values(TunnelGame{2, {"base", "tunnel"}, "entrances", 1},
                    TunnelGame{3, {"base", "tunnel", "ferries"}, "entrances", 2},
                    TunnelGame{
                        2, {"base", "tunnel", "abbey-and-mayor", "princess-and-dragon"}, "entrances", 3},
                    TunnelGame{4, {"base", "tunnel", "ferries", "abbey-and-mayor"}, "plain", 4},
                    TunnelGame{6,
                               {"base", "tunnel", "ferries", "abbey-and-mayor", "princess-and-dragon",
                                "traders-and-builders"},
                               "entrances",
                               5}),
    [](const auto& info) { return "Game" + std::to_string(info.index); });

} // namespace
} // namespace vozka
