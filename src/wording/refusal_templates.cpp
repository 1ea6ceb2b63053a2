// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Messages of refusals. %1 and %2 are the player and the figure of the refusal. For sides that do not match,
// %1 is the side ("northern").
#include "wording/template.h"

#include <array>

namespace vozka::wording {

namespace {

constexpr auto templates = std::to_array<Template>({
    {"refusal/cell-taken", translatable("wording", "There is already a tile here.")},
    {"refusal/no-neighbour",
     translatable("wording", "A tile must touch another tile with one of its sides.")},
    {"refusal/no-such-turn", translatable("wording", "A tile can be turned by at most three quarter turns.")},
    {"refusal/wrong-tile", translatable("wording", "This is not the tile that was drawn.")},
    {"refusal/fixed-tile",
     translatable("wording", "This start tile always has the same place and direction.")},
    {"refusal/tile-fits", translatable("wording", "This tile fits somewhere, so it has to be placed.")},
    {"refusal/not-in-bag", translatable("wording", "There is no tile of this kind left in the bag.")},

    //: %1 is "northern", "eastern", "southern" or "western".
    {"refusal/side-does-not-match", translatable("wording", "The %1 side does not match its neighbour.")},
    {"refusal/side-does-not-match/road/field",
     translatable("wording", "The %1 side shows a road, but it meets a field.")},
    {"refusal/side-does-not-match/road/city",
     translatable("wording", "The %1 side shows a road, but it meets a city.")},
    {"refusal/side-does-not-match/city/field",
     translatable("wording", "The %1 side shows a city, but it meets a field.")},
    {"refusal/side-does-not-match/city/road",
     translatable("wording", "The %1 side shows a city, but it meets a road.")},
    {"refusal/side-does-not-match/field/road",
     translatable("wording", "The %1 side shows a field, but it meets a road.")},
    {"refusal/side-does-not-match/field/city",
     translatable("wording", "The %1 side shows a field, but it meets a city.")},
    {"side/north", translatable("wording", "northern")},
    {"side/east", translatable("wording", "eastern")},
    {"side/south", translatable("wording", "southern")},
    {"side/west", translatable("wording", "western")},
    //: Directions on a tile, in a list: "Road: east, west"; here and in the next three.
    {"direction/north", translatable("wording", "north")},
    {"direction/east", translatable("wording", "east")},
    {"direction/south", translatable("wording", "south")},
    {"direction/west", translatable("wording", "west")},

    //: %1 is a player's name, %2 a kind of figure ("meeple").
    {"refusal/none-left", translatable("wording", "%1 has no %2 left.")},
    //: %1 is a player.
    {"refusal/none-left/pair", translatable("wording", "%1 has no token with this symbol left.")},
    {"refusal/not-this-tile",
     translatable("wording", "A figure may only be placed on the tile just placed.")},
    {"refusal/not-this-tile/no-tile", translatable("wording", "There is no tile there.")},
    {"refusal/short-road", translatable("wording", "No figure may stand on this short road.")},
    {"refusal/wrong-feature", translatable("wording", "There is no such feature on this tile.")},
    //: %2 is a kind of figure ("meeple"), here and in the following.
    {"refusal/wrong-feature/road", translatable("wording", "The %2 may not stand on a road.")},
    {"refusal/wrong-feature/city", translatable("wording", "The %2 may not stand in a city.")},
    {"refusal/wrong-feature/field", translatable("wording", "The %2 may not stand in a field.")},
    {"refusal/wrong-feature/monastery", translatable("wording", "The %2 may not stand in a monastery.")},
    {"refusal/wrong-feature/any-feature",
     translatable("wording", "The %2 may not stand on any feature of this tile.")},
    {"refusal/wrong-feature/corner",
     translatable("wording", "The %2 may not stand on the corner of a tile.")},
    {"refusal/wrong-feature/needs-corner",
     translatable("wording", "The %2 may only stand on a corner where four tiles meet.")},
    {"refusal/no-fields",
     translatable("wording", "This game is played without farmers: no figure may be in a field.")},
    //: %1: player who owns the figure there, %2: that figure, here and in the following.
    {"refusal/feature-occupied", translatable("wording", "%1’s %2 already stands there.")},
    {"refusal/feature-occupied/same-place",
     translatable("wording", "%1’s %2 already stands on this part of the tile, which holds one figure.")},
    {"refusal/feature-occupied/road", translatable("wording", "%1’s %2 already stands on this road.")},
    {"refusal/feature-occupied/city", translatable("wording", "%1’s %2 already stands in this city.")},
    {"refusal/feature-occupied/field", translatable("wording", "%1’s %2 already lies in this field.")},
    {"refusal/feature-occupied/monastery",
     translatable("wording", "%1’s %2 already stands in this monastery.")},
    {"refusal/feature-completed",
     translatable("wording", "This feature is completed; its figures have been returned to the supply.")},
    {"refusal/feature-completed/road",
     translatable("wording", "This road is completed; its figures have been returned to the supply.")},
    {"refusal/feature-completed/city",
     translatable("wording", "This city is completed; its figures have been returned to the supply.")},
    {"refusal/feature-completed/monastery",
     translatable("wording", "This monastery is completed; its figure has been returned to the supply.")},

    {"refusal/not-this-area", translatable("wording", "This figure cannot be placed there.")},
    {"refusal/not-this-figure", translatable("wording", "There is no figure here that may move now.")},
    {"refusal/own-feature",
     translatable("wording", "A move leads out of this feature, not to another part of it.")},
    {"refusal/completed", translatable("wording", "This feature is completed.")},
    {"refusal/completed/road", translatable("wording", "This road is completed.")},
    {"refusal/completed/city", translatable("wording", "This city is completed.")},
    {"refusal/completed/monastery", translatable("wording", "This monastery is completed.")},
    //: %1: player who owns the figure there, %2: that figure, here and in the following.
    {"refusal/occupied", translatable("wording", "%1’s %2 stands there.")},
    {"refusal/occupied/road", translatable("wording", "%1’s %2 stands on this road.")},
    {"refusal/occupied/city", translatable("wording", "%1’s %2 stands in this city.")},
    {"refusal/occupied/monastery", translatable("wording", "%1’s %2 stands in this monastery.")},
    {"refusal/not-adjacent", translatable("wording", "The two are not directly connected.")},
    {"refusal/not-adjacent/tunnel",
     translatable("wording", "The road only passes under the city through a tunnel.")},
    {"refusal/not-adjacent/no-gate",
     translatable("wording", "The road only touches the city wall; there is no gate.")},
    {"refusal/not-adjacent/walls-touch", translatable("wording", "Only the walls of the cities touch.")},
    {"refusal/not-adjacent/field-between", translatable("wording", "A field lies in between.")},
    {"refusal/not-adjacent/far",
     translatable("wording", "This feature is too far away; it is not connected.")},
    {"refusal/corner-not-four-tiles",
     translatable("wording",
                  "Four tiles must meet at this corner, and not all of them have been placed yet.")},
    {"refusal/corner-not-field", translatable("wording", "Not all four tiles show field at this corner.")},
    {"refusal/corner-not-field/city",
     translatable("wording", "A city reaches this corner; all four tiles must show field there.")},
    {"refusal/corner-not-this-tile",
     translatable("wording", "The tile that was just placed does not touch this corner.")},

    {"refusal/not-an-action", translatable("wording", "This game has no such action.")},
    {"refusal/not-an-action/at", translatable("wording", "There is no tile there.")},
    {"refusal/not-an-action/to",
     translatable("wording", "There is no tile there; choose a feature on one of the tiles.")},
    {"refusal/not-an-action/feature", translatable("wording", "There is no such feature on this tile.")},
    {"refusal/not-an-action/from", translatable("wording", "There is no such feature on this tile.")},
    {"refusal/not-an-action/turns",
     translatable("wording", "A tile can be turned by at most three quarter turns.")},
    {"refusal/not-your-turn", translatable("wording", "It is another player’s turn.")},
    {"refusal/not-this-step",
     translatable("wording", "This is not the step of the turn in which that is done.")},
    {"refusal/game-over", translatable("wording", "The game is over.")},

    {"figure/any", translatable("wording", "figure")},
    {"figure/follower", translatable("wording", "meeple")},
    // Word of the classic edition for the figure "follower".
    {"figure/follower/C1", translatable("wording", "follower")},
});

} // namespace

std::span<const Template> refusalTemplates()
{
    return templates;
}

} // namespace vozka::wording
