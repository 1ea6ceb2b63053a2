// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// All messages of the shrines.
#include "wording/template.h"

#include <array>

namespace vozka::wording::cult {

namespace {

constexpr auto table = std::to_array<Template>({
    {"set/cult", translatable("wording", "Heretics and Shrines")},
    {"set-about/cult",
     translatable("wording",
                  "Six tiles show a shrine, which is scored like a monastery. A shrine and a monastery next "
                  "to each other challenge each other: only the one completed first gives points.")},
    {"evidence/CU-06",
     translatable("wording", "This tile is only in the printing with six shrines; others have five.")},
    {"feature/shrine", translatable("wording", "Shrine")},
    {"feature-size/shrine", translatable("wording", "Shrine")},
    {"shows/shrine", counted("wording", "%n shrines"), "shrine"},
    {"mark/shrine", counted("wording", "%n shrines"), "shrine"},
    //: %1 is a kind of figure ("meeple").
    {"event/deploy/shrine", translatable("wording", "%1 in the shrine")},
    {"event/complete/shrine", translatable("wording", "A shrine is completed.")},
    {"event/move/shrine", translatable("wording", "%1 moves to a shrine")},
    //: After the name of a player whose figure returns without points.
    {"event/no-effect/challenge",
     translatable("wording", "loses a challenge and gets no points: the other feature was completed first")},
    {"log/deploy/follower/shrine", translatable("wording", "places a heretic in the shrine")},
    {"log/return/follower/shrine", translatable("wording", "gets the heretic back")},
    {"log/deploy/large/shrine", translatable("wording", "places the large meeple in the shrine")},
    {"log/deploy/large/shrine/C1", translatable("wording", "places the large follower in the shrine")},
    {"log/deploy/abbot/shrine", translatable("wording", "places the abbot in the shrine")},
    {"log/deploy/phantom/shrine", translatable("wording", "places the phantom in the shrine")},
    {"log/deploy/wagon/shrine", translatable("wording", "places the wagon in the shrine")},
    // %1: letter of the shrine on the board, %2: its owner.
    {"feature-of/yours/shrine", translatable("wording", "Your shrine %1")},
    {"feature-of/other/shrine", translatable("wording", "Shrine %1 of %2")},
    {"feature-of/free/shrine", translatable("wording", "Shrine %1")},
    {"feature-of/several/shrine", translatable("wording", "Shrine %1 of players %2")},
    {"tile-at/yours/shrine", translatable("wording", "Beside your shrine %1")},
    {"tile-at/own/shrine", translatable("wording", "Beside own shrine %1")},
    {"tile-at/other/shrine", translatable("wording", "Beside shrine %1 of %2")},
    {"choice/move/shrine", translatable("wording", "%1 to a shrine")},
    {"choice/leave/shrine", translatable("wording", "move the figure to the shrine")},
    {"choice/land/shrine", translatable("wording", "land in the shrine")},
    {"refusal/shrine-next-to-several",
     translatable("wording", "A shrine may lie next to only one monastery or abbey, also diagonally.")},
    {"refusal/monastery-next-to-several",
     translatable("wording", "A monastery or an abbey may lie next to only one shrine, also diagonally.")},
    //: %2 is a kind of figure ("meeple").
    {"refusal/wrong-feature/shrine", translatable("wording", "The %2 may not stand in a shrine.")},
    //: %1: player who owns the figure there, %2: that figure.
    {"refusal/feature-occupied/shrine", translatable("wording", "%1’s %2 already stands in this shrine.")},
    {"refusal/feature-completed/shrine",
     translatable("wording", "This shrine is completed; its figure has been returned to the supply.")},
    {"refusal/completed/shrine", translatable("wording", "This shrine is completed.")},
    //: %1: player who owns the figure there, %2: that figure.
    {"refusal/occupied/shrine", translatable("wording", "%1’s %2 stands in this shrine.")},
    {"why/abbey-between/shrine", translatable("wording", "Connected to the abbey, not to this shrine.")},
    {"line/shrine", translatable("wording", "Shrine")},
    {"line/shrine.incomplete", translatable("wording", "Incomplete shrine")},
    {"lines/shrine", translatable("wording", "Shrines")},
    //: %1 is a feature ("Your shrine A").
    {"reason/danger/challenge",
     translatable("wording", "%1 may lose its challenge if the other feature is completed first.")},
    // Lessons from the sandbox.
    {"lesson/board/shrine",
     translatable("wording", "One tile is missing to complete the shrine in which the wagon stands.")},
    {"lesson/tile/shrine", translatable("wording", "The tile is placed, and the shrine is completed.")},
    {"lesson/score/shrine", translatable("wording", "First the shrine is scored; then the wagon may move.")},
});

} // namespace

std::span<const Template> templates()
{
    return table;
}

} // namespace vozka::wording::cult
