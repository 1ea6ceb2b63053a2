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
    const auto& tile = asked->board.tiles()[asked->placed];
    const auto& kind = rules.catalogue().kind(tile.kind);
    std::vector<Candidate> candidates;
    for (std::size_t i = 0; i < kind.features.size() + kind.shortRoads.size(); ++i) {
        const auto action = Action::deploy(figure, tile.cell, static_cast<FeatureIndex>(i));
        candidates.push_back({action, rules.refusal(asked, action)});
    }
    return candidates;
}

} // namespace vozka
