// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Decisions at drawbridges in random games have the order, players and targets that a slow search
// (`drawbridge_oracle.h`) computes, with and without Abbey & Mayor.
#include "covering_player.h"
#include "drawbridge_oracle.h"
#include "match/dealer.h"
#include "picture.h"
#include "scene.h"
#include "wagon_oracle.h"

#include <gtest/gtest.h>

namespace vozka {

namespace {

struct Table {
    Edition edition;
    int players;
    bool withMayors;
};

/// True if the scoring of the turn follows the action.
bool leadsToScoring(const Rules& rules, const State& before, const Action& action, const State& after)
{
    const Code step = rules.step(before);
    const bool isAboutTile = action.type == Action::Type::Place || step == "deploy";
    return isAboutTile && (after->over || after->turn != before->turn || rules.step(after) != "deploy");
}

std::vector<Figure> figuresWhenScored(const Rules& rules, const State& before, const Action& action)
{
    const auto onBoard = before->figuresOnBoard();
    std::vector<Figure> figures(onBoard.begin(), onBoard.end());
    if (action.type == Action::Type::Deploy)
        figures.push_back({segmentOf(rules.book(), *before, action.at), before->turn, before->active,
                           action.figure, action.at.isCorner()});
    return figures;
}

} // namespace

class DrawbridgeLaws : public testing::TestWithParam<Table> {
protected:
    const Rules m_rules =
        baseRules(GetParam().players, Options(GetParam().edition),
                  GetParam().withMayors ? std::vector<std::string>{"base", "abbey-and-mayor", "drawbridges"}
                                        : std::vector<std::string>{"base", "drawbridges"});
    ActionList m_legal;
    ExpectedCrossings m_expected;
    std::size_t m_nextDecision = 0;
    int m_decisions = 0;
    int m_wagonDecisions = 0;
    int m_severalTargets = 0;

    void play(std::uint64_t seed)
    {
        const Dealer dealer(seed);
        CoveringPlayer player(seed + 1000);
        State state = m_rules.start();
        while (!state->over) {
            const auto action = state->toMove == noPlayer ? dealer.next(m_rules, state)
                                                          : player.choose(m_rules, state, m_legal);
            State after = state;
            m_rules.apply(after, action);
            check(state, action, after);
            if (HasFatalFailure())
                return;
            state = after;
        }
    }

    void check(const State& before, const Action& action, const State& after)
    {
        if (leadsToScoring(m_rules, before, action, after)) {
            ASSERT_EQ(m_nextDecision, m_expected.decisions.size()) << "not all decisions occurred";
            const Cell placed = after->board.tiles().back().cell;
            m_expected = searchCrossings(m_rules, after, figuresWhenScored(m_rules, before, action), placed,
                                         before->active);
            m_nextDecision = 0;
        }
        if (after->over)
            return;
        m_rules.legal(after, m_legal);
        if (m_rules.step(after) == "drawbridge")
            checkDecision(after);
        else
            ASSERT_EQ(m_nextDecision, m_expected.decisions.size()) << picture(m_rules.catalogue(), *after);
        if (m_rules.step(after) == "wagon")
            checkWagon(after);
    }

    void checkDecision(const State& state)
    {
        ASSERT_LT(m_nextDecision, m_expected.decisions.size()) << picture(m_rules.catalogue(), *state);
        ExpectedCrossing offered;
        offered.player = state->toMove;
        for (const auto& action : m_legal) {
            offered.kind = action.figure;
            offered.from = action.at.ref();
            if (action.to.isFeature()) {
                EXPECT_TRUE(offered.targets.insert(action.to.ref()).second) << "offered twice";
            }
        }
        EXPECT_EQ(std::ranges::count_if(m_legal, &Action::isReturn), 1);
        ASSERT_EQ(offered, m_expected.decisions[m_nextDecision]) << picture(m_rules.catalogue(), *state);
        checkOthersAreRefused(state, offered);
        m_severalTargets += offered.targets.size() > 1 ? 1 : 0;
        ++m_decisions;
        ++m_nextDecision;
    }

    /// Checks that every other segment of the board and every other figure is refused.
    void checkOthersAreRefused(const State& state, const ExpectedCrossing& offered)
    {
        const auto& board = state->board;
        const auto returning = Action::returnToSupply(offered.kind, Spot::feature(offered.from));
        for (int i = 0; i < board.segmentCount(); ++i) {
            const auto at = board.ref(static_cast<Segment>(i));
            EXPECT_EQ(!m_rules.refusal(state, returning.withTarget(Spot::feature(at))),
                      offered.targets.contains(at));
        }
        for (const auto& figure : state->figuresOnBoard()) {
            const auto at = board.ref(figure.segment);
            if (at != offered.from) {
                EXPECT_TRUE(m_rules.refusal(state, Action::returnToSupply(figure.kind, Spot::feature(at))));
            }
            EXPECT_TRUE(m_rules.refusal(state, Action::returnToSupply(figure.kind, Spot::tile(at.at))));
        }
    }

    void checkWagon(const State& state)
    {
        const auto kind = m_rules.book().findFigure("wagon")->kind();
        const auto figures = state->figuresOnBoard();
        const auto wagon = std::ranges::find_if(figures, [&](const Figure& figure) {
            return figure.player == state->toMove && figure.kind == kind;
        });
        ASSERT_NE(wagon, figures.end());
        auto expected = searchWagonTargets(m_rules, state, wagon->segment, GetParam().edition);
        const auto crossing = m_expected.ofOtherSteps.find(state->board.ref(wagon->segment));
        if (crossing != m_expected.ofOtherSteps.end()) {
            expected.insert(crossing->second.begin(), crossing->second.end());
            ++m_wagonDecisions;
        }
        std::set<SegmentRef> offered;
        for (const auto& action : m_legal)
            if (action.to.isFeature()) {
                EXPECT_TRUE(offered.insert(action.to.ref()).second) << "offered twice";
            }
        EXPECT_EQ(offered, expected) << picture(m_rules.catalogue(), *state);
        const auto& rule = m_rules.book().figureRule(kind);
        std::set<SegmentRef> listedSegments;
        const auto reach = *rule.reach(m_rules.book(), *state, {state->toMove, wagon->segment, {}});
        for (const auto& entry : reach.targets)
            listedSegments.insert(entry.segments.begin(), entry.segments.end());
        EXPECT_EQ(listedSegments, expected);
    }
};

TEST_P(DrawbridgeLaws, DecisionsAgreeWithOracle)
{
    rule("db.move.majority");
    constexpr std::uint64_t games = 60;
    for (std::uint64_t seed = 1; seed <= games && !HasFatalFailure(); ++seed) {
        m_expected = {};
        m_nextDecision = 0;
        play(seed);
    }
    EXPECT_GT(m_decisions, 30) << "too few decisions in these games";
    EXPECT_GT(m_severalTargets, 10);
    if (GetParam().withMayors) {
        EXPECT_GT(m_wagonDecisions, 10);
    }
}

INSTANTIATE_TEST_SUITE_P(CoveringGames, DrawbridgeLaws, testing::ValuesIn([] {
                             std::vector<Table> tables;
                             for (const auto edition : {Edition::C1, Edition::C2})
                                 for (int players = minPlayers; players <= maxPlayers; ++players)
                                     for (const bool withMayors : {false, true})
                                         tables.push_back({edition, players, withMayors});
                             return tables;
                         }()),
                         [](const auto& table) {
                             return std::string(table.param.edition == Edition::C1 ? "C1" : "C2")
                                    + std::to_string(table.param.players) + "players"
                                    + (table.param.withMayors ? "Mayors" : "");
                         });

} // namespace vozka
