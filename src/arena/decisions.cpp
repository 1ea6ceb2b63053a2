// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena/decisions.h"

#include <utility>

namespace vozka {

std::vector<Decision> decisionsOf(const Match& match)
{
    const auto& history = match.history();
    const std::size_t count = history.size() - (match.endedEarly() ? 1 : 0);
    std::vector<Decision> decisions;
    PackedState before(match.startState());
    bool isSameTurn = false;
    for (std::size_t i = 0; i < count; ++i) {
        const PackedState stateBefore = std::exchange(before, history[i].packed());
        const auto& dataBefore = stateBefore.data();
        const auto& dataAfter = before.data();
        if (dataBefore.toMove == noPlayer) {
            isSameTurn = false;
            continue;
        }
        if (!isSameTurn)
            decisions.push_back({stateBefore, i, {}});
        decisions.back().played.push_back(history[i].action);
        isSameTurn =
            !dataAfter.over && dataAfter.toMove == dataBefore.toMove && dataAfter.turn == dataBefore.turn;
    }
    return decisions;
}

} // namespace vozka
