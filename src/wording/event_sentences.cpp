// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What happened, and what is to be done next. %1 is a player's name, %2 a tile or a figure.
#include "wording/template.h"

#include <array>

namespace vozka::wording {

namespace {

constexpr auto sentences = std::to_array<Template>({
    //: %1 is a player's name, %2 the letter of a tile.
    {"event/draw", sentence("wording", "%1 draws tile %2.")},
    {"event/discard", sentence("wording", "Tile %2 fits nowhere and leaves the game.")},
    {"event/place", sentence("wording", "%1 places tile %2.")},
    //: %1 is a player's name, %2 a kind of figure, here and in the following.
    {"event/deploy", sentence("wording", "%1 sets a figure on the tile: %2.")},
    {"event/deploy/road", sentence("wording", "%1 sets a figure on the road: %2.")},
    {"event/deploy/city", sentence("wording", "%1 sets a figure into the city: %2.")},
    {"event/deploy/field", sentence("wording", "%1 lays a figure into the field: %2.")},
    {"event/deploy/monastery", sentence("wording", "%1 sets a figure into the monastery: %2.")},
    {"event/complete", sentence("wording", "Something is completed.")},
    {"event/complete/road", sentence("wording", "A road is completed.")},
    {"event/complete/city", sentence("wording", "A city is completed.")},
    {"event/complete/monastery", sentence("wording", "A monastery is completed.")},
    //: %1 is a player's name, %2 what for ("completed road"), %3 the summands ("4 tiles of road: 4").
    {"event/score", counted("wording", "%1 scores %n points: %2 (%3)."), "%1 scores %n point: %2 (%3)."},
    {"event/return", sentence("wording", "%1's %2 comes home.")},
    {"event/return/road", sentence("wording", "%1's %2 comes home from the road.")},
    {"event/return/city", sentence("wording", "%1's %2 comes home from the city.")},
    {"event/return/field", sentence("wording", "%1's %2 comes home from the field.")},
    {"event/return/monastery", sentence("wording", "%1's %2 comes home from the monastery.")},
    {"event/end", sentence("wording", "The game is over.")},

    {"step/draw", sentence("wording", "A tile is drawn.")},
    {"step/place", sentence("wording", "Place the tile.")},
    {"step/deploy", sentence("wording", "Set a figure on the tile, or pass.")},
    {"step/score", sentence("wording", "What the tile completed is scored.")},
});

} // namespace

std::span<const Template> eventSentences()
{
    return sentences;
}

} // namespace vozka::wording
