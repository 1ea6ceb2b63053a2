// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of a match: actions, undo, redo, an early end, and replays of the record.
#include "match/match.h"

#include "arena/bench.h"
#include "players/random_player.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka {

namespace {

records::GameRecord header(int players = 2, std::uint64_t seed = 7)
{
    records::GameRecord record;
    record.seed = seed;
    for (int i = 0; i < players; ++i)
        record.players.push_back(
            {std::string(1, static_cast<char>('A' + i)), static_cast<records::Colour>(i)});
    return record;
}

void playOn(Match& match, int decisions, std::uint64_t seed = 3)
{
    RandomPlayer player(seed);
    ActionList legalActions;
    for (int i = 0; i < decisions && !match.state()->over; ++i)
        ASSERT_FALSE(match.act(player.choose(match.rules(), match.state(), legalActions)));
}

} // namespace

TEST(Match, StartsWithFirstTileDrawn)
{
    const auto match = Match::start(header());
    ASSERT_TRUE(match);
    EXPECT_EQ(match->history().size(), 1U);
    EXPECT_EQ(match->state()->toMove, 0);
    EXPECT_NE(match->state()->drawn, noKind);
}

TEST(Match, RefusesInvalidNumberOfPlayers)
{
    for (const int players : {0, 1, 7, 200}) {
        EXPECT_EQ(Match::start(header(players)).error().code, "players.count") << players;
        EXPECT_EQ(Match::replay(header(players)).error().code, "players.count") << players;
    }
}

TEST(Match, RefusedActionChangesNothing)
{
    auto match = *Match::start(header());
    const auto before = match.state();
    const auto refusal = match.act(Action::pass());
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->code, "not-this-step");
    EXPECT_EQ(match.state(), before);
    EXPECT_FALSE(match.canUndo());
}

TEST(Match, UndoAndRedoWorkForWholeGame)
{
    auto match = *Match::start(header(3));
    playOn(match, 1000);
    ASSERT_TRUE(match.state()->over);
    const auto last = match.state();
    const auto record = match.record();
    std::vector<State> backwards;
    while (match.canUndo()) {
        backwards.push_back(match.state());
        ASSERT_TRUE(match.undo());
        EXPECT_NE(match.state()->toMove, noPlayer) << "undo stops at a decision of a player";
    }
    EXPECT_EQ(match.history().size(), 1U);
    EXPECT_FALSE(match.undo());
    while (match.canRedo()) {
        ASSERT_TRUE(match.redo());
        EXPECT_EQ(match.state(), backwards.back());
        backwards.pop_back();
    }
    EXPECT_EQ(match.state(), last);
    EXPECT_EQ(match.record(), record);
}

TEST(Match, SameTileIsDrawnAfterUndo)
{
    auto match = *Match::start(header());
    playOn(match, 20);
    const auto record = match.record();
    for (int i = 0; i < 8; ++i)
        ASSERT_TRUE(match.undo());
    const auto actions = record.actions;
    for (auto at = match.history().size(); at < actions.size(); at = match.history().size())
        ASSERT_FALSE(match.act(actions[at]));
    EXPECT_EQ(match.record(), record);
}

TEST(Match, NewActionClearsRedo)
{
    auto match = *Match::start(header());
    playOn(match, 6);
    ASSERT_TRUE(match.undo());
    ASSERT_TRUE(match.canRedo());
    playOn(match, 1, 99);
    EXPECT_FALSE(match.canRedo());
}

TEST(Match, OptionDisablesUndo)
{
    auto record = header();
    record.rules.options.set(option::undo, 0);
    auto match = *Match::start(record);
    playOn(match, 2);
    EXPECT_FALSE(match.canUndo());
    EXPECT_FALSE(match.undo());
}

TEST(Match, EarlyEndIsExtraEntryOutsideRecord)
{
    auto match = *Match::start(header());
    playOn(match, 41);
    const auto before = match.state();
    const auto record = match.record();
    const auto history = match.history().size();
    match.endNow();
    EXPECT_TRUE(match.endedEarly());
    EXPECT_TRUE(match.state()->over);
    ASSERT_EQ(match.history().size(), history + 1);
    // The events of the final scoring come after the event of the end, as after the last tile.
    const auto& events = match.history().back().events;
    auto scores = before->scores;
    for (const auto& event : events)
        if (event.type == event::score)
            scores.at(event.line.player) =
                static_cast<std::uint16_t>(scores.at(event.line.player) + event.line.points);
    EXPECT_EQ(scores, match.state()->scores);
    EXPECT_EQ(std::ranges::count(events, event::end, &Event::type), 1);
    EXPECT_EQ(match.record(), record);
    EXPECT_TRUE(match.act(Action::pass())) << "the game is over";
    match.endNow();
    EXPECT_EQ(match.history().size(), history + 1) << "already ended";

    ASSERT_TRUE(match.undo());
    EXPECT_FALSE(match.endedEarly());
    EXPECT_EQ(match.state(), before);
    EXPECT_EQ(match.record(), record);
    EXPECT_EQ(match.history().size(), history);
}

TEST(Match, EarlyEndKeepsUndoneActions)
{
    auto match = *Match::start(header());
    playOn(match, 12);
    const auto longest = match.record();
    ASSERT_TRUE(match.undo());
    ASSERT_TRUE(match.undo());
    match.endNow();
    EXPECT_FALSE(match.canRedo()) << "undo the early end first";
    EXPECT_FALSE(match.redo());
    EXPECT_EQ(match.longestRecord(), longest);
    ASSERT_TRUE(match.undo());
    ASSERT_TRUE(match.redo());
    ASSERT_TRUE(match.redo());
    EXPECT_EQ(match.record(), longest);
}

TEST(Match, EarlyEndCanBeUndoneWithoutUndoOption)
{
    auto record = header();
    record.rules.options.set(option::undo, 0);
    auto match = *Match::start(record);
    playOn(match, 2);
    const auto before = match.state();
    match.endNow();
    EXPECT_TRUE(match.undo());
    EXPECT_EQ(match.state(), before);
    EXPECT_FALSE(match.undo());
    EXPECT_FALSE(match.undoAllowed());
}

TEST(Match, RecordReplaysToSameStates)
{
    for (int players = minPlayers; players <= maxPlayers; ++players) {
        auto match = *Match::start(header(players, 100U + static_cast<unsigned>(players)));
        playOn(match, 1000);
        const auto text = records::writeGame(match.record());
        const auto read = records::readGame(text, "game");
        ASSERT_TRUE(read) << read.error().pointer << read.error().code;
        EXPECT_EQ(*read, match.record());
        const auto replayed = Match::replay(*read);
        ASSERT_TRUE(replayed);
        ASSERT_FALSE(replayed->fault);
        ASSERT_EQ(replayed->match.history().size(), match.history().size());
        for (std::size_t i = 0; i < match.history().size(); ++i)
            ASSERT_EQ(replayed->match.history()[i].after(), match.history()[i].after());
    }
}

TEST(Match, UnfinishedRecordContinuesWithSameTiles)
{
    auto match = *Match::start(header());
    playOn(match, 31);
    auto replayed = *Match::replay(match.record());
    replayed.match.dealOn();
    playOn(match, 1000, 5);
    playOn(replayed.match, 1000, 5);
    EXPECT_EQ(replayed.match.record(), match.record());
}

TEST(Match, IllegalRecordNamesAction)
{
    auto match = *Match::start(header());
    playOn(match, 10);
    auto record = match.record();
    record.actions[5] = Action::discard(3);
    const auto replayed = Match::replay(record);
    ASSERT_TRUE(replayed);
    ASSERT_TRUE(replayed->fault);
    EXPECT_EQ(replayed->fault->action, 5U);
    EXPECT_EQ(replayed->match.history().size(), 5U);
}

TEST(Match, RefusesUnknownSet)
{
    auto record = header();
    record.rules.sets = {"base", "nonsense"};
    const auto match = Match::start(record);
    ASSERT_FALSE(match);
    EXPECT_EQ(match.error().pointer, "/rules/sets/1");
}

} // namespace vozka
