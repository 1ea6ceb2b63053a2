// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Boards with the king and the robber.
#pragma once

#include "written_action.h"

namespace vozka::king_game {

/// Table with the base set, the set of the king and these sets. A board can have any number of their tiles.
inline Scene::Table tableOfKing(std::vector<std::string> addedSets = {})
{
    addedSets.insert(addedSets.begin(), {"base", "king-and-robber"});
    return {.sets = std::move(addedSets), .bag = std::vector<std::string_view>(8, "B")};
}

/// Initial of the player who has the token; '-' if none.
inline char holder(const Scene& scene, std::string_view token)
{
    for (const auto& spec : scene.rules().book().tokens())
        if (spec.word == token)
            for (Player player = 0; player < scene.state()->playerCount; ++player)
                if (scene.state()->held(player, spec.kind) > 0)
                    return static_cast<char>('A' + player);
    return '-';
}
inline char king(const Scene& scene)
{
    return holder(scene, "king");
}
inline char robber(const Scene& scene)
{
    return holder(scene, "robber");
}

} // namespace vozka::king_game
