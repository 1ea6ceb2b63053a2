// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Messages of events, choices and steps. The player is shown next to the message, or inserted by "event/by".
#include "wording/template.h"

#include <array>

namespace vozka::wording {

namespace {

constexpr auto sentences = std::to_array<Template>({
    //: %1 is a player's name, %2 the action or the gain.
    {"event/by", sentence("wording", "%1: %2")},
    {"event/draw", sentence("wording", "draws a tile")},
    {"event/discard",
     sentence("wording", "The tile cannot be placed anywhere and is removed from the game.")},
    {"event/aside",
     sentence("wording", "The tile cannot be played yet. It is put aside, and another one is drawn.")},
    {"event/piece", sentence("wording", "moves a piece on the board")},
    {"event/raise", sentence("wording", "puts a piece on a pile")},
    {"event/captured", sentence("wording", "takes a figure off the board")},
    {"event/released", sentence("wording", "gets a figure back")},
    {"event/turn", sentence("wording", "begins the turn")},
    {"event/place", sentence("wording", "places a tile")},
    // For a player who keeps an own tile and has drawn no tile.
    {"event/keep", sentence("wording", "places no tile")},
    //: %1 is a kind of figure ("meeple"), here and in the following.
    {"event/deploy", sentence("wording", "%1 on the tile")},
    {"event/deploy/road", sentence("wording", "%1 on the road")},
    {"event/deploy/city", sentence("wording", "%1 in the city")},
    {"event/deploy/field", sentence("wording", "%1 in the field")},
    {"event/deploy/corner", sentence("wording", "%1 where four tiles meet")},
    {"event/deploy/monastery", sentence("wording", "%1 in the monastery")},
    {"event/complete", sentence("wording", "A feature is completed.")},
    {"event/complete/road", counted("wording", "A road of %n tiles is completed."),
     "A road of %n tile is completed."},
    {"event/complete/city", counted("wording", "A city of %n tiles is completed."),
     "A city of %n tile is completed."},
    {"event/complete/monastery", sentence("wording", "A monastery is completed.")},
    //: %1 is the scored feature ("City"), %2 the sum ("5 tiles × 2 + 1 coat of arms × 2"), %3 the points.
    {"event/score", sentence("wording", "%1: %2 = %3")},
    {"event/return", sentence("wording", "%1 returned to the supply")},
    {"event/move", sentence("wording", "%1 moves")},
    {"event/move/road", sentence("wording", "%1 moves to a road")},
    {"event/move/city", sentence("wording", "%1 moves to a city")},
    {"event/move/monastery", sentence("wording", "%1 moves to a monastery")},
    {"event/enter", sentence("wording", "%1 is placed beside the board")},
    {"event/leave", sentence("wording", "%1 moves to the board")},
    {"event/take", counted("wording", "takes %n pieces"), "takes %n piece"},
    {"event/again", sentence("wording", "plays once more")},
    //: %1: the current task ("place the tile"). Another turn follows, or this is that turn.
    {"again-after/any", sentence("wording", "%1 (then once more)")},
    {"again-now/any", sentence("wording", "%1 (once more)")},
    {"event/end", sentence("wording", "The game is over.")},

    // Messages of the log with the place. %1: content of the tile ("city, 2 roads"), %2: its place ("3 east,
    // 1 north").
    {"log/place", sentence("wording", "places a tile: %1 (%2)")},
    {"log/keep-and-place", sentence("wording", "places a tile: %1 (%2)")},
    //: %1 is a kind of figure.
    {"log/deploy", sentence("wording", "places a figure: %1")},
    {"log/deploy/knight/city", sentence("wording", "places a knight in the city")},
    {"log/deploy/highwayman/road", sentence("wording", "places a highwayman on the road")},
    {"log/deploy/thief/road", sentence("wording", "places a thief on the road")},
    {"log/deploy/farmer/field", sentence("wording", "places a farmer in the field")},
    {"log/deploy/monk/monastery", sentence("wording", "places a monk in the monastery")},
    //: %1 is a kind of figure.
    {"log/return", sentence("wording", "%1 returned to the supply")},
    {"log/return/knight", sentence("wording", "gets the knight back")},
    {"log/return/highwayman", sentence("wording", "gets the highwayman back")},
    {"log/return/thief", sentence("wording", "gets the thief back")},
    {"log/return/farmer", sentence("wording", "gets the farmer back")},
    {"log/return/monk", sentence("wording", "gets the monk back")},

    //: What a tile shows, in a list.
    {"shows/city", counted("wording", "%n cities"), "city"},
    {"mark/coat-of-arms", counted("wording", "%n coats of arms"), "%n coat of arms"},
    {"shows/road", counted("wording", "%n roads"), "road"},
    {"shows/junction", sentence("wording", "junction")},
    {"shows/monastery", counted("wording", "%n monasteries"), "monastery"},
    {"shows/field", counted("wording", "%n fields"), "field"},

    //: Kinds of features, as names.
    {"feature/road", sentence("wording", "Road")},
    {"feature/city", sentence("wording", "City")},
    {"feature/field", sentence("wording", "Field")},
    {"feature/monastery", sentence("wording", "Monastery")},

    //: %1 and %2 are the column and the row, %3 the turn in degrees.
    {"choice/place", sentence("wording", "Place the tile at %1, %2, turned %3°")},
    {"choice/pass", sentence("wording", "No figure")},
    {"choice/home", sentence("wording", "%1 to the supply")},
    {"choice/move", sentence("wording", "%1 to a feature")},
    {"choice/move/road", sentence("wording", "%1 to a road")},
    {"choice/move/city", sentence("wording", "%1 to a city")},
    {"choice/move/monastery", sentence("wording", "%1 to a monastery")},
    {"choice/move/field", sentence("wording", "%1 to a field")},

    {"step/draw", sentence("wording", "draw a tile")},
    {"step/place", sentence("wording", "place the tile")},
    {"step/deploy", sentence("wording", "place a figure on the tile, or none")},
    {"step/score", sentence("wording", "score what is completed")},
});

} // namespace

std::span<const Template> eventSentences()
{
    return sentences;
}

} // namespace vozka::wording
