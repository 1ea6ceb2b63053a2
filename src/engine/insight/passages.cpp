// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/insight/passages.h"

#include <algorithm>

namespace vozka {

namespace {

void sortByPlace(std::vector<Passage>& passages)
{
    std::ranges::sort(passages, {}, [](const Passage& one) { return std::pair(one.from, one.to); });
}

} // namespace

std::vector<Passage> passagesOf(const RuleBook& book, const StateData& state, Segment segment)
{
    std::vector<Passage> found;
    for (const auto& rule : book.passageRules())
        state.board.forEachSegment(segment, [&](Segment at) { rule.addPassages(state, at, found); });
    sortByPlace(found);
    return found;
}

std::vector<Passage> passages(const Rules& rules, const State& state)
{
    std::vector<Passage> found;
    for (const auto& rule : rules.book().passageRules())
        for (int at = 0; at < state->board.segmentCount(); ++at)
            rule.addPassages(*state, static_cast<Segment>(at), found);
    sortByPlace(found);
    return found;
}

} // namespace vozka
