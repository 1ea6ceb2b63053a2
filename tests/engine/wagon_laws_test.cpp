// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// In every decision about a wagon in random games, four results agree: legal actions, the range on the board,
// refusals, and a slow search.
#include "covering_player.h"
#include "match/dealer.h"
#include "picture.h"
#include "scene.h"
#include "wagon_oracle.h"

#include <gtest/gtest.h>

namespace vozka {

namespace {

using Segments = std::set<SegmentRef>;

Segments offeredTargets(const Rules& rules, const State& state, ActionList& legal)
{
    rules.legal(state, legal);
    Segments segments;
    for (const auto& action : legal)
        if (!action.isReturn()) {
            EXPECT_TRUE(segments.insert(action.to.ref()).second) << "offered twice";
        }
    EXPECT_EQ(std::ranges::count_if(legal, &Action::isReturn), 1);
    EXPECT_EQ(legal.size(), segments.size() + 1);
    return segments;
}

Segments targetsOf(const Reach& reach)
{
    Segments segments;
    for (const auto& entry : reach.targets)
        for (const auto& segment : entry.segments)
            EXPECT_TRUE(segments.insert(segment).second) << "named twice";
    return segments;
}

/// Checks that all refused entries have the reason of the refused action, and that all segments of the board
/// are included.
void expectRefused(const Rules& rules, const State& state, const Reach& reach, const Figure& wagon)
{
    const auto& board = state->board;
    std::size_t segmentCount = targetsOf(reach).size();
    EXPECT_EQ(std::ranges::count_if(
                  reach.refused,
                  [](const ReachEntry& entry) { return entry.refusal->code == refusal::ownFeature; }),
              1);
    for (const auto& entry : reach.refused) {
        segmentCount += entry.shortRoad ? 0 : entry.segments.size();
        for (const auto& segment : entry.segments) {
            const auto action =
                Action::move(wagon.kind, Spot::tile(board.cellOf(wagon.segment)), Spot::feature(segment));
            const auto refusal = rules.refusal(state, action);
            ASSERT_TRUE(refusal);
            EXPECT_EQ(refusal->code, entry.refusal->code);
            EXPECT_EQ(refusal->detail, entry.refusal->detail);
        }
    }
    EXPECT_EQ(segmentCount, static_cast<std::size_t>(board.segmentCount()));
}

} // namespace

class WagonLaws : public testing::TestWithParam<std::tuple<Edition, int>> {
protected:
    const Edition m_edition = std::get<0>(GetParam());
    const Rules m_rules =
        baseRules(std::get<1>(GetParam()), Options(m_edition), {"base", "abbey-and-mayor", "wiki-examples"});
    ActionList m_legal;
    int m_decisions = 0;

    void checkDecision(const State& state)
    {
        if (state->over || m_rules.step(state) != "wagon")
            return;
        ++m_decisions;
        const auto& rule = *m_rules.book().findFigure("wagon");
        const auto figures = state->figuresOnBoard();
        const auto wagon = std::ranges::find_if(figures, [&](const Figure& figure) {
            return figure.player == state->toMove && figure.kind == rule.kind();
        });
        ASSERT_NE(wagon, figures.end());
        const auto reach = *rule.reach(m_rules.book(), *state, {state->toMove, wagon->segment, {}});
        EXPECT_EQ(reach.edition, m_edition);
        const auto targets = targetsOf(reach);
        EXPECT_FALSE(targets.empty()) << "no decision without a target";
        EXPECT_EQ(offeredTargets(m_rules, state, m_legal), targets) << picture(m_rules.catalogue(), *state);
        EXPECT_EQ(searchWagonTargets(m_rules, state, wagon->segment, m_edition), targets)
            << picture(m_rules.catalogue(), *state);
        expectRefused(m_rules, state, reach, *wagon);
    }
};

TEST_P(WagonLaws, LegalActionsRangeAndOracleAgree)
{
    rule("am.wagon.target");
    constexpr std::uint64_t games = 60;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        const Dealer dealer(seed);
        CoveringPlayer player(seed + 1000);
        State state = m_rules.start();
        while (!state->over) {
            checkDecision(state);
            m_rules.apply(state, state->toMove == noPlayer ? dealer.next(m_rules, state)
                                                           : player.choose(m_rules, state, m_legal));
        }
    }
    EXPECT_GT(m_decisions, 50) << "too few decisions in these games";
}

INSTANTIATE_TEST_SUITE_P(CoveringGames, WagonLaws,
                         testing::Combine(testing::Values(Edition::C1, Edition::C2),
                                          testing::Values(2, 3, 4, 5, 6)),
                         [](const auto& games) {
                             return std::string(std::get<0>(games.param) == Edition::C1 ? "C1" : "C2")
                                    + std::to_string(std::get<1>(games.param)) + "players";
                         });

} // namespace vozka
