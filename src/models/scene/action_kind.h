// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What an action does, for models that treat tiles, figures and passing differently.
#pragma once

#include "engine/rules/state/action.h"

namespace vozka {

[[nodiscard]] constexpr bool placesTile(const Action& action)
{
    return action.type == Action::Type::Place;
}

/// True if it places a figure of the supply.
[[nodiscard]] constexpr bool placesFigure(const Action& action)
{
    return action.type == Action::Type::Deploy;
}

[[nodiscard]] constexpr bool isPass(const Action& action)
{
    return action.type == Action::Type::Pass;
}

} // namespace vozka
