// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/monastery/monastery.h"

#include "engine/rules/scoring/feature_scoring.h"

namespace vozka::monastery {

namespace {

constexpr Code word = "monastery";

/// Rule: base.monastery.complete - 1 point for its tile and 1 for each of the eight tiles around it;
/// base.final.monastery - the same for the existing tiles.
void addRules(RuleBook& book)
{
    const auto monastery = featureKind(word);
    addSurroundedFeature(book, monastery,
                         {{"monastery", "base.monastery.complete"},
                          {"monastery.incomplete", "base.final.monastery"},
                          "monastery.tile",
                          "monastery.neighbours"});
    book.allow(FigureKind::Follower, monastery);
}

constexpr std::array kinds{FeatureKindSpec{word}};
constexpr std::array roadEnds{RoadEndSpec{.word = word, .namesFeature = true}};

} // namespace

const Expansion expansion{.name = "monastery",
                          .tileSet = baseTileSet,
                          .featureKinds = kinds,
                          .options = {},
                          .addRules = addRules,
                          .roadEnds = roadEnds};

} // namespace vozka::monastery
