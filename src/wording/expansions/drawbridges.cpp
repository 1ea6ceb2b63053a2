// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// All messages of The Drawbridges.
#include "wording/template.h"

#include <array>

namespace vozka::wording::drawbridges {

namespace {

constexpr auto table = std::to_array<Template>({
    {"event/bridge-up", sentence("wording", "The city at the drawbridge is completed, so the bridge is up.")},
    {"event/bridge-tie",
     sentence("wording", "No single player has the majority on the road, so nobody crosses its drawbridge.")},
    {"step/drawbridge",
     sentence("wording", "cross a drawbridge with this figure, or return it to the supply")},

    {"via/drawbridge", sentence("wording", "drawbridge")},
    //: Where a figure may go, over a drawbridge: %1 is the move ("Wagon to the city"), %2 is the place.
    {"target/drawbridge", sentence("wording", "%1 over the drawbridge (%2)")},
    //: A drawbridge of the road of the moving figure.
    {"passage-of-figure/drawbridge/open",
     sentence("wording", "The drawbridge is down: the figure may cross.")},
    {"passage-of-figure/drawbridge/shut",
     sentence("wording", "The drawbridge is up: its city is completed.")},
    {"passage-of-figure/drawbridge/others",
     sentence("wording",
              "The drawbridge is down, but only a player who alone has the majority on the road may cross.")},
    {"passage/drawbridge/name-open", sentence("wording", "Drawbridge, down")},
    {"passage/drawbridge/name-shut", sentence("wording", "Drawbridge, up")},
    {"passage/drawbridge/open", counted("wording", "%n drawbridges are down: the city is not completed."),
     "The drawbridge is down: its city is not completed."},
    {"passage/drawbridge/shut", counted("wording", "%n drawbridges are up: the city is completed."),
     "The drawbridge is up: its city is completed."},
    {"reach/drawbridge", sentence("wording", "Incomplete and unoccupied; a drawbridge leads there.")},
    //: Text for all features with the same label. They can be one or several, of any kind.
    {"lesson-target/drawbridge",
     sentence("wording", "Connected by a drawbridge, incomplete and unoccupied: the wagon may move there.")},

    //: %2 is a kind of figure ("wagon").
    {"refusal/not-an-action/drawbridge", sentence("wording", "There is no tile there.")},
    {"refusal/not-this-figure/own-step",
     sentence("wording", "The %2 moves in a step of its own, in which it may also cross a drawbridge.")},
    {"refusal/bridge-up",
     sentence("wording", "The city behind this drawbridge is completed, so the bridge is up.")},
    //: %1: player who owns the figure there, %2: that figure.
    {"refusal/no-majority",
     sentence("wording", "%1 does not have the majority on this road; the %2 is returned to the supply.")},
    {"refusal/tie",
     sentence("wording", "No single player has the majority on this road, so nobody crosses a drawbridge.")},
    //: %1: player who owns the figure there, %2: that figure.
    {"refusal/not-your-figure", sentence("wording", "This %2 is %1’s.")},
    //: %2 is a kind of figure ("mayor").
    {"refusal/figure-cannot-cross", sentence("wording", "The %2 cannot cross a drawbridge.")},
    {"refusal/not-adjacent/no-drawbridge", sentence("wording", "No drawbridge of this road leads there.")},

    {"set/drawbridges", sentence("wording", "The Drawbridges")},
    {"set-about/drawbridges",
     sentence("wording", "The player with the majority on a completed road may cross a drawbridge into the "
                         "city. Official only with the base game.")},
    {"unofficial/drawbridges",
     sentence("wording", "The rules of The Drawbridges are official only with the base game. How they work "
                         "together with other expansions is our decision.")},

    {"passages/all", counted("wording", "%n drawbridges"), "%n drawbridge"},
    {"passages/down", counted("wording", "%n drawbridges, down"), "%n drawbridge, down"},
    {"passages/up", counted("wording", "%n drawbridges, up"), "%n drawbridge, up"},
    {"passages/both", sentence("wording", "One drawbridge up, one down")},
});

} // namespace

std::span<const Template> sentences()
{
    return table;
}

} // namespace vozka::wording::drawbridges
