// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Facts about the turns after the moves.
#include "players/facts.h"
#include "players/next_turn.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace vozka {

namespace {

/// Smaller shares of a difference are no explanation of it.
constexpr float leastShare = 0.2F;
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
    return effect.subject.player == board(beforeMoves).state()->toMove
               ? effect.points
               : -effect.points / static_cast<float>(rivals());
}

/// Returns the effect on the same subject after the other move.
TurnEffect Facts::sameAfterOther(std::size_t at, const TurnEffect& effect,
                                 const std::vector<TurnEffect>& others) const
{
    const auto& subject = effect.subject;
    const auto same = std::ranges::find_if(others, [&](const TurnEffect& other) {
        return std::tie(other.subject.player, other.subject.topic, other.subject.number)
                   == std::tie(subject.player, subject.topic, subject.number)
               && numberOf(1 - at, other.subject.segment) == numberOf(at, subject.segment);
    });
    return same == others.end() ? TurnEffect{.subject = subject} : *same;
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
        const float gain = leadBy(sameAfterOther(worse, effect, others)) - leadBy(effect);
        if (effect.subject.segment == noSegment || effect.tiles == 0 || leadBy(effect) >= 0
            || gain <= greatest)
            continue;
        greatest = gain;
        fact = {.code = fact::answer, .player = effect.subject.player};
        fact->feature = featureAt(worse, effect.subject.segment);
        fact->isOfOther = worse == 1;
        fact->points = ahead > 0 ? gain : -gain;
        fact->count = effect.tiles;
        fact->of = board(worse).state()->bagTotal;
        fact->less = effect.points < 0;
    }
    return fact;
}

/// Finds the subject for which two turns make the greatest difference between the moves.
std::optional<Fact> Facts::afterTwoTurns(Evaluator& evaluator, float ahead)
{
    const std::array effects{effectsOfTwoTurns(evaluator, board(0).state()),
                             effectsOfTwoTurns(evaluator, board(1).state())};
    std::optional<Fact> fact;
    float greatest = std::max(leastPoints, leastShare * std::abs(ahead));
    for (std::size_t at = 0; at < beforeMoves; ++at)
        for (const auto& effect : effects.at(at)) {
            const auto same = sameAfterOther(at, effect, effects.at(1 - at));
            const float gain = leadBy(effect) - leadBy(same);
            if ((at == 0) != ((gain > 0) == (ahead > 0)) || std::abs(gain) <= greatest)
                continue;
            // Figures are also worth less when they are placed, or when few turns are left.
            if (effect.subject.topic == Topic::Figures
                && (effect.points - same.points) * static_cast<float>(effect.returned - same.returned) <= 0)
                continue;
            greatest = std::abs(gain);
            fact = later(at, effect.subject, gain);
        }
    return fact;
}

/// Returns the fact that two turns change the points of the subject by `gain` more after that move than after
/// the other one.
Fact Facts::later(std::size_t at, const EffectSubject& subject, float gain) const
{
    const bool isOwn = subject.player == board(beforeMoves).state()->toMove;
    Fact fact{.code = fact::later, .player = subject.player, .points = at == 0 ? gain : -gain};
    fact.isOfOther = at == 1;
    fact.count = wholePoints(isOwn ? gain : gain * static_cast<float>(rivals()));
    fact.less = isOwn != (gain > 0);
    if (subject.segment != noSegment)
        fact.feature = featureAt(at, subject.segment);
    else if (subject.topic == Topic::Figures)
        fact.code = fact::returning;
    else
        fact.code = fact::expected;
    if (subject.topic == Topic::ExpectedPoints)
        fact.detail =
            board(at).rules().book().estimates().at(static_cast<std::size_t>(subject.number))->name();
    return fact;
}

} // namespace vozka
