// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Names of moves, and of features in reasons for moves.
#include "wording/template.h"

#include <array>

namespace vozka::wording {

namespace {

constexpr auto templates = std::to_array<Template>({
    // Names of moves by the feature that the tile extends. %1: letter of the feature on the board, %2: its
    // owner.
    {"tile-at/start", translatable("wording", "Place the tile")},
    {"tile-at/yours", translatable("wording", "Beside your feature %1")},
    {"tile-at/yours/road", translatable("wording", "Lengthen your road %1")},
    {"tile-at/yours/city", translatable("wording", "Extend your city %1")},
    {"tile-at/yours/field", translatable("wording", "Extend your field %1")},
    {"tile-at/yours/monastery", translatable("wording", "Beside your monastery %1")},
    // The feature of the player who makes the move.
    {"tile-at/own", translatable("wording", "Beside own feature %1")},
    {"tile-at/own/road", translatable("wording", "Lengthen own road %1")},
    {"tile-at/own/city", translatable("wording", "Extend own city %1")},
    {"tile-at/own/field", translatable("wording", "Extend own field %1")},
    {"tile-at/own/monastery", translatable("wording", "Beside own monastery %1")},
    // The feature of another player, and a feature without figures.
    {"tile-at/other", translatable("wording", "Beside feature %1 of %2")},
    {"tile-at/other/road", translatable("wording", "Lengthen road %1 of %2")},
    {"tile-at/other/city", translatable("wording", "Extend city %1 of %2")},
    {"tile-at/other/field", translatable("wording", "Extend field %1 of %2")},
    {"tile-at/other/monastery", translatable("wording", "Beside monastery %1 of %2")},
    {"tile-at/free", translatable("wording", "Extend unoccupied feature %1")},
    {"tile-at/free/road", translatable("wording", "Lengthen unoccupied road %1")},
    {"tile-at/free/city", translatable("wording", "Extend unoccupied city %1")},
    {"tile-at/free/field", translatable("wording", "Extend unoccupied field %1")},

    //: Name of a feature at the start of a text, here and in the next ones. %1: its letter on the board, %2:
    //: its owner.
    {"feature-of/yours", translatable("wording", "Your feature %1")},
    {"feature-of/other", translatable("wording", "Feature %1 of %2")},
    {"feature-of/free", translatable("wording", "Feature %1")},
    {"feature-of/yours/road", translatable("wording", "Your road %1")},
    {"feature-of/other/road", translatable("wording", "Road %1 of %2")},
    {"feature-of/free/road", translatable("wording", "Road %1")},
    {"feature-of/yours/city", translatable("wording", "Your city %1")},
    {"feature-of/other/city", translatable("wording", "City %1 of %2")},
    {"feature-of/free/city", translatable("wording", "City %1")},
    {"feature-of/yours/field", translatable("wording", "Your field %1")},
    {"feature-of/other/field", translatable("wording", "Field %1 of %2")},
    {"feature-of/free/field", translatable("wording", "Field %1")},
    {"feature-of/yours/monastery", translatable("wording", "Your monastery %1")},
    {"feature-of/other/monastery", translatable("wording", "Monastery %1 of %2")},
    {"feature-of/free/monastery", translatable("wording", "Monastery %1")},
    // Feature of several players. %2: "Ben and Cyril".
    {"feature-of/several", translatable("wording", "Feature %1 of players %2")},
    {"feature-of/several/road", translatable("wording", "Road %1 of players %2")},
    {"feature-of/several/city", translatable("wording", "City %1 of players %2")},
    {"feature-of/several/field", translatable("wording", "Field %1 of players %2")},
    {"feature-of/several/monastery", translatable("wording", "Monastery %1 of players %2")},
    //: Names of players. %2: the last one, %1: the others ("Anna, Ben").
    {"reason-names/and", translatable("wording", "%1 and %2")},
});

} // namespace

std::span<const Template> moveTemplates()
{
    return templates;
}

} // namespace vozka::wording
