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
              "Where a wagon may go when its feature has been scored: to what is directly connected with "
              "it, or to what lies on the nine cells round it.")},
    {"option-value/wagonMove/C1", sentence("wording", "by connection")},
    {"option-value/wagonMove/C2", sentence("wording", "by distance")},

    //: Where a rule comes from: book, edition, heading.
    {"source/base.city.tiny", sentence("wording", "Base game, C1 first and second version: Scoring a city")},
    {"source/am.wagon.target", sentence("wording", "Abbey & Mayor, C1 and C2: The wagon")},
    {"source/agreement", sentence("wording", "An agreement at the table, in no rule book")},

    {"set/base", sentence("wording", "Base game")},
    {"set-about/base", sentence("wording", "Roads, cities, monasteries and fields.")},
    {"set/abbey-and-mayor", sentence("wording", "Abbey & Mayor")},
    {"set-about/abbey-and-mayor", sentence("wording", "Abbeys, mayors, barns and wagons.")},
    {"sets/without",
     sentence("wording", "The river, the abbot, inns, cathedrals and other expansions are not part of it.")},
});

} // namespace

std::span<const Template> ruleSentences()
{
    return sentences;
}

} // namespace vozka::wording
