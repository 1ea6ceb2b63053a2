// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the list of expansions knows of each.
#pragma once

#include "engine/rules/hooks/rule_book.h"
#include "engine/rules/state/options.h"

#include <span>

namespace vozka {

/// A feature kind that an expansion brings, and its word in the tile sets.
struct FeatureKindName {
    FeatureKind kind;
    Code name;
    /// True if it goes on across the sides of tiles.
    bool crossesSides = false;
};

inline constexpr Code baseTileSet = "base";

/// An expansion: rules that come with a tile set. `plug` hangs them into the book of a game.
struct Expansion {
    Code name;
    /// The tile set with which its rules come into a game.
    Code tileSet;
    std::span<const FeatureKindName> featureKinds;
    std::span<const OptionSpec> options;
    void (*plug)(RuleBook& book);
    /// True if its publisher has no rules for it beside other expansions.
    bool officialWithBaseOnly = false;
    /// Changes the tile sets of a game before they are put together; nullptr if they stay as they are.
    void (*vary)(std::vector<TileSet>& sets) = nullptr;
};

} // namespace vozka
