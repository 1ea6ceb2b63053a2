// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// All messages of The Drawbridges.
#include "wording/template.h"

#include <array>

namespace vozka::wording::drawbridges {

namespace {

constexpr auto table = std::to_array<Template>({
    {"event/bridge-up",
     translatable("wording", "The city at the drawbridge is completed, so the bridge is up.")},
    {"event/bridge-tie",
     translatable("wording",
                  "No single player has the majority on the road, so nobody crosses its drawbridge.")},
    {"step/drawbridge",
     translatable("wording", "cross a drawbridge with this figure, or return it to the supply")},

    {"via/drawbridge", translatable("wording", "drawbridge")},
    //: Where a figure may go, over a drawbridge: %1 is the move ("Wagon to the city").
    {"target/drawbridge", translatable("wording", "%1 over the drawbridge")},
    //: A drawbridge of the road of the moving figure.
    {"passage-of-figure/drawbridge/open",
     translatable("wording", "The drawbridge is down: the figure may cross.")},
    {"passage-of-figure/drawbridge/shut",
     translatable("wording", "The drawbridge is up: its city is completed.")},
    {"passage-of-figure/drawbridge/others",
     translatable(
         "wording",
         "The drawbridge is down, but only a player who alone has the majority on the road may cross.")},
    {"passage/drawbridge/name-open", translatable("wording", "Drawbridge, down")},
    {"passage/drawbridge/name-shut", translatable("wording", "Drawbridge, up")},
    {"passage/drawbridge/open", counted("wording", "%n drawbridges are down: the city is not completed."),
     "The drawbridge is down: its city is not completed."},
    {"passage/drawbridge/shut", counted("wording", "%n drawbridges are up: the city is completed."),
     "The drawbridge is up: its city is completed."},
    {"reach/drawbridge", translatable("wording", "Incomplete and unoccupied; a drawbridge leads there.")},
    //: Text for all features with the same label. They can be one or several, of any kind.
    {"lesson-target/drawbridge",
     translatable("wording",
                  "Connected by a drawbridge, incomplete and unoccupied: the wagon may move there.")},

    {"refusal/not-an-action/drawbridge", translatable("wording", "There is no tile there.")},
    //: %2 is a kind of figure ("wagon").
    {"refusal/not-this-figure/own-step",
     translatable("wording", "The %2 moves in a step of its own, in which it may also cross a drawbridge.")},
    {"refusal/bridge-up",
     translatable("wording", "The city behind this drawbridge is completed, so the bridge is up.")},
    //: %1: player who owns the figure there, %2: that figure.
    {"refusal/no-majority",
     translatable("wording",
                  "%1 does not have the majority on this road; the %2 is returned to the supply.")},
    {"refusal/tie",
     translatable("wording",
                  "No single player has the majority on this road, so nobody crosses a drawbridge.")},
    //: %1: player who owns the figure there, %2: that figure.
    {"refusal/not-your-figure", translatable("wording", "This %2 is %1’s.")},
    //: %2 is a kind of figure ("mayor").
    {"refusal/figure-cannot-cross", translatable("wording", "The %2 cannot cross a drawbridge.")},
    {"refusal/not-adjacent/no-drawbridge",
     translatable("wording", "No drawbridge of this road leads there.")},

    {"set/drawbridges", translatable("wording", "The Drawbridges")},
    {"set-about/drawbridges",
     translatable("wording",
                  "Roads lead over drawbridges into cities. The player with the majority on a completed road "
                  "may cross a drawbridge into the city. Official only with the base game.")},
    {"unofficial/drawbridges",
     translatable("wording",
                  "The rules of The Drawbridges are official only with the base game. How they work "
                  "together with other expansions is our decision.")},

    {"passages/all", counted("wording", "%n drawbridges"), "%n drawbridge"},
    {"passages/down", counted("wording", "%n drawbridges, down"), "%n drawbridge, down"},
    {"passages/up", counted("wording", "%n drawbridges, up"), "%n drawbridge, up"},
    {"passages/both", translatable("wording", "One drawbridge up, one down")},
});

} // namespace

std::span<const Template> templates()
{
    return table;
}

} // namespace vozka::wording::drawbridges
