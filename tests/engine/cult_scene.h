// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Boards with shrines.
#pragma once

#include "written_action.h"

#include <algorithm>

namespace vozka::cult_game {

inline const Scene::Table withShrines{.sets = {"base", "cult"}};

/// Alice's heretic and Bob's monk in a challenge. A tile at 0,2 completes the shrine.
inline constexpr std::string_view shrineAndMonk = "U0 E0 E0 .\n"
                                                  "U0 CU-010/A:shrine B0/Bm .\n"
                                                  ".  E2 E2 .\n";

inline const std::string nineOfAlice = "Alice 9 = monastery.tile 1 + monastery.neighbours 8\n";
inline const std::string nineOfBob = "Bob 9 = monastery.tile 1 + monastery.neighbours 8\n";

/// The first event of that type; null if none.
inline const Event* eventOf(const Scene& scene, Code type)
{
    const auto found = std::ranges::find(scene.events(), type, &Event::type);
    return found == scene.events().end() ? nullptr : &*found;
}

} // namespace vozka::cult_game
