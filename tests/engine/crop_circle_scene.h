// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Boards with crop circles.
#pragma once

#include "written_action.h"

#include <algorithm>
#include <utility>

namespace vozka::circle_game {

/// Table with the base set, the crop circles and these sets. A board can have any number of their tiles.
inline Scene::Table circleTable(int players = 2, std::vector<std::string> addedSets = {},
                                Options options = Options())
{
    addedSets.insert(addedSets.begin(), {"base", "crop-circles"});
    return {.sets = std::move(addedSets),
            .players = players,
            .options = std::move(options),
            .bag = std::vector<std::string_view>(8, "B")};
}

/// Passes all choices until a step of the crop circle, and chooses what all players do.
inline void choose(Scene& scene, const std::string& what)
{
    for (int passes = 0; scene.step() != "circle" && passes < 8; ++passes)
        scene.pass();
    ASSERT_EQ(scene.step(), "circle");
    perform(scene, R"({"circle": ")" + what + R"("})");
}

inline std::string circleAction(const std::string& word, const std::string& figure, Cell at,
                                const std::string& feature)
{
    return R"({")" + word + R"(": ")" + figure + R"(", "at": [)" + std::to_string(at.x) + ","
           + std::to_string(at.y) + R"(], "feature": ")" + feature + R"("})";
}
inline std::string adding(Cell at, const std::string& feature, const std::string& figure = "follower")
{
    return circleAction("circleAdd", figure, at, feature);
}
inline std::string removing(Cell at, const std::string& feature, const std::string& figure = "follower")
{
    return circleAction("circleRemove", figure, at, feature);
}

/// Initial of the player who decides about the crop circle; '-' if none does.
inline char decider(const Scene& scene)
{
    return scene.step() == "circle" ? static_cast<char>('A' + scene.state()->toMove) : '-';
}

/// Number of the player's figures of that kind on the tile.
inline auto figuresOn(const Scene& scene, Cell at, char initial, std::string_view figure = "follower")
{
    const auto& state = *scene.state();
    return std::ranges::count_if(state.figuresOnBoard(), [&](const Figure& each) {
        return state.board.cellOf(each.segment) == at && each.player == initial - 'A'
               && scene.rules().book().figureRule(each.kind).name() == figure;
    });
}

} // namespace vozka::circle_game
