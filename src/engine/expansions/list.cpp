// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The list of all expansions. No other file has it. This file has no other code, because a test replaces it
// to try another order.
#include "engine/expansions/list.h"

#include "engine/expansions/abbey/abbey.h"
#include "engine/expansions/abbot/abbot.h"
#include "engine/expansions/barn/barn.h"
#include "engine/expansions/count/count.h"
#include "engine/expansions/crop_circles/crop_circles.h"
#include "engine/expansions/cult/cult.h"
#include "engine/expansions/drawbridges/drawbridges.h"
#include "engine/expansions/farmers/farmers.h"
#include "engine/expansions/ferries/ferries.h"
#include "engine/expansions/festival/festival.h"
#include "engine/expansions/flying_machines/flying_machines.h"
#include "engine/expansions/herds/herds.h"
#include "engine/expansions/inns_and_cathedrals/inns_and_cathedrals.h"
#include "engine/expansions/king_and_robber/king_and_robber.h"
#include "engine/expansions/mayor/mayor.h"
#include "engine/expansions/monastery/monastery.h"
#include "engine/expansions/phantom/phantom.h"
#include "engine/expansions/princess_and_dragon/princess_and_dragon.h"
#include "engine/expansions/river/river.h"
#include "engine/expansions/siege/siege.h"
#include "engine/expansions/tower/tower.h"
#include "engine/expansions/traders_and_builders/traders_and_builders.h"
#include "engine/expansions/tunnel/tunnel.h"
#include "engine/expansions/wagon/wagon.h"

#include <array>

namespace vozka {

namespace {

// Of the steps that are inserted after the same step, the step of the later expansion comes first. Figures
// that copy the allowed places of followers (the wagon, the large follower, the phantom) are after the
// monastery, the shrines, the farmers and the abbey, which allow followers on their features. The abbot is
// after all surrounded features. The tower is after all figures that can close it, and after the wagon, which
// cannot go to towers. The builder is after the river, whose extra turn comes first. The phantom is after the
// princess, whose action it needs, and before the tower, whose steps come first. The ferries are before the
// phantom and the tower, because the steps of the ferries come last, and after the dragon, whose step follows
// these steps. The tunnel is between the ferries and the phantom, as its step is between their steps. The
// flying machines are after all figures and all deploy steps. The count is after all figures that can be in
// its quarters, and after the wagon, whose step is before the steps of the count. The count is also after the
// river, whose spring it moves. The festival is after the count and the barn: it returns figures from areas
// and corners, too. The crop circles are after all of these, because their steps are the last ones of a turn.
// The drawbridges are last, because their step is directly after the scoring.
constexpr auto entries = std::to_array<ListedExpansion>({
    {&monastery::expansion, 0},
    {&farmers::expansion, 0},
    {&abbey::expansion, 1},
    {&cult::expansion, 18},
    {&inns_and_cathedrals::markScoring, 0},
    {&inns_and_cathedrals::expansion, 5},
    {&herds::expansion, 0},
    {&abbot::expansion, 6},
    {&mayor::expansion, 1},
    {&barn::expansion, 1},
    {&princess_and_dragon::expansion, 8},
    {&ferries::expansion, 12},
    {&tunnel::expansion, 17},
    {&phantom::expansion, 11},
    {&wagon::expansion, 1},
    {&tower::expansion, 9},
    {&river::first, 3},
    {&river::second, 4},
    {&traders_and_builders::expansion, 7},
    {&flying_machines::expansion, 10},
    {&count::expansion, 13},
    {&king_and_robber::expansion, 14},
    {&siege::besiegers, 19},
    {&siege::cathars, 20},
    {&festival::expansion, 15},
    {&crop_circles::expansion, 16},
    {&drawbridges::expansion, 2},
});

} // namespace

std::span<const ListedExpansion> listedExpansions()
{
    return entries;
}

} // namespace vozka
