// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "laws.h"

#include "action_samples.h"
#include "chance_law.h"
#include "conservation_laws.h"
#include "covering_player.h"
#include "engine/base/corner.h"
#include "engine/expansions/list.h"
#include "engine/rules/hooks/core_names.h"
#include "engine/rules/state/packed_state.h"
#include "goods_law.h"
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

Check everyActionIsRefusedOrLegal(const CheckedGame& game)
{
    constexpr std::size_t samplesOfForm = 60;
    constexpr int statesBetweenSamples = 7;
    const auto& rules = game.rules;
    return [&rules, samples = ActionSamples(rules, 1), coverage = FormCoverage(rules),
            step = 0](const State& state, const Events&) mutable {
        if (++step % statesBetweenSamples == 0 || state->over)
            checkSamples(rules, state, samples, samplesOfForm, coverage);
    };
}

Check featuresMatchTiles(const CheckedGame& game)
{
    const auto& rules = game.rules;
    // A wrong join stays until the end, so the slow check can skip changes, but not the end.
    const int pause = game.changesBetweenSlowChecks;
    int changes = 0;
    return [=, &rules](const State& state, const Events& events) mutable {
        // A draw and a pass do not change the board.
        const bool changed = std::ranges::any_of(events, [](const Event& event) {
            return event.type != event::draw && event.type != event::discard;
        });
        if (!changed || (++changes % pause != 0 && !state->over))
            return;
        ASSERT_EQ(differenceFromOracle(rules, state), "") << picture(rules.catalogue(), *state);
        for (const auto& tile : state->board.tiles())
            for (const Side side : allSides)
                ASSERT_EQ((tile.touching >> index(side) & 1) != 0,
                          state->board.tileAt(neighbour(tile.cell, side)) != noTile)
                    << picture(rules.catalogue(), *state);
    };
}

Check figureOnCornerHasOneFieldAround(const CheckedGame& game)
{
    return [&rules = game.rules](const State& state, const Events&) {
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

Check scoreLinesSumToScores(const CheckedGame& game)
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

Check eventsDoNotChangeState(const CheckedGame& game)
{
    const auto& rules = game.rules;
    ActionList legal;
    return [=, &rules](const State& state, const Events&) mutable {
        rules.legal(state, legal);
        if (legal.empty())
            return;
        State withEvents = state;
        State withoutEvents = state;
        Events events;
        rules.apply(withEvents, legal.front(), &events);
        rules.apply(withoutEvents, legal.front());
        EXPECT_EQ(withEvents, withoutEvents);
        EXPECT_EQ(withEvents.hash(), withoutEvents.hash());
        // A player who passes can leave no event.
        EXPECT_TRUE(!events.empty() || rules.book().roleOf(legal.front()) == ActionRole::Decline);
    };
}

/// Kind of own tile that the step of the state takes; noKind if none.
KindIndex ownKind(const Rules& rules, const State& state)
{
    const auto& choices = rules.book().plan().choices(state->step);
    for (int i = 0; i < rules.catalogue().kindCount(); ++i) {
        const auto kind = static_cast<KindIndex>(i);
        if (rules.book().ownTileRule(kind) != nullptr && choices.takes(Action::place(kind, {}, 0)))
            return kind;
    }
    return noKind;
}

Check candidatesAgreeWithLegal(const CheckedGame& game)
{
    const auto& rules = game.rules;
    ActionList legal;
    return [=, &rules](const State& state, const Events&) mutable {
        rules.legal(state, legal);
        std::vector<Candidate> candidates;
        const auto ownTile = ownKind(rules, state);
        if (state->over)
            return;
        if (rules.step(state) == step::place)
            candidates = tileCandidates(rules, state, state->drawn);
        else if (rules.step(state) == step::deploy)
            for (const auto& rule : rules.book().figureRules())
                std::ranges::copy(figureCandidates(rules, state, rule->kind()),
                                  std::back_inserter(candidates));
        else if (ownTile != noKind)
            candidates = tileCandidates(rules, state, ownTile);
        else
            return;
        const auto allowed = std::ranges::count_if(candidates, &Candidate::isLegal);
        // Other choices instead of them, or in addition, are not candidates.
        const auto listed = std::count_if(legal.begin(), legal.end(), [](const Action& a) {
            return a.type == Action::Type::Place || a.type == Action::Type::Deploy;
        });
        EXPECT_EQ(allowed, listed);
    };
}

/// Candidates of a step include all legal moves of a piece, and all legal actions for a figure in a separate
/// step.
Check stepCandidatesIncludeLegalActions(const CheckedGame& game)
{
    const auto& rules = game.rules;
    ActionList legal;
    return [=, &rules](const State& state, const Events&) mutable {
        if (state->over || rules.step(state) == step::deploy)
            return;
        rules.legal(state, legal);
        const auto candidates = stepCandidates(rules, state);
        for (const auto& action : legal) {
            const auto& form = *rules.book().formOf(action);
            if (!form.names(ArgType::Side) && (!form.names(ArgField::Player) || !form.names(ArgField::At)))
                continue;
            const auto found = std::ranges::find(candidates, action, &Candidate::action);
            EXPECT_TRUE(found != candidates.end() && found->isLegal()) << form.word();
        }
    };
}

namespace {

/// Removes the features that an event has linked or split: they can be open or completed again.
void removeLinked(const RuleBook& book, const Board& board, const Event& event,
                  std::set<SegmentRef>& completed)
{
    if (book.findToken(event.type) == nullptr || event.to.feature == noFeature)
        return;
    const auto rootOf = [&](const SegmentRef& at) {
        return board.root(board.segmentOf(board.tileAt(at.at), at.feature));
    };
    std::set<Segment> changed{rootOf(event.at), rootOf(event.to)};
    for (const auto& former : event.segments)
        changed.insert(rootOf(former));
    std::erase_if(completed, [&](const SegmentRef& at) { return changed.contains(rootOf(at)); });
}

} // namespace

Check featuresAreCompletedOnceAndStayComplete(const CheckedGame& game)
{
    const auto& rules = game.rules;
    std::set<SegmentRef> completed;
    return [=, &rules](const State& state, const Events& events) mutable {
        for (const auto& happened : events) {
            removeLinked(rules.book(), state->board, happened, completed);
            if (happened.type != event::complete)
                continue;
            for (const auto& segment : happened.segments)
                EXPECT_TRUE(completed.insert(segment).second) << picture(rules.catalogue(), *state);
        }
        for (const auto& [at, feature] : completed) {
            const auto segment = state->board.segmentOf(state->board.tileAt(at), feature);
            const auto kind = state->board.segment(segment).kind;
            EXPECT_TRUE(rules.book().isComplete(*state, segment))
                << featureKindName(kind) << " " << int{feature} << " at " << at.x << "," << at.y << ", turn "
                << state->turn << "\n"
                << picture(rules.catalogue(), *state);
        }
    };
}

Check replayedActionsGiveSameState(const CheckedGame& game)
{
    const auto& rules = game.rules;
    struct Point {
        std::size_t actions;
        std::uint64_t hash;
    };
    std::vector<Point> points;
    return [=, &game, &rules](const State& state, const Events&) mutable {
        points.push_back({game.played.size(), state.hash()});
        if (!state->over)
            return;
        State replayed = rules.start();
        auto next = points.begin();
        for (std::size_t i = 0; i <= game.played.size(); ++i) {
            if (next->actions == i) {
                ASSERT_EQ(replayed.hash(), next->hash) << "after " << i << " actions";
                ++next;
            }
            if (i == game.played.size())
                break;
            ASSERT_FALSE(rules.refusal(replayed, game.played[i]));
            rules.apply(replayed, game.played[i]);
        }
        EXPECT_EQ(replayed, state);
    };
}

Check completeFeaturesAreScoredInTurn(const CheckedGame& game)
{
    return [&book = game.rules.book()](const State& state, const Events&) {
        const auto& board = state->board;
        for (Segment at = 0; at < board.segmentCount(); ++at)
            if (const auto status = board.status(at); book.isCompleted(board.segment(at).kind)) {
                EXPECT_TRUE(status != FeatureStatus::Complete || state->placed != noTile) << at;
                EXPECT_TRUE(status != FeatureStatus::Scored || board.feature(at).openEnds == 0) << at;
            }
    };
}

/// No figure is on a completed feature after a turn, and no farmer on a field with a barn.
Check scoredFeaturesHaveNoFigures(const CheckedGame& game)
{
    const auto& rules = game.rules;
    return [&rules](const State& state, const Events&) {
        if (state->over || (rules.step(state) != "draw" && rules.step(state) != "abbey"))
            return;
        for (const auto& figure : state->figuresOnBoard()) {
            EXPECT_FALSE(rules.book().isComplete(*state, figure.segment))
                << picture(rules.catalogue(), *state);
            for (const auto& other : state->figuresOnBoard())
                EXPECT_FALSE(figure.onCorner && !other.onCorner
                             && state->board.root(figure.segment) == state->board.root(other.segment))
                    << picture(rules.catalogue(), *state);
        }
    };
}

/// A companion is only on a feature with a follower of its owner.
Check dependentFiguresAreWithFollower(const CheckedGame& game)
{
    const auto& rules = game.rules;
    const auto& book = rules.book();
    return [&rules, &book](const State& state, const Events&) {
        for (const auto& figure : state->figuresOnBoard())
            if (book.figureRule(figure.kind).spec().needsFollower) {
                EXPECT_TRUE(hasFollowerOf(book, *state, figure.segment, figure.player))
                    << picture(rules.catalogue(), *state);
            }
    };
}

/// The builder never gives three turns in a row, and only an extra turn has the player of the turn before.
Check extraTurnHasSamePlayer(const CheckedGame&)
{
    Player previous = noPlayer;
    int turn = 0;
    bool wasExtra = false;
    return [=](const State& state, const Events&) mutable {
        if (state->over || state->turn == turn)
            return;
        if (previous != noPlayer && state->turn == turn + 1) {
            EXPECT_EQ(state->isExtraTurn(), state->active == previous);
            EXPECT_FALSE(state->isExtraTurn() && wasExtra);
        }
        previous = state->active;
        turn = state->turn;
        wasExtra = state->isExtraTurn();
    };
}

/// The content of cells is the same: a tile, an open cell, or nothing.
Check packingKeepsState(const CheckedGame& game)
{
    const auto& rules = game.rules;
    return [&rules](const State& state, const Events&) {
        const State unpacked = PackedState(state).unpacked();
        ASSERT_EQ(unpacked, state) << picture(rules.catalogue(), *state);
        std::set<std::int16_t> columns;
        std::set<std::int16_t> rows;
        for (const auto& open : state->board.openCells()) {
            columns.insert(open.cell.x);
            rows.insert(open.cell.y);
        }
        for (const auto x : columns)
            for (const auto y : rows)
                ASSERT_EQ(unpacked->board.at({x, y}), state->board.at({x, y})) << x << "," << y;
    };
}

constexpr std::array allLaws{
    Law{"EveryActionIsRefusedOrLegal", everyActionIsRefusedOrLegal},
    Law{"FeaturesMatchTiles", featuresMatchTiles},
    Law{"FiguresAndTokensAreConserved", figuresAndTokensAreConserved},
    Law{"FigureOnCornerHasOneFieldAround", figureOnCornerHasOneFieldAround},
    Law{"ScoreLinesSumToScores", scoreLinesSumToScores},
    Law{"EventsDoNotChangeState", eventsDoNotChangeState},
    Law{"CandidatesAgreeWithLegal", candidatesAgreeWithLegal},
    Law{"StepCandidatesIncludeLegalActions", stepCandidatesIncludeLegalActions},
    Law{"FeaturesAreCompletedOnceAndStayComplete", featuresAreCompletedOnceAndStayComplete},
    Law{"CompleteFeaturesAreScoredInTurn", completeFeaturesAreScoredInTurn},
    Law{"TilesAreConserved", tilesAreConserved},
    Law{"ReplayedActionsGiveSameState", replayedActionsGiveSameState},
    Law{"ScoredFeaturesHaveNoFigures", scoredFeaturesHaveNoFigures},
    Law{"DependentFiguresAreWithFollower", dependentFiguresAreWithFollower},
    Law{"GoodsMatchCompletedCities", goodsMatchCompletedCities},
    Law{"WeightsMatchBag", weightsMatchBag},
    Law{"ExtraTurnHasSamePlayer", extraTurnHasSamePlayer},
    Law{"PackingKeepsState", packingKeepsState}};

} // namespace

std::span<const Law> laws()
{
    return allLaws;
}

void playUnderLaws(CheckedGame& game, std::uint64_t seed, LawPlayer seats, int statesBetweenChecks)
{
    const auto& rules = game.rules;
    std::vector<Check> checks;
    for (const auto& law : laws())
        checks.push_back(law.makeCheck(game));
    const Dealer dealer(seed);
    RandomPlayer player(seed + 1);
    CoveringPlayer covering(seed + 1);
    ActionList scratch;
    Events since;
    State state = rules.start();
    for (int number = 0;; ++number) {
        if (number % statesBetweenChecks == 0 || state->over) {
            for (std::size_t law = 0; law < checks.size(); ++law) {
                SCOPED_TRACE(laws()[law].name);
                checks[law](state, since);
            }
            since.clear();
        }
        // The same law would fail again in each later state.
        if (state->over || testing::Test::HasFailure())
            return;
        const auto action = state->toMove == noPlayer      ? dealer.next(rules, state)
                            : seats == LawPlayer::Covering ? covering.choose(rules, state, scratch)
                                                           : player.choose(rules, state, scratch);
        game.played.push_back(action);
        rules.apply(state, action, &since);
    }
}

} // namespace vozka
