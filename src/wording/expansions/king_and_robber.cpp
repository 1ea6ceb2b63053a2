// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// All messages of the king and the robber.
#include "wording/template.h"

#include <array>

namespace vozka::wording::king_and_robber {

namespace {

constexpr auto table = std::to_array<Template>({
    {"set/king-and-robber", translatable("wording", "King & Robber")},
    {"set-about/king-and-robber",
     translatable("wording",
                  "The player who completes the largest city gets the king, the player who completes the "
                  "longest road gets the robber. At the end they give points for all completed cities and "
                  "roads.")},
    {"option/kingScoring", translatable("wording", "Points for the king and the robber")},
    {"option-about/kingScoring",
     translatable("wording", "How many points the king and the robber give at the end.")},
    {"option-value/kingScoring/count", translatable("wording", "1 for each completed city or road")},
    {"option-value/kingScoring/flat", translatable("wording", "10 each")},
    {"option-value/kingScoring/both", translatable("wording", "15 for one, 40 for both")},
    //: The player has this marker; here and in the next.
    {"holding/king", translatable("wording", "King")},
    {"holding/robber", translatable("wording", "Robber")},
    {"event/take/king", translatable("wording", "takes the king for the largest city")},
    {"event/take/robber", translatable("wording", "takes the robber for the longest road")},
    {"line/king", translatable("wording", "King")},
    {"line/robber", translatable("wording", "Robber")},
    //: Points for the king; the next: for the robber.
    {"lines/king", translatable("wording", "King")},
    {"lines/robber", translatable("wording", "Robber")},
    {"term/king.cities", counted("wording", "%n completed cities"), "%n completed city"},
    {"term/robber.roads", counted("wording", "%n completed roads"), "%n completed road"},
    //: Reason for the points of the player who has the king; the next: the robber.
    {"term/king.holder", translatable("wording", "the king")},
    {"term/robber.holder", translatable("wording", "the robber")},
    {"reason/expected-king-and-robber/yours",
     counted("wording", "You can expect about %n points more from the king and the robber."),
     "You can expect about %n point more from the king and the robber."},
    {"reason/expected-king-and-robber/yours-less",
     counted("wording", "You can expect about %n points less from the king and the robber."),
     "You can expect about %n point less from the king and the robber."},
    {"reason/expected-king-and-robber/other",
     counted("wording", "%3 can expect about %n points more from the king and the robber."),
     "%3 can expect about %n point more from the king and the robber."},
    {"reason/expected-king-and-robber/other-less",
     counted("wording", "%3 can expect about %n points less from the king and the robber."),
     "%3 can expect about %n point less from the king and the robber."},
});

} // namespace

std::span<const Template> templates()
{
    return table;
}

} // namespace vozka::wording::king_and_robber
