// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// All messages of the flying machines.
#include "wording/template.h"

#include <array>

namespace vozka::wording::flying_machines {

namespace {

constexpr auto table = std::to_array<Template>({
    {"set/flying-machines", sentence("wording", "The Flying Machines")},
    {"set-about/flying-machines",
     sentence("wording",
              "Meeples fly from the new tile in a straight line. A die shows how far, and they may "
              "land on occupied features.")},
    {"option/flierAcrobats", sentence("wording", "Fliers on acrobat spaces")},
    {"option-about/flierAcrobats", sentence("wording", "A flier may land on an acrobat space.")},
    {"option-value/flierAcrobats/true", sentence("wording", "allowed")},
    {"option-value/flierAcrobats/false", sentence("wording", "not allowed")},
    {"feature/flying-machine", sentence("wording", "Flying machine")},
    {"feature-size/flying-machine", sentence("wording", "Flying machine")},
    {"shows/flying-machine", counted("wording", "%n flying machines"), "flying machine"},
    //: %1 is a kind of figure ("meeple").
    {"event/deploy/flying-machine", sentence("wording", "%1 on the flying machine")},
    //: %n is the number that the die shows.
    {"event/roll", counted("wording", "rolls a %n"), "rolls a %n"},
    {"event/crash", sentence("wording", "finds no place to land")},
    {"log/deploy/follower/flying-machine", sentence("wording", "takes off with a meeple")},
    {"log/deploy/follower/flying-machine/C1", sentence("wording", "takes off with a follower")},
    {"log/deploy/large/flying-machine", sentence("wording", "takes off with the large meeple")},
    {"log/deploy/large/flying-machine/C1", sentence("wording", "takes off with the large follower")},
    {"log/deploy/mayor/flying-machine", sentence("wording", "takes off with the mayor")},
    {"log/deploy/wagon/flying-machine", sentence("wording", "takes off with the wagon")},
    {"log/deploy/abbot/flying-machine", sentence("wording", "takes off with the abbot")},
    {"log/return/follower/flying-machine", sentence("wording", "gets the meeple that crashed back")},
    {"log/return/follower/flying-machine/C1", sentence("wording", "gets the follower that crashed back")},
    {"step/roll", sentence("wording", "roll the die")},
    {"step/land", sentence("wording", "choose where the flier lands")},
    {"choice/land", sentence("wording", "land here")},
    {"choice/land/road", sentence("wording", "land on the road")},
    {"choice/land/city", sentence("wording", "land in the city")},
    {"choice/land/monastery", sentence("wording", "land in the monastery")},
    {"choice/land/abbey", sentence("wording", "land in the abbey")},
    {"choice/land/garden", sentence("wording", "land in the garden")},

    {"refusal/flying-machine", sentence("wording", "No figure moves to a flying machine.")},
    {"refusal/wrong-feature/flying-machine",
     sentence("wording", "The %2 may not stand on a flying machine.")},
    {"refusal/machine-used", sentence("wording", "This flying machine has taken off in this turn already.")},
    {"refusal/no-landing", sentence("wording", "The flier does not come down on this tile.")},
    {"refusal/no-landing/field", sentence("wording", "A flier does not land in a field.")},
    {"refusal/no-landing/tower", sentence("wording", "A flier does not land on a tower.")},
    {"refusal/no-landing/river", sentence("wording", "A flier does not land on the river.")},
    {"refusal/no-landing/flying-machine",
     sentence("wording", "A flier does not land on another flying machine.")},
});

} // namespace

std::span<const Template> sentences()
{
    return table;
}

} // namespace vozka::wording::flying_machines
