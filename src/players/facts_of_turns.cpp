// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Facts about the turns after the moves.
#include "players/facts.h"
#include "players/next_turn.h"

#include <algorithm>
#include <cmath>

namespace vozka {

namespace {

/// Smaller shares of a difference are no explanation of it.
constexpr float leastShare = 0.25F;
/// Fewer points would be shown as 0.
constexpr float leastPoints = 0.5F;

} // namespace

std::optional<Fact> Facts::later(Evaluator& evaluator, float ahead)
{
    auto fact = answer(evaluator, ahead);
    return fact ? fact : afterTwoTurns(evaluator, ahead);
}

float Facts::leadBy(const TurnEffect& effect) const
{
    return effect.player == board(beforeMoves).state()->toMove
               ? effect.points
               : -effect.points / static_cast<float>(rivals());
}

/// Returns the lead by the same feature after the other move.
float Facts::leadAfterOther(std::size_t at, const TurnEffect& effect,
                            const std::vector<TurnEffect>& others) const
{
    const auto same = std::ranges::find_if(others, [&](const TurnEffect& other) {
        return other.player == effect.player
               && numberOf(1 - at, other.segment) == numberOf(at, effect.segment);
    });
    return same == others.end() ? 0 : leadBy(*same);
}

/// Finds the feature that gives the next player most after the worse of the moves.
std::optional<Fact> Facts::answer(Evaluator& evaluator, float ahead)
{
    const std::size_t worse = ahead > 0 ? 1 : 0;
    const auto effects = effectsOfNextTurn(evaluator, board(worse).state());
    const auto others = effectsOfNextTurn(evaluator, board(1 - worse).state());
    std::optional<Fact> fact;
    float greatest = std::max(leastPoints, leastShare * std::abs(ahead));
    for (const auto& effect : effects) {
        const float gain = leadAfterOther(worse, effect, others) - leadBy(effect);
        if (effect.tiles == 0 || leadBy(effect) >= 0 || gain <= greatest)
            continue;
        greatest = gain;
        fact = {.code = fact::answer, .player = effect.player};
        fact->feature = featureAt(worse, effect.segment);
        fact->isOfOther = worse == 1;
        fact->points = ahead > 0 ? gain : -gain;
        fact->count = effect.tiles;
        fact->of = board(worse).state()->bagTotal;
        fact->less = effect.points < 0;
    }
    return fact;
}

/// Finds the feature for which two turns make the greatest difference between the moves.
std::optional<Fact> Facts::afterTwoTurns(Evaluator& evaluator, float ahead)
{
    const std::array effects{effectsOfTwoTurns(evaluator, board(0).state()),
                             effectsOfTwoTurns(evaluator, board(1).state())};
    std::optional<Fact> fact;
    float greatest = std::max(leastPoints, leastShare * std::abs(ahead));
    for (std::size_t at = 0; at < beforeMoves; ++at)
        for (const auto& effect : effects.at(at)) {
            const float gain = leadBy(effect) - leadAfterOther(at, effect, effects.at(1 - at));
            if ((at == 0) != ((gain > 0) == (ahead > 0)) || std::abs(gain) <= greatest)
                continue;
            greatest = std::abs(gain);
            const bool isOwn = effect.player == board(beforeMoves).state()->toMove;
            fact = {.code = fact::later, .player = effect.player};
            fact->feature = featureAt(at, effect.segment);
            fact->isOfOther = at == 1;
            fact->points = at == 0 ? gain : -gain;
            fact->count = wholePoints(isOwn ? gain : gain * static_cast<float>(rivals()));
            fact->less = isOwn != (gain > 0);
        }
    return fact;
}

} // namespace vozka
