// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Facts about the points of a feature.
#include "players/facts.h"
#include "players/space_counts.h"

#include <algorithm>

namespace vozka {

/// Returns a fact without numbers if the feature is not scored and the player has had no figure there.
Fact Facts::feature(std::size_t at, const Difference& difference)
{
    auto& now = board(at);
    Fact fact{.code = fact::worth, .player = difference.player};
    for (const auto& [line, isFinal] : now.scored()) {
        const Segment segment = now.segmentOf(line);
        if (line.player != difference.player || numberOf(at, segment) != difference.feature)
            continue;
        const bool isComplete = now.rules().book().isComplete(*now.state(), segment);
        fact.code = isComplete && !isFinal ? fact::completed : fact::scored;
        fact.feature = featureAt(at, segment);
        fact.count += line.points;
        fact.terms.insert(fact.terms.end(), line.terms.begin(), line.terms.end());
    }
    if (now.state()->over)
        return fact;
    const Segment segment = figureOf(at, difference.player, difference.feature);
    if (fact.code == fact::scored && segment != noSegment)
        for (const auto& line : now.insight(segment).lines)
            fact.of += line.player == fact.player ? line.points : 0;
    if (fact.code != fact::worth)
        return fact;
    if (segment != noSegment)
        return openFeature(at, difference, segment);
    const Fact byAction = removed(at, difference);
    return byAction.code == fact::removed ? byAction : vacated(at, difference);
}

/// Returns a fact without numbers if the player had no figure there before, or if the feature is completed.
Fact Facts::vacated(std::size_t at, const Difference& difference)
{
    Fact fact{.code = fact::worth, .player = difference.player};
    // Later moves only add segments.
    const Segment segment = figureOf(beforeMoves, difference.player, difference.feature);
    if (segment == noSegment || board(at).rules().book().isComplete(*board(at).state(), segment))
        return fact;
    fact.code = fact::vacated;
    fact.feature = featureAt(at, segment);
    fact.count = wholePoints(difference.points);
    return fact;
}

Fact Facts::openFeature(std::size_t at, const Difference& difference, Segment segment)
{
    auto& now = board(at);
    const auto insight = now.insight(segment);
    Fact fact{.code = fact::worth, .player = difference.player};
    fact.feature = featureAt(at, segment);
    if (insight.complete)
        return fact;
    if (changesMajority(at, insight, difference)) {
        describeMajority(insight, fact);
        return fact;
    }
    const auto group = now.groupOf(segment);
    if (group == FeatureGroup::Field) {
        describeField(at, insight, segment, fact);
        return fact;
    }
    // No tile completes a road at an entrance without its tokens.
    if (insight.unlinkedEnds.empty())
        describeSpaces(at, insight, segment, fact);
    const bool isNew = figureOf(beforeMoves, difference.player, difference.feature) == noSegment;
    if (isNew && fact.code != fact::dead && group != FeatureGroup::Surrounded
        && insight.strengths.size() == 1)
        return {.code = fact::taken,
                .player = difference.player,
                .feature = fact.feature,
                .detail = reachedBy(at, difference.feature),
                .tiles = insight.tiles,
                .terms = insight.worth.terms};
    const bool isOpen = fact.code == fact::open || fact.code == fact::oneLeft;
    if (isOpen && insight.worth.points == 0 && insight.whenComplete && insight.whenComplete->points > 0) {
        fact.code = fact::allOrNothing;
        fact.detail = insight.worth.rule;
        fact.tiles = tilesThatFit(now.rules(), now.state(), {*fact.cell});
        fact.count = insight.whenComplete->points;
    }
    return fact;
}

/// True if the players with the majority differ from the leaders before the move, and several players have or
/// had figures there.
bool Facts::changesMajority(std::size_t at, const FeatureInsight& insight, const Difference& difference)
{
    if (at == beforeMoves)
        return false;
    const Segment figure = figureOf(beforeMoves, difference.player, difference.feature);
    if (figure == noSegment)
        return insight.strengths.size() > 1;
    const auto earlier = board(beforeMoves).insight(figure);
    if (insight.strengths.size() < 2 && earlier.strengths.size() < 2)
        return false;
    return earlier.leaders != insight.leaders || earlier.strengths.size() != insight.strengths.size();
}

void Facts::describeMajority(const FeatureInsight& insight, Fact& fact)
{
    for (const auto& each : insight.strengths) {
        if (each.player == fact.player)
            fact.strength = each.strength;
        else if (fact.rival == noPlayer || each.strength > fact.against) {
            fact.against = each.strength;
            fact.rival = each.player;
        }
    }
    for (const auto& each : insight.strengths)
        if (each.player != fact.player && each.strength == fact.strength && fact.strength == fact.against)
            fact.sharing.push_back(each.player);
    fact.count = insight.worth.points;
    fact.code = fact.strength > fact.against   ? fact::alone
                : fact.strength < fact.against ? fact::lost
                : fact.sharing.empty()         ? fact::worth
                                               : fact::tied;
}

void Facts::describeField(std::size_t at, const FeatureInsight& insight, Segment segment, Fact& fact)
{
    fact.code = fact::field;
    const auto& field = board(at).field(segment);
    fact.tiles = field.completedCities;
    fact.spaces = static_cast<int>(field.cities.size()) - fact.tiles;
    for (const auto& line : insight.lines)
        if (line.player == fact.player)
            fact.count += line.points;
}

void Facts::describeSpaces(std::size_t at, const FeatureInsight& insight, Segment segment, Fact& fact)
{
    const auto& rules = board(at).rules();
    const auto& state = board(at).state();
    const auto spaces = spacesOf(rules, state, insight);
    if (spaces.cells.empty())
        return;
    fact.cell = spaces.hardest;
    fact.of = state->bagTotal;
    fact.spaces = static_cast<int>(spaces.cells.size());
    if (spaces.isDead) {
        fact = {.code = fact::dead,
                .player = fact.player,
                .feature = fact.feature,
                .cell = spaces.hardest,
                .count = insight.worth.points};
        return;
    }
    if (fact.spaces == 1) {
        fact.count = completingTiles(rules, state, segment, spaces.hardest);
        if (fact.count > 0) {
            fact.code = fact::oneLeft;
            return;
        }
    }
    fact.count = spaces.fitting;
    fact.tiles = insight.tiles;
    fact.code = fact::open;
    if (board(at).groupOf(segment) == FeatureGroup::Surrounded) {
        constexpr int neighbours = 8;
        fact.code = fact::around;
        fact.tiles = neighbours - fact.spaces;
    }
}

} // namespace vozka
