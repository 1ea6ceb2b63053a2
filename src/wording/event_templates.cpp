// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Messages of events, choices and steps. The player is shown next to the message, or inserted by "event/by".
#include "wording/template.h"

#include <array>

namespace vozka::wording {

namespace {

constexpr auto templates = std::to_array<Template>({
    //: %1 is a player's name, %2 the action or the gain.
    {"event/by", translatable("wording", "%1: %2")},
    {"event/draw", translatable("wording", "draws a tile")},
    {"event/discard",
     translatable("wording", "The tile cannot be placed anywhere and is removed from the game.")},
    {"event/aside",
     translatable("wording", "The tile cannot be played yet. It is put aside, and another one is drawn.")},
    {"event/piece", translatable("wording", "moves a piece on the board")},
    {"event/raise", translatable("wording", "puts a piece on a pile")},
    {"event/captured", translatable("wording", "takes a figure off the board")},
    {"event/released", translatable("wording", "gets a figure back")},
    {"event/turn", translatable("wording", "begins the turn")},
    {"event/place", translatable("wording", "places a tile")},
    // For a player who keeps an own tile and has drawn no tile.
    {"event/keep", translatable("wording", "places no tile")},
    //: %1: kind of figure ("meeple"), here and in the next five.
    {"event/deploy", translatable("wording", "%1 on the tile")},
    {"event/deploy/road", translatable("wording", "%1 on the road")},
    {"event/deploy/city", translatable("wording", "%1 in the city")},
    {"event/deploy/field", translatable("wording", "%1 in the field")},
    {"event/deploy/corner", translatable("wording", "%1 where four tiles meet")},
    {"event/deploy/monastery", translatable("wording", "%1 in the monastery")},
    {"event/complete", translatable("wording", "A feature is completed.")},
    {"event/complete/road", counted("wording", "A road of %n tiles is completed."),
     "A road of %n tile is completed."},
    {"event/complete/city", counted("wording", "A city of %n tiles is completed."),
     "A city of %n tile is completed."},
    {"event/complete/monastery", translatable("wording", "A monastery is completed.")},
    //: %1 is the scored feature ("City"), %2 the sum ("5 tiles × 2 + 1 coat of arms × 2"), %3 the points.
    {"event/score", translatable("wording", "%1: %2 = %3")},
    {"event/return", translatable("wording", "%1 returned to the supply")},
    {"event/move", translatable("wording", "%1 moves")},
    {"event/move/road", translatable("wording", "%1 moves to a road")},
    {"event/move/city", translatable("wording", "%1 moves to a city")},
    {"event/move/monastery", translatable("wording", "%1 moves to a monastery")},
    {"event/enter", translatable("wording", "%1 is placed beside the board")},
    {"event/leave", translatable("wording", "%1 moves to the board")},
    {"event/withdraw", translatable("wording", "%1 taken back")},
    {"event/take", counted("wording", "takes %n pieces"), "takes %n piece"},
    {"event/again", translatable("wording", "takes an extra turn")},
    {"event/no-effect", translatable("wording", "nothing happens")},
    //: %1: the current task ("place the tile"). Another turn follows, or this is that turn.
    {"again-after/any", translatable("wording", "%1 (then an extra turn)")},
    {"again-now/any", translatable("wording", "%1 (extra turn)")},
    {"event/end", translatable("wording", "The game is over.")},

    // Messages of the log. %1: content of the tile ("city, 2 roads").
    {"log/place", translatable("wording", "places a tile: %1")},
    {"log/keep-and-place", translatable("wording", "places a tile: %1")},
    //: %1 is a kind of figure.
    {"log/deploy", translatable("wording", "places a figure: %1")},
    {"log/deploy/knight/city", translatable("wording", "places a knight in the city")},
    {"log/deploy/highwayman/road", translatable("wording", "places a highwayman on the road")},
    {"log/deploy/thief/road", translatable("wording", "places a thief on the road")},
    {"log/deploy/farmer/field", translatable("wording", "places a farmer in the field")},
    {"log/deploy/monk/monastery", translatable("wording", "places a monk in the monastery")},
    //: %1 is a kind of figure.
    {"log/return", translatable("wording", "%1 returned to the supply")},
    {"log/return/knight", translatable("wording", "gets the knight back")},
    {"log/return/highwayman", translatable("wording", "gets the highwayman back")},
    {"log/return/thief", translatable("wording", "gets the thief back")},
    {"log/return/farmer", translatable("wording", "gets the farmer back")},
    {"log/return/monk", translatable("wording", "gets the monk back")},

    //: What a tile shows, in a list.
    {"shows/city", counted("wording", "%n cities"), "city"},
    {"mark/coat-of-arms", counted("wording", "%n coats of arms"), "%n coat of arms"},
    {"shows/road", counted("wording", "%n roads"), "road"},
    {"shows/junction", translatable("wording", "junction")},
    {"shows/monastery", counted("wording", "%n monasteries"), "monastery"},
    {"shows/field", counted("wording", "%n fields"), "field"},

    //: Kinds of features, as names.
    {"feature/road", translatable("wording", "Road")},
    {"feature/city", translatable("wording", "City")},
    {"feature/field", translatable("wording", "Field")},
    {"feature/monastery", translatable("wording", "Monastery")},

    //: %1 and %2 are the column and the row, %3 the turn in degrees.
    {"choice/place", translatable("wording", "Place the tile at %1, %2, turned %3°")},
    {"choice/pass", translatable("wording", "No figure")},
    {"choice/home", translatable("wording", "%1 to the supply")},
    {"choice/move", translatable("wording", "%1 to a feature")},
    {"choice/move/road", translatable("wording", "%1 to a road")},
    {"choice/move/city", translatable("wording", "%1 to a city")},
    {"choice/move/monastery", translatable("wording", "%1 to a monastery")},
    {"choice/move/field", translatable("wording", "%1 to a field")},

    {"step/draw", translatable("wording", "draw a tile")},
    {"step/place", translatable("wording", "place the tile")},
    {"step/deploy", translatable("wording", "place a figure on the tile, or none")},
    {"step/score", translatable("wording", "score what is completed")},
});

} // namespace

std::span<const Template> eventTemplates()
{
    return templates;
}

} // namespace vozka::wording
