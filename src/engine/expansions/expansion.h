// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Types that describe an expansion in the list of expansions.
#pragma once

#include "engine/rules/hooks/rule_book.h"
#include "engine/rules/state/options.h"

#include <span>

namespace vozka {

/// Kind of a feature that an expansion adds.
struct FeatureKindSpec {
    /// Word in tile sets.
    Code word;
    /// True if each feature of that kind has a direction, which turns with its tile.
    bool hasDirection = false;
};

/// End of a road on its tile, in tile sets.
struct RoadEndSpec {
    Code word;
    /// True if its value in tile sets is a feature of the tile, false if the value is `true`.
    bool namesFeature = false;
    /// True if the word can also be in `passes` of a road, which then does not end there.
    bool mayBePassed = false;
};

/// Mark in tile sets.
struct MarkSpec {
    Code word;
    /// Word of the kind of feature that can have the mark. Empty: the whole tile can have the mark.
    Code feature;
};

/// Key of tiles in tile sets: the number of copies with an additional mark.
struct CopiesSpec {
    Code key;
    /// Mark of these copies, see `TileKind::copiesWith`.
    Code word;
};

/// Returns the kind of feature with that word. Kinds are numbered in the order of the list of expansions.
/// Requires: a listed expansion has the word.
[[nodiscard]] FeatureKind featureKind(std::string_view word);

inline constexpr Code baseTileSet = "base";

/// Rules of a tile set. `addRules` adds them to the rule book of a game.
struct Expansion {
    Code name;
    Code tileSet;
    std::span<const FeatureKindSpec> featureKinds;
    std::span<const OptionSpec> options;
    void (*addRules)(RuleBook& book);
    /// True if its publisher has no rules for games with other expansions.
    bool officialWithBaseOnly = false;
    /// Changes the tile sets of a game before the catalogue is made; null if the expansion changes none.
    void (*changeTileSets)(std::vector<TileSet>& sets, const Options& options) = nullptr;
    std::span<const RoadEndSpec> roadEnds{};
    std::span<const MarkSpec> marks{};
    std::span<const CopiesSpec> copies{};
};

} // namespace vozka
