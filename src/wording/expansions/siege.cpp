// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// All messages of The Besiegers and of the rules of besieged cities.
#include "wording/template.h"

#include <array>

namespace vozka::wording::siege {

namespace {

constexpr auto table = std::to_array<Template>({
    {"set/siege", translatable("wording", "The Besiegers")},
    {"set-about/siege",
     translatable("wording",
                  "Cities under siege give fewer points, but are worth twice as much to the farmers. Knights "
                  "can escape from them if a monastery is near.")},
    {"option/escapeFrom", translatable("wording", "Escape from a besieged city")},
    {"option-about/escapeFrom",
     translatable("wording", "Which tile of a besieged city a monastery must touch so that a knight can "
                             "escape.")},
    {"option-value/escapeFrom/siegeTile", translatable("wording", "a tile with besiegers")},
    {"option-value/escapeFrom/anyTile", translatable("wording", "any tile of the city")},
    {"option/siegePigs", translatable("wording", "Pigs at besieged cities")},
    {"option-about/siegePigs",
     translatable("wording",
                  "Whether the points of pigs and herds of pigs count twice for a besieged city, too.")},
    {"option-value/siegePigs/double", translatable("wording", "count twice")},
    {"option-value/siegePigs/single", translatable("wording", "count once")},
    {"mark/besieged", counted("wording", "%n besieged tiles"), "%n besieged tile"},
    {"step/escape", translatable("wording", "let a knight escape, or not")},
    //: %3 is a figure, mostly with its feature ("meeple in the city").
    {"choice/escape", translatable("wording", "escape: %3")},
    {"choice/pass/escape", translatable("wording", "No escape")},
    {"term/city.besieged", counted("wording", "%n tiles and coats of arms under siege"),
     "%n tile or coat of arms under siege"},
    {"term/field.besieged", counted("wording", "%n besieged cities"), "%n besieged city"},
    //: %1: a city with its owner ("Your city A"), %2: number of tiles, %3: "2 open spaces", %4: letter of a
    //: space on the board, %5: number of all tiles left.
    {"reason/all-or-nothing-si.incomplete",
     counted("wording",
             "%1 is besieged: at least %n points if it is completed, otherwise none. It then has %3; tiles "
             "left that fit the most difficult space %4: %2 of %5."),
     "%1 is besieged: at least %n point if it is completed, otherwise none. It then has %3; tiles left that "
     "fit the most difficult space %4: %2 of %5."},
    {"refusal/not-an-action/escape", translatable("wording", "There is no tile there.")},
    {"refusal/not-besieged", translatable("wording", "Only knights in a besieged city can escape.")},
    {"refusal/no-monastery-near",
     translatable("wording", "No monastery touches a tile of this city from which a knight can escape.")},
    //: %1 is a player, %2 a kind of figure ("builder").
    {"refusal/not-your-knight", translatable("wording", "%1 has no knight there who could escape: %2.")},
});

} // namespace

std::span<const Template> templates()
{
    return table;
}

} // namespace vozka::wording::siege
