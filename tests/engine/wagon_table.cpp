// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "wagon_table.h"

#include "engine/rules/position.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <sstream>

namespace vozka {

namespace {

struct Word {
    Cell at;
    std::string tile;
    std::vector<std::string> figures;
    bool isLast = false;
};

std::vector<Word> wordsOf(std::string_view board)
{
    std::vector<Word> words;
    std::istringstream lines{std::string(board)};
    std::int16_t y = 0;
    for (std::string line; std::getline(lines, line); ++y) {
        std::istringstream row(line);
        std::int16_t x = 0;
        for (std::string text; row >> text; ++x) {
            if (text == ".")
                continue;
            Word word{{x, y}, {}, {}, text.back() == '!'};
            if (word.isLast)
                text.pop_back();
            std::istringstream parts(text);
            std::getline(parts, word.tile, '/');
            for (std::string figure; std::getline(parts, figure, '/');)
                word.figures.push_back(figure);
            words.push_back(word);
        }
    }
    return words;
}

/// Each tile is next to an earlier one. Abbeys are after the others, the marked tile is the last one.
std::vector<Word> inOrderOfPlacement(std::vector<Word> words)
{
    const auto rank = [](const Word& word) { return word.isLast ? 2 : word.tile.starts_with("AB") ? 1 : 0; };
    std::ranges::stable_sort(words, {}, rank);
    std::vector<Word> ordered{words.front()};
    words.erase(words.begin());
    while (!words.empty()) {
        const auto next = std::ranges::find_if(words, [&](const Word& word) {
            return std::ranges::any_of(ordered, [&](const Word& other) {
                return std::abs(other.at.x - word.at.x) + std::abs(other.at.y - word.at.y) == 1;
            });
        });
        if (next == words.end()) {
            ADD_FAILURE() << "a tile without a neighbour: " << words.front().tile;
            break;
        }
        ordered.push_back(*next);
        words.erase(next);
    }
    return ordered;
}

FeatureIndex featureOf(const TileKind& kind, std::string_view word)
{
    if (word.starts_with(':'))
        return kind.find(word.substr(1));
    const std::map<char, FeatureKind> letters{
        {'r', FeatureKind::Road}, {'c', FeatureKind::City}, {'f', FeatureKind::Field}};
    const auto wanted = letters.find(word.at(0));
    for (std::size_t i = 0; i < kind.features.size(); ++i)
        if (wanted == letters.end() ? isOfExpansion(kind.features[i].kind)
                                    : kind.features[i].kind == wanted->second)
            return static_cast<FeatureIndex>(i);
    return noFeature;
}

Options optionsOf(Edition edition)
{
    return Options(edition);
}

} // namespace

WagonTable::WagonTable(std::string_view board, Edition edition, int players, Player toMove)
    : m_rules(baseRules(players, optionsOf(edition), {"base", "abbey-and-mayor", "wiki-examples"})),
      m_edition(edition)
{
    const auto wagon = m_rules.book().findFigure("wagon")->kind();
    Position position;
    position.toMove = toMove;
    for (const auto& word : inOrderOfPlacement(wordsOf(board))) {
        const auto kind = m_rules.catalogue().find(word.tile.substr(0, word.tile.size() - 1));
        EXPECT_NE(kind, noKind) << word.tile;
        position.tiles.push_back({kind, word.at, static_cast<Turns>(word.tile.back() - '0')});
        for (const auto& figure : word.figures) {
            const bool isWagon = figure.at(1) == 'W';
            position.figures.push_back(
                {static_cast<Player>(figure.at(0) - 'A'), isWagon ? wagon : FigureKind::Follower, word.at,
                 featureOf(m_rules.catalogue().kind(kind), figure.substr(isWagon ? 2 : 1))});
        }
    }
    PositionFault fault;
    const auto built = PositionLoader::make(m_rules, position, fault);
    if (built)
        m_state = *built;
    else
        ADD_FAILURE() << "this board is no legal position: entry " << fault.index << ", "
                      << fault.refusal.code;
}

SegmentRef WagonTable::find(std::string_view place) const
{
    std::istringstream in{std::string(place)};
    Cell at;
    char comma = 0;
    std::string id;
    in >> at.x >> comma >> at.y >> id;
    const auto tile = m_state->board.tileAt(at);
    if (tile == noTile) {
        ADD_FAILURE() << "no tile at " << place;
        return {};
    }
    const auto feature = m_rules.catalogue().kind(m_state->board.tiles()[tile].kind).find(id);
    EXPECT_NE(feature, noFeature) << place;
    return {at, feature};
}

std::string WagonTable::nameOf(const SegmentRef& place) const
{
    const auto& tile = m_state->board.tiles()[m_state->board.tileAt(place.at)];
    return std::to_string(place.at.x) + "," + std::to_string(place.at.y) + " "
           + m_rules.catalogue().kind(tile.kind).idOf(place.feature);
}

Reach WagonTable::reach(std::string_view from) const
{
    const auto place = find(from);
    if (place.feature == noFeature)
        return {};
    const auto& board = m_state->board;
    const auto& rule = *m_rules.book().findFigure("wagon");
    return *rule.reach(m_rules.book(), *m_state,
                       {0, board.segmentOf(board.tileAt(place.at), place.feature), {}});
}

std::string WagonTable::moveResult(std::string_view from, std::string_view to) const
{
    const auto reached = reach(from);
    const auto place = find(to);
    const auto includesPlace = [&](const ReachEntry& entry) {
        return std::ranges::find(entry.segments, place) != entry.segments.end();
    };
    EXPECT_EQ(std::ranges::count_if(reached.targets, includesPlace)
                  + std::ranges::count_if(reached.refused, includesPlace),
              1)
        << from << " to " << to;
    for (const auto& entry : reached.targets)
        if (includesPlace(entry))
            return entry.via.empty() ? "in range" : std::string(entry.via);
    for (const auto& entry : reached.refused)
        if (includesPlace(entry))
            return std::string(entry.refusal->code)
                   + (entry.refusal->detail.empty() ? "" : "/" + std::string(entry.refusal->detail));
    return "none";
}

std::string WagonTable::between(std::string_view a, std::string_view b) const
{
    const auto result = moveResult(a, b);
    EXPECT_EQ(moveResult(b, a), result) << a << " and " << b;
    return result;
}

Code WagonTable::ruleOf(std::string_view from, std::string_view to) const
{
    const auto reached = reach(from);
    const auto place = find(to);
    for (const auto* list : {&reached.targets, &reached.refused})
        for (const auto& entry : *list)
            if (std::ranges::find(entry.segments, place) != entry.segments.end())
                return entry.refusal ? entry.refusal->rule : entry.rule;
    return {};
}

std::string WagonTable::targets(std::string_view from) const
{
    std::string text;
    for (const auto& entry : reach(from).targets)
        for (const auto& segment : entry.segments)
            text.append(text.empty() ? "" : "; ").append(nameOf(segment));
    return text;
}

void WagonTable::place(std::string_view tile, Cell at)
{
    const auto kind = m_rules.catalogue().find(tile.substr(0, tile.size() - 1));
    m_state = m_rules.asIfDrawn(m_state, kind);
    apply(Action::place(kind, at, static_cast<Turns>(tile.back() - '0')));
}

void WagonTable::apply(const Action& action)
{
    const auto refusal = m_rules.refusal(m_state, action);
    ASSERT_FALSE(refusal) << refusal->code;
    m_rules.apply(m_state, action, &m_events);
}

std::string WagonTable::choices() const
{
    ActionList legal;
    m_rules.legal(m_state, legal);
    std::string text;
    for (const auto& action : legal)
        text.append(text.empty() ? "" : "; ").append(action.isReturn() ? "supply" : nameOf(action.to.ref()));
    return text;
}

Action WagonTable::move(Cell from, std::string_view to) const
{
    const auto place = find(to);
    return Action::move(m_rules.book().findFigure("wagon")->kind(), Spot::tile(from), Spot::feature(place));
}

Action WagonTable::deployWagon(std::string_view at) const
{
    const auto place = find(at);
    return Action::deploy(m_rules.book().findFigure("wagon")->kind(), place.at, place.feature);
}

std::string WagonTable::refusalCode(const Action& action) const
{
    const auto refusal = m_rules.refusal(m_state, action);
    return refusal ? std::string(refusal->code) : "";
}

std::string WagonTable::wagonPlace(Player player) const
{
    for (const auto& figure : m_state->figuresOnBoard())
        if (figure.player == player && figure.kind == m_rules.book().findFigure("wagon")->kind())
            return nameOf(m_state->board.ref(figure.segment));
    return {};
}

int WagonTable::wagonsLeft(Player player) const
{
    return m_state
        ->supply[player][static_cast<std::size_t>(index(m_rules.book().findFigure("wagon")->kind()))];
}

} // namespace vozka
