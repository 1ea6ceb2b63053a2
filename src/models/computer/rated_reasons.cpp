// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/computer/rated_reasons.h"

namespace vozka {

ReasonTexts playedReasons(const Table& table, const State& before, const RatedDecision& rated)
{
    auto reasons = rated.reasons;
    std::erase_if(reasons, [](const Fact& reason) { return reason.isOfOther; });
    return reasonTexts(table, {&before, rated.played, rated.best.actions}, reasons);
}

ReasonTexts betterReasons(const Table& table, const State& before, const RatedDecision& rated)
{
    auto reasons = rated.reasons;
    std::erase_if(reasons, [](const Fact& reason) { return !reason.isOfOther; });
    for (auto& reason : reasons) {
        reason.isOfOther = false;
        reason.points = -reason.points;
        for (auto& example : reason.example)
            example.isOfOther = !example.isOfOther;
    }
    return reasonTexts(table, {&before, rated.best.actions, rated.played}, reasons);
}

} // namespace vozka
