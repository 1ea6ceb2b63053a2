// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The list of the expansions, and what they add together.
#pragma once

#include "engine/expansions/expansion.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vozka {

struct ListedExpansion {
    const Expansion* expansion = nullptr;
    /// Place of its tile set where sets are shown.
    int place = 0;
};

/// In the order in which they add their rules.
[[nodiscard]] std::span<const ListedExpansion> listedExpansions();
[[nodiscard]] std::span<const Expansion* const> expansions();

/// `addRules` of the expansions of these tile sets, in the order of the list. Those of the base set belong to
/// every game, because other sets show its features, too.
[[nodiscard]] std::vector<void (*)(RuleBook&)> ruleSourcesFor(std::span<const std::string> tileSets);

/// The tile sets whose rules the engine has, each once, in the order in which they are shown to players.
[[nodiscard]] std::vector<Code> playableTileSets();

/// Those of these tile sets that are official with the base game alone and stand beside others; empty = the
/// combination is official.
[[nodiscard]] std::vector<Code> unofficialAmong(std::span<const std::string> tileSets);

/// The tile sets of a game with these sets as its expansions change them.
void varyTiles(std::span<const std::string> tileSets, std::vector<TileSet>& sets);

/// The options that something heeds in a game with these tile sets: the core's, then each expansion's, in the
/// order of the sets.
[[nodiscard]] std::vector<const OptionSpec*> optionsFor(std::span<const std::string> tileSets);

/// The words of the tile sets for kinds of features: the core's and those of all expansions.
[[nodiscard]] std::optional<FeatureKind> findFeatureKind(std::string_view name);
[[nodiscard]] Code featureKindName(FeatureKind kind);
/// True if features of that kind have a direction.
[[nodiscard]] bool hasDirection(FeatureKind kind);

/// The words of the tile sets for ends of roads: the core's and those of all expansions.
[[nodiscard]] std::vector<RoadEndSpec> roadEndSpecs();
/// The keys of the tile sets for copies that show something more.
[[nodiscard]] std::vector<CopiesSpec> copiesSpecs();
/// True if features of that kind can have the mark.
[[nodiscard]] bool isMark(std::string_view word, FeatureKind feature);
/// True if a whole tile can have the mark.
[[nodiscard]] bool isTileMark(std::string_view word);

/// Every option of the file formats, or the one of that name (nullptr if there is none).
[[nodiscard]] std::span<const OptionSpec* const> optionSpecs();
[[nodiscard]] const OptionSpec* findOption(std::string_view name);

} // namespace vozka
