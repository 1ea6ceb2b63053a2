// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// All messages of the abbot and the gardens.
#include "wording/template.h"

#include <array>

namespace vozka::wording::abbot {

namespace {

constexpr auto table = std::to_array<Template>({
    {"set/abbot", sentence("wording", "The Abbot")},
    {"set-about/abbot",
     sentence("wording",
              "Some of the tiles show a garden. Each player also has an abbot for gardens, monasteries and "
              "abbeys, who may be taken back early.")},
    //: %1 is a tile.
    {"error/tile.copies-with", sentence("wording", "Tile %1: more copies with a garden than copies.")},
    {"figure/abbot", sentence("wording", "abbot")},
    {"feature/garden", sentence("wording", "Garden")},
    {"feature-size/garden", sentence("wording", "Garden")},
    {"shows/garden", counted("wording", "%n gardens"), "garden"},
    //: %1 is a kind of figure ("abbot").
    {"event/deploy/garden", sentence("wording", "%1 in the garden")},
    {"event/complete/garden", sentence("wording", "A garden is completed.")},
    {"log/deploy/abbot/monastery", sentence("wording", "places the abbot in the monastery")},
    {"log/deploy/abbot/abbey", sentence("wording", "places the abbot in the abbey")},
    {"log/deploy/abbot/garden", sentence("wording", "places the abbot in the garden")},
    {"log/return/abbot", sentence("wording", "gets the abbot back")},
    {"instead/retrieve", sentence("wording", "take the abbot back")},
    {"choice/retrieve", sentence("wording", "take the abbot back and score it")},
    {"refusal/garden-abbot-only", sentence("wording", "Only an abbot may stand in a garden.")},
    {"refusal/abbot-not-there", sentence("wording", "%1’s abbot does not stand there.")},
    //: %1: player who owns the figure there, %2: that figure.
    {"refusal/feature-occupied/garden", sentence("wording", "%1’s %2 already stands in this garden.")},
    {"refusal/feature-completed/garden",
     sentence("wording",
              "This garden is completed: it is scored, and its figure is returned to the supply.")},
    {"line/garden", sentence("wording", "Garden")},
    {"line/garden.incomplete", sentence("wording", "Incomplete garden")},
    {"lines/garden", sentence("wording", "Gardens")},
    {"term/garden.tile", counted("wording", "%n tiles"), "%n tile"},
    {"term/garden.neighbours", counted("wording", "%n tiles around it"), "%n tile around it"},
});

} // namespace

std::span<const Template> sentences()
{
    return table;
}

} // namespace vozka::wording::abbot
