// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Texts of the set-up that belong to no expansion: options of every game, their values, and the base set.
// Also notes on tiles that are not completely known.
#include "wording/template.h"

#include <array>

namespace vozka::wording {

namespace {

constexpr auto templates = std::to_array<Template>({
    {"option/tinyCity", translatable("wording", "City of two tiles")},
    {"option-about/tinyCity",
     translatable(
         "wording",
         "A completed city of just two tiles scores like any other, or only 1 point for each tile and "
         "each coat of arms.")},
    {"option-value/tinyCity/2", translatable("wording", "2 points")},
    {"option-value/tinyCity/4", translatable("wording", "4 points")},

    {"option/fields", translatable("wording", "Fields")},
    {"option-about/fields",
     translatable("wording", "Whether figures may be placed in fields, and fields score at the end. A first "
                             "game is easier without farmers.")},
    {"option-value/fields/all", translatable("wording", "with farmers")},
    {"option-value/fields/none", translatable("wording", "without farmers")},

    {"option/undo", translatable("wording", "Undo")},
    {"option-about/undo",
     translatable(
         "wording",
         "Whether moves may be undone, as many as you like. A tile that was already drawn is drawn again.")},
    {"option-value/undo/true", translatable("wording", "allowed")},
    {"option-value/undo/false", translatable("wording", "not allowed")},

    {"option/tilesLeft", translatable("wording", "Tiles left")},
    {"option-about/tilesLeft",
     translatable("wording", "Whether everybody sees how many tiles are still to be drawn.")},
    {"option-value/tilesLeft/true", translatable("wording", "shown")},
    {"option-value/tilesLeft/false", translatable("wording", "hidden")},
    {"option/clock", translatable("wording", "Clock")},
    {"option-about/clock",
     translatable(
         "wording",
         "Time of each player for the whole game. It runs only while that player decides, and undo does "
         "not restore it. A player without time left continues to play, and the result shows it.")},

    {"source/agreement", translatable("wording", "An agreement of the players, not in any rule book")},

    {"set/base", translatable("wording", "Base game")},
    {"set-about/base",
     translatable("wording", "The tiles show roads, cities, monasteries and fields. A figure on the new tile "
                             "claims one of them. Completed features score immediately, fields at the end.")},
    {"evidence/kind known, edges assumed",
     translatable("wording", "It is known that this tile exists; the order of its sides is assumed.")},
    {"evidence/kind known + edge code known, combination assumed",
     translatable(
         "wording",
         "This kind of tile and these sides are known; that they belong to the same tile is assumed.")},
    {"evidence/edge code known, inside assumed",
     translatable("wording", "A tile with these sides is known; the rest of its picture is assumed.")},
    {"evidence/reconstructed", translatable("wording", "Not known from any source; designed by us.")},
    {"sets/without", translatable("wording", "Vozka has no other expansions.")},
});

} // namespace

std::span<const Template> ruleTemplates()
{
    return templates;
}

} // namespace vozka::wording
