// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a set-up offers: the rules that can be chosen, their values and where they come from, and the tile
// sets. The sources are those of resources/rules/sources.txt, word for word.
#include "wording/template.h"

#include <array>

namespace vozka::wording {

namespace {

constexpr auto sentences = std::to_array<Template>({
    {"option/tinyCity", sentence("wording", "City of two tiles")},
    {"option-about/tinyCity",
     sentence("wording",
              "A completed city of just two tiles scores like any other, or only 1 point for each tile and "
              "each coat of arms.")},
    {"option-value/tinyCity/2", sentence("wording", "2 points")},
    {"option-value/tinyCity/4", sentence("wording", "4 points")},

    {"option/undo", sentence("wording", "Taking back")},
    {"option-about/undo",
     sentence("wording",
              "Moves may be taken back, as many as one likes; a tile that was drawn comes again.")},
    {"option-value/undo/true", sentence("wording", "allowed")},
    {"option-value/undo/false", sentence("wording", "not allowed")},

    {"option/tilesLeft", sentence("wording", "Tiles left")},
    {"option-about/tilesLeft", sentence("wording", "The table says how many tiles are still to be drawn.")},
    {"option-value/tilesLeft/true", sentence("wording", "shown")},
    {"option-value/tilesLeft/false", sentence("wording", "hidden")},

    {"option/wagonMove", sentence("wording", "Moving the wagon")},
    {"option-about/wagonMove",
     sentence("wording",
              "Where a wagon may go when its feature has been scored: to something that is neither completed "
              "nor occupied, and never to a field.")},
    {"option-value/wagonMove/C1", sentence("wording", "by connection")},
    {"option-value-about/wagonMove/C1",
     sentence("wording", "To a feature that is directly connected with it, as by a gate or a junction; "
                         "however far that goes.")},
    {"option-value/wagonMove/C2", sentence("wording", "by distance")},
    {"option-value-about/wagonMove/C2",
     sentence("wording", "To a feature on its tile or on one of the eight round it, connected or not.")},

    {"option/leftoverAbbeys", sentence("wording", "Abbeys left at the end")},
    {"option-about/leftoverAbbeys",
     sentence("wording",
              "What becomes of the abbeys that are still in hand when the last tile has been placed.")},
    {"option-value/leftoverAbbeys/round", sentence("wording", "one more round")},
    {"option-value-about/leftoverAbbeys/round",
     sentence("wording", "Everybody has one more turn and may place the abbey in it.")},
    {"option-value/leftoverAbbeys/turns", sentence("wording", "until the first player places none")},
    {"option-value-about/leftoverAbbeys/turns",
     sentence("wording",
              "The turns go on, and the game ends with the first player who cannot place an abbey (so the "
              "ruling of 10/2024) or does not want to (our decision).")},
    {"option-value/leftoverAbbeys/untilNobody", sentence("wording", "until nobody places one")},
    {"option-value-about/leftoverAbbeys/untilNobody",
     sentence("wording",
              "The turns go on until a whole round has passed without an abbey: the ruling of 10/2024 may be "
              "read so, too.")},
    {"option-value/leftoverAbbeys/lost", sentence("wording", "they are lost")},
    {"option-value-about/leftoverAbbeys/lost",
     sentence("wording",
              "The game ends with the last tile, whoever still has an abbey: an early answer for the classic "
              "edition, and the first ruling for the new one (2/2021).")},

    //: Where a rule comes from: book, edition, heading.
    {"source/base.city.tiny", sentence("wording", "Base game, C1 first and second version: Scoring a city")},
    {"source/am.abbey.end",
     sentence("wording", "Abbey & Mayor, C1 as in Big Box 2 and 3, C2 as ruled in 10/2024: End of the game")},
    {"source/am.wagon.target", sentence("wording", "Abbey & Mayor, C1 and C2: The wagon")},
    {"source/agreement", sentence("wording", "An agreement at the table, in no rule book")},

    {"set/base", sentence("wording", "Base game")},
    {"set-about/base", sentence("wording", "Roads, cities, monasteries and fields.")},
    {"bridges/all", counted("wording", "%n drawbridges"), "%n drawbridge"},
    {"bridges/down", counted("wording", "%n drawbridges, down"), "%n drawbridge, down"},
    {"bridges/up", counted("wording", "%n drawbridges, up"), "%n drawbridge, up"},
    {"bridges/both", sentence("wording", "One drawbridge up, one down")},
    {"set/abbey-and-mayor", sentence("wording", "Abbey & Mayor")},
    {"set-about/abbey-and-mayor",
     sentence("wording", "Each player also has an abbey tile, a mayor, a wagon and a barn. Classic edition: "
                         "2007, new edition: 2016.")},
    {"set/drawbridges", sentence("wording", "The Drawbridges")},
    {"set-about/drawbridges",
     sentence("wording", "Who has the majority on a completed road may cross a drawbridge into the city. "
                         "Official with the base game alone.")},
    {"evidence/kind known, edges assumed",
     sentence("wording", "Such a tile is known; how its sides lie is assumed.")},
    {"evidence/kind known + edge code known, combination assumed",
     sentence("wording", "Such a tile and these sides are known; that they belong together is assumed.")},
    {"evidence/edge code known, inside assumed",
     sentence("wording", "A tile with these sides is known; what lies inside is assumed.")},
    {"evidence/reconstructed", sentence("wording", "Not known from any source; rebuilt by us.")},
    {"unofficial/drawbridges",
     sentence("wording",
              "The Drawbridges are made for the base game alone. Together with other expansions they are "
              "unofficial; we say how they work.")},
    {"sets/without",
     sentence("wording", "The river, the abbot, inns, cathedrals and other expansions are not part of it.")},
});

} // namespace

std::span<const Template> ruleSentences()
{
    return sentences;
}

} // namespace vozka::wording
