// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What holds in every position of every game, tried on random games of two to six players. Long, since
// every law is tried on the same games.
#include "eager_player.h"
#include "engine/expansions/list.h"
#include "engine/rules/rules.h"
#include "match/dealer.h"
#include "oracle.h"
#include "picture.h"
#include "players/random_player.h"
#include "records/tile_library.h"
#include "scene.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <set>

namespace vozka {

namespace {

struct Game {
    int players;
    std::uint64_t seed;
    std::vector<std::string> sets{"base"};
    Edition edition = Edition::C2;
    /// Played by somebody who likes abbeys, barns and wagons, and builds closely.
    bool eager = false;
};

Rules rulesOf(const Game& game)
{
    auto catalogue = records::TileLibrary::builtIn().catalogue(game.sets, "test");
    return {std::move(*catalogue), SetUp{Options(game.edition), game.players, plugInsFor(game.sets)}};
}

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

bool sameAction(const Action& a, const Action& b)
{
    return a == b;
}

} // namespace

class Laws : public testing::TestWithParam<Game> {
protected:
    /// Plays the game and calls `look(state, events)` at every position.
    template<class Look>
    void play(const Rules& rules, Look look)
    {
        const Dealer dealer(GetParam().seed);
        RandomPlayer player(GetParam().seed + 1);
        EagerPlayer eager(GetParam().seed + 1);
        ActionList scratch;
        State state = rules.start();
        Events events;
        while (!state->over) {
            look(state, events);
            const auto action = state->toMove == nature ? dealer.next(rules, state)
                                : GetParam().eager      ? eager.choose(rules, state, scratch)
                                                        : player.choose(rules, state, scratch);
            m_played.push_back(action);
            events.clear();
            rules.apply(state, action, &events);
        }
        look(state, events);
    }

    /// The actions up to now.
    std::vector<Action> m_played;
};

TEST_P(Laws, LegalAndRefusalNeverDisagree)
{
    const auto rules = rulesOf(GetParam());
    ActionList legal;
    int step = 0;
    play(rules, [&](const State& state, const Events&) {
        rules.legal(state, legal);
        EXPECT_EQ(legal.empty(), state->over);
        for (const auto& action : legal)
            EXPECT_FALSE(rules.refusal(state, action)) << picture(rules.catalogue(), *state);
        if (++step % 7 != 0)
            return;
        for (const auto& action : conceivable(rules, state)) {
            const bool listed = std::any_of(legal.begin(), legal.end(),
                                            [&](const Action& one) { return sameAction(one, action); });
            EXPECT_EQ(listed, !rules.refusal(state, action)) << picture(rules.catalogue(), *state);
        }
    });
}

TEST_P(Laws, FeaturesAreThoseOfTheTiles)
{
    const auto rules = rulesOf(GetParam());
    // The slow check is slow, and what was joined wrongly stays so: in the many and long games of the eager
    // it is asked now and then, and at the end.
    const int pause = GetParam().eager ? 4 : 1;
    int changes = 0;
    play(rules, [&](const State& state, const Events& events) {
        // A draw and a pass leave the board as it was.
        const bool changed = std::ranges::any_of(events, [](const Event& event) {
            return event.type != event::draw && event.type != event::discard;
        });
        if (!changed || (++changes % pause != 0 && !state->over))
            return;
        ASSERT_EQ(differenceFromOracle(rules, state), "") << picture(rules.catalogue(), *state);
    });
}

TEST_P(Laws, FiguresAreConserved)
{
    const auto rules = rulesOf(GetParam());
    play(rules, [&](const State& state, const Events&) {
        for (Player player = 0; player < GetParam().players; ++player)
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
    });
}

TEST_P(Laws, AFigureOnACornerHasOneFieldAllRound)
{
    const auto rules = rulesOf(GetParam());
    play(rules, [&](const State& state, const Events&) {
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
    });
}

TEST_P(Laws, ScoreLinesSumToTheScores)
{
    const auto rules = rulesOf(GetParam());
    std::array<int, maxPlayers> sums{};
    play(rules, [&](const State& state, const Events& events) {
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
        for (Player player = 0; player < GetParam().players; ++player)
            EXPECT_EQ(sums[player], state->scores[player]);
    });
}

TEST_P(Laws, WhoListensChangesNothing)
{
    const auto rules = rulesOf(GetParam());
    ActionList legal;
    play(rules, [&](const State& state, const Events&) {
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
    });
}

TEST_P(Laws, CandidatesAgreeWithLegal)
{
    const auto rules = rulesOf(GetParam());
    ActionList legal;
    play(rules, [&](const State& state, const Events&) {
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
    });
}

TEST_P(Laws, FeaturesAreCompletedOnceAndStayComplete)
{
    const auto rules = rulesOf(GetParam());
    std::set<SegmentRef> completed;
    play(rules, [&](const State& state, const Events& events) {
        for (const auto& happened : events) {
            if (happened.type != event::complete)
                continue;
            for (const auto& segment : happened.segments)
                EXPECT_TRUE(completed.insert(segment).second) << picture(rules.catalogue(), *state);
        }
        for (const auto& [at, feature] : completed) {
            const auto segment = state->board.segmentOf(state->board.tileAt(at), feature);
            EXPECT_TRUE(
                rules.book().featureRule(state->board.segment(segment).kind).isComplete(*state, segment));
        }
    });
}

TEST_P(Laws, TilesAreConserved)
{
    const auto rules = rulesOf(GetParam());
    std::size_t discarded = 0;
    std::size_t aside = 0;
    std::size_t tiles = 0;
    for (const auto& set : GetParam().sets)
        for (const auto& kind : records::TileLibrary::builtIn().find(set)->tiles)
            tiles += static_cast<std::size_t>(kind.inBag ? kind.count : 0);
    play(rules, [&](const State& state, const Events& events) {
        discarded += static_cast<std::size_t>(std::ranges::count(events, event::discard, &Event::type));
        const std::size_t inHand = state->drawn == noKind ? 0 : 1;
        aside += static_cast<std::size_t>(std::ranges::count(events, event::aside, &Event::type));
        // The first piece that comes into play brings what was put aside back into the bag.
        if (state->pieces.front().isOnBoard)
            aside = 0;
        const auto fromBag = std::ranges::count(state->board.tiles(), nature, &PlacedTile::owner);
        EXPECT_EQ(static_cast<std::size_t>(fromBag) + state->bagTotal + inHand + discarded + aside, tiles);
    });
}

TEST_P(Laws, TheActionsLeadToTheSameStateAgain)
{
    const auto rules = rulesOf(GetParam());
    std::vector<std::uint64_t> hashes;
    State last = rules.start();
    play(rules, [&](const State& state, const Events&) {
        hashes.push_back(state.hash());
        last = state;
    });
    State again = rules.start();
    ASSERT_EQ(again.hash(), hashes.front());
    for (std::size_t i = 0; i < m_played.size(); ++i) {
        ASSERT_FALSE(rules.refusal(again, m_played[i]));
        rules.apply(again, m_played[i]);
        ASSERT_EQ(again.hash(), hashes[i + 1]) << "after action " << i;
    }
    EXPECT_EQ(again, last);
}

/// Nobody stands on what is completed once a turn is over, and where a barn is, there are no farmers.
TEST_P(Laws, NobodyIsLeftBehind)
{
    const auto rules = rulesOf(GetParam());
    play(rules, [&](const State& state, const Events&) {
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
    });
}

/// Who only joins a follower never stands alone, whoever else is there.
TEST_P(Laws, CompanionsStandWhereTheirOwnerHasAFollower)
{
    const auto rules = rulesOf(GetParam());
    const auto& book = rules.book();
    play(rules, [&](const State& state, const Events&) {
        for (const auto& figure : state->figuresOnBoard())
            if (book.figureRule(figure.kind).withoutFollower() != nullptr) {
                EXPECT_TRUE(hasFollowerOf(book, *state, figure.segment, figure.player))
                    << picture(rules.catalogue(), *state);
            }
    });
}

/// Tokens come from the marks of completed cities, and from nowhere else.
TEST_P(Laws, GoodsAreThoseOfTheCompletedCities)
{
    const auto rules = rulesOf(GetParam());
    const auto& kinds = rules.book().holdingKinds();
    if (std::ranges::all_of(kinds, &HoldingKind::isFigure))
        GTEST_SKIP() << "there are no goods";
    std::vector<int> shown(kinds.size());
    play(rules, [&](const State& state, const Events& events) {
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
            for (Player player = 0; player < GetParam().players; ++player)
                held += state->held(player, static_cast<HoldingIndex>(kind));
            EXPECT_EQ(held, shown[kind]) << kinds[kind].word;
        }
    });
}

/// Never three turns in a row by the builder, and the next turn is that of the same player only if it is one.
TEST_P(Laws, AnExtraTurnIsThatOfTheSamePlayer)
{
    const auto rules = rulesOf(GetParam());
    Player last = nature;
    int turn = 0;
    bool wasExtra = false;
    play(rules, [&](const State& state, const Events&) {
        if (state->over || state->turn == turn)
            return;
        if (last != nature) {
            EXPECT_EQ(state->extraTurn, state->active == last);
            EXPECT_FALSE(state->extraTurn && wasExtra);
        }
        last = state->active;
        turn = state->turn;
        wasExtra = state->extraTurn;
    });
}

INSTANTIATE_TEST_SUITE_P(
    EagerGames, Laws, testing::ValuesIn([] {
        std::vector<Game> games;
        std::uint64_t seed = 20;
        for (int players = minPlayers; players <= maxPlayers; ++players)
            for (const auto edition : {Edition::C1, Edition::C2})
                games.push_back({players, ++seed, {"base", "abbey-and-mayor"}, edition, true});
        for (int players = minPlayers; players <= maxPlayers; ++players)
            for (const auto edition : {Edition::C1, Edition::C2})
                games.push_back({players, ++seed, {"base", "abbey-and-mayor", "drawbridges"}, edition, true});
        for (const int players : {2, 3, 5})
            for (const auto edition : {Edition::C1, Edition::C2})
                games.push_back({players, ++seed, {"base", "drawbridges"}, edition, true});
        for (int players = minPlayers; players <= maxPlayers; ++players)
            for (const auto edition : {Edition::C1, Edition::C2}) {
                games.push_back({players, ++seed, {"base", "traders-and-builders"}, edition, true});
                games.push_back(
                    {players, ++seed, {"base", "abbey-and-mayor", "traders-and-builders"}, edition, true});
            }
        for (const int players : {2, 4, 6})
            for (const auto edition : {Edition::C1, Edition::C2})
                games.push_back(
                    {players, ++seed, {"base", "abbey-and-mayor", "wiki-examples"}, edition, true});
        for (int players = minPlayers; players <= maxPlayers; ++players)
            for (const auto edition : {Edition::C1, Edition::C2})
                games.push_back({players,
                                 ++seed,
                                 {"base", "abbey-and-mayor", "princess-and-dragon"},
                                 edition,
                                 players % 2 == 0});
        for (int players = minPlayers; players <= maxPlayers; ++players)
            games.push_back(
                {players,
                 ++seed,
                 {"base", "inns-and-cathedrals", "abbey-and-mayor", "princess-and-dragon", "tower"},
                 players % 2 == 0 ? Edition::C1 : Edition::C2,
                 players % 2 == 0});
        return games;
    }()),
    [](const auto& game) {
        return std::to_string(game.param.players) + "players"
               + (game.param.edition == Edition::C1 ? "C1" : "C2") + std::to_string(game.param.seed);
    });

INSTANTIATE_TEST_SUITE_P(
    RandomGames, Laws,
    testing::Values(Game{2, 1}, Game{2, 2}, Game{3, 3}, Game{4, 4}, Game{5, 5}, Game{6, 6},
                    Game{2, 7, {"base", "wiki-examples"}}, Game{4, 8, {"base", "wiki-examples"}},
                    Game{2, 9, {"base", "abbey-and-mayor"}}, Game{3, 10, {"base", "abbey-and-mayor"}},
                    Game{6, 11, {"base", "abbey-and-mayor", "wiki-examples"}},
                    Game{2, 12, {"base", "drawbridges"}}, Game{4, 13, {"base", "drawbridges"}},
                    Game{3, 14, {"base", "abbey-and-mayor", "drawbridges", "wiki-examples"}}),
    [](const auto& game) {
        return std::to_string(game.param.players) + "players" + std::to_string(game.param.seed);
    });

} // namespace vozka
