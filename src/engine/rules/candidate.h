// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Legal and illegal actions in a state, with the reasons of refusal.
#pragma once

#include "engine/rules/state/action_list.h"
#include "engine/rules/state/refusal.h"

#include <optional>
#include <vector>

namespace vozka {

class Rules;
class State;

struct Candidate {
    Action action;
    std::optional<Refusal> refusal;
    [[nodiscard]] bool isLegal() const { return !refusal; }
};

/// Lists the placements of that kind on every open cell, turned in every way, as if the active player had
/// drawn it.
[[nodiscard]] std::vector<Candidate> tileCandidates(const Rules& rules, const State& state, KindIndex kind);

/// Lists the deployments of that figure of the active player on every feature of the tile just placed, and on
/// features that a `ReachRule` adds. For figures on corners: on every corner of the tile. If the current step
/// does not offer the figure, assumes that the last tile has just been placed.
[[nodiscard]] std::vector<Candidate> figureCandidates(const Rules& rules, const State& state,
                                                      FigureKind figure);

/// Lists the actions of the current step that name a side of a tile, a figure with a feature, or two features
/// of a tile. Those with a figure are the samples of their rule, or all figures on the board if it has none.
[[nodiscard]] std::vector<Candidate> stepCandidates(const Rules& rules, const State& state);

} // namespace vozka
