// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Outcomes of chance that are not tiles: the rows that the table shows, for any expansion.
#include "models/scene/outcome.h"

#include "engine/die.h"
#include "engine/expansions/list.h"
#include "models/table/outcome_model.h"
#include "records/tile_library.h"

#include <QAbstractItemModelTester>
#include <gtest/gtest.h>

namespace vozka {

namespace {

/// A game of two with a die that is rolled in each turn.
class Outcomes : public testing::Test {
protected:
    static Rules made()
    {
        auto plugIns = plugInsFor(std::vector<std::string>{"base"});
        plugIns.push_back(addDie);
        RoomFault fault;
        return *Rules::make(*records::TileLibrary::builtIn().catalogue({"base"}, {}),
                            {Options(), 2, std::move(plugIns)}, fault);
    }

    void apply(const Action& action) { m_moments.push_back(Moment::by(m_rules, m_state, action)); }
    [[nodiscard]] Action first(Action::Type type) const
    {
        ActionList legal;
        m_rules.legal(m_state, legal);
        for (const Action& action : legal)
            if (action.type == type)
                return action;
        ADD_FAILURE() << "no such action";
        return {};
    }
    /// Places a tile and no figure.
    void turnUpToRoll()
    {
        apply(first(Action::Type::Draw));
        apply(first(Action::Type::Place));
        apply(Action::pass());
    }
    void show() { m_model.show({&m_rules, &m_state, m_players, m_moments, false, false, 0, {}, {}}); }
    [[nodiscard]] QString cell(const char* role) const
    {
        return m_model.index(0).data(OutcomeModel::roleOf(role)).toString();
    }

    Rules m_rules = made();
    State m_state = m_rules.start();
    std::vector<records::PlayerEntry> m_players{{"Anna", {}, {}}, {"Petr", {}, {}}};
    std::vector<Moment> m_moments;
    OutcomeModel m_model;
    QAbstractItemModelTester m_tester{&m_model, QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(Outcomes, ListWhatTheDieShowsUntilTheNextTile)
{
    show();
    EXPECT_EQ(m_model.count(), 0);
    turnUpToRoll();
    show();
    EXPECT_EQ(m_model.count(), 0) << "a drawn tile is no outcome";
    apply(rollOf(2));
    show();
    ASSERT_EQ(m_model.count(), 1);
    EXPECT_EQ(cell("value"), "2");
    EXPECT_EQ(cell("source"), "image://sprite/roll-2");
    EXPECT_EQ(cell("text"), "2") << "there is no sentence for it";
    apply(first(Action::Type::Draw));
    show();
    EXPECT_EQ(m_model.count(), 1) << "the next player sees it before the next tile";
    apply(first(Action::Type::Place));
    show();
    EXPECT_EQ(m_model.count(), 0);
}

TEST_F(Outcomes, HaveNoPictureWithoutDrawing)
{
    Action roll = rollOf(2);
    EXPECT_EQ(outcomeSprite(m_rules.book(), roll), "roll-2");
    roll.number = 9;
    EXPECT_EQ(outcomeSprite(m_rules.book(), roll), QString());
    EXPECT_EQ(outcomePicture(m_rules.book(), roll), QString());
}

} // namespace

} // namespace vozka
