// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "players/weights.h"

namespace vozka {

const Weights& fittedWeights()
{
    static constexpr Weights weights{
        .road = {-1.455F, 2.099F, -0.071F, 0.628F},
        .city = {-0.038F, 0.686F, -1.167F, 1.712F},
        .surrounded = {-0.996F, 0.311F, 0.009F, 0.354F},
        .fittingShare = 0.143F,
        .inHand = {13.703F, 5.878F, 5.024F, 3.259F, 4.101F, 0.895F, 0.941F, 0.218F},
        .handTurns = 13.186F,
        .homecoming = 0.490F,
        .homeWait = 4.322F,
        .crowding = 0.236F,
        .fieldCity = 3.149F,
        .unclaimedCity = 0.690F,
        .fieldGrowth = -0.202F,
        .fieldReach = 0.006F,
        .aloneCity = 5.397F,
        .aloneGrowth = -0.089F,
        .ownTile = 4.991F,
        .tempo = 2.225F,
        .movingOn = 1.540F,
        .joining = 0.439F,
    };
    return weights;
}

const Weights& greedyWeights()
{
    static constexpr float never = -100;
    static constexpr Weights weights{
        .road = {never, 0, 0, 0},
        .city = {never, 0, 0, 0},
        .surrounded = {never, 0, 0, 0},
        .fittingShare = 1,
        .inHand = {2, 1, 0.5F, 0.5F, 0.5F, 0.5F, 0.5F, 0.5F},
        .handTurns = 1,
        .homeWait = 1,
        .fieldCity = 3,
        .aloneCity = 4,
        .ownTile = 1,
    };
    return weights;
}

float handShare(Code figure)
{
    struct Share {
        Code figure;
        float share;
    };
    // What is not named here is one among the figures that stand on features.
    static constexpr std::array shares{Share{"barn", 0.8F}, Share{"mayor", 0.6F}, Share{"wagon", 1.0F}};
    for (const auto& entry : shares)
        if (entry.figure == figure)
            return entry.share;
    return figure == "follower" ? 1.0F : 0.5F;
}

} // namespace vozka
