// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// All messages of the abbot and the gardens.
#include "wording/template.h"

#include <array>

namespace vozka::wording::abbot {

namespace {

constexpr auto table = std::to_array<Template>({
    {"set/abbot", translatable("wording", "The Abbot")},
    {"set-about/abbot",
     translatable("wording", "Some of the tiles show a garden. Each player also has an abbot for gardens, "
                             "monasteries and abbeys. The abbot may be taken back early.")},
    //: %1 is a tile.
    {"error/tile.copies-with", translatable("wording", "Tile %1: more copies with a garden than copies.")},
    {"figure/abbot", translatable("wording", "abbot")},
    {"feature/garden", translatable("wording", "Garden")},
    {"feature-size/garden", translatable("wording", "Garden")},
    {"shows/garden", counted("wording", "%n gardens"), "garden"},
    //: %1 is a kind of figure ("abbot").
    {"event/deploy/garden", translatable("wording", "%1 in the garden")},
    {"event/complete/garden", translatable("wording", "A garden is completed.")},
    {"log/deploy/abbot/monastery", translatable("wording", "places the abbot in the monastery")},
    {"log/deploy/abbot/abbey", translatable("wording", "places the abbot in the abbey")},
    {"log/deploy/abbot/garden", translatable("wording", "places the abbot in the garden")},
    {"log/return/abbot", translatable("wording", "gets the abbot back")},
    {"instead/retrieve", translatable("wording", "take the abbot back")},
    {"choice/retrieve", translatable("wording", "take the abbot back and score it")},
    // %1: letter of the garden on the board, %2: its owner.
    {"feature-of/yours/garden", translatable("wording", "Your garden %1")},
    {"feature-of/other/garden", translatable("wording", "Garden %1 of %2")},
    {"feature-of/free/garden", translatable("wording", "Garden %1")},
    {"tile-at/yours/garden", translatable("wording", "Beside your garden %1")},
    {"tile-at/own/garden", translatable("wording", "Beside own garden %1")},
    {"tile-at/other/garden", translatable("wording", "Beside garden %1 of %2")},
    {"refusal/garden-abbot-only", translatable("wording", "Only an abbot may stand in a garden.")},
    {"refusal/abbot-not-there", translatable("wording", "%1’s abbot does not stand there.")},
    //: %1: player who owns the figure there, %2: that figure.
    {"refusal/feature-occupied/garden", translatable("wording", "%1’s %2 already stands in this garden.")},
    {"refusal/feature-completed/garden",
     translatable("wording",
                  "This garden is completed: it is scored, and its figure is returned to the supply.")},
    {"line/garden", translatable("wording", "Garden")},
    {"line/garden.incomplete", translatable("wording", "Incomplete garden")},
    {"lines/garden", translatable("wording", "Gardens")},
    {"term/garden.tile", counted("wording", "%n tiles"), "%n tile"},
    {"term/garden.neighbours", counted("wording", "%n tiles around it"), "%n tile around it"},
});

} // namespace

std::span<const Template> templates()
{
    return table;
}

} // namespace vozka::wording::abbot
