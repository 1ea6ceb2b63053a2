// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A game on a turned board is the same game: same record, same choices, same points.
#include "engine/base/board_turn.h"
#include "match/match.h"
#include "players/random_player.h"
#include "records/files.h"
#include "records/game.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

namespace vozka {

namespace {

std::vector<std::string> recordedGames()
{
    std::vector<std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(VOZKA_GAMES))
        if (entry.path().extension() == ".vozka")
            files.push_back(entry.path().string());
    std::ranges::sort(files);
    return files;
}

std::vector<Action> legalActions(const Match& match)
{
    ActionList list;
    match.rules().legal(match.state(), list);
    return {list.begin(), list.end()};
}

/// Returns the legal actions of the turned game as in the record.
std::vector<Action> recordedLegalActions(const Match& match)
{
    auto actions = legalActions(match);
    for (auto& action : actions)
        action = match.recorded(action);
    return actions;
}

void expectSame(const Match& game, const Match& turned)
{
    EXPECT_EQ(turned.record(), game.record());
    EXPECT_EQ(turned.longestRecord(), game.longestRecord());
    EXPECT_EQ(turned.state()->scores, game.state()->scores);
    EXPECT_EQ(turned.state()->toMove, game.state()->toMove);
    EXPECT_EQ(turned.state()->supply, game.state()->supply);
    const auto expected = legalActions(game);
    const auto actions = recordedLegalActions(turned);
    EXPECT_TRUE(std::ranges::is_permutation(actions, expected))
        << expected.size() << " actions, then " << actions.size();
}

TEST(TurnedBoard, TurnsCellsAndPointsAroundStartTile)
{
    EXPECT_EQ(turnedCell({2, -1}, 1), (Cell{1, 2}));
    EXPECT_EQ(turnedCell({2, -1}, 2), (Cell{-2, 1}));
    EXPECT_EQ(turnedCell({2, -1}, 4), (Cell{2, -1}));
    // The north-west corner of the start tile becomes its north-east corner.
    EXPECT_EQ(turnedPoint({0, 0}, 1), (Cell{1, 0}));
    EXPECT_EQ(turnedPoint({0, 0}, 2), (Cell{1, 1}));
    EXPECT_EQ(turnedPoint({5, 3}, 4), (Cell{5, 3}));
}

TEST(TurnedBoard, KeepsRecordedGames)
{
    const auto files = recordedGames();
    ASSERT_GT(files.size(), 15U);
    for (const auto& file : files) {
        SCOPED_TRACE(file);
        const auto text = records::readFile(file);
        ASSERT_TRUE(text);
        const auto record = records::readGame(*text, file);
        ASSERT_TRUE(record);
        for (const std::size_t actions : {record->actions.size() / 3, record->actions.size()}) {
            auto part = *record;
            part.actions.resize(actions);
            const auto game = Match::replay(part);
            ASSERT_TRUE(game && !game->fault);
            for (const Turns turns : {1, 2, 3}) {
                const auto turned = game->match.turned(turns);
                ASSERT_TRUE(turned) << int{turns} << " turns of " << actions << " actions";
                expectSame(game->match, *turned);
                for (std::size_t i = 0; i < game->match.state()->board.tiles().size(); ++i) {
                    const auto& tile = game->match.state()->board.tiles()[i];
                    const auto& other = turned->state()->board.tiles()[i];
                    ASSERT_EQ(other.cell, turnedCell(tile.cell, turns));
                    const bool isAbbey = !game->match.rules().catalogue().kind(tile.kind).inBag && i > 0;
                    ASSERT_EQ(other.turns, isAbbey ? tile.turns : (tile.turns + turns) % sideCount);
                }
            }
        }
    }
}

TEST(TurnedBoard, IsSameGameAfterMoreActions)
{
    records::GameRecord header;
    header.seed = 11;
    header.rules.sets = {"base", "abbey-and-mayor", "tower", "princess-and-dragon", "traders-and-builders"};
    header.players = {{"A", records::Colour::Red, records::PlayerKind::Human},
                      {"B", records::Colour::Blue, records::PlayerKind::Human}};
    auto game = *Match::start(header);
    RandomPlayer player(5);
    ActionList scratch;
    for (int i = 0; i < 400 && !game.state()->over; ++i) {
        auto turned = game.turned(static_cast<Turns>(1 + i % 3));
        ASSERT_TRUE(turned) << i;
        const auto action = player.choose(turned->rules(), turned->state(), scratch);
        ASSERT_FALSE(turned->act(action));
        ASSERT_FALSE(game.act(turned->recorded(action)));
        ASSERT_EQ(turned->record(), game.record()) << i;
    }
    EXPECT_GT(game.history().size(), 100U);
}

TEST(TurnedBoard, KeepsUndoneActionsAndEarlyEnd)
{
    records::GameRecord header;
    header.seed = 3;
    header.rules.sets = {"base"};
    header.players = {{"A", records::Colour::Red, records::PlayerKind::Human},
                      {"B", records::Colour::Blue, records::PlayerKind::Human}};
    auto game = *Match::start(header);
    RandomPlayer player(5);
    ActionList scratch;
    for (int i = 0; i < 30; ++i)
        ASSERT_FALSE(game.act(player.choose(game.rules(), game.state(), scratch)));
    ASSERT_TRUE(game.undo() && game.undo());
    auto turned = game.turned(1);
    ASSERT_TRUE(turned);
    expectSame(game, *turned);
    ASSERT_TRUE(turned->redo() && game.redo());
    expectSame(game, *turned);
    game.endNow();
    turned = game.turned(2);
    ASSERT_TRUE(turned && turned->endedEarly());
    EXPECT_EQ(turned->state()->scores, game.state()->scores);
    ASSERT_TRUE(turned->undo());
    EXPECT_FALSE(turned->state()->over);
}

} // namespace

} // namespace vozka
