// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// All messages of both rivers and of the herds of pigs.
#include "wording/template.h"

#include <array>

namespace vozka::wording::river {

namespace {

constexpr auto table = std::to_array<Template>({
    {"set/river", translatable("wording", "The River")},
    {"set-about/river",
     translatable("wording", "The game begins with a river of twelve tiles. It runs from the spring to the "
                             "lake. All other tiles follow when it is complete.")},
    {"set/river-2", translatable("wording", "The River II")},
    {"set-about/river-2",
     translatable("wording", "The game begins with a river that forks. It ends in a city and in a lake with "
                             "a volcano. The player who places this lake takes an extra turn.")},
    {"evidence/R2-06",
     translatable("wording", "It is not known on which bank the monastery stands; it makes no difference.")},
    {"option/riverRoom", translatable("wording", "Room for the river")},
    {"option-about/riverRoom", translatable("wording", "Where the river must not continue.")},
    {"option-value/riverRoom/uTurn", translatable("wording", "no U-turn")},
    {"option-value-about/riverRoom/uTurn",
     translatable("wording", "It may not bend the same way twice in a row.")},
    {"option-value/riverRoom/clear", translatable("wording", "clear space ahead")},
    {"option-value-about/riverRoom/clear",
     translatable("wording", "In addition, the six spaces ahead of each open end have to be empty.")},
    {"option/volcanoLake", translatable("wording", "The lake with the volcano")},
    {"option-about/volcanoLake", translatable("wording", "Effect of the last tile of the second river.")},
    {"option-value/volcanoLake/again", translatable("wording", "extra turn")},
    {"option-value-about/volcanoLake/again",
     translatable("wording", "No figure is placed on it, and its player draws another tile.")},
    {"option-value/volcanoLake/plain", translatable("wording", "an ordinary tile")},
    {"option-value-about/volcanoLake/plain", translatable("wording", "It is placed like any other tile.")},
    {"event/again/volcano-lake",
     translatable("wording", "takes an extra turn because of the lake with the volcano")},
    //: %1: the current task ("place the tile"). Another turn follows, or this is that turn.
    {"again-after/volcano-lake",
     translatable("wording", "%1 (then an extra turn because of the lake with the volcano)")},
    {"again-now/volcano-lake",
     translatable("wording", "%1 (extra turn because of the lake with the volcano)")},
    {"feature/river", translatable("wording", "River")},
    {"feature-size/river", translatable("wording", "River")},
    {"shows/river", counted("wording", "%n rivers"), "river"},
    //: Not used in a game, because no figure can be there; %1 is a kind of figure ("follower").
    {"event/deploy/river", translatable("wording", "%1 on the river")},
    {"mark/pig-herd", counted("wording", "%n herds of pigs"), "%n herd of pigs"},
    //: %n: completed cities of the field, once for each herd; "× 1" (point) follows.
    {"term/field.pig-herds", counted("wording", "%n cities for the herd of pigs"),
     "%n city for the herd of pigs"},
    {"refusal/river-not-continued", translatable("wording", "A river tile has to continue the river.")},
    {"refusal/river-u-turn",
     translatable("wording", "The river may not bend the same way twice in a row: that would be a U-turn.")},
    {"refusal/river-joins", translatable("wording", "The river may not run into itself.")},
    {"refusal/river-blocked",
     translatable("wording", "There is not enough space ahead: two spaces in front of "
                             "the river and those beside them have to be empty.")},
    {"refusal/nothing-on-river", translatable("wording", "No figure may stand on the river.")},
    {"refusal/river", translatable("wording", "No figure may stand on the river.")},
    {"refusal/lake-no-choice",
     translatable("wording", "No figure is placed on the tile with the lake and the volcano; the player who "
                             "placed this tile draws another.")},
    //: %1 is "northern", "eastern", "southern" or "western".
    {"refusal/side-does-not-match/river/field",
     translatable("wording", "The %1 side shows a river, but it meets a field.")},
    {"refusal/side-does-not-match/river/road",
     translatable("wording", "The %1 side shows a river, but it meets a road.")},
    {"refusal/side-does-not-match/river/city",
     translatable("wording", "The %1 side shows a river, but it meets a city.")},
    {"refusal/side-does-not-match/field/river",
     translatable("wording", "The %1 side shows a field, but it meets the river.")},
    {"refusal/side-does-not-match/road/river",
     translatable("wording", "The %1 side shows a road, but it meets the river.")},
    {"refusal/side-does-not-match/city/river",
     translatable("wording", "The %1 side shows a city, but it meets the river.")},
});

} // namespace

std::span<const Template> templates()
{
    return table;
}

} // namespace vozka::wording::river
