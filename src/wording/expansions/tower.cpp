// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// All messages of the towers and the prisoners.
#include "wording/template.h"

#include <array>

namespace vozka::wording::tower {

namespace {

constexpr auto table = std::to_array<Template>({
    {"set/tower", sentence("wording", "The Tower")},
    {"set-about/tower",
     sentence("wording",
              "Players build towers and capture figures in their reach; prisoners can be bought back.")},
    {"evidence/TO-09",
     sentence("wording",
              "Sources differ on whether the road leads to the city; here it ends at the foundation.")},
    {"option/prisonerChoice", sentence("wording", "Exchange of prisoners")},
    {"option-about/prisonerChoice",
     sentence("wording", "Which of several prisoners comes back when two players exchange them.")},
    {"option-value/prisonerChoice/owner", sentence("wording", "its owner chooses")},
    {"option-value-about/prisonerChoice/owner",
     sentence("wording",
              "The player who has just taken a prisoner chooses which of their own figures comes back.")},
    {"option-value/prisonerChoice/first", sentence("wording", "the first taken")},
    {"option-value-about/prisonerChoice/first",
     sentence("wording", "The one that was taken first comes back.")},
    {"feature/tower", sentence("wording", "Tower")},
    {"feature-size/tower", sentence("wording", "Tower")},
    {"pile/towers", counted("wording", "Tower of %n pieces"), "Tower of %n piece"},
    {"shows/tower", counted("wording", "%n tower foundations"), "tower foundation"},
    //: %1 is a kind of figure ("follower").
    {"event/deploy/tower", sentence("wording", "%1 on the tower")},
    {"event/raise/tower", sentence("wording", "builds on a tower")},
    //: %1 is a kind of figure ("follower"), %2 the name of its owner.
    {"event/captured/prisoner", sentence("wording", "takes a prisoner: %1 (%2)")},
    {"event/released/prisoner", sentence("wording", "gets a prisoner back: %1")},
    {"holding/prisoner", sentence("wording", "Prisoner")},
    {"holding/towers", sentence("wording", "Tower pieces")},
    {"log/deploy/follower/tower", sentence("wording", "closes a tower with a meeple")},
    {"log/deploy/follower/tower/C1", sentence("wording", "closes a tower with a follower")},
    {"log/deploy/large/tower", sentence("wording", "closes a tower with the large meeple")},
    {"log/deploy/large/tower/C1", sentence("wording", "closes a tower with the large follower")},
    {"log/return/follower", sentence("wording", "gets the meeple on the tower back")},
    {"log/return/follower/C1", sentence("wording", "gets the follower on the tower back")},
    {"step/deploy/tower", sentence("wording", "place a figure on this tile or on top of a tower, or none")},
    {"step/deploy/tower/only", sentence("wording", "place a figure on top of a tower, or none")},
    {"step/capture", sentence("wording", "take a prisoner, or none")},
    {"step/exchange", sentence("wording", "choose which of your figures comes back")},
    {"instead/tower", sentence("wording", "build on a tower")},
    {"choice/pass/capture", sentence("wording", "No prisoner")},
    {"choice/tower", sentence("wording", "build on a tower")},
    //: %3 is a figure with its feature ("follower on the road"), %2 its owner.
    {"choice/capture", sentence("wording", "take prisoner: %3 (%2)")},
    {"choice/exchange", sentence("wording", "get back: %1")},
    //: %1 is a kind of figure ("follower"), %2 the player who holds it.
    {"choice/ransom", sentence("wording", "buy back from %2 for 3 points: %1")},
    {"reason/ransom",
     counted("wording", "The figure bought back is worth about %n points more than the ransom."),
     "The figure bought back is worth about %n point more than the ransom."},
    {"line/ransom", sentence("wording", "Ransom")},
    {"lines/ransom", sentence("wording", "Ransom")},
    {"term/ransom.paid", sentence("wording", "paid")},
    {"term/ransom.received", sentence("wording", "received")},

    {"refusal/tower", sentence("wording", "No figure moves to a tower.")},
    {"refusal/no-foundation", sentence("wording", "There is no tower foundation there.")},
    {"refusal/tower-closed", sentence("wording", "The tower is closed: %1’s %2 stands on it.")},
    {"refusal/tower-bare",
     sentence("wording", "No figure may stand on a bare foundation: the tower needs at least one piece.")},
    {"refusal/no-piece-left", sentence("wording", "No tower piece is left.")},
    {"refusal/capture-out-of-range", sentence("wording", "The tower does not reach that far.")},
    {"refusal/capture-out-of-range/pieces",
     counted("wording",
             "The tower has %n pieces: it reaches no further than that many tiles in a straight line."),
     "The tower has %n piece: it reaches no further than the tiles beside it."},
    {"refusal/capture-not-a-follower", sentence("wording", "This figure cannot be taken prisoner: %2.")},
    {"refusal/capture-nobody-there", sentence("wording", "%1 has no such figure there: %2.")},
    {"refusal/no-such-prisoner", sentence("wording", "%1 holds no such prisoner: %2.")},
    {"refusal/ransom-once", sentence("wording", "One prisoner has been bought back in this turn already.")},
    {"refusal/ransom-points", sentence("wording", "It costs 3 points to buy a prisoner back.")},
});

} // namespace

std::span<const Template> sentences()
{
    return table;
}

} // namespace vozka::wording::tower
