// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// All messages of Abbey & Mayor: the abbey, the mayor, the wagon and the barn.
#include "wording/template.h"

#include <array>

namespace vozka::wording::abbey_and_mayor {

namespace {

constexpr auto table = std::to_array<Template>({
    {"event/place/abbey", sentence("wording", "places the abbey")},
    {"event/keep/abbey", sentence("wording", "does not place the abbey")},
    //: %1 is a kind of figure ("meeple").
    {"event/deploy/abbey", sentence("wording", "%1 in the abbey")},
    {"event/complete/abbey", sentence("wording", "An abbey is completed.")},
    {"event/move/abbey", sentence("wording", "%1 moves to an abbey")},
    //: %1 are the names of the players who have theirs still.
    {"event/end/abbey", sentence("wording", "The game is over. Abbeys not placed: %1")},
    // Messages of the log. %1: content of the tile ("city, 2 roads"), %2: its place ("3 east, 1 north").
    {"log/place/abbey", sentence("wording", "places the abbey (%2)")},
    {"log/keep-and-place/abbey", sentence("wording", "keeps the abbey, places a tile: %1 (%2)")},
    {"log/deploy/monk/abbey", sentence("wording", "places a monk in the abbey")},
    {"log/deploy/mayor/city", sentence("wording", "places the mayor in the city")},
    {"log/deploy/wagon/road", sentence("wording", "places the wagon on the road")},
    {"log/deploy/wagon/city", sentence("wording", "places the wagon in the city")},
    {"log/deploy/wagon/monastery", sentence("wording", "places the wagon in the monastery")},
    {"log/deploy/wagon/abbey", sentence("wording", "places the wagon in the abbey")},
    {"log/deploy/barn/corner", sentence("wording", "places the barn where four tiles meet")},
    {"log/return/mayor", sentence("wording", "gets the mayor back")},
    {"log/return/wagon", sentence("wording", "gets the wagon back")},
    {"log/return/barn", sentence("wording", "gets the barn back")},
    {"shows/abbey", counted("wording", "%n abbeys"), "abbey"},
    {"feature/abbey", sentence("wording", "Abbey")},
    {"choice/pass/abbey", sentence("wording", "Draw a tile")},
    {"choice/pass/abbey/no-bag", sentence("wording", "Pass without the abbey")},
    {"choice/move/abbey", sentence("wording", "%1 to an abbey")},
    //: Warning before a choice that cannot be repeated.
    {"warning/abbey/no", sentence("wording", "This is the last chance to place the abbey.")},
    {"warning/abbey/perhaps", sentence("wording", "This may be the last chance to place the abbey.")},
    {"too-late/abbey",
     sentence("wording",
              "A tile has already been drawn in this turn; an abbey is placed instead of drawing one.")},
    // Reason why it cannot be placed in this turn. Shown next to the drawn tile.
    {"not-yet/abbey",
     sentence("wording", "The abbey is placed in a hole, an empty space with tiles on all four sides, "
                         "instead of drawing a tile. When this turn began, there was no hole.")},
    //: Below the tile that was drawn: the abbey may be placed instead of drawing a tile, in the next turn at
    //: the earliest. Two or three short words.
    {"too-late-brief/abbey", sentence("wording", "next turn")},
    //: Below an abbey that no hole of the board can take. Two or three short words.
    {"not-yet-brief/abbey", sentence("wording", "no hole yet")},
    {"corners/barn",
     counted("wording", "place the barn where four tiles with field meet (at %n corners of this tile)"),
     "place the barn where four tiles with field meet (at %n corner of this tile)"},
    {"step/abbey", sentence("wording", "place the abbey in a hole, or draw a tile")},
    {"step/abbey/no-bag", sentence("wording", "place the abbey in a hole, or pass")},
    {"step/wagon", sentence("wording", "move the wagon, or return it to the supply")},

    {"feature-size/abbey", sentence("wording", "Abbey")},
    {"figure-place-city/wagon",
     sentence("wording", "The wagon stands on one tile of the city. Try another tile, too.")},
    {"figure-place-road/wagon",
     sentence("wording", "The wagon stands on one tile of the road. Try another tile, too.")},
    {"figure-try/wagon",
     sentence("wording", "Drag the wagon to any place: it stays there, or you are told why it may not.")},
    {"figure-ask/wagon", sentence("wording", "Where may the wagon move? Mark every feature, then check.")},
    {"figure-home/wagon",
     sentence("wording", "The wagon is returned to the supply. That is always allowed.")},
    {"via/abbey", sentence("wording", "abbey")},
    {"reach/abbey", sentence("wording", "Incomplete and unoccupied; the two are directly adjacent.")},
    {"error/lesson.no-figure",
     sentence("wording", "For a lesson, a wagon must stand on a feature that the last tile completes.")},
    {"error/lesson.last-tile",
     sentence("wording", "For a lesson, nothing but the wagon may stand on the last tile.")},
    {"reach/range-part",
     sentence("wording", "Incomplete and unoccupied; the wagon may only move to the part within range.")},
    {"why/abbey-between/road", sentence("wording", "Connected to the abbey, not to this road.")},
    {"why/abbey-between/city", sentence("wording", "Connected to the abbey, not to this city.")},
    {"why/abbey-between/monastery", sentence("wording", "Connected to the abbey, not to this monastery.")},
    {"why/abbey-between/abbey", sentence("wording", "Connected to the other abbey, not to this one.")},
    {"scoring/am.barn.placed", sentence("wording", "a barn is placed")},
    {"scoring/am.barn.connected", sentence("wording", "connected to a barn")},
    {"scoring/am.barn.final", sentence("wording", "barn at the end")},

    {"reason/own.paid-alone", counted("wording", "The barn of %1 is likely to bring %n points more."),
     "The barn of %1 is likely to bring %n point more."},
    {"reason/other.paid-alone", counted("wording", "The barn of %1 is likely to bring %n points less."),
     "The barn of %1 is likely to bring %n point less."},

    {"refusal/no-such-turn/abbey",
     sentence("wording", "An abbey looks the same on every side, so it is not turned.")},
    //: %1 is "northern", "eastern", "southern" or "western".
    {"refusal/not-a-hole",
     sentence("wording",
              "An abbey may only fill a hole, with tiles on all four sides; here the %1 side is open.")},
    {"refusal/no-abbey-left",
     sentence("wording", "Each player has just one abbey, and this one has been placed.")},
    //: %2 is a kind of figure ("meeple").
    {"refusal/wrong-feature/abbey", sentence("wording", "The %2 may not stand in an abbey.")},
    //: %1: player who owns the figure there, %2: that figure.
    {"refusal/feature-occupied/abbey", sentence("wording", "%1’s %2 already stands in this abbey.")},
    {"refusal/feature-completed/abbey",
     sentence("wording", "This abbey is completed; its figure has been returned to the supply.")},
    {"refusal/mayor-needs-empty-city",
     sentence("wording",
              "The mayor may only be placed in an unoccupied city, and %1’s %2 stands in this one.")},
    {"refusal/field", sentence("wording", "The wagon may never move to a field.")},
    {"refusal/completed/abbey", sentence("wording", "This abbey is completed.")},
    //: %1: player who owns the figure there, %2: that figure.
    {"refusal/occupied/abbey", sentence("wording", "%1’s %2 stands in this abbey.")},
    {"refusal/not-adjacent/abbey-between", sentence("wording", "An abbey lies in between.")},
    {"refusal/not-adjacent/junction-between",
     sentence("wording", "This feature lies beyond a junction, and the wagon may move only one step.")},
    {"refusal/not-adjacent/feature-between",
     sentence("wording", "Another feature lies in between, and the wagon may not move through it.")},
    {"refusal/out-of-range", sentence("wording", "Out of range: the wagon may only move to a feature on its "
                                                 "own tile or on one of the 8 surrounding tiles.")},
    //: %1: player who owns the figure there, %2: that figure.
    {"refusal/field-has-barn", sentence("wording", "%1’s barn stands in this field.")},
    {"figure/mayor", sentence("wording", "mayor")},
    {"figure/wagon", sentence("wording", "wagon")},
    {"figure/barn", sentence("wording", "barn")},

    {"option/wagonMove", sentence("wording", "Move of the wagon")},
    {"option-about/wagonMove",
     sentence("wording", "Where a wagon may move after its feature has been scored. The other feature must "
                         "be incomplete and unoccupied, and never a field.")},
    {"option-value/wagonMove/C1", sentence("wording", "by connection")},
    {"option-value-about/wagonMove/C1",
     sentence("wording", "To a feature that is directly connected with its own, for example by a gate or a "
                         "junction, however far away.")},
    {"option-value/wagonMove/C2", sentence("wording", "by distance")},
    {"option-value-about/wagonMove/C2",
     sentence("wording",
              "To a feature on its own tile or on one of the 8 surrounding tiles, connected or not.")},
    {"option/leftoverAbbeys", sentence("wording", "Abbeys left at the end")},
    {"option-about/leftoverAbbeys",
     sentence("wording",
              "What happens to abbeys that have not been placed when the last land tile is gone.")},
    {"option-value/leftoverAbbeys/round", sentence("wording", "one extra round")},
    {"option-value-about/leftoverAbbeys/round",
     sentence("wording", "Everybody who still has an abbey may place it in one extra turn.")},
    {"option-value/leftoverAbbeys/turns", sentence("wording", "until the first player places none")},
    {"option-value-about/leftoverAbbeys/turns",
     sentence("wording", "The turns go on, and the game ends at the first player who cannot place an abbey "
                         "(ruling of 10/2024) or does not want to (our decision).")},
    {"option-value/leftoverAbbeys/untilNobody", sentence("wording", "until nobody places one")},
    {"option-value-about/leftoverAbbeys/untilNobody",
     sentence("wording", "The turns go on until nobody has placed an abbey for a whole round. The ruling of "
                         "10/2024 can also be read in this way.")},
    {"option-value/leftoverAbbeys/lost", sentence("wording", "they are lost")},
    {"option-value-about/leftoverAbbeys/lost",
     sentence("wording", "The game ends with the last land tile, and abbeys left are lost: an early answer "
                         "for the classic edition and the first ruling for the new one (2/2021).")},
    {"option/barnAndHerd", sentence("wording", "Barn and pig-herd")},
    {"option-about/barnAndHerd",
     sentence("wording", "Whether the owner of a barn gets points for a herd of pigs in its field.")},
    {"option-value/barnAndHerd/none", sentence("wording", "no points")},
    {"option-value/barnAndHerd/bonus", sentence("wording", "1 point for each city")},
    {"set/abbey-and-mayor", sentence("wording", "Abbey & Mayor")},
    {"set-about/abbey-and-mayor",
     sentence("wording", "Each player also has an abbey tile, a mayor, a wagon and a barn. Classic edition: "
                         "2007, new edition: 2016.")},

    // Some kinds of lines have another name with certain rules.
    {"line/monastery/am.abbey.score", sentence("wording", "Abbey")},
    {"line/monastery.incomplete/am.abbey.score", sentence("wording", "Incomplete abbey")},
    {"line/field/am.barn.final", sentence("wording", "Barn")},
    {"line/field.barn-placed", sentence("wording", "Field with a new barn")},
    {"line/field.barn-connected", sentence("wording", "Field connected to a barn")},
    //: Hint for a wrong number of points; here and in the next two.
    {"mistake/rate-1",
     sentence("wording", "That would be 1 point for each city. Farmers get 1 when a tile joins "
                         "their field to one with a barn.")},
    {"mistake/rate-3",
     sentence("wording", "That would be 3 points for each city. Farmers get 3, at the end or "
                         "when a barn is placed.")},
    {"mistake/rate-4",
     sentence("wording", "That would be 4 points for each city. A barn gets 4, at the end of "
                         "the game.")},
    {"term/barn.cities", counted("wording", "%n completed cities"), "%n completed city"},

    {"set/wiki-examples", sentence("wording", "Tiles of the wagon’s examples")},

    // Lessons from the sandbox are about the wagon. Several features can share a label, so the texts do not
    // depend on their number.
    {"lesson/board",
     sentence("wording", "One tile is missing to complete the feature on which the wagon stands.")},
    {"lesson/board/road",
     sentence("wording", "One tile is missing to complete the road on which the wagon stands.")},
    {"lesson/board/city",
     sentence("wording", "One tile is missing to complete the city in which the wagon stands.")},
    {"lesson/board/monastery",
     sentence("wording", "One tile is missing to complete the monastery in which the wagon stands.")},
    {"lesson/board/abbey",
     sentence("wording", "One tile is missing to complete the abbey in which the wagon stands.")},
    {"lesson/tile/abbey", sentence("wording", "The tile is placed, and the abbey is completed.")},
    {"lesson/score", sentence("wording", "First the feature is scored; then the wagon may move.")},
    {"lesson/score/road", sentence("wording", "First the road is scored; then the wagon may move.")},
    {"lesson/score/city", sentence("wording", "First the city is scored; then the wagon may move.")},
    {"lesson/score/monastery",
     sentence("wording", "First the monastery is scored; then the wagon may move.")},
    {"lesson/score/abbey", sentence("wording", "First the abbey is scored; then the wagon may move.")},
    {"lesson-range/C1",
     sentence("wording", "In the classic edition the wagon may move to a feature that is directly connected "
                         "with the feature that was scored, however far away.")},
    {"lesson-range/C2", sentence("wording", "In the new edition the wagon may move to a feature on its own "
                                            "tile or on one of the 8 surrounding tiles.")},

    //: Text for all features with the same label. They can be one or several, of any kind; here and in
    //: all that follow.
    {"lesson-target/gate",
     sentence("wording", "Connected by a gate, incomplete and unoccupied: the wagon may move there.")},
    {"lesson-target/junction",
     sentence("wording", "Connected by a junction, incomplete and unoccupied: the wagon may move there.")},
    {"lesson-target/monastery",
     sentence("wording", "The road ends at the monastery; the feature with this number is incomplete and "
                         "unoccupied: the wagon may move there.")},
    {"lesson-target/within",
     sentence("wording", "The monastery is within the city; the feature with this number is incomplete and "
                         "unoccupied: the wagon may move there.")},
    {"lesson-target/abbey",
     sentence("wording",
              "Directly adjacent to the abbey, incomplete and unoccupied: the wagon may move there.")},
    {"lesson-target/range",
     sentence("wording", "Within range, incomplete and unoccupied: the wagon may move there.")},
    {"lesson-refused/not-adjacent/abbey-between",
     sentence("wording", "An abbey lies in between: that is one step too far.")},
    {"lesson-refused/not-adjacent/feature-between",
     sentence("wording", "Another feature lies in between, and the wagon may not move through it.")},
});

} // namespace

std::span<const Template> sentences()
{
    return table;
}

} // namespace vozka::wording::abbey_and_mayor
