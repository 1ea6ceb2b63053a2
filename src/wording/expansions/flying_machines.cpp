// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// All messages of the flying machines.
#include "wording/template.h"

#include <array>

namespace vozka::wording::flying_machines {

namespace {

constexpr auto table = std::to_array<Template>({
    {"set/flying-machines", translatable("wording", "The Flying Machines")},
    {"set-about/flying-machines",
     translatable("wording", "Meeples fly from the new tile in a straight line. A die shows how far they "
                             "fly. They may land on occupied features.")},
    {"option/flierAcrobats", translatable("wording", "Fliers on acrobat spaces")},
    {"option-about/flierAcrobats", translatable("wording", "A flier may land on an acrobat space.")},
    {"option-value/flierAcrobats/true", translatable("wording", "allowed")},
    {"option-value/flierAcrobats/false", translatable("wording", "not allowed")},
    {"feature/flying-machine", translatable("wording", "Flying machine")},
    {"feature-size/flying-machine", translatable("wording", "Flying machine")},
    {"shows/flying-machine", counted("wording", "%n flying machines"), "flying machine"},
    //: %1 is a kind of figure ("meeple").
    {"event/deploy/flying-machine", translatable("wording", "%1 on the flying machine")},
    //: %n is the number that the die shows.
    {"event/roll", counted("wording", "rolls a %n"), "rolls a %n"},
    {"event/crash", translatable("wording", "finds no place to land")},
    {"log/deploy/follower/flying-machine", translatable("wording", "takes off with a meeple")},
    {"log/deploy/follower/flying-machine/C1", translatable("wording", "takes off with a follower")},
    {"log/deploy/large/flying-machine", translatable("wording", "takes off with the large meeple")},
    {"log/deploy/large/flying-machine/C1", translatable("wording", "takes off with the large follower")},
    {"log/deploy/mayor/flying-machine", translatable("wording", "takes off with the mayor")},
    {"log/deploy/wagon/flying-machine", translatable("wording", "takes off with the wagon")},
    {"log/deploy/abbot/flying-machine", translatable("wording", "takes off with the abbot")},
    {"log/return/follower/flying-machine", translatable("wording", "gets the meeple that crashed back")},
    {"log/return/follower/flying-machine/C1", translatable("wording", "gets the follower that crashed back")},
    {"step/roll", translatable("wording", "roll the die")},
    {"step/land", translatable("wording", "choose where the flier lands")},
    {"choice/land", translatable("wording", "land here")},
    {"choice/land/road", translatable("wording", "land on the road")},
    {"choice/land/city", translatable("wording", "land in the city")},
    {"choice/land/monastery", translatable("wording", "land in the monastery")},
    {"choice/land/abbey", translatable("wording", "land in the abbey")},
    {"choice/land/garden", translatable("wording", "land in the garden")},

    {"refusal/flying-machine", translatable("wording", "No figure moves to a flying machine.")},
    {"refusal/wrong-feature/flying-machine",
     translatable("wording", "The %2 may not stand on a flying machine.")},
    {"refusal/machine-used",
     translatable("wording", "This flying machine has taken off in this turn already.")},
    {"refusal/no-landing", translatable("wording", "The flier does not come down on this tile.")},
    {"refusal/no-landing/field", translatable("wording", "A flier does not land in a field.")},
    {"refusal/no-landing/tower", translatable("wording", "A flier does not land on a tower.")},
    {"refusal/no-landing/river", translatable("wording", "A flier does not land on the river.")},
    {"refusal/no-landing/flying-machine",
     translatable("wording", "A flier does not land on another flying machine.")},
});

} // namespace

std::span<const Template> templates()
{
    return table;
}

} // namespace vozka::wording::flying_machines
