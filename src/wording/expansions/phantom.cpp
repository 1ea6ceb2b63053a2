// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// All messages of the phantom.
#include "wording/template.h"

#include <array>

namespace vozka::wording::phantom {

namespace {

constexpr auto table = std::to_array<Template>({
    {"set/phantom", translatable("wording", "The Phantom")},
    {"set-about/phantom",
     translatable(
         "wording",
         "Each player has a phantom. It may be placed as a second figure in a turn. The set has no tiles.")},
    {"figure/phantom", translatable("wording", "phantom")},
    {"log/deploy/phantom/city", translatable("wording", "places the phantom in the city")},
    {"log/deploy/phantom/road", translatable("wording", "places the phantom on the road")},
    {"log/deploy/phantom/field", translatable("wording", "places the phantom in the field as a farmer")},
    {"log/deploy/phantom/monastery", translatable("wording", "places the phantom in the monastery")},
    {"log/deploy/phantom/abbey", translatable("wording", "places the phantom in the abbey")},
    {"log/deploy/phantom/tower", translatable("wording", "closes a tower with the phantom")},
    {"log/deploy/phantom/flying-machine", translatable("wording", "takes off with the phantom")},
    {"log/return/phantom", translatable("wording", "gets the phantom back")},
    {"step/phantom", translatable("wording", "place the phantom on the tile too, or not")},
    {"step/phantom/tower",
     translatable("wording", "place the phantom on the tile or on top of a tower too, or not")},
    {"step/phantom/tower/only", translatable("wording", "place the phantom on top of a tower too, or not")},
    {"choice/pass/phantom", translatable("wording", "No phantom")},
    {"refusal/phantom-not-now",
     translatable("wording",
                  "The phantom follows another figure or action. After a pass it is not placed any more.")},
    {"refusal/phantom-after-princess",
     translatable("wording",
                  "A knight was sent away by the princess: the phantom is not placed in this turn.")},
});

} // namespace

std::span<const Template> templates()
{
    return table;
}

} // namespace vozka::wording::phantom
