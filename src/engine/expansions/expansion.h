// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the list of expansions knows of each.
#pragma once

#include "engine/rules/hooks/rule_book.h"
#include "engine/rules/state/options.h"

#include <span>

namespace vozka {

/// A kind of feature that an expansion adds.
struct FeatureKindSpec {
    /// Its word in the tile sets.
    Code word;
    /// True if each feature of that kind has a direction, which turns with its tile.
    bool hasDirection = false;
};

/// What closes a road on its tile, in the tile sets.
struct RoadEndSpec {
    Code word;
    /// True if its value is a feature of the tile, false if it is `true`.
    bool namesFeature = false;
    /// True if a road may also pass it without an end there.
    bool mayBePassed = false;
};

/// A mark of the tile sets.
struct MarkSpec {
    Code word;
    /// Word of the kind of feature that can have it. Empty: the whole tile can have it.
    Code feature;
};

/// A key of tiles in the tile sets: the number of copies that show something more.
struct CopiesSpec {
    Code key;
    /// What these copies show, see `TileKind::copiesWith`.
    Code word;
};

/// Number of the kind of feature with that word. Kinds are numbered in the order of the list of expansions.
/// Requires: a listed expansion has the word.
[[nodiscard]] FeatureKind featureKind(std::string_view word);

inline constexpr Code baseTileSet = "base";

/// Rules that belong to a tile set. `addRules` adds them to the rule book of a game.
struct Expansion {
    Code name;
    /// Tile set with these rules.
    Code tileSet;
    std::span<const FeatureKindSpec> featureKinds;
    std::span<const OptionSpec> options;
    void (*addRules)(RuleBook& book);
    /// True if its publisher has no rules for it beside other expansions.
    bool officialWithBaseOnly = false;
    /// Changes the tile sets of a game before they are put together; nullptr if they stay as they are.
    void (*changeTileSets)(std::vector<TileSet>& sets) = nullptr;
    std::span<const RoadEndSpec> roadEnds{};
    std::span<const MarkSpec> marks{};
    std::span<const CopiesSpec> copies{};
};

} // namespace vozka
