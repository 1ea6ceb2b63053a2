// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a set-up offers: the rules that can be chosen and their values, and the tile sets. Where a rule comes
// from stands in the rule book.
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

    {"option/undo", sentence("wording", "Undo")},
    {"option-about/undo",
     sentence("wording",
              "Moves may be undone, as many as you like; a tile that was already drawn is drawn again.")},
    {"option-value/undo/true", sentence("wording", "allowed")},
    {"option-value/undo/false", sentence("wording", "not allowed")},

    {"option/tilesLeft", sentence("wording", "Tiles left")},
    {"option-about/tilesLeft", sentence("wording", "Everybody sees how many tiles are still to be drawn.")},
    {"option-value/tilesLeft/true", sentence("wording", "shown")},
    {"option-value/tilesLeft/false", sentence("wording", "hidden")},

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
     sentence("wording", "The player with the majority on a completed road may cross a drawbridge into the "
                         "city. Official only with the base game.")},
    {"evidence/kind known, edges assumed",
     sentence("wording", "It is known that this tile exists; the order of its sides is assumed.")},
    {"evidence/kind known + edge code known, combination assumed",
     sentence("wording",
              "This kind of tile and these sides are known; that they belong to the same tile is assumed.")},
    {"evidence/edge code known, inside assumed",
     sentence("wording", "A tile with these sides is known; the rest of its picture is assumed.")},
    {"evidence/reconstructed", sentence("wording", "Not known from any source; designed by us.")},
    {"unofficial/drawbridges",
     sentence("wording", "The rules of The Drawbridges are official only with the base game. How they work "
                         "together with other expansions is our decision.")},
    {"sets/without", sentence("wording", "Traders & Builders and other expansions are not part of it.")},
});

} // namespace

std::span<const Template> ruleSentences()
{
    return sentences;
}

} // namespace vozka::wording
