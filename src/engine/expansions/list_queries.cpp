// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Functions over all expansions. The list is in list.cpp, because a test replaces that file.

#include "engine/expansions/list.h"

#include <algorithm>
#include <cassert>

namespace vozka {

namespace {

std::vector<ListedExpansion> expansionsInDisplayOrder()
{
    const auto listed = listedExpansions();
    std::vector<ListedExpansion> shown(listed.begin(), listed.end());
    std::ranges::stable_sort(shown, {}, &ListedExpansion::displayPosition);
    return shown;
}

/// Words of the kinds of features, indexed by kind: words of the core, then of the expansions in the order of
/// the list, each once.
std::vector<Code> numberedFeatureKinds()
{
    std::vector<Code> words{"road", "city", "field"};
    for (const auto* expansion : expansions())
        for (const auto& spec : expansion->featureKinds)
            if (std::ranges::find(words, spec.word) == words.end())
                words.push_back(spec.word);
    assert(words.size() <= static_cast<std::size_t>(maxFeatureKinds));
    return words;
}

const std::vector<Code>& featureKindWords()
{
    static const auto words = numberedFeatureKinds();
    return words;
}

bool isInGame(const Expansion& expansion, std::span<const std::string> tileSets)
{
    return expansion.tileSet == baseTileSet
           || std::ranges::find(tileSets, expansion.tileSet) != tileSets.end();
}

/// Adds the options of the expansion that are not in the list yet.
void addNewOptions(const Expansion& expansion, std::vector<const OptionSpec*>& options)
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
    for (const auto* expansion : expansions())
        addNewOptions(*expansion, all);
    return all;
}

bool hasMark(std::string_view word, std::string_view feature)
{
    return std::ranges::any_of(expansions(), [&](const Expansion* expansion) {
        return std::ranges::any_of(expansion->marks, [&](const MarkSpec& mark) {
            return mark.word == word && mark.feature == feature;
        });
    });
}

} // namespace

std::span<const Expansion* const> expansions()
{
    static const auto all = [] {
        std::vector<const Expansion*> pointers;
        for (const auto& listed : listedExpansions())
            pointers.push_back(listed.expansion);
        return pointers;
    }();
    return all;
}

std::vector<void (*)(RuleBook&)> ruleSourcesFor(std::span<const std::string> tileSets)
{
    std::vector<void (*)(RuleBook&)> ruleSources;
    for (const auto* expansion : expansions())
        if (isInGame(*expansion, tileSets))
            ruleSources.push_back(expansion->addRules);
    return ruleSources;
}

std::vector<Code> playableTileSets()
{
    std::vector<Code> sets;
    for (const auto& entry : expansionsInDisplayOrder())
        if (std::ranges::find(sets, entry.expansion->tileSet) == sets.end())
            sets.push_back(entry.expansion->tileSet);
    return sets;
}

std::vector<Code> unofficialAmong(std::span<const std::string> tileSets)
{
    const auto isChosen = [&](const Expansion* expansion) {
        return std::ranges::find(tileSets, expansion->tileSet) != tileSets.end();
    };
    std::vector<Code> sets;
    for (const auto* expansion : expansions())
        if (expansion->officialWithBaseOnly && isChosen(expansion)
            && std::ranges::any_of(expansions(), [&](const Expansion* other) {
                   return other->tileSet != baseTileSet && other->tileSet != expansion->tileSet
                          && isChosen(other);
               }))
            sets.push_back(expansion->tileSet);
    return sets;
}

void applyTileSetChanges(std::span<const std::string> tileSets, const Options& options,
                         std::vector<TileSet>& sets)
{
    for (const auto* expansion : expansions())
        if (expansion->changeTileSets != nullptr && isInGame(*expansion, tileSets))
            expansion->changeTileSets(sets, options);
}

std::vector<const OptionSpec*> optionsFor(std::span<const std::string> tileSets)
{
    std::vector<const OptionSpec*> options;
    options.reserve(option::core.size());
    for (const auto& spec : option::core)
        options.push_back(&spec);
    for (const auto& entry : expansionsInDisplayOrder())
        if (isInGame(*entry.expansion, tileSets))
            addNewOptions(*entry.expansion, options);
    std::erase_if(options, [&](const OptionSpec* spec) {
        return !spec->neededSet.empty() && std::ranges::find(tileSets, spec->neededSet) == tileSets.end();
    });
    return options;
}

std::optional<FeatureKind> findFeatureKind(std::string_view name)
{
    const auto& words = featureKindWords();
    const auto found = std::ranges::find(words, name);
    if (found == words.end())
        return {};
    return static_cast<FeatureKind>(found - words.begin());
}

FeatureKind featureKind(std::string_view word)
{
    return findFeatureKind(word).value();
}

Code featureKindName(FeatureKind kind)
{
    const auto& words = featureKindWords();
    const auto position = static_cast<std::size_t>(index(kind));
    return position < words.size() ? words[position] : "feature";
}

bool hasDirection(FeatureKind kind)
{
    return std::ranges::any_of(expansions(), [word = featureKindName(kind)](const Expansion* expansion) {
        return std::ranges::any_of(expansion->featureKinds, [&](const FeatureKindSpec& spec) {
            return spec.word == word && spec.hasDirection;
        });
    });
}

std::vector<RoadEndSpec> roadEndSpecs()
{
    std::vector<RoadEndSpec> specs{{"junction"}, {"deadEnd"}, {.word = "gate", .namesFeature = true}};
    for (const auto* expansion : expansions())
        specs.insert(specs.end(), expansion->roadEnds.begin(), expansion->roadEnds.end());
    return specs;
}

std::vector<CopiesSpec> copiesSpecs()
{
    std::vector<CopiesSpec> specs;
    for (const auto* expansion : expansions())
        specs.insert(specs.end(), expansion->copies.begin(), expansion->copies.end());
    return specs;
}

bool isMark(std::string_view word, FeatureKind feature)
{
    return hasMark(word, featureKindName(feature));
}

bool isTileMark(std::string_view word)
{
    return hasMark(word, {});
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
