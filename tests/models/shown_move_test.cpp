// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How hints and the analysis show moves: at places off the board, and with pieces that link features.
#include "models/computer/shown_move.h"

#include "models/board/area_actions.h"
#include "table_fixture.h"

#include <set>

namespace vozka {

namespace {

class ShownMoveTest : public TableTest {
protected:
    /// Calls `check` with each legal action of games with ferries and the Count.
    template<class Check>
    void forEachAction(Check check)
    {
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            auto game = gameOfTwo(seed);
            game.rules.sets = {"base", "flying-machines", "phantom", "ferries", "count"};
            ASSERT_TRUE(m_controller.startGame(game));
            while (!m_controller.over()) {
                const Table table = m_controller.table();
                for (const auto& choice : m_controller.choices()->rows())
                    check(table, choice.action);
                playToAreas();
            }
        }
    }
};

} // namespace

TEST_F(ShownMoveTest, AreShownAtPlaceOfAction)
{
    std::set<std::string> seen;
    forEachAction([&](const Table& table, const Action& action) {
        const auto* form = table.rules->book().formOf(action);
        const auto shown = shownMove(table, *table.state, {action});
        EXPECT_FALSE(shown.text().isEmpty());
        if (form == nullptr)
            return;
        if (namesArea(action) && !leavesArea(action)) {
            EXPECT_FALSE(shown.figure);
        } else if (form->names(ArgType::FeaturePair)) {
            EXPECT_EQ(shown.figure, action.at.cell());
            EXPECT_EQ(shown.figureSource, "image://piece/ferry");
            // The roads have letters, because there can be several ferries.
            EXPECT_EQ(shown.places.size(), 2U);
            EXPECT_TRUE(shown.words.front().contains(slotOf(0)) && shown.words.front().contains(slotOf(1)))
                << shown.text().toStdString();
            EXPECT_FALSE(shown.text().contains(u'(') || shown.text().contains(u','))
                << shown.text().toStdString();
        } else {
            return;
        }
        seen.insert(std::string(form->word()));
    });
    EXPECT_EQ(seen, (std::set<std::string>{"count", "ferry", "quarter"}));
}

/// The feature or the tile of the fairy, the dragon and a tower has a letter.
TEST_F(ShownMoveTest, NameFeatureOrTileOfEachAction)
{
    std::set<std::string> seen;
    auto game = gameOfTwo(4);
    game.rules.sets = {"base", "princess-and-dragon", "tower"};
    ASSERT_TRUE(m_controller.startGame(game));
    for (int i = 0; i < 300 && !m_controller.over(); ++i) {
        m_controller.discards()->dismiss();
        const Table table = m_controller.table();
        for (const auto& choice : m_controller.choices()->rows()) {
            const auto* form = table.rules->book().formOf(choice.action);
            if (form == nullptr || placesTile(choice.action) || placesFigure(choice.action)
                || !(form->names(ArgField::At) || form->names(ArgType::Side)))
                continue;
            const auto shown = shownMove(table, *table.state, {choice.action});
            EXPECT_EQ(shown.places.size(), 1U) << shown.text().toStdString();
            EXPECT_TRUE(shown.words.front().contains(slotOf(0)));
            EXPECT_FALSE(shown.text().contains(slotOf(0)));
            seen.insert(std::string(form->word()));
        }
        m_controller.choose(i % m_controller.choices()->rowCount());
    }
    EXPECT_TRUE(seen.contains("fairy") && seen.contains("dragon") && seen.contains("tower"))
        << ::testing::PrintToString(seen);
}

} // namespace vozka
