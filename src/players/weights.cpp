// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "players/weights.h"

#include "engine/rules/hooks/rule_book.h"

namespace vozka {

const Weights& fittedWeights()
{
    static constexpr Weights weights{
        .road = {-1.455F, 2.099F, -0.071F, 0.000F, 0.628F},
        .city = {-0.038F, 0.686F, -1.167F, 0.000F, 1.712F},
        .surrounded = {-0.996F, 0.311F, 0.009F, 0.000F, 0.354F},
        .fittingShare = 0.143F,
        .ownTileWait = 20.000F,
        .inHand = {13.703F, 5.878F, 5.024F, 3.259F, 4.101F, 0.895F, 0.941F, 0.218F},
        .handTurns = 13.186F,
        .variableShare = 0.600F,
        .movingShare = 1.000F,
        .aloneShare = 0.800F,
        .otherShare = 0.714F,
        .returnShare = 0.490F,
        .returnWait = 4.322F,
        .crowding = 0.236F,
        .fieldCity = 3.149F,
        .unclaimedCity = 0.690F,
        .fieldGrowth = -0.202F,
        .fieldReach = 0.006F,
        .aloneCity = 5.397F,
        .aloneGrowth = -0.089F,
        .ownTile = 4.991F,
        .tempo = 1.100F,
        .movingOn = 1.540F,
        .companionShare = 0.087F,
        .extraTurn = 1.599F,
        .maxExtraTurns = 2.056F,
        .cityBonusGrowth = 0.018F,
        .holdingSpread = 0.244F,
        .joining = 0.439F,
    };
    return weights;
}

const Weights& greedyWeights()
{
    static constexpr float never = -100;
    static constexpr Weights weights{
        .road = {never, 0, 0, 0, 0},
        .city = {never, 0, 0, 0, 0},
        .surrounded = {never, 0, 0, 0, 0},
        .fittingShare = 1,
        .ownTileWait = 20,
        .inHand = {2, 1, 0.5F, 0.5F, 0.5F, 0.5F, 0.5F, 0.5F},
        .handTurns = 1,
        .variableShare = 1,
        .movingShare = 1,
        .aloneShare = 1,
        .otherShare = 1,
        .returnWait = 1,
        .fieldCity = 3,
        .aloneCity = 4,
        .ownTile = 1,
        .maxExtraTurns = 1,
    };
    return weights;
}

HandGroup handGroup(const FigureRule& figure)
{
    if (figure.kind() == FigureKind::Follower)
        return HandGroup::Follower;
    if (figure.spec().needsFollower)
        return HandGroup::Companion;
    if (!figure.spec().strengthTerm.empty())
        return HandGroup::Variable;
    if (figure.spec().movesAfterScoring)
        return HandGroup::Moving;
    return figure.spec().isPaidAlone ? HandGroup::Alone : HandGroup::Other;
}

namespace {

/// True if figures of that kind can be on features that score.
bool canScore(const RuleBook& book, const FigureRule& figure)
{
    for (int i = 0; i < maxFeatureKinds; ++i) {
        const auto kind = static_cast<FeatureKind>(i);
        if (!book.has(kind) || book.featureRule(kind).payment == Payment::None)
            continue;
        // Figures on corners are on fields.
        const bool isField = book.featureRule(kind).group == FeatureGroup::Field;
        if (book.isAllowedOn(figure.kind(), kind) || (isField && !figure.spec().cornerRule.empty()))
            return true;
    }
    return false;
}

} // namespace

float handShare(const Weights& weights, const RuleBook& book, const FigureRule& figure)
{
    if (!canScore(book, figure))
        return 0;
    switch (handGroup(figure)) {
    case HandGroup::Follower:
        return 1;
    case HandGroup::Variable:
        return weights.variableShare;
    case HandGroup::Moving:
        return weights.movingShare;
    case HandGroup::Alone:
        return weights.aloneShare;
    case HandGroup::Other:
        return weights.otherShare;
    case HandGroup::Companion:
        break;
    }
    return weights.companionShare;
}

} // namespace vozka
