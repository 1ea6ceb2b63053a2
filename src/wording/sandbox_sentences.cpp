// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Messages of refused edits and lesson texts of the sandbox. Several features can share a label, so lesson
// texts do not depend on their number.
#include "wording/template.h"

#include <array>

namespace vozka::wording {

namespace {

constexpr auto sentences = std::to_array<Template>({
    {"refusal/falls-apart",
     sentence("wording", "Without this tile the others would no longer be connected.")},
    {"refusal/cannot-be-last",
     sentence("wording", "This cannot be the last tile: without it the others would not be connected.")},
    {"refusal/no-other-turn", sentence("wording", "The tile fits here only the way it is turned.")},
    //: %1 is a player's name, %2 a figure ("meeple").
    {"refusal/left-behind",
     sentence("wording", "%1’s %2 stands on a completed feature. It can stand there only if the tile that "
                         "completes the feature is the last one.")},
    {"refusal/no-more-pieces",
     sentence("wording", "All pieces that the players have are on the board already.")},
    {"refusal/off-the-table", sentence("wording", "The table ends here.")},
    //: %1 is a player's name.
    {"refusal/player-on-board", sentence("wording", "%1 still has figures on the board.")},
    {"refusal/set-on-board",
     sentence("wording", "Tiles, figures or other pieces of this set are on the board.")},
    {"refusal/sets-do-not-go", sentence("wording", "These tile sets cannot be used together.")},

    {"set/first-game", sentence("wording", "Tiles of a first game")},
    {"lesson/tile", sentence("wording", "The tile is placed, and the feature is completed.")},
    {"lesson/tile/road", sentence("wording", "The tile is placed, and the road is completed.")},
    {"lesson/tile/city", sentence("wording", "The tile is placed, and the city is completed.")},
    {"lesson/tile/monastery", sentence("wording", "The tile is placed, and the monastery is completed.")},
    {"lesson/placed", sentence("wording", "The tile just placed.")},
    {"lesson-refused/short-road", sentence("wording", "A short road: no figure may ever stand there.")},
    {"lesson-refused/completed", sentence("wording", "Completed: no figure may move there any more.")},
    {"lesson-refused/occupied", sentence("wording", "Occupied: a figure stands there already.")},
    {"lesson-refused/out-of-range", sentence("wording", "Out of range.")},
    {"lesson-refused/not-adjacent", sentence("wording", "The two are not directly connected.")},
    {"lesson-refused/not-adjacent/junction-between",
     sentence("wording", "A junction lies in between: that is one step too far.")},
    {"lesson-refused/not-adjacent/tunnel",
     sentence("wording", "The road only passes through a tunnel; that is no connection.")},
    {"lesson-refused/not-adjacent/no-gate",
     sentence("wording", "The road only touches the city wall; there is no gate.")},
    {"lesson-refused/not-adjacent/walls-touch", sentence("wording", "Only the walls of the cities touch.")},
    {"lesson-refused/not-adjacent/field-between", sentence("wording", "Separated by a field.")},
    {"lesson-refused/not-adjacent/far", sentence("wording", "Not connected, and too far away.")},
});

} // namespace

std::span<const Template> sandboxSentences()
{
    return sentences;
}

} // namespace vozka::wording
