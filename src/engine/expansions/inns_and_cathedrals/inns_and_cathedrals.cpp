// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/inns_and_cathedrals/inns_and_cathedrals.h"

namespace vozka::inns_and_cathedrals {

namespace {

/// Rule: ic.inn.complete - 1 more point for each tile of a completed road with one inn or more.
/// Rule: ic.inn.incomplete - nothing at the end.
/// Rule: ic.inn.segment - the mark belongs to one road of its tile.
void scoreInns(const StateData& state, Segment road, ScoreTime time, MarkField inns, Score& score)
{
    if (inns.in(state.board.feature(road).marks) == 0)
        return;
    if (time == ScoreTime::Final) {
        score.rule = "ic.inn.incomplete";
        score.sheet.clear();
        return;
    }
    score.rule = "ic.inn.complete";
    score.sheet.add("road.inn", state.board.tileCount(road), 1);
}

/// Rule: ic.cathedral.complete - 1 more point for each tile and each coat of arms of a completed city with
/// one cathedral or more.
/// Rule: ic.cathedral.incomplete - nothing at the end.
/// Rule: ic.cathedral.field - the points of the city for fields and barns do not change.
void scoreCathedrals(const StateData& state, Segment city, ScoreTime time, MarkField cathedrals,
                     MarkField coatsOfArms, Score& score)
{
    const auto marks = state.board.feature(city).marks;
    if (cathedrals.in(marks) == 0)
        return;
    if (time == ScoreTime::Final) {
        score.rule = "ic.cathedral.incomplete";
        score.sheet.clear();
        return;
    }
    score.rule = "ic.cathedral.complete";
    score.sheet.add("city.cathedral", state.board.tileCount(city) + coatsOfArms.in(marks), 1);
}

/// Rule: ic.large.place, ic.large.counts - one for each player.
constexpr FigureSpec largeFollower{.name = "large", .supply = 1, .strength = 2};

/// Adds the points of inns and cathedrals on tiles of any set.
void addMarkRules(RuleBook& book)
{
    const auto& tiles = book.catalogue();
    if (const auto inns = tiles.mark(FeatureKind::Road, "inn"); inns.exists())
        book.addScoreRule(FeatureKind::Road,
                          [inns](const StateData& state, Segment road, ScoreTime time, Score& score) {
                              scoreInns(state, road, time, inns, score);
                          });
    const auto cathedrals = tiles.mark(FeatureKind::City, "cathedral");
    const auto coatsOfArms = tiles.mark(FeatureKind::City, mark::coatOfArms);
    if (cathedrals.exists())
        book.addScoreRule(FeatureKind::City,
                          [=](const StateData& state, Segment city, ScoreTime time, Score& score) {
                              scoreCathedrals(state, city, time, cathedrals, coatsOfArms, score);
                          });
}

void addRules(RuleBook& book)
{
    book.copyAllowedPlaces(FigureKind::Follower, book.add(largeFollower));
}

constexpr std::array markSpecs{MarkSpec{"inn", "road"}, MarkSpec{"cathedral", "city"}};

} // namespace

const Expansion markScoring{.name = "inns",
                            .tileSet = baseTileSet,
                            .featureKinds = {},
                            .options = {},
                            .addRules = addMarkRules,
                            .marks = markSpecs};

const Expansion expansion{"inns-and-cathedrals", "inns-and-cathedrals", {}, {}, addRules};

} // namespace vozka::inns_and_cathedrals
