// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Messages of refusals. %1 and %2 are the player and the figure of the refusal. For sides that do not match,
// %1 is the side ("northern").
#include "wording/template.h"

#include <array>

namespace vozka::wording {

namespace {

constexpr auto sentences = std::to_array<Template>({
    {"refusal/cell-taken", sentence("wording", "There is already a tile here.")},
    {"refusal/no-neighbour", sentence("wording", "A tile must touch another tile with one of its sides.")},
    {"refusal/no-such-turn", sentence("wording", "A tile can be turned by at most three quarter turns.")},
    {"refusal/wrong-tile", sentence("wording", "This is not the tile that was drawn.")},
    {"refusal/fixed-tile", sentence("wording", "This start tile always has the same place and direction.")},
    {"refusal/tile-fits", sentence("wording", "This tile fits somewhere, so it has to be placed.")},
    {"refusal/not-in-bag", sentence("wording", "There is no tile of this kind left in the bag.")},

    //: %1 is "northern", "eastern", "southern" or "western".
    {"refusal/side-does-not-match", sentence("wording", "The %1 side does not match its neighbour.")},
    {"refusal/side-does-not-match/road/field",
     sentence("wording", "The %1 side shows a road, but it meets a field.")},
    {"refusal/side-does-not-match/road/city",
     sentence("wording", "The %1 side shows a road, but it meets a city.")},
    {"refusal/side-does-not-match/city/field",
     sentence("wording", "The %1 side shows a city, but it meets a field.")},
    {"refusal/side-does-not-match/city/road",
     sentence("wording", "The %1 side shows a city, but it meets a road.")},
    {"refusal/side-does-not-match/field/road",
     sentence("wording", "The %1 side shows a field, but it meets a road.")},
    {"refusal/side-does-not-match/field/city",
     sentence("wording", "The %1 side shows a field, but it meets a city.")},
    {"side/north", sentence("wording", "northern")},
    {"side/east", sentence("wording", "eastern")},
    {"side/south", sentence("wording", "southern")},
    {"side/west", sentence("wording", "western")},
    //: Directions on a tile, in a list: "Road: east, west"; here and in the next three.
    {"direction/north", sentence("wording", "north")},
    {"direction/east", sentence("wording", "east")},
    {"direction/south", sentence("wording", "south")},
    {"direction/west", sentence("wording", "west")},

    //: %1 is a player's name, %2 a kind of figure ("meeple").
    {"refusal/none-left", sentence("wording", "%1 has no %2 left.")},
    {"refusal/not-this-tile", sentence("wording", "A figure may only be placed on the tile just placed.")},
    {"refusal/not-this-tile/no-tile", sentence("wording", "There is no tile there.")},
    {"refusal/short-road", sentence("wording", "No figure may stand on this short road.")},
    {"refusal/wrong-feature", sentence("wording", "There is no such feature on this tile.")},
    //: %2 is a kind of figure ("meeple"), here and in the following.
    {"refusal/wrong-feature/road", sentence("wording", "The %2 may not stand on a road.")},
    {"refusal/wrong-feature/city", sentence("wording", "The %2 may not stand in a city.")},
    {"refusal/wrong-feature/field", sentence("wording", "The %2 may not stand in a field.")},
    {"refusal/wrong-feature/monastery", sentence("wording", "The %2 may not stand in a monastery.")},
    {"refusal/wrong-feature/corner", sentence("wording", "The %2 may not stand on the corner of a tile.")},
    {"refusal/wrong-feature/needs-corner",
     sentence("wording", "The %2 may only stand on a corner where four tiles meet.")},
    //: %1: player who owns the figure there, %2: that figure, here and in the following.
    {"refusal/feature-occupied", sentence("wording", "%1’s %2 already stands there.")},
    {"refusal/feature-occupied/same-place",
     sentence("wording", "%1’s %2 already stands on this part of the tile, which holds one figure.")},
    {"refusal/feature-occupied/road", sentence("wording", "%1’s %2 already stands on this road.")},
    {"refusal/feature-occupied/city", sentence("wording", "%1’s %2 already stands in this city.")},
    {"refusal/feature-occupied/field", sentence("wording", "%1’s %2 already lies in this field.")},
    {"refusal/feature-occupied/monastery", sentence("wording", "%1’s %2 already stands in this monastery.")},
    {"refusal/feature-completed",
     sentence("wording", "This feature is completed; its figures have been returned to the supply.")},
    {"refusal/feature-completed/road",
     sentence("wording", "This road is completed; its figures have been returned to the supply.")},
    {"refusal/feature-completed/city",
     sentence("wording", "This city is completed; its figures have been returned to the supply.")},
    {"refusal/feature-completed/monastery",
     sentence("wording", "This monastery is completed; its figure has been returned to the supply.")},

    {"refusal/not-this-area", sentence("wording", "This figure cannot be placed there.")},
    {"refusal/not-this-figure", sentence("wording", "There is no figure here that may move now.")},
    {"refusal/own-feature",
     sentence("wording", "A move leads out of this feature, not to another part of it.")},
    {"refusal/completed", sentence("wording", "This feature is completed.")},
    {"refusal/completed/road", sentence("wording", "This road is completed.")},
    {"refusal/completed/city", sentence("wording", "This city is completed.")},
    {"refusal/completed/monastery", sentence("wording", "This monastery is completed.")},
    //: %1: player who owns the figure there, %2: that figure, here and in the following.
    {"refusal/occupied", sentence("wording", "%1’s %2 stands there.")},
    {"refusal/occupied/road", sentence("wording", "%1’s %2 stands on this road.")},
    {"refusal/occupied/city", sentence("wording", "%1’s %2 stands in this city.")},
    {"refusal/occupied/monastery", sentence("wording", "%1’s %2 stands in this monastery.")},
    {"refusal/not-adjacent", sentence("wording", "The two are not directly connected.")},
    {"refusal/not-adjacent/tunnel",
     sentence("wording", "The road only passes under the city through a tunnel.")},
    {"refusal/not-adjacent/no-gate",
     sentence("wording", "The road only touches the city wall; there is no gate.")},
    {"refusal/not-adjacent/walls-touch", sentence("wording", "Only the walls of the cities touch.")},
    {"refusal/not-adjacent/field-between", sentence("wording", "A field lies in between.")},
    {"refusal/not-adjacent/far", sentence("wording", "This feature is too far away; it is not connected.")},
    {"refusal/corner-not-four-tiles",
     sentence("wording", "Four tiles must meet at this corner, and not all of them have been placed yet.")},
    {"refusal/corner-not-field", sentence("wording", "Not all four tiles show field at this corner.")},
    {"refusal/corner-not-field/city",
     sentence("wording", "A city reaches this corner; all four tiles must show field there.")},
    {"refusal/corner-not-this-tile",
     sentence("wording", "The tile that was just placed does not touch this corner.")},

    {"refusal/not-an-action", sentence("wording", "This game has no such action.")},
    {"refusal/not-an-action/at", sentence("wording", "There is no tile there.")},
    {"refusal/not-an-action/to",
     sentence("wording", "There is no tile there; choose a feature on one of the tiles.")},
    {"refusal/not-an-action/feature", sentence("wording", "There is no such feature on this tile.")},
    {"refusal/not-an-action/from", sentence("wording", "There is no such feature on this tile.")},
    {"refusal/not-an-action/turns",
     sentence("wording", "A tile can be turned by at most three quarter turns.")},
    {"refusal/not-your-turn", sentence("wording", "It is another player’s turn.")},
    {"refusal/not-this-step", sentence("wording", "This is not the step of the turn in which that is done.")},
    {"refusal/game-over", sentence("wording", "The game is over.")},

    {"figure/any", sentence("wording", "figure")},
    {"figure/follower", sentence("wording", "meeple")},
    // The classic edition has another word for it.
    {"figure/follower/C1", sentence("wording", "follower")},
});

} // namespace

std::span<const Template> refusalSentences()
{
    return sentences;
}

} // namespace vozka::wording
