// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// All states of games can become positions.
#include "sandbox/position_of_game.h"

#include "match/match.h"
#include "players/random_player.h"
#include "samples.h"

#include <gtest/gtest.h>

#include <array>
#include <set>

namespace vozka::sandbox {
namespace {

/// Compares lists without their order, because files may contain figures and held tokens in another order.
template<class List>
void expectSameMembers(const List& first, const List& second)
{
    EXPECT_EQ(first.size(), second.size());
    for (const auto& member : first)
        EXPECT_EQ(std::ranges::count(first, member), std::ranges::count(second, member));
}

/// Ignores the time when a figure was placed, because positions do not contain it.
std::vector<Figure> figuresOf(const State& state)
{
    const auto all = state->figuresOnBoard();
    std::vector<Figure> figures(all.begin(), all.end());
    for (auto& figure : figures)
        figure.since = 0;
    return figures;
}

/// Returns the tokens, except those in hands of a kind that also has tokens on features.
std::vector<Token> tokensOf(const State& state)
{
    std::vector<Token> tokens;
    for (const auto& token : state->tokens.all())
        if (const auto all = state->tokensOf(token.kind);
            token.spot != SpotKind::Hand || all.back().spot != SpotKind::Feature)
            tokens.push_back(token);
    return tokens;
}

/// Compares the boards. The order of pieces and the progress of the turn may differ.
void expectSameBoard(const State& game, const State& table)
{
    EXPECT_EQ(game->board.tiles().size(), table->board.tiles().size());
    EXPECT_TRUE(std::ranges::equal(game->board.tiles(), table->board.tiles()));
    expectSameMembers(figuresOf(game), figuresOf(table));
    EXPECT_EQ(game->supply, table->supply);
    EXPECT_EQ(game->scores, table->scores);
    expectSameMembers(tokensOf(game), tokensOf(table));
}

/// Numbers of tokens, and kinds of figures, in the compared positions.
struct PieceCounts {
    int onTiles = 0;
    int besideFigures = 0;
    int stacks = 0;
    int figuresOnStacks = 0;
    int inHands = 0;
    std::set<std::string> figures;

    void add(const RuleBook& book, const Position& position)
    {
        for (const auto& figure : position.figures)
            figures.emplace(book.figureRule(figure.kind).name());
        for (const auto& token : position.tokens) {
            const bool isStack = book.token(token.kind).isPile();
            onTiles += token.at.kind() == SpotKind::Tile ? 1 : 0;
            besideFigures += token.at.isFeature() && !isStack ? 1 : 0;
            inHands += token.at.kind() == SpotKind::Hand ? 1 : 0;
            stacks += isStack ? 1 : 0;
            for (const auto& figure : position.figures)
                figuresOnStacks += isStack && token.at == Spot::feature(figure.at, figure.feature) ? 1 : 0;
        }
    }
};

/// Compares the state with its position, and with the position that is read from its file.
void expectSamePosition(const records::GameRecord& header, const RuleBook& book, const State& state,
                        const std::string& where)
{
    const auto record = recordOf(header.rules, header.players, book, state);
    const auto table = records::layOut(record, "game");
    ASSERT_TRUE(table) << where << ": " << table.error().pointer << " " << table.error().code;
    expectSameBoard(state, table->state);
    const auto text = records::writePosition(record);
    const auto read = records::readPosition(text, "game");
    ASSERT_TRUE(read) << where << ": " << read.error().pointer << " " << read.error().code << "\n" << text;
    EXPECT_EQ(records::writePosition(*read), text) << where;
    const auto again = records::layOut(*read, "game");
    ASSERT_TRUE(again) << where << ": " << again.error().pointer << " " << again.error().code << "\n" << text;
    expectSameBoard(state, again->state);
}

void playToEnd(Match& match, std::uint64_t seed)
{
    ActionList legalActions;
    RandomPlayer player(seed);
    while (!match.state()->over)
        ASSERT_FALSE(match.act(player.choose(match.rules(), match.state(), legalActions)));
}

TEST(PositionOfGame, KeepsAllPiecesWithManySets)
{
    const std::vector<std::vector<std::string>> games{
        {"base", "princess-and-dragon", "tower"},
        {"base", "princess-and-dragon", "tower", "abbey-and-mayor", "traders-and-builders", "abbot"},
        {"base", "inns-and-cathedrals", "tower", "river-2", "princess-and-dragon"},
        {"base", "abbey-and-mayor", "drawbridges"},
        {"base", "ferries", "traders-and-builders"},
        {"base", "inns-and-cathedrals", "abbot", "traders-and-builders", "princess-and-dragon", "tower",
         "abbey-and-mayor", "river", "river-2"}};
    PieceCounts counts;
    for (std::size_t i = 0; i < games.size(); ++i) {
        records::GameRecord header;
        header.rules = {Options(i % 2 == 0 ? Edition::C2 : Edition::C1), games[i]};
        header.players = players(2 + static_cast<int>(i % 4));
        header.seed = i + 1;
        auto match = Match::start(header);
        ASSERT_TRUE(match) << i;
        playToEnd(*match, i + 7);
        for (std::size_t entry = 0; entry < match->history().size() && !testing::Test::HasFailure();
             entry += 3) {
            const auto& state = match->history()[entry].after();
            expectSamePosition(header, match->rules().book(), state,
                               "game " + std::to_string(i) + ", entry " + std::to_string(entry));
            counts.add(match->rules().book(),
                       recordOf(header.rules, header.players, match->rules().book(), state).position);
        }
    }
    EXPECT_GT(counts.onTiles, 0);
    EXPECT_GT(counts.besideFigures, 0);
    EXPECT_GT(counts.stacks, 0);
    EXPECT_GT(counts.figuresOnStacks, 0);
    EXPECT_GT(counts.inHands, 0);
    for (const auto* name : {"follower", "mayor", "wagon", "barn", "large", "abbot", "builder", "pig"})
        EXPECT_TRUE(counts.figures.contains(name)) << name;
}

/// Includes figures on flying machines, several figures on one segment, and roads that were just linked or
/// separated.
TEST(PositionOfGame, StatesBetweenChoicesArePositions)
{
    const std::array<std::vector<std::string>, 2> games{
        {{"base", "flying-machines", "phantom", "abbey-and-mayor", "drawbridges"},
         {"base", "ferries", "traders-and-builders", "abbey-and-mayor", "drawbridges"}}};
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        records::GameRecord header;
        header.rules = {Options(), games[seed % games.size()]};
        header.players = players(3);
        header.seed = seed;
        auto match = Match::start(header);
        ASSERT_TRUE(match);
        playToEnd(*match, seed);
        for (std::size_t i = 0; i < match->history().size(); ++i) {
            const auto& state = match->history()[i].after();
            const auto record = recordOf(header.rules, header.players, match->rules().book(), state);
            const auto table = records::layOut(record, "game");
            ASSERT_TRUE(table) << seed << ", state " << i << ": " << table.error().pointer << " "
                               << table.error().code;
        }
    }
}

TEST(PositionOfGame, AllStatesOfGamesAreValid)
{
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        records::GameRecord header;
        header.rules = {Options(seed % 2 == 0 ? Edition::C1 : Edition::C2), {"base", "abbey-and-mayor"}};
        if (seed > 3)
            header.rules.sets.emplace_back("traders-and-builders");
        header.players = players(2 + static_cast<int>(seed % 4));
        header.seed = seed;
        auto match = Match::start(header);
        ASSERT_TRUE(match);
        playToEnd(*match, seed);
        for (std::size_t i = 0; i < match->history().size(); ++i) {
            const auto& state = match->history()[i].after();
            const auto record = recordOf(header.rules, header.players, match->rules().book(), state);
            const auto table = records::layOut(record, "game");
            ASSERT_TRUE(table) << seed << ": entry " << i << ": " << table.error().pointer << " "
                               << table.error().code;
            expectSameBoard(state, table->state);
        }
        Sandbox box(header.rules, header.players);
        box.load(recordOf(header.rules, header.players, match->rules().book(), match->state()));
        expectValid(box);
    }
}

} // namespace
} // namespace vozka::sandbox
