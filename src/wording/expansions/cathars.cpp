// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Messages of The Cathars. siege.cpp has the messages of their rules.
#include "wording/template.h"

#include <array>

namespace vozka::wording::cathars {

namespace {

constexpr auto table = std::to_array<Template>({
    {"set/cathars", translatable("wording", "The Cathars")},
    {"set-about/cathars",
     translatable("wording", "Four other tiles with cities under siege, by the rules of The Besiegers.")},
});

} // namespace

std::span<const Template> templates()
{
    return table;
}

} // namespace vozka::wording::cathars
