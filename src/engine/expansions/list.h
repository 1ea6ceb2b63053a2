// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The list of the expansions, and functions over all of them.
#pragma once

#include "engine/expansions/expansion.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vozka {

struct ListedExpansion {
    const Expansion* expansion = nullptr;
    /// Position of its tile set in lists for players.
    int displayPosition = 0;
};

/// Returns the list, in the order of the calls of `addRules`.
[[nodiscard]] std::span<const ListedExpansion> listedExpansions();
[[nodiscard]] std::span<const Expansion* const> expansions();

/// Returns `addRules` of the expansions of these tile sets, in the order of the list. Expansions of the base
/// set are included in every game, because other sets have its features, too.
[[nodiscard]] std::vector<void (*)(RuleBook&)> ruleSourcesFor(std::span<const std::string> tileSets);

/// Returns the tile sets whose rules the engine has, each once, in the order of lists for players.
[[nodiscard]] std::vector<Code> playableTileSets();

/// Returns the tile sets that have official rules with the base game only, although `tileSets` contains
/// further sets. Empty if the combination is official.
[[nodiscard]] std::vector<Code> unofficialAmong(std::span<const std::string> tileSets);

/// Applies `changeTileSets` of all expansions of these sets.
void applyTileSetChanges(std::span<const std::string> tileSets, const Options& options,
                         std::vector<TileSet>& sets);

/// Returns the options with an effect in a game with these tile sets: options of the core, then of each
/// expansion, in the order of lists for players.
[[nodiscard]] std::vector<const OptionSpec*> optionsFor(std::span<const std::string> tileSets);

/// Returns the kind of feature with that word in tile sets; empty if unknown.
[[nodiscard]] std::optional<FeatureKind> findFeatureKind(std::string_view name);
/// Returns the word of the kind in tile sets; "feature" if unknown.
[[nodiscard]] Code featureKindName(FeatureKind kind);
/// True if features of that kind have a direction.
[[nodiscard]] bool hasDirection(FeatureKind kind);

/// Words of tile sets for ends of roads, of the core and of all expansions.
[[nodiscard]] std::vector<RoadEndSpec> roadEndSpecs();
/// Keys of tile sets for copies with an additional mark.
[[nodiscard]] std::vector<CopiesSpec> copiesSpecs();
/// True if features of that kind can have the mark.
[[nodiscard]] bool isMark(std::string_view word, FeatureKind feature);
/// True if a whole tile can have the mark.
[[nodiscard]] bool isTileMark(std::string_view word);

/// Returns all options of the file formats. `findOption` returns the option of that name; null if unknown.
[[nodiscard]] std::span<const OptionSpec* const> optionSpecs();
[[nodiscard]] const OptionSpec* findOption(std::string_view name);

} // namespace vozka
