// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/inns_and_cathedrals/inns_and_cathedrals.h"

namespace vozka::inns_and_cathedrals {

namespace {

/// Rule: ic.inn.complete - 1 point more for each tile of a completed road, however many inns it has.
/// Rule: ic.inn.incomplete - nothing at the end.
/// Rule: ic.inn.segment - the mark is that of one road of its tile.
void scoreInns(const StateData& state, Segment road, Occasion occasion, MarkField inns, Reward& reward)
{
    if (inns.in(state.board.feature(road).marks) == 0)
        return;
    if (occasion == Occasion::Final) {
        reward.rule = "ic.inn.incomplete";
        reward.sheet.clear();
        return;
    }
    reward.rule = "ic.inn.complete";
    reward.sheet.add("road.inn", state.board.tileCount(road), 1);
}

/// Rule: ic.cathedral.complete - 1 point more for each tile and each coat of arms of a completed city, with
/// one cathedral or more.
/// Rule: ic.cathedral.incomplete - nothing at the end.
/// Rule: ic.cathedral.field - what the city is worth to fields and barns stays as it is.
void scoreCathedrals(const StateData& state, Segment city, Occasion occasion, MarkField cathedrals,
                     MarkField coatsOfArms, Reward& reward)
{
    const auto marks = state.board.feature(city).marks;
    if (cathedrals.in(marks) == 0)
        return;
    if (occasion == Occasion::Final) {
        reward.rule = "ic.cathedral.incomplete";
        reward.sheet.clear();
        return;
    }
    reward.rule = "ic.cathedral.complete";
    reward.sheet.add("city.cathedral", state.board.tileCount(city) + coatsOfArms.in(marks), 1);
}

/// Rule: ic.large.place, ic.large.counts - one for each player.
constexpr FigureSpec largeFollower{.name = "large", .supply = 1, .strength = 2};

/// Marks count whatever set their tiles are from.
void plugMarks(RuleBook& book)
{
    const auto& tiles = book.catalogue();
    if (const auto inns = tiles.mark(FeatureKind::Road, "inn"); inns.isThere())
        book.adjustScore(FeatureKind::Road,
                         [inns](const StateData& state, Segment road, Occasion occasion, Reward& reward) {
                             scoreInns(state, road, occasion, inns, reward);
                         });
    const auto cathedrals = tiles.mark(FeatureKind::City, "cathedral");
    const auto coatsOfArms = tiles.mark(FeatureKind::City, mark::coatOfArms);
    if (cathedrals.isThere())
        book.adjustScore(FeatureKind::City,
                         [=](const StateData& state, Segment city, Occasion occasion, Reward& reward) {
                             scoreCathedrals(state, city, occasion, cathedrals, coatsOfArms, reward);
                         });
}

void plug(RuleBook& book)
{
    book.allowWhere(FigureKind::Follower, book.add(largeFollower));
}

constexpr std::array markSpecs{MarkSpec{"inn", "road"}, MarkSpec{"cathedral", "city"}};

} // namespace

const Expansion marks{.name = "inns",
                      .tileSet = baseTileSet,
                      .featureKinds = {},
                      .options = {},
                      .plug = plugMarks,
                      .marks = markSpecs};

const Expansion expansion{"inns-and-cathedrals", "inns-and-cathedrals", {}, {}, plug};

} // namespace vozka::inns_and_cathedrals
