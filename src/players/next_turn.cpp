// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "players/next_turn.h"

#include "players/lines.h"
#include "players/random.h"
#include "players/space_counts.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <span>
#include <utility>

namespace vozka {

namespace {

/// Number of samples of two turns.
constexpr std::uint32_t samples = 40;

/// Sums of one subject over the tiles.
struct EffectSum {
    float points = 0;
    int better = 0;
    int worse = 0;
    int returned = 0;
};

using EffectSums = std::map<EffectSubject, EffectSum>;

/// All parts of the points of one feature are one subject.
EffectSubject subjectOf(const Difference& difference)
{
    if (difference.feature >= 0)
        return {difference.player, Topic::Feature, static_cast<Segment>(difference.feature), -1};
    return {difference.player, difference.topic, noSegment, difference.number};
}

/// The state after some turns, the points that they scored on features, and the number of figures of each
/// player that they returned to the supply.
struct Future {
    State state;
    struct Scored {
        Player player;
        Segment segment;
        float points;
    };
    std::vector<Scored> scored = {};
    std::array<int, maxPlayers> returned{};
};

int figuresInSupply(const State& state, Player player)
{
    int figures = 0;
    for (const int each : state->supply.at(player))
        figures += each;
    return figures;
}

/// Applies the actions, which are part of one turn.
void play(Evaluator& evaluator, std::span<const Action> actions, Future& future)
{
    const MoveBoard played(evaluator, future.state, actions);
    for (const auto& [line, isFinal] : played.scored())
        future.scored.push_back({line.player, played.segmentOf(line), static_cast<float>(line.points)});
    for (Player player = 0; player < future.state->playerCount; ++player)
        future.returned.at(player) +=
            figuresInSupply(played.state(), player) - figuresInSupply(future.state, player);
    future.returned.at(future.state->toMove) +=
        static_cast<int>(std::ranges::count_if(actions, [&](const Action& action) {
            return evaluator.rules().book().roleOf(action) == ActionRole::Figure;
        }));
    future.state = played.state();
}

/// True if the turns changed the feature, its cities, or cells in or next to its spaces. Points can change
/// without that, because a player has more features to complete.
bool isChanged(MoveBoard& now, MoveBoard& later, Segment segment)
{
    const auto& before = now.board().feature(segment);
    const auto& after = later.board().feature(segment);
    if (before.figures != after.figures || before.segments != after.segments)
        return true;
    if (now.groupOf(segment) == FeatureGroup::Field) {
        const auto& field = now.field(segment);
        const auto& laterField = later.field(segment);
        return field.cities.size() != laterField.cities.size()
               || field.completedCities != laterField.completedCities;
    }
    const auto isNew = [&](Cell cell) { return now.board().tileAt(cell) != later.board().tileAt(cell); };
    return std::ranges::any_of(
        spacesOf(now.rules(), now.state(), now.insight(segment)).cells, [&](Cell space) {
            return isNew(space)
                   || std::ranges::any_of(allSides, [&](Side side) { return isNew(neighbour(space, side)); });
        });
}

/// Counts tiles for each feature of the board that has that number after the turns. Features that the turns
/// joined have the same number.
void addTiles(MoveBoard& now, MoveBoard& later, const FeatureNumbers& numbers, const EffectSubject& subject,
              int EffectSum::*count, int tiles, EffectSums& sums)
{
    std::set<Segment> roots;
    for (int i = subject.segment; i < now.board().segmentCount(); ++i)
        if (const auto segment = static_cast<Segment>(i); numbers.before(segment) == subject.segment
                                                          && roots.insert(now.board().root(segment)).second
                                                          && isChanged(now, later, segment))
            sums[{subject.player, Topic::Feature, segment, -1}].*count += tiles;
}

/// Adds the changes of all subjects of the board. Features that the turns created are left out.
void addTurns(Evaluator& evaluator, MoveBoard& now, const Future& future, int tiles, EffectSums& sums)
{
    MoveBoard later(evaluator, future.state, {});
    const FeatureNumbers numbers(now.board(), later.board(), now.board());
    std::map<EffectSubject, float> changes;
    const auto addChange = [&](const Difference& each) {
        if (each.feature < now.board().segmentCount() && each.topic != Topic::Tempo)
            changes[subjectOf(each)] += each.points;
    };
    for (const auto& each : differences(numbers, later, now))
        addChange(each);
    // The points on the score board contain the points of scored features.
    for (const auto& [player, segment, points] : future.scored) {
        addChange({.player = player, .topic = Topic::OtherPoints, .points = -points});
        addChange({.player = player, .feature = numbers.after(0, segment), .points = points});
    }
    for (const auto& [subject, points] : changes) {
        auto& sum = sums[subject];
        sum.points += points * static_cast<float>(tiles);
        sum.returned += subject.topic == Topic::Figures ? future.returned.at(subject.player) * tiles : 0;
        if (subject.segment != noSegment && std::abs(points) >= 1)
            addTiles(now, later, numbers, subject, points > 0 ? &EffectSum::better : &EffectSum::worse, tiles,
                     sums);
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
        effects.push_back({subject, sum.points / static_cast<float>(tiles),
                           sum.points > 0 ? sum.better : sum.worse, sum.returned});
    return effects;
}

/// Plays until two more tiles are placed and the dealer acts. `sample`: number of the first outcome of
/// chance, below `samples`.
Future afterTwoTurns(Evaluator& evaluator, LineFinder& finder, const State& state, std::uint32_t sample)
{
    const auto tiles = state->board.tiles().size() + 2;
    Random random(sample);
    Future future{state};
    bool isFirst = true;
    for (const State& now = future.state;
         !now->over && (now->toMove != noPlayer || now->board.tiles().size() < tiles);) {
        if (now->toMove != noPlayer) {
            play(evaluator, finder.best(now).all(), future);
            continue;
        }
        const auto outcomes = evaluator.rules().outcomes(now);
        const auto action = outcomes.at(std::exchange(isFirst, false) ? sample * outcomes.total() / samples
                                                                      : random.below(outcomes.total()));
        evaluator.rules().apply(future.state, action);
    }
    return future;
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
        Future next{state};
        rules.apply(next.state, outcome.action);
        if (next.state->over || next.state->toMove == noPlayer)
            return;
        play(evaluator, finder.best(next.state).all(), next);
        addTurns(evaluator, now, next, static_cast<int>(outcome.weight), sums);
    });
    return meansOf(sums, state->bagTotal);
}

std::vector<TurnEffect> effectsOfTwoTurns(Evaluator& evaluator, const State& state)
{
    MoveBoard now(evaluator, state, {});
    LineFinder finder(evaluator);
    EffectSums sums;
    for (std::uint32_t sample = 0; sample < samples; ++sample)
        addTurns(evaluator, now, afterTwoTurns(evaluator, finder, state, sample), 1, sums);
    return meansOf(sums, samples);
}

} // namespace vozka
