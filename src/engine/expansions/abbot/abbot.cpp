// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/abbot/abbot.h"

#include "engine/rules/scoring/feature_scoring.h"

#include <algorithm>

namespace vozka::abbot {

namespace {

constexpr Code word = "garden";

/// Removes the copies with a garden from a kind. Returns their number.
int removeGardens(TileKind& kind)
{
    const auto found = std::ranges::find(kind.copiesWith, word, &MarkCount::word);
    if (found == kind.copiesWith.end())
        return 0;
    const int gardens = found->count;
    kind.copiesWith.erase(found);
    kind.count -= gardens;
    return gardens;
}

/// Returns the kind with a garden that replaces these copies.
TileKind withGarden(const TileKind& kind, int copies)
{
    TileKind garden = kind;
    garden.id += "-garden";
    garden.count = copies;
    TileFeature feature;
    feature.id = word;
    feature.kind = featureKind(word);
    garden.features.push_back(feature);
    return garden;
}

/// Copies with a garden become separate kinds, directly after the kind without a garden.
void changeTileSets(std::vector<TileSet>& sets, const Options&)
{
    for (auto& set : sets) {
        std::vector<TileKind> kinds;
        for (auto& kind : set.tiles) {
            const int gardens = removeGardens(kind);
            const auto garden = withGarden(kind, gardens);
            if (kind.count > 0)
                kinds.push_back(std::move(kind));
            if (gardens > 0)
                kinds.push_back(garden);
        }
        set.tiles = std::move(kinds);
    }
}

/// Rule: ab.place - the abbot can be on every feature that is completed by the tiles around it, also on an
/// abbey.
void allowAbbots(RuleBook& book, FigureKind abbot)
{
    for (int i = 0; i < maxFeatureKinds; ++i)
        if (const auto kind = static_cast<FeatureKind>(i); book.isSurrounded(kind))
            book.allow(abbot, kind);
}

/// Rule: ab.score, ab.final - a garden is scored like a monastery.
constexpr SurroundedWords gardenWords{
    {"garden", "ab.score"}, {"garden.incomplete", "ab.final"}, "garden.tile", "garden.neighbours"};

constexpr std::array kinds{FeatureKindSpec{word}};
constexpr std::array copies{CopiesSpec{"gardenCopies", word}};

void addRules(RuleBook& book)
{
    const auto garden = featureKind(word);
    addSurroundedFeature(book, garden, gardenWords);
    // Rule: ab.garden
    book.reserve(garden, {abbotOnly, abbotOnly, "ab.garden"});
    const auto abbot = book.add(FigureSpec{.name = "abbot", .supply = 1});
    allowAbbots(book, abbot);
    addRetrieving(book, abbot);
}

} // namespace

const Expansion expansion{.name = "abbot",
                          .tileSet = "abbot",
                          .featureKinds = kinds,
                          .options = {},
                          .addRules = addRules,
                          .officialWithBaseOnly = false,
                          .changeTileSets = changeTileSets,
                          .copies = copies};

} // namespace vozka::abbot
