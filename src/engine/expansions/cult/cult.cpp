// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/cult/cult.h"

#include "engine/expansions/cult/opponents.h"
#include "engine/rules/scoring/feature_scoring.h"

#include <array>

namespace vozka::cult {

namespace {

constexpr Code word = "shrine";
constexpr Code monasteryWord = "monastery";

/// Shrines are marked monasteries in tile sets. In games they are a separate kind of feature, with separate
/// names and score lines.
void changeTileSets(std::vector<TileSet>& sets, const Options&)
{
    for (auto& set : sets)
        for (auto& tile : set.tiles)
            for (auto& feature : tile.features)
                if (std::erase_if(feature.marks, [](const MarkCount& mark) { return mark.word == word; }) > 0)
                    feature.kind = featureKind(word);
}

/// Rule: cu.shrine - placed, occupied and scored like a monastery. Rule: cu.kinds - by the same figures.
void addRules(RuleBook& book)
{
    const auto shrine = featureKind(word);
    addSurroundedFeature(book, shrine,
                         {{"shrine", "cu.shrine"},
                          {"shrine.incomplete", "cu.shrine"},
                          "monastery.tile",
                          "monastery.neighbours"});
    book.allow(FigureKind::Follower, shrine);
    const Opponents opponents(shrine);
    addPlaceLimit(book, opponents);
    addChallenges(book, opponents);
    addEstimate(book, opponents);
}

constexpr std::array kinds{FeatureKindSpec{word}};
constexpr std::array marks{MarkSpec{word, monasteryWord}};

} // namespace

const Expansion expansion{.name = "cult",
                          .tileSet = "cult",
                          .featureKinds = kinds,
                          .options = {},
                          .addRules = addRules,
                          .officialWithBaseOnly = false,
                          .changeTileSets = changeTileSets,
                          .marks = marks};

} // namespace vozka::cult
