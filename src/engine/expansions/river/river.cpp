// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/river/river.h"

#include <algorithm>

namespace vozka::river {

namespace {

bool isOfStack(const TileKind& kind)
{
    return kind.stack > 0;
}

bool hasStack(const TileSet& set)
{
    return std::ranges::any_of(set.tiles, isOfStack);
}

bool hasFork(const TileSet& set)
{
    return std::ranges::any_of(set.tiles, &TileKind::second);
}

/// Rule: ri.both - one spring, and one lake, which is the lake of the set with the fork.
void changeTileSets(std::vector<TileSet>& sets, const Options&)
{
    const bool both = std::ranges::count_if(sets, hasStack) > 1;
    for (auto& set : sets) {
        const bool setHasFork = hasFork(set);
        std::erase_if(set.tiles, [&](const TileKind& kind) {
            return both && isOfStack(kind) && (setHasFork ? kind.start : kind.last);
        });
    }
}

/// Rule: ri.stack - the spring is the start tile, and the usual start tile is in the bag. Tiles with fixed
/// cells stay.
void startWithSpring(RuleBook& book)
{
    const auto& catalogue = book.catalogue();
    std::erase_if(book.startTiles(), [](const StartTile& tile) { return !tile.isFixed; });
    for (int i = 0; i < catalogue.kindCount(); ++i)
        if (const auto kind = static_cast<KindIndex>(i);
            catalogue.kind(kind).start && catalogue.kind(kind).count > 0 && isOfStack(catalogue.kind(kind)))
            book.startTiles().push_back({kind, {0, 0}});
}

constexpr Code word = "river";
constexpr std::array kinds{FeatureKindSpec{word}};

constexpr OptionSpec riverSpace{"riverRoom",   OptionSpec::Type::Choice, {"uTurn", "clear"}, 0, 0,
                                "ri.no-u-turn"};
constexpr OptionSpec volcanoLake{"volcanoLake",    OptionSpec::Type::Choice, {"again", "plain"}, 0, 0,
                                 "ri.volcano-lake"};
constexpr std::array optionsOfFirst{riverSpace};
constexpr std::array optionsOfSecond{riverSpace, volcanoLake};

void addRules(RuleBook& book)
{
    // A game with both river sets adds the rules once.
    const auto river = featureKind(word);
    if (book.has(river))
        return;
    startWithSpring(book);
    // Rule: ri.nobody - the river is never scored and never completed.
    book.add(river, {.group = FeatureGroup::None,
                     .completed = {"river", "ri.nobody"},
                     .atEnd = {"river", "ri.nobody"},
                     .payment = Payment::None,
                     .addTerms = {}});
    book.reserve(river, {nothingOnRiver, "river", "ri.nobody"});
    addRiverTiles(book, static_cast<RiverSpace>(book.options().value(riverSpace)));
    if (book.options().value(volcanoLake) == 0)
        addLake(book);
}

} // namespace

const Expansion first{.name = "river",
                      .tileSet = "river",
                      .featureKinds = kinds,
                      .options = optionsOfFirst,
                      .addRules = addRules,
                      .officialWithBaseOnly = false,
                      .changeTileSets = changeTileSets};

const Expansion second{.name = "river-2",
                       .tileSet = "river-2",
                       .featureKinds = kinds,
                       .options = optionsOfSecond,
                       .addRules = addRules,
                       .officialWithBaseOnly = false,
                       .changeTileSets = changeTileSets};

} // namespace vozka::river
