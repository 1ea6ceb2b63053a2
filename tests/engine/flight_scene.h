// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Boards with flying machines.
#pragma once

#include "written_action.h"

#include <algorithm>

namespace vozka::flight {

inline const std::vector<std::string> machineSets{"base", "flying-machines"};
inline const Scene::Table withMachines{.sets = machineSets};
inline const Scene::Table machinesWithAll{.sets = {"base", "inns-and-cathedrals", "abbot",
                                                   "traders-and-builders", "abbey-and-mayor",
                                                   "princess-and-dragon", "tower", "flying-machines"}};

/// Bob's knight in the city next to the machine, which flies to the west.
inline constexpr std::string_view besideCity = "E0/Bc FM-020";

inline std::string rollText(int points)
{
    return R"({"roll": )" + std::to_string(points) + "}";
}

/// The figure takes off from the tile just placed, and the die has that number.
inline void fly(Scene& scene, std::string_view figure, int points)
{
    scene.deploy("(" + std::string(figure) + "):flying-machine");
    perform(scene, rollText(points));
}

inline std::optional<Refusal> currentRefusal(const Scene& scene, std::string_view text)
{
    return scene.rules().refusal(scene.state(), actionFrom(scene, text));
}

/// Cell and feature of each legal landing.
inline std::vector<std::string> landings(const Scene& scene)
{
    ActionList legal;
    scene.rules().legal(scene.state(), legal);
    std::vector<std::string> all;
    for (const auto& action : legal) {
        const auto [cell, feature] = action.at.ref();
        const auto& board = scene.state()->board;
        const auto& kind = scene.rules().catalogue().kind(board.tiles()[board.tileAt(cell)].kind);
        all.push_back(std::to_string(cell.x) + "," + std::to_string(cell.y) + " " + kind.idOf(feature));
    }
    return all;
}

using Landings = std::vector<std::string>;

/// Figures of the player on that feature.
inline std::ptrdiff_t figuresOn(const Scene& scene, Player player, Cell at, std::string_view feature)
{
    const auto& board = scene.state()->board;
    const auto tile = board.tileAt(at);
    const auto segment =
        board.segmentOf(tile, scene.rules().catalogue().kind(board.tiles()[tile].kind).find(feature));
    return std::ranges::count_if(scene.state()->figuresOnBoard(), [&](const Figure& figure) {
        return figure.player == player && figure.segment == segment;
    });
}

} // namespace vozka::flight
