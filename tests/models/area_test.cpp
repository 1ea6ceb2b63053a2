// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Places off the board: rows of the type AreaRow. The tests use a place that only they define, the yard.
#include "engine/expansions/list.h"
#include "engine/yard.h"
#include "models/table/area_model.h"
#include "models/table/choices_of.h"
#include "records/game.h"
#include "records/tile_library.h"

#include <QAbstractItemModelTester>
#include <gtest/gtest.h>

namespace vozka {

namespace {

/// A game of two players with a yard, at the deployment of Anna's first turn.
class Areas : public testing::Test {
protected:
    Areas() { placeNextTile(); }

    static Rules rulesWithYard()
    {
        auto ruleSources = ruleSourcesFor(std::vector<std::string>{"base"});
        ruleSources.push_back(addYard);
        CapacityFault fault;
        return *Rules::make(*records::TileLibrary::builtIn().catalogue({"base"}, {}),
                            {Options(), 2, std::move(ruleSources)}, fault);
    }
    template<class Wanted>
    Action first(const Wanted& wanted) const
    {
        ActionList legal;
        m_rules.legal(m_state, legal);
        for (const Action& action : legal)
            if (wanted(action))
                return action;
        ADD_FAILURE() << "no such action";
        return {};
    }
    Action first(Action::Type type) const
    {
        return first([type](const Action& action) { return action.type == type; });
    }
    void apply(const Action& action)
    {
        m_rules.apply(m_state, action);
        show();
    }
    void placeNextTile()
    {
        m_rules.apply(m_state, first(Action::Type::Draw));
        m_rules.apply(m_state, first(Action::Type::Place));
        show();
    }
    [[nodiscard]] Table table() const
    {
        return {&m_rules, &m_state, m_players, {}, m_viewOnly, false, 0, {}, {}};
    }
    void show()
    {
        m_choices.show(table());
        m_model.showRows(areaRows(table(), m_choices));
    }
    /// Moves a follower of the current player to the yard.
    void enter()
    {
        apply(first([](const Action& action) { return action.at.kind() == SpotKind::Area; }));
    }

    Rules m_rules = rulesWithYard();
    State m_state = m_rules.start();
    std::vector<records::PlayerEntry> m_players{{"Anna", records::Colour::Black},
                                                {"Petr", records::Colour::Red}};
    bool m_viewOnly = false;
    ChoiceModel m_choices;
    RowModel<AreaRow> m_model;
    QAbstractItemModelTester m_tester{&m_model, QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(Areas, OfferFiguresThatCanEnter)
{
    ASSERT_EQ(m_model.count(), 1);
    const auto& yard = m_model.at(0);
    EXPECT_TRUE(yard.figures.empty());
    EXPECT_FALSE(yard.isLeft);
    ASSERT_EQ(yard.offers.size(), 1U);
    EXPECT_EQ(yard.offers[0].source, "image://figure/follower/black");
    EXPECT_EQ(m_choices.at(yard.offers[0].choice).action.at, Spot::area(0));
    EXPECT_FALSE(m_choices.at(yard.offers[0].choice).isListed) << "shown at the card";
    for (const auto& row : choicesOf(table(), m_choices, {}))
        EXPECT_FALSE(row.isOther()) << "areas have no marker on the board";
}

TEST_F(Areas, ListNumberOfFiguresOfEachPlayer)
{
    enter();
    placeNextTile();
    enter();
    placeNextTile();
    enter();
    ASSERT_EQ(m_state->inAreas.size(), 3U);
    const auto& figures = m_model.at(0).figures;
    ASSERT_EQ(figures.size(), 2U);
    EXPECT_EQ(figures[0].count, 2);
    EXPECT_EQ(figures[0].label, "Anna: Meeple");
    EXPECT_EQ(figures[1].count, 1);
    EXPECT_EQ(m_model.at(0).content(), "Anna: Meeple ×2\nPetr: Meeple");
}

TEST_F(Areas, MarkTargetsOfTheirFigures)
{
    enter();
    placeNextTile();
    apply(Action::pass());
    placeNextTile();
    EXPECT_TRUE(m_model.at(0).isLeft);
    int marked = 0;
    for (const auto& row : choicesOf(table(), m_choices, {})) {
        if (!row.isOther())
            continue;
        ++marked;
        const auto& action = m_choices.at(row.row).action;
        EXPECT_EQ(action.at, Spot::area(0));
        EXPECT_EQ(action.to, row.spot);
        EXPECT_NE(row.segment, noSegment);
        EXPECT_TRUE(row.source.startsWith(QStringLiteral("image://figure/")));
    }
    EXPECT_GT(marked, 0);
}

TEST_F(Areas, OfferNothingInViewOnlyMode)
{
    m_viewOnly = true;
    show();
    EXPECT_TRUE(m_model.at(0).offers.empty());
    EXPECT_EQ(m_model.at(0).refusal, "");
}

TEST_F(Areas, HaveNoOffersIfSupplyIsEmpty)
{
    while (m_state->supply[0][index(FigureKind::Follower)] > 0) {
        enter();
        placeNextTile();
        apply(Action::pass());
        placeNextTile();
    }
    const auto& yard = m_model.at(0);
    EXPECT_TRUE(yard.offers.empty());
    EXPECT_EQ(yard.figures.front().count, 7);
}

} // namespace

} // namespace vozka
