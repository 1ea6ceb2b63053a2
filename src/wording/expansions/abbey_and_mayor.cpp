// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// All messages of Abbey & Mayor: the abbey, the mayor, the wagon and the barn.
#include "wording/template.h"

#include <array>

namespace vozka::wording::abbey_and_mayor {

namespace {

constexpr auto table = std::to_array<Template>({
    {"event/place/abbey", translatable("wording", "places the abbey")},
    {"event/keep/abbey", translatable("wording", "does not place the abbey")},
    //: %1 is a kind of figure ("meeple").
    {"event/deploy/abbey", translatable("wording", "%1 in the abbey")},
    {"event/complete/abbey", translatable("wording", "An abbey is completed.")},
    {"event/move/abbey", translatable("wording", "%1 moves to an abbey")},
    {"event/no-effect/mayor",
     translatable("wording",
                  "gets no points for the mayor: it counts only with coats of arms, and the city has none")},
    //: %1 are the names of the players who still have their abbey.
    {"event/end/abbey", translatable("wording", "The game is over. Abbeys not placed: %1")},
    // Messages of the log. %1: content of the tile ("city, 2 roads").
    {"log/place/abbey", translatable("wording", "places the abbey")},
    {"log/keep-and-place/abbey", translatable("wording", "keeps the abbey, places a tile: %1")},
    {"log/deploy/monk/abbey", translatable("wording", "places a monk in the abbey")},
    {"log/deploy/mayor/city", translatable("wording", "places the mayor in the city")},
    {"log/deploy/wagon/road", translatable("wording", "places the wagon on the road")},
    {"log/deploy/wagon/city", translatable("wording", "places the wagon in the city")},
    {"log/deploy/wagon/monastery", translatable("wording", "places the wagon in the monastery")},
    {"log/deploy/wagon/abbey", translatable("wording", "places the wagon in the abbey")},
    {"log/deploy/barn/corner", translatable("wording", "places the barn where four tiles meet")},
    {"log/return/mayor", translatable("wording", "gets the mayor back")},
    {"log/return/wagon", translatable("wording", "gets the wagon back")},
    {"log/return/barn", translatable("wording", "gets the barn back")},
    {"shows/abbey", counted("wording", "%n abbeys"), "abbey"},
    {"feature/abbey", translatable("wording", "Abbey")},
    // %1: letter of the abbey on the board, %2: its owner.
    {"feature-of/yours/abbey", translatable("wording", "Your abbey %1")},
    {"feature-of/other/abbey", translatable("wording", "Abbey %1 of %2")},
    {"feature-of/free/abbey", translatable("wording", "Abbey %1")},
    {"tile-at/yours/abbey", translatable("wording", "Beside your abbey %1")},
    {"tile-at/own/abbey", translatable("wording", "Beside own abbey %1")},
    {"tile-at/other/abbey", translatable("wording", "Beside abbey %1 of %2")},
    {"choice/pass/abbey", translatable("wording", "Draw a tile")},
    {"choice/pass/abbey/no-bag", translatable("wording", "Pass without the abbey")},
    {"choice/move/abbey", translatable("wording", "%1 to an abbey")},
    //: Warning before a choice that cannot be repeated.
    {"warning/abbey/no", translatable("wording", "This is the last chance to place the abbey.")},
    {"warning/abbey/perhaps", translatable("wording", "This may be the last chance to place the abbey.")},
    {"too-late/abbey",
     translatable("wording",
                  "A tile has already been drawn in this turn; an abbey is placed instead of drawing one.")},
    // Reason why it cannot be placed in this turn. Shown next to the drawn tile.
    {"not-yet/abbey",
     translatable("wording", "The abbey is placed in a hole, an empty space with tiles on all four sides, "
                             "instead of drawing a tile. When this turn began, there was no hole.")},
    //: Below the tile that was drawn: the abbey may be placed instead of drawing a tile, in the next turn at
    //: the earliest. Two or three short words.
    {"too-late-brief/abbey", translatable("wording", "next turn")},
    //: Below an abbey while the board has no hole. Two or three short words.
    {"not-yet-brief/abbey", translatable("wording", "no hole yet")},
    {"corners/barn",
     counted("wording", "place the barn where four tiles with field meet (at %n corners of this tile)"),
     "place the barn where four tiles with field meet (at %n corner of this tile)"},
    {"step/abbey", translatable("wording", "place the abbey in a hole, or draw a tile")},
    {"step/abbey/no-bag", translatable("wording", "place the abbey in a hole, or pass")},
    {"step/wagon", translatable("wording", "move the wagon, or return it to the supply")},

    {"feature-size/abbey", translatable("wording", "Abbey")},
    {"figure-place-city/wagon",
     translatable("wording", "The wagon stands on one tile of the city. Try another tile, too.")},
    {"figure-place-road/wagon",
     translatable("wording", "The wagon stands on one tile of the road. Try another tile, too.")},
    {"figure-try/wagon",
     translatable("wording",
                  "Drag the wagon to any place: it stays there, or the reason against it is shown.")},
    {"figure-question/wagon",
     translatable("wording", "Where may the wagon move? Mark every feature, then check.")},
    {"figure-returned/wagon",
     translatable("wording", "The wagon is returned to the supply. That is always allowed.")},
    {"via/abbey", translatable("wording", "abbey")},
    {"reach/abbey", translatable("wording", "Incomplete and unoccupied; the two are directly adjacent.")},
    {"error/lesson.no-figure",
     translatable("wording", "For a lesson, a wagon must stand on a feature that the last tile completes.")},
    {"error/lesson.last-tile",
     translatable("wording", "For a lesson, only the wagon may be on the last tile.")},
    {"reach/range-part",
     translatable("wording", "Incomplete and unoccupied; the wagon may only move to the part within range.")},
    {"why/abbey-between/road", translatable("wording", "Connected to the abbey, not to this road.")},
    {"why/abbey-between/city", translatable("wording", "Connected to the abbey, not to this city.")},
    {"why/abbey-between/monastery",
     translatable("wording", "Connected to the abbey, not to this monastery.")},
    {"why/abbey-between/abbey", translatable("wording", "Connected to the other abbey, not to this one.")},
    {"scoring/am.barn.placed", translatable("wording", "a barn is placed")},
    {"scoring/am.barn.connected", translatable("wording", "connected to a barn")},
    {"scoring/am.barn.final", translatable("wording", "barn at the end")},

    {"refusal/no-such-turn/abbey",
     translatable("wording", "An abbey looks the same on every side, so it is not turned.")},
    //: %1 is "northern", "eastern", "southern" or "western".
    {"refusal/not-a-hole",
     translatable("wording",
                  "An abbey may only fill a hole, with tiles on all four sides; here the %1 side is open.")},
    {"refusal/no-abbey-left",
     translatable("wording", "Each player has just one abbey, and this one has been placed.")},
    //: %2 is a kind of figure ("meeple").
    {"refusal/wrong-feature/abbey", translatable("wording", "The %2 may not stand in an abbey.")},
    //: %1: player who owns the figure there, %2: that figure.
    {"refusal/feature-occupied/abbey", translatable("wording", "%1’s %2 already stands in this abbey.")},
    {"refusal/feature-completed/abbey",
     translatable("wording", "This abbey is completed; its figure has been returned to the supply.")},
    {"refusal/mayor-needs-empty-city",
     translatable("wording",
                  "The mayor may only be placed in an unoccupied city, and %1’s %2 stands in this one.")},
    {"refusal/field", translatable("wording", "The wagon may never move to a field.")},
    {"refusal/completed/abbey", translatable("wording", "This abbey is completed.")},
    //: %1: player who owns the figure there, %2: that figure.
    {"refusal/occupied/abbey", translatable("wording", "%1’s %2 stands in this abbey.")},
    {"refusal/not-adjacent/abbey-between", translatable("wording", "An abbey lies in between.")},
    {"refusal/not-adjacent/junction-between",
     translatable("wording", "This feature lies beyond a junction, and the wagon may move only one step.")},
    {"refusal/not-adjacent/feature-between",
     translatable("wording", "Another feature lies in between, and the wagon may not move through it.")},
    {"refusal/out-of-range",
     translatable("wording", "Out of range: the wagon may only move to a feature on its "
                             "own tile or on one of the 8 surrounding tiles.")},
    //: %1: player who owns the figure there, %2: that figure.
    {"refusal/field-has-barn", translatable("wording", "%1’s barn stands in this field.")},
    {"figure/mayor", translatable("wording", "mayor")},
    {"figure/wagon", translatable("wording", "wagon")},
    {"figure/barn", translatable("wording", "barn")},

    {"option/wagonMove", translatable("wording", "Move of the wagon")},
    {"option-about/wagonMove",
     translatable("wording",
                  "Where a wagon may move after its feature has been scored. The other feature must "
                  "be incomplete and unoccupied, and never a field.")},
    {"option-value/wagonMove/C1", translatable("wording", "by connection")},
    {"option-value-about/wagonMove/C1",
     translatable("wording",
                  "To a feature that is directly connected with its own, for example by a gate or a "
                  "junction, however far away.")},
    {"option-value/wagonMove/C2", translatable("wording", "by distance")},
    {"option-value-about/wagonMove/C2",
     translatable("wording",
                  "To a feature on its own tile or on one of the 8 surrounding tiles, connected or not.")},
    {"option/leftoverAbbeys", translatable("wording", "Abbeys left at the end")},
    {"option-about/leftoverAbbeys",
     translatable("wording",
                  "What happens to abbeys that have not been placed when the last land tile is gone.")},
    {"option-value/leftoverAbbeys/round", translatable("wording", "one extra round")},
    {"option-value-about/leftoverAbbeys/round",
     translatable("wording", "Everybody who still has an abbey may place it in one extra turn.")},
    {"option-value/leftoverAbbeys/turns", translatable("wording", "until the first player places none")},
    {"option-value-about/leftoverAbbeys/turns",
     translatable("wording",
                  "The turns go on, and the game ends at the first player who cannot place an abbey "
                  "(ruling of 10/2024) or does not want to (our decision).")},
    {"option-value/leftoverAbbeys/untilNobody", translatable("wording", "until nobody places one")},
    {"option-value-about/leftoverAbbeys/untilNobody",
     translatable("wording",
                  "The turns continue until no player has placed an abbey in a whole round. The ruling of "
                  "10/2024 can also be read in this way.")},
    {"option-value/leftoverAbbeys/lost", translatable("wording", "they are lost")},
    {"option-value-about/leftoverAbbeys/lost",
     translatable("wording",
                  "The game ends with the last land tile, and abbeys left are lost: an early answer "
                  "for the classic edition and the first ruling for the new one (2/2021).")},
    {"option/barnAndHerd", translatable("wording", "Barn and pig-herd")},
    {"option-about/barnAndHerd",
     translatable("wording", "Whether the owner of a barn gets points for a herd of pigs in its field.")},
    {"option-value/barnAndHerd/none", translatable("wording", "no points")},
    {"option-value/barnAndHerd/bonus", translatable("wording", "1 point for each city")},
    {"set/abbey-and-mayor", translatable("wording", "Abbey & Mayor")},
    {"set-about/abbey-and-mayor",
     translatable("wording", "Each player also has a mayor, a wagon and a barn. An abbey tile of each player "
                             "closes a gap between other tiles. Classic edition: 2007, new edition: 2016.")},

    // Score lines with these rules have another name than other lines of their kind.
    {"line/monastery/am.abbey.score", translatable("wording", "Abbey")},
    {"line/monastery.incomplete/am.abbey.score", translatable("wording", "Incomplete abbey")},
    {"line/field/am.barn.final", translatable("wording", "Barn")},
    {"line/field.barn-placed", translatable("wording", "Field with a new barn")},
    {"line/field.barn-connected", translatable("wording", "Field connected to a barn")},
    //: Hint for a wrong number of points; here and in the next two.
    {"mistake/rate-1",
     translatable("wording", "That would be 1 point for each city. Farmers get 1 when a tile joins "
                             "their field to one with a barn.")},
    {"mistake/rate-3",
     translatable("wording", "That would be 3 points for each city. Farmers get 3, at the end or "
                             "when a barn is placed.")},
    {"mistake/rate-4",
     translatable("wording", "That would be 4 points for each city. A barn gets 4, at the end of "
                             "the game.")},
    {"term/barn.cities", counted("wording", "%n completed cities"), "%n completed city"},

    {"set/wiki-examples", translatable("wording", "Tiles of the wagon’s examples")},

    // Lessons from the sandbox are about the wagon. Several features can share a label, so the texts do not
    // depend on their number.
    {"lesson/board",
     translatable("wording", "One tile is missing to complete the feature on which the wagon stands.")},
    {"lesson/board/road",
     translatable("wording", "One tile is missing to complete the road on which the wagon stands.")},
    {"lesson/board/city",
     translatable("wording", "One tile is missing to complete the city in which the wagon stands.")},
    {"lesson/board/monastery",
     translatable("wording", "One tile is missing to complete the monastery in which the wagon stands.")},
    {"lesson/board/abbey",
     translatable("wording", "One tile is missing to complete the abbey in which the wagon stands.")},
    {"lesson/tile/abbey", translatable("wording", "The tile is placed, and the abbey is completed.")},
    {"lesson/score", translatable("wording", "First the feature is scored; then the wagon may move.")},
    {"lesson/score/road", translatable("wording", "First the road is scored; then the wagon may move.")},
    {"lesson/score/city", translatable("wording", "First the city is scored; then the wagon may move.")},
    {"lesson/score/monastery",
     translatable("wording", "First the monastery is scored; then the wagon may move.")},
    {"lesson/score/abbey", translatable("wording", "First the abbey is scored; then the wagon may move.")},
    {"lesson-range/C1",
     translatable("wording",
                  "In the classic edition the wagon may move to a feature that is directly connected "
                  "with the feature that was scored, however far away.")},
    {"lesson-range/C2",
     translatable("wording", "In the new edition the wagon may move to a feature on its own "
                             "tile or on one of the 8 surrounding tiles.")},

    //: Text for all features with the same label. They can be one or several, of any kind; here and in
    //: all that follow.
    {"lesson-target/gate",
     translatable("wording", "Connected by a gate, incomplete and unoccupied: the wagon may move there.")},
    {"lesson-target/junction",
     translatable("wording",
                  "Connected by a junction, incomplete and unoccupied: the wagon may move there.")},
    {"lesson-target/monastery",
     translatable("wording", "The road ends at the monastery; the feature with this number is incomplete and "
                             "unoccupied: the wagon may move there.")},
    {"lesson-target/within",
     translatable("wording",
                  "The monastery is within the city; the feature with this number is incomplete and "
                  "unoccupied: the wagon may move there.")},
    {"lesson-target/abbey",
     translatable("wording",
                  "Directly adjacent to the abbey, incomplete and unoccupied: the wagon may move there.")},
    {"lesson-target/range",
     translatable("wording", "Within range, incomplete and unoccupied: the wagon may move there.")},
    {"lesson-refused/not-adjacent/abbey-between",
     translatable("wording", "An abbey lies in between: that is one step too far.")},
    {"lesson-refused/not-adjacent/feature-between",
     translatable("wording", "Another feature lies in between, and the wagon may not move through it.")},
    //: %1: a feature with its owner ("Your city A"), %2: letters of features on the board ("B, C").
    {"reason/moving-on-wagon",
     counted("wording", "%1: when it is scored, the wagon there can move on to %n features (%2)."),
     "%1: when it is scored, the wagon there can move on to %n feature (%2)."},
    {"reason/moving-on-wagon/some",
     counted("wording", "%1: when it is scored, the wagon there can move on to %n features, such as %2."),
     "%1: when it is scored, the wagon there can move on to %n feature, such as %2."},
    {"reason/moving-on-wagon/unnamed",
     counted("wording", "%1: when it is scored, the wagon there can move on to %n features."),
     "%1: when it is scored, the wagon there can move on to %n feature."},
    {"reason/moving-on-wagon/none",
     translatable("wording",
                  "%1: when it is scored, the wagon there can move to no other feature and returns.")},
});

} // namespace

std::span<const Template> templates()
{
    return table;
}

} // namespace vozka::wording::abbey_and_mayor
