// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/list.h"

#include "engine/expansions/abbey/abbey.h"
#include "engine/expansions/abbot/abbot.h"
#include "engine/expansions/barn/barn.h"
#include "engine/expansions/drawbridges/drawbridges.h"
#include "engine/expansions/farmers/farmers.h"
#include "engine/expansions/herds/herds.h"
#include "engine/expansions/inns_and_cathedrals/inns_and_cathedrals.h"
#include "engine/expansions/mayor/mayor.h"
#include "engine/expansions/monastery/monastery.h"
#include "engine/expansions/princess_and_dragon/princess_and_dragon.h"
#include "engine/expansions/river/river.h"
#include "engine/expansions/tower/tower.h"
#include "engine/expansions/traders_and_builders/traders_and_builders.h"
#include "engine/expansions/wagon/wagon.h"

#include <algorithm>

namespace vozka {

namespace {

struct Entry {
    const Expansion* expansion = nullptr;
    /// Of its tile set among those that are shown in a list, since the order of plugging in says nothing to a
    /// player.
    int place = 0;
};

// The wagon and the large follower stand where followers do, so they come behind those who bring places for
// them; the abbot behind whatever is surrounded; the builder behind the river, whose extra turn comes first.
// Drawbridges come last, since they are decided about directly behind the scoring, before whatever else
// follows it.
constexpr auto entries = std::to_array<Entry>({
    {&monastery::expansion, 0},
    {&farmers::expansion, 0},
    {&abbey::expansion, 1},
    {&inns_and_cathedrals::marks, 0},
    {&inns_and_cathedrals::expansion, 5},
    {&herds::expansion, 0},
    {&abbot::expansion, 6},
    {&mayor::expansion, 1},
    {&barn::expansion, 1},
    {&princess_and_dragon::expansion, 8},
    {&wagon::expansion, 1},
    {&tower::expansion, 9},
    {&river::first, 3},
    {&river::second, 4},
    {&traders_and_builders::expansion, 7},
    {&drawbridges::expansion, 2},
});

constexpr auto list = [] {
    std::array<const Expansion*, entries.size()> all{};
    std::ranges::transform(entries, all.begin(), &Entry::expansion);
    return all;
}();

auto entriesAsShown()
{
    auto shown = entries;
    std::ranges::stable_sort(shown, {}, &Entry::place);
    return shown;
}

constexpr std::array coreFeatureKinds{FeatureKindName{FeatureKind::Road, "road"},
                                      FeatureKindName{FeatureKind::City, "city"},
                                      FeatureKindName{FeatureKind::Field, "field"}};

bool comesWith(const Expansion& expansion, std::span<const std::string> tileSets)
{
    return expansion.tileSet == baseTileSet
           || std::ranges::find(tileSets, expansion.tileSet) != tileSets.end();
}

/// Adds its options but those that another one has brought.
void addNew(const Expansion& expansion, std::vector<const OptionSpec*>& options)
{
    for (const auto& spec : expansion.options)
        if (std::ranges::find(options, spec.name, &OptionSpec::name) == options.end())
            options.push_back(&spec);
}

std::vector<const OptionSpec*> allOptions()
{
    std::vector<const OptionSpec*> all;
    all.reserve(16);
    for (const auto& spec : option::core)
        all.push_back(&spec);
    for (const auto* expansion : list)
        addNew(*expansion, all);
    return all;
}

} // namespace

std::span<const Expansion* const> expansions()
{
    return list;
}

std::vector<void (*)(RuleBook&)> plugInsFor(std::span<const std::string> tileSets)
{
    std::vector<void (*)(RuleBook&)> plugIns;
    for (const auto* expansion : list)
        if (comesWith(*expansion, tileSets))
            plugIns.push_back(expansion->plug);
    return plugIns;
}

std::vector<Code> playableTileSets()
{
    std::vector<Code> sets;
    for (const auto& entry : entriesAsShown())
        if (std::ranges::find(sets, entry.expansion->tileSet) == sets.end())
            sets.push_back(entry.expansion->tileSet);
    return sets;
}

std::vector<Code> unofficialAmong(std::span<const std::string> tileSets)
{
    const auto chosen = [&](const Expansion* one) {
        return std::ranges::find(tileSets, one->tileSet) != tileSets.end();
    };
    std::vector<Code> sets;
    for (const auto* expansion : list)
        if (expansion->officialWithBaseOnly && chosen(expansion)
            && std::ranges::any_of(list, [&](const Expansion* other) {
                   return other->tileSet != baseTileSet && other->tileSet != expansion->tileSet
                          && chosen(other);
               }))
            sets.push_back(expansion->tileSet);
    return sets;
}

void varyTiles(std::span<const std::string> tileSets, std::vector<TileSet>& sets)
{
    for (const auto* expansion : list)
        if (expansion->vary != nullptr && comesWith(*expansion, tileSets))
            expansion->vary(sets);
}

std::vector<const OptionSpec*> optionsFor(std::span<const std::string> tileSets)
{
    std::vector<const OptionSpec*> options;
    options.reserve(option::core.size());
    for (const auto& spec : option::core)
        options.push_back(&spec);
    for (const auto& entry : entriesAsShown())
        if (comesWith(*entry.expansion, tileSets))
            addNew(*entry.expansion, options);
    return options;
}

std::optional<FeatureKind> findFeatureKind(std::string_view name)
{
    for (const auto& known : coreFeatureKinds)
        if (known.name == name)
            return known.kind;
    for (const auto* expansion : list)
        for (const auto& known : expansion->featureKinds)
            if (known.name == name)
                return known.kind;
    return {};
}

Code featureKindName(FeatureKind kind)
{
    for (const auto& known : coreFeatureKinds)
        if (known.kind == kind)
            return known.name;
    for (const auto* expansion : list)
        for (const auto& known : expansion->featureKinds)
            if (known.kind == kind)
                return known.name;
    return "feature";
}

std::span<const OptionSpec* const> optionSpecs()
{
    static const auto all = allOptions();
    return all;
}

const OptionSpec* findOption(std::string_view name)
{
    const auto all = optionSpecs();
    const auto found = std::ranges::find(all, name, &OptionSpec::name);
    return found == all.end() ? nullptr : *found;
}

} // namespace vozka
