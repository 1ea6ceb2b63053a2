// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/candidate.h"

#include "engine/rules/rules.h"

namespace vozka {

std::vector<Candidate> tileCandidates(const Rules& rules, const State& state, KindIndex kind)
{
    const State asked = rules.asIfDrawn(state, kind);
    std::vector<Candidate> candidates;
    for (const auto& open : asked->board.openCells())
        for (Turns turns = 0; turns < sideCount; ++turns) {
            const auto action = Action::place(kind, open.cell, turns);
            candidates.push_back({action, rules.refusal(asked, action)});
        }
    return candidates;
}

std::vector<Candidate> figureCandidates(const Rules& rules, const State& state, FigureKind figure)
{
    const State asked = rules.asIfPlaced(state);
    std::vector<Action> conceivable;
    rules.book().figureRule(figure).addConceivable(rules.book(), *asked, conceivable);
    std::vector<Candidate> candidates;
    candidates.reserve(conceivable.size());
    for (const auto& action : conceivable)
        candidates.push_back({action, rules.refusal(asked, action)});
    return candidates;
}

} // namespace vozka
