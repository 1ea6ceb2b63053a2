// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// All messages of the tunnel.
#include "wording/template.h"

#include <array>

namespace vozka::wording::tunnel {

namespace {

constexpr auto table = std::to_array<Template>({
    {"set/tunnel", translatable("wording", "The Tunnel")},
    {"set-about/tunnel",
     translatable("wording",
                  "Roads end at tunnel entrances. Two tokens with the same symbol join the roads of "
                  "two entrances, however far apart they are.")},
    {"option/tunnelTokens", translatable("wording", "Pairs of tunnel tokens")},
    {"option-about/tunnelTokens",
     translatable("wording",
                  "How many pairs of tokens each player has with two, with three and with more players.")},
    {"option-value/tunnelTokens/3/2/1", translatable("wording", "3, 2 or 1")},
    {"option-value-about/tunnelTokens/3/2/1",
     translatable("wording", "Three pairs with two players, two with three players, otherwise one.")},
    {"option-value/tunnelTokens/2/1/1", translatable("wording", "2 or 1")},
    {"option-value-about/tunnelTokens/2/1/1",
     translatable("wording", "Two pairs with two players, otherwise one.")},
    {"option-value/tunnelTokens/1/1/1", translatable("wording", "1")},
    {"option-value-about/tunnelTokens/1/1/1", translatable("wording", "One pair for each player.")},
    {"option/otherTunnels", translatable("wording", "Tunnels of other expansions")},
    {"option-about/otherTunnels",
     translatable("wording",
                  "Whether roads in tunnels on tiles of Abbey & Mayor and The Princess & the Dragon "
                  "are interrupted, too.")},
    {"option-value/otherTunnels/entrances", translatable("wording", "have entrances")},
    {"option-value-about/otherTunnels/entrances",
     translatable("wording", "The road is interrupted. Tokens can be placed on both of its entrances.")},
    {"option-value/otherTunnels/plain", translatable("wording", "are plain roads")},
    {"option-value-about/otherTunnels/plain",
     translatable("wording", "The road goes on through the tunnel, as without this expansion.")},
    {"piece/tunnel", translatable("wording", "tunnel token")},
    {"holding/tunnel", translatable("wording", "Tunnel tokens")},
    {"holding/tunnel/1", translatable("wording", "Tunnel tokens with a circle")},
    {"holding/tunnel/2", translatable("wording", "Tunnel tokens with a square")},
    {"holding/tunnel/3", translatable("wording", "Tunnel tokens with a triangle")},
    //: %1 is a player.
    {"piece-of/tunnel/1", translatable("wording", "%1: tunnel token with a circle")},
    {"piece-of/tunnel/2", translatable("wording", "%1: tunnel token with a square")},
    {"piece-of/tunnel/3", translatable("wording", "%1: tunnel token with a triangle")},
    {"event/tunnel", translatable("wording", "places a tunnel token")},
    {"event/join", translatable("wording", "A tunnel joins two roads.")},
    {"step/tunnel", translatable("wording", "place a tunnel token or not")},
    {"also/tunnel", translatable("wording", "place a tunnel token")},
    {"confirm/tunnel", translatable("wording", "Place it")},
    {"choice/tunnel/1", translatable("wording", "place a token with a circle")},
    {"choice/tunnel/2", translatable("wording", "place a token with a square")},
    {"choice/tunnel/3", translatable("wording", "place a token with a triangle")},
    {"choice/pass/tunnel", translatable("wording", "No tunnel token")},
    {"refusal/not-an-action/tunnel", translatable("wording", "There is no tile there.")},
    {"refusal/no-tunnel-entrance", translatable("wording", "There is no tunnel entrance there.")},
    {"refusal/tunnel-taken", translatable("wording", "A tunnel token lies on this entrance already.")},
    //: %1 is a player.
    {"refusal/no-token-left", translatable("wording", "%1 has no token with this symbol left.")},
    {"refusal/tunnel-once", translatable("wording", "Only one tunnel token may be placed in a turn.")},
});

} // namespace

std::span<const Template> templates()
{
    return table;
}

} // namespace vozka::wording::tunnel
