// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reasons after the figures of both players are exchanged: the same numbers with the other owner.
#include "engine/rules/position.h"
#include "picture.h"
#include "players/reasons.h"
#include "table.h"
#include "wording/messages.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace vozka {

namespace {

Player exchanged(Player player)
{
    return player < 2 ? static_cast<Player>(1 - player) : player;
}

/// Returns the state after `mover` has placed the last tile, with all figures in the same places, or with
/// their owners and the scores exchanged. Requires: a base game of two players.
State rebuilt(const Rules& rules, const State& state, Player mover, bool isExchanged)
{
    Position position{.toMove = mover};
    for (const auto& tile : state->board.tiles())
        position.tiles.push_back({tile.kind, tile.cell, tile.turns});
    for (const auto& figure : state->figuresOnBoard()) {
        const auto at = state->board.ref(figure.segment);
        position.figures.push_back(
            {isExchanged ? exchanged(figure.player) : figure.player, figure.kind, at.at, at.feature});
    }
    position.scores = {state->scores[isExchanged ? 1 : 0], state->scores[isExchanged ? 0 : 1]};
    auto& bag = position.bag.emplace();
    for (int kind = 0; kind < rules.catalogue().kindCount(); ++kind)
        bag.insert(bag.end(), state->bag[static_cast<std::size_t>(kind)], static_cast<KindIndex>(kind));
    PositionFault fault;
    auto made = PositionLoader::make(rules, position, fault);
    EXPECT_TRUE(made) << fault.refusal.code << fault.index;
    State result = *made;
    if (!rules.refusal(result, Action::pass()))
        rules.apply(result, Action::pass());
    return result;
}

/// Two moves of one player, without figures.
struct ComparedPlacements {
    State before;
    CandidateMove move;
    CandidateMove other;
};

CandidateMove placementOf(Evaluator& evaluator, const State& before, const Action& place)
{
    CandidateMove move{{place}, 1, 0, {}};
    State after = before;
    evaluator.rules().apply(after, place);
    if (after->toMove == before->toMove && !evaluator.rules().refusal(after, Action::pass())) {
        move.actions.push_back(Action::pass());
        evaluator.rules().apply(after, Action::pass());
    }
    move.lead = evaluator.leads(after)[before->toMove];
    return move;
}

/// Returns the pairs of neighbouring placements in the list of legal ones.
std::vector<ComparedPlacements> pairsOfPlacements(Evaluator& evaluator, const State& before)
{
    ActionList legal;
    evaluator.rules().legal(before, legal);
    std::vector<CandidateMove> moves;
    for (const auto& action : legal)
        if (moves.size() < 9)
            moves.push_back(placementOf(evaluator, before, action));
    std::vector<ComparedPlacements> pairs;
    for (std::size_t i = 1; i < moves.size(); ++i)
        pairs.push_back({before, moves[i - 1], moves[i]});
    return pairs;
}

Fact withExchangedOwners(Fact fact)
{
    fact.player = exchanged(fact.player);
    if (fact.rival != noPlayer)
        fact.rival = exchanged(fact.rival);
    for (auto& player : fact.sharing)
        player = exchanged(player);
    return fact;
}

bool isAboutNumbersOfBoard(const Fact& fact)
{
    constexpr std::array codes{fact::completed, fact::scored, fact::oneLeft, fact::open,
                               fact::dead,      fact::around, fact::field};
    // A fact that is true for both players is listed for the deciding one.
    return fact.sharing.empty() && std::ranges::find(codes, fact.code) != codes.end();
}

std::string textOf(Fact fact, Player reader)
{
    static const std::vector<records::PlayerEntry> players{{.name = "Alice"}, {.name = "Bob"}};
    fact.points = std::abs(fact.points);
    fact.isOfOther = false;
    fact.parts.clear();
    return wording::english(wording::messageOf(fact, {nullptr, players}, {.reader = reader, .feature = "A"}));
}

/// Finds the fact about the same feature with the exchanged owner.
const Fact* counterpart(const std::vector<Fact>& reasons, const Fact& fact)
{
    const auto found = std::ranges::find_if(reasons, [&](const Fact& each) {
        return each.code == fact.code && each.feature == fact.feature && each.isOfOther == fact.isOfOther
               && each.player == exchanged(fact.player);
    });
    return found == reasons.end() ? nullptr : &*found;
}

} // namespace

/// With seats, figures and scores exchanged, all reasons are the same for the other player.
TEST(SwappedPlayers, HaveSameReasonsInOtherSeat)
{
    const auto rules = rulesOf({"base"});
    Evaluator evaluator(rules);
    int facts = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const auto state = afterTiles(rules, 8 + seed * 53 % 50, seed);
        const auto first = rules.asIfDrawn(rebuilt(rules, state, 0, false), state->drawn);
        const auto second = rules.asIfDrawn(rebuilt(rules, state, 1, true), state->drawn);
        ASSERT_EQ(first->toMove, exchanged(second->toMove));
        const auto pairs = pairsOfPlacements(evaluator, first);
        const auto otherPairs = pairsOfPlacements(evaluator, second);
        ASSERT_EQ(pairs.size(), otherPairs.size());
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            const auto reasons = Reasons(evaluator).of(first, pairs[i].move, pairs[i].other);
            const auto others = Reasons(evaluator).of(second, otherPairs[i].move, otherPairs[i].other);
            ASSERT_EQ(reasons.size(), others.size());
            for (auto fact : others) {
                fact = withExchangedOwners(fact);
                const auto found = std::ranges::find_if(reasons, [&](Fact each) {
                    const bool isNear = std::abs(each.points - fact.points) < 0.01F;
                    each.points = fact.points;
                    return isNear && each == fact;
                });
                EXPECT_NE(found, reasons.end()) << fact.code << ", seed " << seed;
                ++facts;
            }
        }
    }
    EXPECT_GT(facts, 100);
}

/// With only the figures exchanged, a fact has the other owner and the same numbers, and its text has the
/// other name.
TEST(SwappedPlayers, ExchangeOwnerAndName)
{
    const auto rules = rulesOf({"base"});
    Evaluator evaluator(rules);
    std::map<Code, int> facts;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const auto state = afterTiles(rules, 8 + seed * 53 % 50, seed);
        const auto before = rules.asIfDrawn(rebuilt(rules, state, 0, false), state->drawn);
        const auto swapped = rules.asIfDrawn(rebuilt(rules, state, 0, true), state->drawn);
        const auto reader = before->toMove;
        const auto pairs = pairsOfPlacements(evaluator, before);
        const auto swappedPairs = pairsOfPlacements(evaluator, swapped);
        ASSERT_EQ(pairs.size(), swappedPairs.size());
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            const auto others = Reasons(evaluator).of(swapped, swappedPairs[i].move, swappedPairs[i].other);
            for (const auto& fact : Reasons(evaluator).of(before, pairs[i].move, pairs[i].other)) {
                // The points of a small fact can be below the limit of the list for the other player.
                if (!isAboutNumbersOfBoard(fact) || std::abs(fact.points) < 1.5F)
                    continue;
                const auto* const other = counterpart(others, fact);
                ASSERT_NE(other, nullptr) << textOf(fact, reader) << " seed " << seed << '\n'
                                          << picture(rules.catalogue(), *before);
                auto expected = withExchangedOwners(fact);
                EXPECT_LT(other->points * fact.points, 0) << textOf(fact, reader);
                expected.points = other->points;
                EXPECT_EQ(*other, expected) << textOf(fact, reader);
                // Read by the other player, the text is the same.
                EXPECT_EQ(textOf(fact, reader).starts_with("Your "), fact.player == reader);
                EXPECT_EQ(textOf(*other, reader).starts_with("Your "), fact.player != reader);
                if (fact.rival == noPlayer) {
                    EXPECT_EQ(textOf(fact, fact.player), textOf(*other, other->player));
                }
                ++facts[fact.code];
            }
        }
    }
    for (const Code code : {fact::completed, fact::oneLeft, fact::open, fact::field})
        EXPECT_GT(facts[code], 2) << code;
}

} // namespace vozka
