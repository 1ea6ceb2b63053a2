// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Games with Abbey & Mayor: files, replay, undo and redo.
#include "match/match.h"
#include "records/files.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka {

namespace {

class AbbeyAndMayorGame : public testing::TestWithParam<std::string> {
protected:
    const std::string m_text =
        *records::readFile(std::string(VOZKA_GAMES "/abbey-and-mayor-") + GetParam() + ".vozka");

    [[nodiscard]] Match replayed() const
    {
        auto replayed = Match::replay(*records::readGame(m_text, "game"));
        EXPECT_TRUE(replayed);
        EXPECT_FALSE(replayed->fault);
        return std::move(replayed->match);
    }
};

bool isWagonMove(const Action& action)
{
    return action.type == Action::Type::Move;
}

} // namespace

TEST_P(AbbeyAndMayorGame, ContainsAllActionsOfExpansion)
{
    const auto match = replayed();
    const auto& book = match.rules().book();
    const auto& actions = match.record().actions;
    const auto has = [&](auto test) { return std::ranges::any_of(actions, test); };
    const auto abbey = match.rules().catalogue().find("AB");
    EXPECT_TRUE(has([&](const Action& a) { return a.type == Action::Type::Place && a.tileKind() == abbey; }));
    for (const auto* figure : {"mayor", "barn", "wagon"})
        EXPECT_TRUE(has([&](const Action& a) {
            return a.type == Action::Type::Deploy && a.figure == book.findFigure(figure)->kind();
        })) << figure;
    EXPECT_TRUE(has([](const Action& a) { return a.type == Action::Type::Move; }));
    EXPECT_TRUE(has([](const Action& a) { return a.isReturn(); }));
    EXPECT_TRUE(match.state()->over);
}

TEST_P(AbbeyAndMayorGame, FileIsUnchangedAfterReadAndWrite)
{
    const auto read = records::readGame(m_text, "game");
    ASSERT_TRUE(read);
    EXPECT_EQ(records::writeGame(*read), m_text);
    const auto match = replayed();
    EXPECT_EQ(match.record(), *read);
    const auto again = Match::replay(match.record());
    ASSERT_EQ(again->match.history().size(), match.history().size());
    for (std::size_t i = 0; i < match.history().size(); ++i)
        ASSERT_EQ(again->match.history()[i].after(), match.history()[i].after());
}

TEST_P(AbbeyAndMayorGame, UndoAndRedoRestoreAllStates)
{
    auto match = replayed();
    const auto record = match.record();
    std::vector<State> backwards;
    int stopsAtWagons = 0;
    while (match.canUndo()) {
        backwards.push_back(match.state());
        ASSERT_TRUE(match.undo());
        EXPECT_NE(match.state()->toMove, noPlayer);
        stopsAtWagons += match.rules().step(match.state()) == "wagon" ? 1 : 0;
    }
    EXPECT_EQ(stopsAtWagons, std::ranges::count_if(record.actions, isWagonMove))
        << "every decision about a wagon is offered";
    while (match.canRedo()) {
        ASSERT_TRUE(match.redo());
        ASSERT_EQ(match.state(), backwards.back());
        backwards.pop_back();
    }
    EXPECT_TRUE(backwards.empty());
    EXPECT_EQ(match.record(), record);
}

TEST_P(AbbeyAndMayorGame, WagonCanMoveElsewhereAfterUndo)
{
    auto match = replayed();
    while (match.canUndo()) {
        ASSERT_TRUE(match.undo());
        if (match.rules().step(match.state()) != "wagon")
            continue;
        const auto before = match.state();
        ActionList legal;
        match.rules().legal(before, legal);
        for (const auto& action : legal) {
            ASSERT_FALSE(match.act(action));
            EXPECT_NE(match.state(), before);
            ASSERT_TRUE(match.undo());
            EXPECT_EQ(match.state(), before);
        }
        EXPECT_EQ(match.rules().refusal(before, Action::pass())->code, "not-this-step");
    }
}

INSTANTIATE_TEST_SUITE_P(Recorded, AbbeyAndMayorGame,
                         testing::Values("c1-2", "c1-3", "c1-6", "c2-2", "c2-3", "c2-6"),
                         [](const auto& game) {
                             auto name = game.param;
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

} // namespace vozka
