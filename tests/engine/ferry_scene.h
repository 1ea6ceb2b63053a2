// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Boards with ferries.
#pragma once

#include "written_action.h"

namespace vozka::ferry_game {

/// Text of the action that joins two road ends of the cell by the ferry: "n" and "e" for road-n and road-e.
inline std::string ferryText(std::string_view cell, std::string_view one, std::string_view other)
{
    return std::string(R"({"ferry": [)")
        .append(cell)
        .append(R"(], "roads": ["road-)")
        .append(one)
        .append(R"(", "road-)")
        .append(other)
        .append(R"("]})");
}

/// Passes the deployment. The ferry of the tile just placed then joins these ends.
inline void placeFerry(Scene& scene, std::string_view cell, std::string_view one, std::string_view other)
{
    if (scene.step() == "deploy")
        scene.pass();
    perform(scene, ferryText(cell, one, other));
}

/// The active player places the tile without a figure, and moves no ferry.
inline void placeWithoutFigure(Scene& scene, std::string_view tile, Cell at)
{
    scene.placeOnly(tile, at);
    if (scene.step() == "ferries")
        scene.pass();
}

/// True if the two features are one road.
inline bool areJoined(const Scene& scene, Cell one, std::string_view feature, Cell other,
                      std::string_view otherFeature)
{
    const auto& board = scene.state()->board;
    const auto root = [&](Cell cell, std::string_view id) {
        const auto tile = board.tileAt(cell);
        return board.root(
            board.segmentOf(tile, scene.rules().catalogue().kind(board.tiles()[tile].kind).find(id)));
    };
    return root(one, feature) == root(other, otherFeature);
}

} // namespace vozka::ferry_game
