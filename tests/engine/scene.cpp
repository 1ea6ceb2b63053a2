// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "scene.h"

#include "engine/expansions/list.h"
#include "engine/rules/position.h"
#include "lessons/rule_ids.h"
#include "picture.h"
#include "records/tile_library.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <iterator>
#include <map>
#include <set>
#include <sstream>

namespace vozka {

namespace {

constexpr std::array<std::string_view, maxPlayers> names{"Alice", "Bob", "Carol", "Dan", "Eve", "Fay"};

Player playerOf(char initial)
{
    return static_cast<Player>(initial - 'A');
}

/// "r" or ":city-n" on that kind.
FeatureIndex featureOf(const TileKind& kind, std::string_view word)
{
    if (word.starts_with(':'))
        return kind.find(word.substr(1));
    const std::map<char, std::string_view> letters{
        {'r', "road"}, {'c', "city"}, {'m', "monastery"}, {'a', "abbey"}, {'f', "field"}};
    const auto expectedKind = *findFeatureKind(letters.at(word.at(0)));
    auto found = noFeature;
    for (std::size_t i = 0; i < kind.features.size(); ++i)
        if (kind.features[i].kind == expectedKind) {
            EXPECT_EQ(found, noFeature) << kind.id << " has several of " << word;
            found = static_cast<FeatureIndex>(i);
        }
    EXPECT_NE(found, noFeature) << kind.id << " has no " << word;
    return found;
}

using Word = Scene::Word;

std::vector<Word> wordsOf(std::string_view board)
{
    std::vector<Word> words;
    std::istringstream lines{std::string(board)};
    std::int16_t y = 0;
    bool isStarted = false;
    for (std::string line; std::getline(lines, line);) {
        std::istringstream row(line);
        std::int16_t x = 0;
        for (std::string word; row >> word; ++x) {
            isStarted = true;
            if (word == ".")
                continue;
            Word entry{{x, y}, word.substr(0, word.find('/')), {}};
            for (auto slash = word.find('/'); slash != std::string::npos;) {
                const auto next = word.find('/', slash + 1);
                entry.figures.push_back(
                    word.substr(slash + 1, next == std::string::npos ? next : next - slash - 1));
                slash = next;
            }
            words.push_back(std::move(entry));
        }
        y = static_cast<std::int16_t>(isStarted ? y + 1 : y);
    }
    return words;
}

bool isAbbey(const Word& word)
{
    return word.tile.starts_with("AB");
}

/// Each tile is next to an earlier one, as in a game. Abbeys fill the remaining holes.
std::vector<Word> inOrderOfPlacement(std::vector<Word> words)
{
    std::vector<Word> abbeys;
    std::ranges::copy_if(words, std::back_inserter(abbeys), isAbbey);
    std::erase_if(words, isAbbey);
    std::vector<Word> ordered{words.front()};
    words.erase(words.begin());
    for (std::size_t i = 0; i < ordered.size(); ++i)
        for (const Side side : allSides) {
            const Cell beside = neighbour(ordered[i].at, side);
            const auto found = std::ranges::find(words, beside, &Word::at);
            if (found == words.end())
                continue;
            ordered.push_back(*found);
            words.erase(found);
        }
    ordered.insert(ordered.end(), abbeys.begin(), abbeys.end());
    EXPECT_TRUE(words.empty()) << "a tile without a neighbour: " << words.front().tile;
    return ordered;
}

} // namespace

void rule(std::string_view id)
{
    EXPECT_TRUE(lessons::isRule(id)) << id << " is not in the rule book";
}

namespace {

/// Requires: the rules exceed no limit.
Rules makeRules(TileCatalogue catalogue, const SetUp& setUp)
{
    CapacityFault fault;
    auto rules = Rules::make(std::move(catalogue), setUp, fault);
    EXPECT_TRUE(rules) << fault.quantity << ": " << fault.needed;
    return std::move(*rules);
}

} // namespace

Rules baseRules(int players, Options options, const std::vector<std::string>& sets)
{
    auto catalogue = records::TileLibrary::builtIn().catalogue(sets, "test", options);
    return makeRules(std::move(*catalogue), {std::move(options), players, ruleSourcesFor(sets)});
}

namespace {

/// Number of tiles of each kind on the board and in the bag.
std::map<std::string, int, std::less<>> countsOf(std::string_view board,
                                                 const std::vector<std::string_view>& bag)
{
    std::map<std::string, int, std::less<>> counts;
    for (const auto& word : wordsOf(board))
        ++counts[word.tile.substr(0, word.tile.size() - 1)];
    for (const auto kind : bag)
        ++counts[std::string(kind)];
    return counts;
}

/// The sets with only these tiles.
TileCatalogue catalogueOf(const std::vector<std::string>& names, const Options& options,
                          std::map<std::string, int, std::less<>> counts)
{
    std::vector<TileSet> sets;
    for (const auto& name : names)
        sets.push_back(*records::TileLibrary::builtIn().find(name));
    applyTileSetChanges(names, options, sets);
    for (auto& set : sets)
        for (auto& kind : set.tiles)
            kind.count = counts[kind.id];
    CapacityFault fault;
    return *TileCatalogue::make(std::move(sets), fault);
}

/// A tile of the base game with the most features.
constexpr std::string_view spareTile = "L";

Rules rulesOf(std::string_view board, const Scene::Table& table)
{
    if (!table.bag)
        return baseRules(table.players, table.options, table.sets);
    // Tests place tiles that are not in the bag. The state needs space for them.
    constexpr int maxPlacedByTests = 20;
    auto counts = countsOf(board, *table.bag);
    counts[std::string(spareTile)] += maxPlacedByTests;
    return makeRules(catalogueOf(table.sets, table.options, std::move(counts)),
                     {table.options, table.players, ruleSourcesFor(table.sets)});
}

} // namespace

Action::Type actionType(const Rules& rules, std::string_view word)
{
    const auto& forms = rules.book().actionForms();
    const auto form = std::ranges::find(forms, word, &ActionForm::word);
    EXPECT_NE(form, forms.end()) << "no action " << word;
    return form == forms.end() ? Action::Type::Pass : form->base.type;
}

Rules rulesWithOnly(std::string_view board, const std::vector<std::string_view>& bag, int players,
                    const std::vector<void (*)(RuleBook&)>& ruleSources, const std::vector<std::string>& sets)
{
    auto all = ruleSourcesFor(sets);
    all.insert(all.end(), ruleSources.begin(), ruleSources.end());
    return makeRules(catalogueOf(sets, Options(), countsOf(board, bag)),
                     {Options(), players, std::move(all)});
}

Scene::Scene(std::string_view board, Table table) : m_rules(rulesOf(board, table))
{
    loadBoard(board, table.bag);
}

Scene::Scene(std::string_view board, int players, Options options)
    : Scene(board, Table{.players = players, .options = std::move(options)})
{}

Scene::Scene(std::string_view board, const std::vector<std::string_view>& bag, int players)
    : Scene(board, Table{.players = players, .bag = bag})
{}

Scene::Scene(std::string_view board, Rules rules) : m_rules(std::move(rules))
{
    loadBoard(board);
}

PositionFigure Scene::figureOf(const Word& word, std::string_view figure) const
{
    const auto player = playerOf(figure.at(0));
    if (const auto name = figure.substr(1); name.starts_with('+'))
        return {player, figureKind(name.substr(1)), word.at, noFeature, true};
    std::string_view feature = figure.substr(1);
    const auto kind = takeFigureKind(feature);
    return {player, kind, word.at, featureOf(m_rules.catalogue().kind(tileOf(word.tile).kind), feature)};
}

FigureKind Scene::figureKind(std::string_view name) const
{
    const auto* found = m_rules.book().findFigure(name);
    EXPECT_NE(found, nullptr) << "no figure " << name;
    return found == nullptr ? FigureKind::Follower : found->kind();
}

void Scene::loadBoard(std::string_view board, const std::optional<std::vector<std::string_view>>& bag)
{
    Position position;
    if (bag) {
        auto& kinds = position.bag.emplace();
        for (const auto id : *bag)
            if (const auto kind = m_rules.catalogue().find(id); m_rules.catalogue().kind(kind).inBag)
                kinds.push_back(kind);
    }
    for (const auto& word : inOrderOfPlacement(wordsOf(board))) {
        const auto tile = tileOf(word.tile);
        position.tiles.push_back({tile.kind, word.at, tile.turns});
        for (const auto& figure : word.figures)
            position.figures.push_back(figureOf(word, figure));
    }
    PositionFault fault;
    const auto built = PositionLoader::make(m_rules, position, fault);
    if (built)
        m_state = *built;
    else
        ADD_FAILURE() << "this board is no legal position: entry " << fault.index << ", "
                      << fault.refusal.code;
}

Scene::TileWord Scene::tileOf(std::string_view word) const
{
    const auto kind = m_rules.catalogue().find(word.substr(0, word.size() - 1));
    EXPECT_NE(kind, noKind) << "no tile " << word;
    return {kind, static_cast<Turns>(word.back() - '0')};
}

FigureKind Scene::takeFigureKind(std::string_view& word) const
{
    if (!word.starts_with('('))
        return FigureKind::Follower;
    const auto end = word.find(')');
    const auto* rule = m_rules.book().findFigure(word.substr(1, end - 1));
    EXPECT_NE(rule, nullptr) << "no figure " << word;
    word.remove_prefix(end + 1);
    return rule == nullptr ? FigureKind::Follower : rule->kind();
}

Action Scene::deployment(std::string_view feature) const
{
    const auto& tile = m_state->board.tiles().back();
    const auto figure = takeFigureKind(feature);
    return Action::deploy(figure, tile.cell, featureOf(m_rules.catalogue().kind(tile.kind), feature));
}

void Scene::apply(const Action& action)
{
    const auto refusal = m_rules.refusal(m_state, action);
    ASSERT_FALSE(refusal) << refusal->code << picture();
    m_rules.apply(m_state, action, &m_events);
}

void Scene::place(std::string_view tile, Cell at)
{
    const auto word = tileOf(tile);
    m_state = m_rules.asIfDrawn(m_state, word.kind);
    apply(Action::place(word.kind, at, word.turns));
}

void Scene::deploy(std::string_view feature)
{
    apply(deployment(feature));
}

void Scene::deployOnCorner(std::string_view figure, Cell corner)
{
    apply(Action::deploy(figureKind(figure), Spot::corner(corner)));
}

void Scene::pass()
{
    apply(Action::pass());
}

void Scene::placeOnly(std::string_view tile, Cell at)
{
    place(tile, at);
    if (m_rules.step(m_state) == "deploy" && !m_state->over)
        pass();
}

std::optional<Refusal> Scene::placeRefusal(std::string_view tile, Cell at) const
{
    const auto word = tileOf(tile);
    return m_rules.refusal(m_rules.asIfDrawn(m_state, word.kind), Action::place(word.kind, at, word.turns));
}

std::optional<Refusal> Scene::deployRefusal(std::string_view feature) const
{
    return m_rules.refusal(m_state, deployment(feature));
}

std::string Scene::placeRefusalCode(std::string_view tile, Cell at) const
{
    const auto refusal = placeRefusal(tile, at);
    return refusal ? std::string(refusal->code) : "";
}

std::string Scene::deployRefusalCode(std::string_view feature) const
{
    const auto refusal = deployRefusal(feature);
    return refusal ? std::string(refusal->code) : "";
}

std::string Scene::cornerRefusalCode(std::string_view figure, Cell corner) const
{
    const auto refusal = m_rules.refusal(m_state, Action::deploy(figureKind(figure), Spot::corner(corner)));
    return refusal ? std::string(refusal->code) : "";
}

std::string Scene::scoreLines() const
{
    std::string text;
    for (const auto& happened : m_events) {
        if (happened.type != event::score)
            continue;
        const auto& line = happened.line;
        text.append(names[line.player]).append(" ").append(std::to_string(line.points)).append(" =");
        for (const auto& term : line.terms)
            text.append(&term == &line.terms.front() ? " " : " + ")
                .append(term.term)
                .append(" ")
                .append(std::to_string(term.points));
        text += '\n';
    }
    return text;
}

std::ptrdiff_t Scene::eventCount(Code type) const
{
    return std::ranges::count(m_events, type, &Event::type);
}

int Scene::score(char initial) const
{
    return m_state->scores[playerOf(initial)];
}

std::string Scene::step() const
{
    return m_state->over ? "" : std::string(m_rules.step(m_state));
}

int Scene::supply(char initial, std::string_view figure) const
{
    return m_state->supply[playerOf(initial)][index(figureKind(figure))];
}

std::string Scene::picture() const
{
    return vozka::picture(m_rules.catalogue(), *m_state);
}

} // namespace vozka
