// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Boards with tunnel entrances.
#pragma once

#include "dragon_game.h"
#include "ferry_scene.h"

namespace vozka::tunnel_game {

/// Text of the action that places a token on the entrance of the cell: "e" for road-e.
inline std::string tokenText(std::string_view cell, std::string_view road, int pair)
{
    return std::string(R"({"tunnel": [)")
        .append(cell)
        .append(R"(], "road": "road-)")
        .append(road)
        .append(R"(", "token": )")
        .append(std::to_string(pair))
        .append("}");
}

/// Passes until another turn starts or the player must decide.
inline void passAll(Scene& scene)
{
    const auto turn = scene.state()->turn;
    while (scene.state()->turn == turn && !scene.rules().refusal(scene.state(), Action::pass()))
        scene.pass();
}

/// The active player places the tile without a figure and without a token.
inline void placeOnlyTile(Scene& scene, std::string_view tile, Cell at)
{
    scene.place(tile, at);
    passAll(scene);
}

/// The active player places the tile and that token, and passes all other choices.
inline void placeWithToken(Scene& scene, std::string_view tile, Cell at, const std::string& token)
{
    scene.place(tile, at);
    perform(scene, token);
    passAll(scene);
}

/// Data of the road with that id on the cell.
[[nodiscard]] inline const SegmentData& roadAt(const Scene& scene, Cell cell, std::string_view id)
{
    const auto& board = scene.state()->board;
    const auto tile = board.tileAt(cell);
    return board.feature(
        board.segmentOf(tile, scene.rules().catalogue().kind(board.tiles()[tile].kind).find(id)));
}

/// The base set, the tunnel and these sets. A board can have any number of their tiles.
[[nodiscard]] inline Scene::Table tunnelWith(std::vector<std::string> sets)
{
    sets.insert(sets.begin(), {"base", "tunnel"});
    return {.sets = std::move(sets), .bag = std::vector<std::string_view>(12, "B")};
}
inline const Scene::Table withTunnel = tunnelWith({});

} // namespace vozka::tunnel_game
