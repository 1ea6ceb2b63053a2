// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Candidates with their verdict: what could be done, and why the rest may not.
#pragma once

#include "engine/rules/state/action_list.h"
#include "engine/rules/state/refusal.h"

#include <optional>
#include <vector>

namespace vozka {

class Rules;
class State;

/// Something that could be done here; `refusal` says why not, nothing = it may.
struct Candidate {
    Action action;
    std::optional<Refusal> refusal;
    [[nodiscard]] bool isLegal() const { return !refusal; }
};

/// Every open cell and every turn for that kind, as if the player to move had drawn it.
[[nodiscard]] std::vector<Candidate> tileCandidates(const Rules& rules, const State& state, KindIndex kind);

/// Every feature of the tile just placed for that figure of the active player, or every corner of it for
/// one that stands on corners. If the step that waits takes no such figure, as if the tile had just been
/// placed.
[[nodiscard]] std::vector<Candidate> figureCandidates(const Rules& rules, const State& state,
                                                      FigureKind figure);

/// Actions of the step that waits which name a side of a tile, a figure on the board with its feature, or two
/// features of a tile.
[[nodiscard]] std::vector<Candidate> stepCandidates(const Rules& rules, const State& state);

} // namespace vozka
