// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The step behind the scoring in which wagons go on or go home.
#pragma once

#include "engine/rules/hooks/rule_book.h"
#include "engine/rules/state/options.h"

#include <array>

namespace vozka::wagon {

/// Wagons whose feature was scored in this turn and about which nothing is decided yet.
struct Waiting {
    /// One for each player: that is how many there are.
    std::array<Figure, maxPlayers> figures;
    std::uint8_t size;

    void add(const Figure& figure) { figures[size++] = figure; }
    void remove(std::size_t at)
    {
        for (; at + 1 < size; ++at)
            figures[at] = figures[at + 1];
        figures[--size] = {};
    }
};

/// Rule: am.wagon.order - clockwise from the active player, several of one player by where they stand; each
/// sees what those before it did.
void addWagonStep(RuleBook& book, std::size_t slot, Edition edition, FigureKind wagon);

} // namespace vozka::wagon
