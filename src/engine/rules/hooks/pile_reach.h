// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How far a pile of pieces reaches over the board, and who may be taken there.
#pragma once

#include "engine/rules/state/refusal.h"
#include "engine/rules/state/state.h"

#include <optional>

namespace vozka {

class RuleBook;

class PileReach {
public:
    /// For stacks of that kind of token.
    explicit PileReach(TokenKind tokens) : m_tokens(tokens) {}
    PileReach(const PileReach&) = delete;
    PileReach& operator=(const PileReach&) = delete;
    virtual ~PileReach() = default;

    [[nodiscard]] TokenKind tokens() const { return m_tokens; }

    /// True if a pile of so many pieces on that segment reaches the cell, with a tile or without.
    [[nodiscard]] virtual bool reaches(const StateData& state, Segment pile, int pieces, Cell cell) const = 0;
    /// Why the figure may not be taken by such a pile; nothing = it may.
    [[nodiscard]] virtual std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                         Segment pile, int pieces,
                                                         const Figure& figure) const = 0;

private:
    TokenKind m_tokens;
};

} // namespace vozka
