// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Why an edit of the sandbox is refused, and what a lesson says that is made there. Several features may bear
// one number, so that no caption knows how many there are.
#include "wording/template.h"

#include <array>

namespace vozka::wording {

namespace {

constexpr auto sentences = std::to_array<Template>({
    {"refusal/falls-apart",
     sentence("wording", "The other tiles need this one here, or they would no longer lie together.")},
    {"refusal/cannot-be-last",
     sentence("wording", "This cannot be the last tile: without it, the others would not lie together.")},
    {"refusal/no-other-turn", sentence("wording", "The tile fits here in this turn only.")},
    //: %1 is a player's name, %2 a figure ("meeple").
    {"refusal/left-behind",
     sentence("wording", "%1's %2 stands on what is completed; only with the tile that "
                         "completes it as the last one can it stand there.")},
    {"refusal/off-the-table", sentence("wording", "The table ends here.")},
    //: %1 is a player's name.
    {"refusal/player-on-board", sentence("wording", "%1 still has figures on the board.")},
    {"refusal/set-on-board", sentence("wording", "Tiles or figures of this set are on the board.")},
    {"refusal/sets-do-not-go", sentence("wording", "These tile sets cannot be used together.")},

    {"set/wiki-examples", sentence("wording", "Tiles of the wagon's examples")},

    {"lesson/board", sentence("wording", "One tile is missing on the feature on which the wagon stands.")},
    {"lesson/board/road", sentence("wording", "One tile is missing on the road on which the wagon stands.")},
    {"lesson/board/city", sentence("wording", "One tile is missing in the city in which the wagon stands.")},
    {"lesson/board/monastery",
     sentence("wording", "One tile is missing round the monastery in which the wagon stands.")},
    {"lesson/board/abbey",
     sentence("wording", "One tile is missing round the abbey in which the wagon stands.")},
    {"lesson/tile", sentence("wording", "The tile is placed, and the feature is completed.")},
    {"lesson/tile/road", sentence("wording", "The tile is placed, and the road is completed.")},
    {"lesson/tile/city", sentence("wording", "The tile is placed, and the city is completed.")},
    {"lesson/tile/monastery", sentence("wording", "The tile is placed, and the monastery is completed.")},
    {"lesson/tile/abbey", sentence("wording", "The tile is placed, and the abbey is completed.")},
    {"lesson/score", sentence("wording", "First it is scored; then the wagon may go on.")},
    {"lesson/score/road", sentence("wording", "First the road is scored; then the wagon may go on.")},
    {"lesson/score/city", sentence("wording", "First the city is scored; then the wagon may go on.")},
    {"lesson/score/monastery",
     sentence("wording", "First the monastery is scored; then the wagon may go on.")},
    {"lesson/score/abbey", sentence("wording", "First the abbey is scored; then the wagon may go on.")},
    {"lesson/placed", sentence("wording", "The tile just placed.")},
    {"lesson-range/C1",
     sentence("wording",
              "In the classic edition the wagon goes to what is directly connected with the feature that "
              "was scored; how far that is does not matter.")},
    {"lesson-range/C2",
     sentence("wording", "In the new edition the wagon reaches its own tile and the eight around it.")},

    //: What is told of all features that bear a number: they may be one or several, of any kind; here and in
    //: all that follow.
    {"lesson-target/gate", sentence("wording", "A gate connects the two directly, and it is uncompleted and "
                                               "unoccupied: the wagon may go there.")},
    {"lesson-target/drawbridge",
     sentence("wording",
              "A drawbridge connects the two directly, and it is uncompleted and unoccupied: the wagon "
              "may go there.")},
    {"lesson-target/junction",
     sentence("wording", "The roads meet at a junction, and this one is uncompleted and "
                         "unoccupied: the wagon may go there.")},
    {"lesson-target/monastery",
     sentence("wording", "The road ends at the monastery, and what bears this number is uncompleted and "
                         "unoccupied: the wagon may go there.")},
    {"lesson-target/within",
     sentence("wording",
              "The monastery stands within the city, and what bears this number is uncompleted and "
              "unoccupied: the wagon may go there.")},
    {"lesson-target/abbey",
     sentence("wording", "The abbey touches it directly, and what bears this number is uncompleted and "
                         "unoccupied: the wagon may go there.")},
    {"lesson-target/range",
     sentence("wording", "In range, uncompleted and unoccupied: the wagon may go there.")},
    {"lesson-refused/short-road", sentence("wording", "A short road: no figure may ever stand there.")},
    {"lesson-refused/completed", sentence("wording", "Completed: nothing may go there any more.")},
    {"lesson-refused/occupied", sentence("wording", "Occupied: a figure stands there already.")},
    {"lesson-refused/out-of-range", sentence("wording", "Out of range.")},
    {"lesson-refused/not-adjacent", sentence("wording", "Nothing connects the two directly.")},
    {"lesson-refused/not-adjacent/abbey-between",
     sentence("wording", "An abbey lies in between: that is one step too far.")},
    {"lesson-refused/not-adjacent/junction-between",
     sentence("wording", "A junction lies in between: that is one step too far.")},
    {"lesson-refused/not-adjacent/feature-between",
     sentence("wording", "Something lies in between, and there is no driving through.")},
    {"lesson-refused/not-adjacent/tunnel",
     sentence("wording", "The road only passes through by a tunnel; that connects nothing.")},
    {"lesson-refused/not-adjacent/no-gate",
     sentence("wording", "The road only touches the wall; there is no gate.")},
    {"lesson-refused/not-adjacent/walls-touch", sentence("wording", "Only the walls of the cities touch.")},
    {"lesson-refused/not-adjacent/field-between",
     sentence("wording", "A field lies in between; that connects nothing.")},
    {"lesson-refused/not-adjacent/far", sentence("wording", "Too far away: nothing leads there.")},
});

} // namespace

std::span<const Template> sandboxSentences()
{
    return sentences;
}

} // namespace vozka::wording
