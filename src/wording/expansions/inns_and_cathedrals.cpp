// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// All messages of Inns & Cathedrals.
#include "wording/template.h"

#include <array>

namespace vozka::wording::inns_and_cathedrals {

namespace {

constexpr auto table = std::to_array<Template>({
    {"set/inns-and-cathedrals", translatable("wording", "Inns & Cathedrals")},
    {"set-about/inns-and-cathedrals",
     translatable("wording",
                  "Completed roads with an inn and cities with a cathedral are worth more. Incomplete ones "
                  "are worth nothing. Each player also has a large figure, which counts as two.")},
    {"figure/large", translatable("wording", "large meeple")},
    //: In the words of the classic edition.
    {"figure/large/C1", translatable("wording", "large follower")},
    {"log/deploy/large/city", translatable("wording", "places the large meeple in the city")},
    {"log/deploy/large/city/C1", translatable("wording", "places the large follower in the city")},
    {"log/deploy/large/road", translatable("wording", "places the large meeple on the road")},
    {"log/deploy/large/road/C1", translatable("wording", "places the large follower on the road")},
    {"log/deploy/large/field", translatable("wording", "places the large meeple in the field as a farmer")},
    {"log/deploy/large/field/C1",
     translatable("wording", "places the large follower in the field as a farmer")},
    {"log/deploy/large/monastery", translatable("wording", "places the large meeple in the monastery")},
    {"log/deploy/large/monastery/C1", translatable("wording", "places the large follower in the monastery")},
    {"log/deploy/large/abbey", translatable("wording", "places the large meeple in the abbey")},
    {"log/deploy/large/abbey/C1", translatable("wording", "places the large follower in the abbey")},
    {"log/return/large", translatable("wording", "gets the large meeple back")},
    {"log/return/large/C1", translatable("wording", "gets the large follower back")},
    {"mark/inn", counted("wording", "%n inns"), "%n inn"},
    {"mark/cathedral", counted("wording", "%n cathedrals"), "%n cathedral"},
    //: Additional points of a road with an inn; "× 1" follows.
    {"term/road.inn", counted("wording", "%n tiles for the inn"), "%n tile for the inn"},
    //: Additional points of a city with a cathedral; "× 1" follows.
    {"term/city.cathedral", counted("wording", "%n tiles and coats of arms for the cathedral"),
     "%n tile for the cathedral"},
    //: %1: a road with its owner ("Your road A"), %2: number of tiles, %3: "2 open spaces", %4: letter of a
    //: space on the board, %5: number of all tiles left.
    {"reason/all-or-nothing-ic.inn.incomplete",
     counted(
         "wording",
         "%1 has an inn: at least %n points if it is completed, otherwise none. It then has %3; tiles left "
         "that fit the most difficult space %4: %2 of %5."),
     "%1 has an inn: at least %n point if it is completed, otherwise none. It then has %3; tiles left that "
     "fit the most difficult space %4: %2 of %5."},
    //: %1: a city with its owner. The rest as for the inn.
    {"reason/all-or-nothing-ic.cathedral.incomplete",
     counted(
         "wording",
         "%1 has a cathedral: at least %n points if it is completed, otherwise none. It then has %3; tiles "
         "left that fit the most difficult space %4: %2 of %5."),
     "%1 has a cathedral: at least %n point if it is completed, otherwise none. It then has %3; tiles left "
     "that fit the most difficult space %4: %2 of %5."},
});

} // namespace

std::span<const Template> templates()
{
    return table;
}

} // namespace vozka::wording::inns_and_cathedrals
