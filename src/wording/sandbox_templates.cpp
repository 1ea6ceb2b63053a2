// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Messages of refused edits and lesson texts of the sandbox. Several features can share a label, so lesson
// texts do not depend on their number.
#include "wording/template.h"

#include <array>

namespace vozka::wording {

namespace {

constexpr auto templates = std::to_array<Template>({
    {"refusal/falls-apart",
     translatable("wording", "Without this tile the others would no longer be connected.")},
    {"refusal/cannot-be-last",
     translatable("wording", "This cannot be the last tile: without it the others would not be connected.")},
    {"refusal/no-other-turn", translatable("wording", "The tile fits here only in this rotation.")},
    //: %1 is a player's name, %2 a figure ("meeple").
    {"refusal/left-behind",
     translatable("wording",
                  "%1’s %2 stands on a completed feature. It can stand there only if the tile that "
                  "completes the feature is the last one.")},
    {"refusal/no-more-pieces",
     translatable("wording", "All pieces that the players have are on the board already.")},
    {"refusal/off-the-table", translatable("wording", "The table ends here.")},
    //: %1 is a player's name.
    {"refusal/player-on-board", translatable("wording", "%1 still has figures on the board.")},
    {"refusal/set-on-board",
     translatable("wording", "Tiles, figures or other pieces of this set are on the board.")},
    {"refusal/sets-do-not-go", translatable("wording", "These tile sets cannot be used together.")},

    {"set/first-game", translatable("wording", "Tiles of a first game")},
    {"lesson/tile", translatable("wording", "The tile is placed, and the feature is completed.")},
    {"lesson/tile/road", translatable("wording", "The tile is placed, and the road is completed.")},
    {"lesson/tile/city", translatable("wording", "The tile is placed, and the city is completed.")},
    {"lesson/tile/monastery", translatable("wording", "The tile is placed, and the monastery is completed.")},
    {"lesson/placed", translatable("wording", "The tile just placed.")},
    {"lesson-refused/short-road", translatable("wording", "A short road: no figure may ever stand there.")},
    {"lesson-refused/completed", translatable("wording", "Completed: no figure may move there any more.")},
    {"lesson-refused/occupied", translatable("wording", "Occupied: a figure stands there already.")},
    {"lesson-refused/out-of-range", translatable("wording", "Out of range.")},
    {"lesson-refused/not-adjacent", translatable("wording", "The two are not directly connected.")},
    {"lesson-refused/not-adjacent/junction-between",
     translatable("wording", "A junction lies in between: that is one step too far.")},
    {"lesson-refused/not-adjacent/tunnel",
     translatable("wording", "The road only passes through a tunnel; that is no connection.")},
    {"lesson-refused/not-adjacent/no-gate",
     translatable("wording", "The road only touches the city wall; there is no gate.")},
    {"lesson-refused/not-adjacent/walls-touch",
     translatable("wording", "Only the walls of the cities touch.")},
    {"lesson-refused/not-adjacent/field-between", translatable("wording", "Separated by a field.")},
    {"lesson-refused/not-adjacent/far", translatable("wording", "Not connected, and too far away.")},
});

} // namespace

std::span<const Template> sandboxTemplates()
{
    return templates;
}

} // namespace vozka::wording
