// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// All messages of the towers and the prisoners.
#include "wording/template.h"

#include <array>

namespace vozka::wording::tower {

namespace {

constexpr auto table = std::to_array<Template>({
    {"set/tower", translatable("wording", "The Tower")},
    {"set-about/tower",
     translatable("wording", "Players build towers, piece by piece. With each piece, they may capture a "
                             "figure in the reach of the tower. Prisoners can be bought back.")},
    {"evidence/TO-09",
     translatable("wording",
                  "Sources differ on whether the road leads to the city; here it ends at the foundation.")},
    {"option/prisonerChoice", translatable("wording", "Exchange of prisoners")},
    {"option-about/prisonerChoice",
     translatable("wording", "Which of several prisoners comes back when two players exchange them.")},
    {"option-value/prisonerChoice/owner", translatable("wording", "its owner chooses")},
    {"option-value-about/prisonerChoice/owner",
     translatable("wording",
                  "The player who has just taken a prisoner chooses which of their own figures comes back.")},
    {"option-value/prisonerChoice/first", translatable("wording", "the first taken")},
    {"option-value-about/prisonerChoice/first",
     translatable("wording", "The one that was taken first comes back.")},
    {"feature/tower", translatable("wording", "Tower")},
    {"feature-size/tower", translatable("wording", "Tower")},
    {"pile/towers", counted("wording", "Tower of %n pieces"), "Tower of %n piece"},
    {"shows/tower", counted("wording", "%n tower foundations"), "tower foundation"},
    //: %1 is a kind of figure ("follower").
    {"event/deploy/tower", translatable("wording", "%1 on the tower")},
    {"event/raise/tower", translatable("wording", "builds on a tower")},
    //: %1 is a kind of figure ("follower"), %2 the name of its owner.
    {"event/captured/prisoner", translatable("wording", "takes a prisoner: %1 (%2)")},
    {"event/no-effect/capture",
     translatable("wording", "takes no prisoner: no figure is in reach of the tower")},
    {"event/released/ransom", translatable("wording", "gets a prisoner back: %1")},
    {"event/released/exchange", translatable("wording", "gets a prisoner back in exchange: %1")},
    {"holding/prisoner", translatable("wording", "Prisoner")},
    {"holding/towers", translatable("wording", "Tower pieces")},
    {"log/deploy/follower/tower", translatable("wording", "closes a tower with a meeple")},
    {"log/deploy/follower/tower/C1", translatable("wording", "closes a tower with a follower")},
    {"log/deploy/large/tower", translatable("wording", "closes a tower with the large meeple")},
    {"log/deploy/large/tower/C1", translatable("wording", "closes a tower with the large follower")},
    {"log/return/follower", translatable("wording", "gets the meeple on the tower back")},
    {"log/return/follower/C1", translatable("wording", "gets the follower on the tower back")},
    {"step/deploy/tower",
     translatable("wording", "place a figure on this tile or on top of a tower, or none")},
    {"step/deploy/tower/only", translatable("wording", "place a figure on top of a tower, or none")},
    {"step/capture", translatable("wording", "take a prisoner, or none")},
    {"step/exchange",
     translatable("wording", "exchange of prisoners: choose which of your figures you get back")},
    {"instead/tower", translatable("wording", "build on a tower")},
    {"choice/pass/capture", translatable("wording", "No prisoner")},
    {"choice/tower", translatable("wording", "build on a tower")},
    //: %3 is a figure with its feature ("follower on the road"), %2 its owner.
    {"choice/capture", translatable("wording", "take prisoner: %3 (%2)")},
    {"choice/capture/own", translatable("wording", "take back to the supply: %3")},
    {"choice/exchange", translatable("wording", "get back: %1")},
    //: %1 is a kind of figure ("follower"), %2 the player who holds it.
    {"choice/ransom", translatable("wording", "buy back from %2 for 3 points: %1")},
    {"confirm/ransom", translatable("wording", "Pay 3 points")},
    {"also/ransom",
     translatable("wording", "buy back a prisoner for 3 points (click it beside its holder’s name)")},
    {"reason/ransom",
     counted("wording", "The figure bought back is worth about %n points more than the ransom."),
     "The figure bought back is worth about %n point more than the ransom."},
    {"line/ransom", translatable("wording", "Ransom")},
    {"lines/ransom", translatable("wording", "Ransom")},
    {"term/ransom.paid", translatable("wording", "paid")},
    {"term/ransom.received", translatable("wording", "received")},

    {"reason/danger/tower", translatable("wording", "%1 is in reach of a tower.")},
    {"reason/expected-tower/yours", counted("wording", "You can expect about %n points more from prisoners."),
     "You can expect about %n point more from prisoners."},
    {"reason/expected-tower/yours-less",
     counted("wording", "You can expect about %n points less from prisoners."),
     "You can expect about %n point less from prisoners."},
    {"reason/expected-tower/other", counted("wording", "%3 can expect about %n points more from prisoners."),
     "%3 can expect about %n point more from prisoners."},
    {"reason/expected-tower/other-less",
     counted("wording", "%3 can expect about %n points less from prisoners."),
     "%3 can expect about %n point less from prisoners."},
    {"refusal/tower", translatable("wording", "No figure moves to a tower.")},
    {"refusal/no-foundation", translatable("wording", "There is no tower foundation there.")},
    {"refusal/tower-closed", translatable("wording", "The tower is closed: %1’s %2 stands on it.")},
    {"refusal/tower-bare",
     translatable("wording",
                  "No figure may stand on a bare foundation: the tower needs at least one piece.")},
    {"refusal/no-piece-left", translatable("wording", "No tower piece is left.")},
    {"refusal/capture-out-of-range", translatable("wording", "The tower does not reach that far.")},
    {"refusal/capture-out-of-range/pieces",
     counted("wording",
             "The tower has %n pieces: it reaches no further than that many tiles in a straight line."),
     "The tower has %n piece: it reaches no further than the tiles beside it."},
    {"refusal/capture-not-a-follower", translatable("wording", "This figure cannot be taken prisoner: %2.")},
    {"refusal/capture-nobody-there", translatable("wording", "%1 has no such figure there: %2.")},
    {"refusal/no-such-prisoner", translatable("wording", "%1 holds no such prisoner: %2.")},
    {"refusal/ransom-once",
     translatable("wording", "One prisoner has been bought back in this turn already.")},
    {"refusal/ransom-points", translatable("wording", "It costs 3 points to buy a prisoner back.")},
});

} // namespace

std::span<const Template> templates()
{
    return table;
}

} // namespace vozka::wording::tower
