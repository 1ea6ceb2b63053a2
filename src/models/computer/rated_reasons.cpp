// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/computer/rated_reasons.h"

namespace vozka {

namespace {

std::vector<Fact> factsOfPlayed(const RatedDecision& rated)
{
    auto reasons = rated.reasons;
    std::erase_if(reasons, [](const Fact& reason) { return reason.isOfOther; });
    return reasons;
}

std::vector<Fact> factsOfBetter(const RatedDecision& rated)
{
    auto reasons = rated.reasons;
    std::erase_if(reasons, [](const Fact& reason) { return !reason.isOfOther; });
    for (auto& reason : reasons) {
        reason.isOfOther = false;
        reason.points = -reason.points;
        for (auto& example : reason.example)
            example.isOfOther = !example.isOfOther;
    }
    return reasons;
}

ComparedMoves playedFirst(const State& before, const RatedDecision& rated)
{
    return {&before, rated.played, rated.best.actions};
}

ComparedMoves betterFirst(const State& before, const RatedDecision& rated)
{
    return {&before, rated.best.actions, rated.played};
}

} // namespace

ReasonTexts playedReasons(const Table& table, const State& before, const RatedDecision& rated)
{
    return reasonTexts(table, playedFirst(before, rated), factsOfPlayed(rated));
}

ReasonTexts betterReasons(const Table& table, const State& before, const RatedDecision& rated)
{
    return reasonTexts(table, betterFirst(before, rated), factsOfBetter(rated));
}

QStringList playedTexts(const Table& table, const State& before, const RatedDecision& rated)
{
    return textsWithoutLetters(table, playedFirst(before, rated), factsOfPlayed(rated));
}

QStringList betterTexts(const Table& table, const State& before, const RatedDecision& rated)
{
    return textsWithoutLetters(table, betterFirst(before, rated), factsOfBetter(rated));
}

} // namespace vozka
