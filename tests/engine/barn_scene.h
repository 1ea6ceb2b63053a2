// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Boards of the base set for barns.
#pragma once

#include "engine/expansions/barn/barn.h"
#include "scene.h"

namespace vozka {

/// `bag`: the kinds left in it. If empty, the game ends after the turn.
[[nodiscard]] inline Scene
sceneWithBarns(std::string_view board, const std::vector<std::string_view>& bag = {"B", "B"}, int players = 2)
{
    return Scene(board, rulesWithOnly(board, bag, players, {barn::expansion.addRules}));
}

} // namespace vozka
