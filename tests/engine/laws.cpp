// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Long, since it is the list of all laws.
#include "laws.h"

#include "eager_player.h"
#include "engine/expansions/list.h"
#include "engine/rules/state/packed_state.h"
#include "match/dealer.h"
#include "oracle.h"
#include "picture.h"
#include "players/random_player.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <set>

namespace vozka {

namespace {

/// Every figure home and to every segment of the board, worded in either way.
void addMovableFigures(const Rules& rules, const State& state, std::vector<Action>& all)
{
    const auto& board = state->board;
    for (const auto& figure : state->figuresOnBoard())
        for (const auto& kind : rules.book().figureRules()) {
            const auto from = board.ref(figure.segment);
            for (const auto leaves : {from.feature, noFeature, FeatureIndex{0}}) {
                const auto home = Action::home(kind->kind(), from.at).leaving(leaves);
                all.push_back(home);
                for (int i = 0; i < board.segmentCount(); i += 3) {
                    const auto to = board.ref(static_cast<Segment>(i));
                    all.push_back(home.insteadTo(to.at, to.feature));
                }
                all.push_back(home.insteadTo({180, 3}, 0));
                all.push_back(home.insteadTo(from.at, maxFeaturesOfTile));
            }
        }
}

/// Every action that somebody could think of here, most of them nonsense.
std::vector<Action> conceivable(const Rules& rules, const State& state)
{
    std::vector<Action> all{Action::pass()};
    for (KindIndex kind = 0; kind <= rules.catalogue().kindCount(); ++kind) {
        all.push_back(Action::draw(kind));
        all.push_back(Action::discard(kind));
    }
    std::set<Cell> cells{{200, 200}, {-201, 0}, {512, 512}};
    for (const auto& open : state->board.openCells())
        cells.insert(open.cell);
    for (const auto& tile : state->board.tiles()) {
        cells.insert(tile.cell);
        cells.insert(
            {static_cast<std::int16_t>(tile.cell.x + 1), static_cast<std::int16_t>(tile.cell.y + 1)});
    }
    for (const Cell cell : cells) {
        for (Turns turns = 0; turns <= sideCount; ++turns) {
            all.push_back(Action::place(state->drawn, cell, turns));
            all.push_back(Action::place(0, cell, turns));
        }
        for (KindIndex kind = 0; kind < rules.catalogue().kindCount(); ++kind)
            if (!rules.catalogue().kind(kind).inBag)
                for (Turns turns = 0; turns <= sideCount; ++turns)
                    all.push_back(Action::place(kind, cell, turns));
        for (const auto& figure : rules.book().figureRules()) {
            all.push_back(Action::deployOnCorner(figure->kind(), cell));
            for (FeatureIndex feature = 0; feature <= maxFeaturesOfTile; ++feature)
                all.push_back(Action::deploy(figure->kind(), cell, feature));
        }
    }
    if (rules.step(state) == "drawbridge" || rules.step(state) == "wagon")
        addMovableFigures(rules, state, all);
    return all;
}

Look legalAndRefusalNeverDisagree(const WatchedGame& game)
{
    const auto& rules = game.rules;
    ActionList legal;
    int step = 0;
    return [=, &rules](const State& state, const Events&) mutable {
        rules.legal(state, legal);
        EXPECT_EQ(legal.empty(), state->over);
        for (const auto& action : legal)
            EXPECT_FALSE(rules.refusal(state, action)) << picture(rules.catalogue(), *state);
        if (++step % 7 != 0)
            return;
        for (const auto& action : conceivable(rules, state)) {
            const bool listed = std::ranges::find(legal, action) != legal.end();
            EXPECT_EQ(listed, !rules.refusal(state, action)) << picture(rules.catalogue(), *state);
        }
    };
}

Look featuresAreThoseOfTheTiles(const WatchedGame& game)
{
    const auto& rules = game.rules;
    // What was joined wrongly stays so: it need not be asked at every change, but is at the end.
    const int pause = game.changesBetweenSlowChecks;
    int changes = 0;
    return [=, &rules](const State& state, const Events& events) mutable {
        // A draw and a pass leave the board as it was.
        const bool changed = std::ranges::any_of(events, [](const Event& event) {
            return event.type != event::draw && event.type != event::discard;
        });
        if (!changed || (++changes % pause != 0 && !state->over))
            return;
        ASSERT_EQ(differenceFromOracle(rules, state), "") << picture(rules.catalogue(), *state);
    };
}

Look figuresAreConserved(const WatchedGame& game)
{
    const auto& rules = game.rules;
    return [&game, &rules](const State& state, const Events&) {
        for (Player player = 0; player < game.players(); ++player)
            for (const auto& kind : rules.book().figureRules()) {
                const auto standing =
                    std::ranges::count_if(state->figuresOnBoard(), [&](const Figure& figure) {
                        return figure.player == player && figure.kind == kind->kind();
                    });
                const auto held = std::ranges::count_if(state->holdings.all(), [&](const Holding& one) {
                    return one.owner == player && one.figure == kind->kind();
                });
                EXPECT_EQ(standing + held + state->supply[player][index(kind->kind())], kind->supply());
            }
    };
}

Look aFigureOnACornerHasOneFieldAllRound(const WatchedGame& game)
{
    const auto& rules = game.rules;
    return [&rules](const State& state, const Events&) {
        const auto& board = state->board;
        for (const auto& figure : state->figuresOnBoard()) {
            if (!figure.onCorner)
                continue;
            for (const Corner corner : allCorners) {
                const auto tile = board.tileAt(cellWith(board.cellOf(figure.segment), corner));
                ASSERT_NE(tile, noTile);
                const auto& placed = board.tiles()[tile];
                const auto& turned = rules.catalogue().compiled(placed.kind).turned[placed.turns];
                for (const auto half : {halfBefore(corner), halfAfter(corner)})
                    EXPECT_EQ(board.root(board.segmentOf(tile, turned.atHalf[index(half)])),
                              board.root(figure.segment));
            }
        }
    };
}

Look scoreLinesSumToTheScores(const WatchedGame& game)
{
    std::array<int, maxPlayers> sums{};
    return [=, &game](const State& state, const Events& events) mutable {
        for (const auto& happened : events) {
            if (happened.type != event::score)
                continue;
            int terms = 0;
            for (const auto& term : happened.line.terms)
                terms += term.points;
            EXPECT_EQ(terms, happened.line.points);
            EXPECT_NE(terms, 0);
            sums[happened.line.player] += terms;
        }
        for (Player player = 0; player < game.players(); ++player)
            EXPECT_EQ(sums[player], state->scores[player]);
    };
}

Look whoListensChangesNothing(const WatchedGame& game)
{
    const auto& rules = game.rules;
    ActionList legal;
    return [=, &rules](const State& state, const Events&) mutable {
        rules.legal(state, legal);
        if (legal.empty())
            return;
        State told = state;
        State untold = state;
        Events events;
        rules.apply(told, legal.front(), &events);
        rules.apply(untold, legal.front());
        EXPECT_EQ(told, untold);
        EXPECT_EQ(told.hash(), untold.hash());
        EXPECT_FALSE(events.empty());
    };
}

Look candidatesAgreeWithLegal(const WatchedGame& game)
{
    const auto& rules = game.rules;
    ActionList legal;
    return [=, &rules](const State& state, const Events&) mutable {
        rules.legal(state, legal);
        std::vector<Candidate> candidates;
        if (rules.step(state) == "place")
            candidates = tileCandidates(rules, state, state->drawn);
        else if (rules.step(state) == "deploy" && !state->over)
            for (const auto& rule : rules.book().figureRules())
                std::ranges::copy(figureCandidates(rules, state, rule->kind()),
                                  std::back_inserter(candidates));
        else if (rules.step(state) == "abbey" && !state->over)
            candidates = tileCandidates(rules, state, rules.catalogue().find("AB"));
        else
            return;
        const auto allowed = std::ranges::count_if(candidates, &Candidate::isLegal);
        // What may be done instead of them, or beside, is no candidate.
        const auto listed = std::count_if(legal.begin(), legal.end(), [](const Action& a) {
            return a.type == Action::Type::Place || a.type == Action::Type::Deploy;
        });
        EXPECT_EQ(allowed, listed);
    };
}

Look featuresAreCompletedOnceAndStayComplete(const WatchedGame& game)
{
    const auto& rules = game.rules;
    std::set<SegmentRef> completed;
    return [=, &rules](const State& state, const Events& events) mutable {
        for (const auto& happened : events) {
            if (happened.type != event::complete)
                continue;
            for (const auto& segment : happened.segments)
                EXPECT_TRUE(completed.insert(segment).second) << picture(rules.catalogue(), *state);
        }
        for (const auto& [at, feature] : completed) {
            const auto segment = state->board.segmentOf(state->board.tileAt(at), feature);
            const auto kind = state->board.segment(segment).kind;
            EXPECT_TRUE(rules.book().featureRule(kind).isComplete(*state, segment))
                << featureKindName(kind) << " " << int{feature} << " at " << at.x << "," << at.y << ", turn "
                << state->turn << "\n"
                << picture(rules.catalogue(), *state);
        }
    };
}

Look tilesAreConserved(const WatchedGame& game)
{
    std::size_t discarded = 0;
    std::size_t aside = 0;
    std::size_t tiles = 0;
    // Two sets may leave tiles in the box if they are played together.
    for (KindIndex kind = 0; kind < game.rules.catalogue().kindCount(); ++kind)
        if (const auto& tile = game.rules.catalogue().kind(kind); tile.inBag)
            tiles += static_cast<std::size_t>(tile.count);
    return [=](const State& state, const Events& events) mutable {
        discarded += static_cast<std::size_t>(std::ranges::count(events, event::discard, &Event::type));
        const std::size_t inHand = state->drawn == noKind ? 0 : 1;
        aside += static_cast<std::size_t>(std::ranges::count(events, event::aside, &Event::type));
        // The first piece that comes into play brings what was put aside back into the bag.
        if (state->pieces.front().isOnBoard)
            aside = 0;
        const auto fromBag = std::ranges::count(state->board.tiles(), nature, &PlacedTile::owner);
        EXPECT_EQ(static_cast<std::size_t>(fromBag) + state->bagTotal + inHand + discarded + aside, tiles);
    };
}

Look theActionsLeadToTheSameStateAgain(const WatchedGame& game)
{
    const auto& rules = game.rules;
    struct Seen {
        std::size_t actions;
        std::uint64_t hash;
    };
    std::vector<Seen> seen;
    return [=, &game, &rules](const State& state, const Events&) mutable {
        seen.push_back({game.played.size(), state.hash()});
        if (!state->over)
            return;
        State again = rules.start();
        auto next = seen.begin();
        for (std::size_t i = 0; i <= game.played.size(); ++i) {
            if (next->actions == i) {
                ASSERT_EQ(again.hash(), next->hash) << "after " << i << " actions";
                ++next;
            }
            if (i == game.played.size())
                break;
            ASSERT_FALSE(rules.refusal(again, game.played[i]));
            rules.apply(again, game.played[i]);
        }
        EXPECT_EQ(again, state);
    };
}

/// Nobody stands on what is completed once a turn is over, and where a barn is, there are no farmers.
Look nobodyIsLeftBehind(const WatchedGame& game)
{
    const auto& rules = game.rules;
    return [&rules](const State& state, const Events&) {
        if (state->over || (rules.step(state) != "draw" && rules.step(state) != "abbey"))
            return;
        for (const auto& figure : state->figuresOnBoard()) {
            const auto kind = state->board.segment(figure.segment).kind;
            EXPECT_FALSE(rules.book().featureRule(kind).isComplete(*state, figure.segment))
                << picture(rules.catalogue(), *state);
            for (const auto& other : state->figuresOnBoard())
                EXPECT_FALSE(figure.onCorner && !other.onCorner
                             && state->board.root(figure.segment) == state->board.root(other.segment))
                    << picture(rules.catalogue(), *state);
        }
    };
}

/// Who only joins a follower never stands alone, whoever else is there.
Look companionsStandWhereTheirOwnerHasAFollower(const WatchedGame& game)
{
    const auto& rules = game.rules;
    const auto& book = rules.book();
    return [&rules, &book](const State& state, const Events&) {
        for (const auto& figure : state->figuresOnBoard())
            if (book.figureRule(figure.kind).withoutFollower() != nullptr) {
                EXPECT_TRUE(hasFollowerOf(book, *state, figure.segment, figure.player))
                    << picture(rules.catalogue(), *state);
            }
    };
}

/// Tokens come from the marks of completed cities, and from nowhere else.
Look goodsAreThoseOfTheCompletedCities(const WatchedGame& game)
{
    const auto& rules = game.rules;
    const auto& kinds = rules.book().holdingKinds();
    if (std::ranges::all_of(kinds, &HoldingKind::isFigure))
        return [](const State&, const Events&) {};
    std::vector<int> shown(kinds.size());
    return [=, &game, &rules, &kinds](const State& state, const Events& events) mutable {
        const auto& board = state->board;
        for (const auto& happened : events)
            if (happened.type == event::complete && happened.featureKind == FeatureKind::City) {
                const auto root = board.segmentOf(board.tileAt(happened.at.at), happened.at.feature);
                for (std::size_t kind = 0; kind < kinds.size(); ++kind)
                    shown[kind] += rules.catalogue()
                                       .mark(FeatureKind::City, kinds[kind].word)
                                       .in(board.feature(root).marks);
            }
        for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
            if (kinds[kind].isFigure)
                continue;
            int held = 0;
            for (Player player = 0; player < game.players(); ++player)
                held += state->held(player, static_cast<HoldingIndex>(kind));
            EXPECT_EQ(held, shown[kind]) << kinds[kind].word;
        }
    };
}

/// Never three turns in a row by the builder, and the next turn is that of the same player only if it is one.
Look anExtraTurnIsThatOfTheSamePlayer(const WatchedGame&)
{
    Player last = nature;
    int turn = 0;
    bool wasExtra = false;
    return [=](const State& state, const Events&) mutable {
        if (state->over || state->turn == turn)
            return;
        if (last != nature && state->turn == turn + 1) {
            EXPECT_EQ(state->extraTurn, state->active == last);
            EXPECT_FALSE(state->extraTurn && wasExtra);
        }
        last = state->active;
        turn = state->turn;
        wasExtra = state->extraTurn;
    };
}

/// Cells on which a tile lies, one could be placed, or neither: the same as before.
Look aPackedStateIsTheSameAgain(const WatchedGame& game)
{
    const auto& rules = game.rules;
    return [&rules](const State& state, const Events&) {
        const State again = PackedState(state).unpacked();
        ASSERT_EQ(again, state) << picture(rules.catalogue(), *state);
        std::set<std::int16_t> columns;
        std::set<std::int16_t> rows;
        for (const auto& open : state->board.openCells()) {
            columns.insert(open.cell.x);
            rows.insert(open.cell.y);
        }
        for (const auto x : columns)
            for (const auto y : rows)
                ASSERT_EQ(again->board.at({x, y}), state->board.at({x, y})) << x << "," << y;
    };
}

constexpr std::array all{
    Law{"LegalAndRefusalNeverDisagree", legalAndRefusalNeverDisagree},
    Law{"FeaturesAreThoseOfTheTiles", featuresAreThoseOfTheTiles},
    Law{"FiguresAreConserved", figuresAreConserved},
    Law{"AFigureOnACornerHasOneFieldAllRound", aFigureOnACornerHasOneFieldAllRound},
    Law{"ScoreLinesSumToTheScores", scoreLinesSumToTheScores},
    Law{"WhoListensChangesNothing", whoListensChangesNothing},
    Law{"CandidatesAgreeWithLegal", candidatesAgreeWithLegal},
    Law{"FeaturesAreCompletedOnceAndStayComplete", featuresAreCompletedOnceAndStayComplete},
    Law{"TilesAreConserved", tilesAreConserved},
    Law{"TheActionsLeadToTheSameStateAgain", theActionsLeadToTheSameStateAgain},
    Law{"NobodyIsLeftBehind", nobodyIsLeftBehind},
    Law{"CompanionsStandWhereTheirOwnerHasAFollower", companionsStandWhereTheirOwnerHasAFollower},
    Law{"GoodsAreThoseOfTheCompletedCities", goodsAreThoseOfTheCompletedCities},
    Law{"AnExtraTurnIsThatOfTheSamePlayer", anExtraTurnIsThatOfTheSamePlayer},
    Law{"APackedStateIsTheSameAgain", aPackedStateIsTheSameAgain}};

} // namespace

std::span<const Law> laws()
{
    return all;
}

void playUnderLaws(WatchedGame& game, std::uint64_t seed, bool isEager, int statesBetweenLooks)
{
    const auto& rules = game.rules;
    std::vector<Look> looks;
    for (const auto& law : laws())
        looks.push_back(law.watch(game));
    const Dealer dealer(seed);
    RandomPlayer player(seed + 1);
    EagerPlayer eager(seed + 1);
    ActionList scratch;
    Events since;
    State state = rules.start();
    for (int number = 0;; ++number) {
        if (number % statesBetweenLooks == 0 || state->over) {
            for (std::size_t law = 0; law < looks.size(); ++law) {
                SCOPED_TRACE(laws()[law].name);
                looks[law](state, since);
            }
            since.clear();
        }
        // What goes wrong once goes wrong again and again.
        if (state->over || testing::Test::HasFailure())
            return;
        const auto action = state->toMove == nature ? dealer.next(rules, state)
                            : isEager               ? eager.choose(rules, state, scratch)
                                                    : player.choose(rules, state, scratch);
        game.played.push_back(action);
        rules.apply(state, action, &since);
    }
}

} // namespace vozka
