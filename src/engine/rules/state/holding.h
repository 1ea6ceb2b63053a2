// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What players hold beside the board: tokens that they were given, figures that they took. Expansions bring
// the kinds; the core keeps them with the state, files and table show them, and nobody knows whose they are.
#pragma once

#include "engine/base/ids.h"

namespace vozka {

/// A kind of holding by its number: they are numbered in the order in which they were added to the rules.
using HoldingIndex = std::uint8_t;

struct HoldingKind {
    /// The field in which the files list it, with all kinds of the same field.
    Code field;
    /// What tells the kinds of a field apart, for pictures and sentences.
    Code word;
    /// How many all players together can have. RuleBook::seal replaces 0 by the number of all figures.
    int most = 0;
    /// Each one is a figure out of the supply of its owner. Otherwise they are tokens, which are counted.
    bool isFigure = false;
    /// What it brings at the end to have most of them, to each of those who tie.
    int pointsForMost = 0;
};

struct Holding {
    Player holder = nature;
    HoldingIndex kind = 0;
    /// Of a figure: whose it is, and which.
    Player owner = nature;
    FigureKind figure = FigureKind::Follower;
    bool operator==(const Holding&) const = default;
};

} // namespace vozka
