// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// All messages of the phantom.
#include "wording/template.h"

#include <array>

namespace vozka::wording::phantom {

namespace {

constexpr auto table = std::to_array<Template>({
    {"set/phantom", sentence("wording", "The Phantom")},
    {"set-about/phantom",
     sentence("wording", "Each player has a phantom, which may be placed as a second figure in a turn.")},
    {"figure/phantom", sentence("wording", "phantom")},
    {"log/deploy/phantom/city", sentence("wording", "places the phantom in the city")},
    {"log/deploy/phantom/road", sentence("wording", "places the phantom on the road")},
    {"log/deploy/phantom/field", sentence("wording", "places the phantom in the field as a farmer")},
    {"log/deploy/phantom/monastery", sentence("wording", "places the phantom in the monastery")},
    {"log/deploy/phantom/abbey", sentence("wording", "places the phantom in the abbey")},
    {"log/deploy/phantom/tower", sentence("wording", "closes a tower with the phantom")},
    {"log/deploy/phantom/flying-machine", sentence("wording", "takes off with the phantom")},
    {"log/return/phantom", sentence("wording", "gets the phantom back")},
    {"step/phantom", sentence("wording", "place the phantom on the tile too, or not")},
    {"choice/pass/phantom", sentence("wording", "No phantom")},
    {"refusal/phantom-not-now",
     sentence("wording",
              "The phantom follows another figure or action. After a pass it is not placed any more.")},
    {"refusal/phantom-after-princess",
     sentence("wording", "A knight was sent away by the princess: the phantom is not placed in this turn.")},
});

} // namespace

std::span<const Template> sentences()
{
    return table;
}

} // namespace vozka::wording::phantom
