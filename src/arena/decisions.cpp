// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena/decisions.h"

namespace vozka {

std::vector<Decision> decisionsOf(const Match& match)
{
    const auto& moments = match.moments();
    const std::size_t count = moments.size() - (match.endedEarly() ? 1 : 0);
    std::vector<Decision> decisions;
    const State* before = &match.startState();
    bool goesOn = false;
    for (std::size_t i = 0; i < count; ++i) {
        const State& at = *before;
        const State& after = moments[i].after();
        before = &after;
        if (at->toMove == nature) {
            goesOn = false;
            continue;
        }
        if (!goesOn)
            decisions.push_back({&at, {}});
        decisions.back().played.push_back(moments[i].action);
        goesOn = !after->over && after->toMove == at->toMove && after->turn == at->turn;
    }
    return decisions;
}

std::size_t firstMoment(const Match& match, const Decision& decision, std::size_t from)
{
    const auto& moments = match.moments();
    std::size_t index = from;
    while (index < moments.size()
           && decision.before != (index == 0 ? &match.startState() : &moments[index - 1].after()))
        ++index;
    return index;
}

} // namespace vozka
