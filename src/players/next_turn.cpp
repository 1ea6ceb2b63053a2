// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "players/next_turn.h"

#include "players/differences.h"
#include "players/lines.h"
#include "players/random.h"
#include "players/space_counts.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace vozka {

namespace {

/// Sums of one subject over the tiles.
struct EffectSum {
    float points = 0;
    int better = 0;
    int worse = 0;
};

using EffectSums = std::map<std::pair<Player, int>, EffectSum>;

/// The state after some turns, and the points that they scored on features.
struct Future {
    State state;
    struct Scored {
        Player player;
        Segment segment;
        int points;
    };
    std::vector<Scored> scored;
};

/// Applies the draw and the best move of the player. Returns false if no player can move.
bool playTurn(Evaluator& evaluator, LineFinder& finder, const Action& draw, Future& future)
{
    evaluator.rules().apply(future.state, draw);
    if (future.state->over || future.state->toMove == noPlayer)
        return false;
    const auto best = finder.best(future.state);
    const MoveBoard played(evaluator, future.state, best.all());
    for (const auto& [line, isFinal] : played.scored())
        future.scored.push_back({line.player, played.segmentOf(line), line.points});
    future.state = played.state();
    return true;
}

/// True if the turns changed the feature or filled a cell next to its spaces. Points can change without that,
/// because a player has more features to complete.
bool isChanged(MoveBoard& now, const MoveBoard& later, Segment segment)
{
    const auto& before = now.board().feature(segment);
    const auto& after = later.board().feature(segment);
    if (before.figures != after.figures || before.segments != after.segments)
        return true;
    const auto spaces = spacesOf(now.rules(), now.state(), now.insight(segment)).cells;
    return std::ranges::any_of(spaces, [&](Cell space) {
        return std::ranges::any_of(allSides, [&](Side side) {
            const Cell next = neighbour(space, side);
            return now.board().tileAt(next) != later.board().tileAt(next);
        });
    });
}

/// Adds the changes of all features of the board.
void addTurns(Evaluator& evaluator, MoveBoard& now, const Future& future, int tiles, EffectSums& sums)
{
    const MoveBoard later(evaluator, future.state, {});
    const FeatureNumbers numbers(now.board(), later.board(), now.board());
    std::map<std::pair<Player, int>, float> changes;
    const auto addChange = [&](Player player, int feature, float points) {
        if (feature >= 0 && feature < now.board().segmentCount())
            changes[{player, feature}] += points;
    };
    for (const auto& each : differences(numbers, later, now))
        addChange(each.player, each.feature, each.points);
    for (const auto& each : future.scored)
        addChange(each.player, numbers.after(0, each.segment), static_cast<float>(each.points));
    for (const auto& [subject, points] : changes) {
        auto& sum = sums[subject];
        sum.points += points * static_cast<float>(tiles);
        if (std::abs(points) >= 1 && isChanged(now, later, static_cast<Segment>(subject.second)))
            (points > 0 ? sum.better : sum.worse) += tiles;
    }
}

/// True if the dealer draws one of all tiles of the bag.
bool isFreeDraw(const Rules& rules, const State& state)
{
    return !state->over && state->toMove == noPlayer && state->bagTotal > 0
           && rules.outcomes(state).total() == state->bagTotal;
}

std::vector<TurnEffect> meansOf(const EffectSums& sums, int tiles)
{
    std::vector<TurnEffect> effects;
    for (const auto& [subject, sum] : sums)
        effects.push_back({subject.first, static_cast<Segment>(subject.second),
                           sum.points / static_cast<float>(tiles), sum.points > 0 ? sum.better : sum.worse});
    return effects;
}

} // namespace

std::vector<TurnEffect> effectsOfNextTurn(Evaluator& evaluator, const State& state)
{
    const auto& rules = evaluator.rules();
    if (!isFreeDraw(rules, state))
        return {};
    MoveBoard now(evaluator, state, {});
    LineFinder finder(evaluator);
    EffectSums sums;
    rules.outcomes(state).forEach([&](const Outcome& outcome) {
        Future next{state, {}};
        if (playTurn(evaluator, finder, outcome.action, next))
            addTurns(evaluator, now, next, static_cast<int>(outcome.weight), sums);
    });
    return meansOf(sums, state->bagTotal);
}

std::vector<TurnEffect> effectsOfTwoTurns(Evaluator& evaluator, const State& state)
{
    constexpr std::uint32_t pairs = 40;
    const auto& rules = evaluator.rules();
    if (!isFreeDraw(rules, state))
        return {};
    MoveBoard now(evaluator, state, {});
    LineFinder finder(evaluator);
    Random random(state->bagTotal);
    EffectSums sums;
    const auto outcomes = rules.outcomes(state);
    for (std::uint32_t i = 0; i < pairs; ++i) {
        Future next{state, {}};
        const auto second = random.below(state->bagTotal);
        if (!playTurn(evaluator, finder, outcomes.at(i * state->bagTotal / pairs), next))
            continue;
        if (isFreeDraw(rules, next.state))
            playTurn(evaluator, finder, rules.outcomes(next.state).at(second % next.state->bagTotal), next);
        addTurns(evaluator, now, next, 1, sums);
    }
    return meansOf(sums, pairs);
}

} // namespace vozka
