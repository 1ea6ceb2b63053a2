// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "walked_board.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace vozka {

std::set<Segment> WalkedBoard::featureAt(const SegmentRef& at) const
{
    const auto& board = m_state->board;
    return m_shapes.featureOf(board.segmentOf(board.tileAt(at.at), at.feature));
}

int WalkedBoard::tiles(const std::set<Segment>& feature) const
{
    std::set<Cell> cells;
    for (const Segment each : feature)
        cells.insert(m_shapes[each].cell);
    return static_cast<int>(cells.size());
}

std::set<Cell> WalkedBoard::spaces(const std::set<Segment>& feature) const
{
    std::set<Cell> cells;
    for (const Segment each : feature) {
        const auto& shape = m_shapes[each];
        if (shape.feature->sides == 0 && shape.feature->halfEdges == 0)
            for (int i = 0; i < 9; ++i)
                addIfOpen({static_cast<std::int16_t>(shape.cell.x + i % 3 - 1),
                           static_cast<std::int16_t>(shape.cell.y + i / 3 - 1)},
                          cells);
        for (const Side side : allSides)
            if (shape.isAt(side))
                addIfOpen(neighbour(shape.cell, side), cells);
    }
    return cells;
}

std::optional<FeatureKind> WalkedBoard::kindAt(Cell cell, Side side) const
{
    for (int i = 0; i < m_state->board.segmentCount(); ++i) {
        const auto& shape = m_shapes[static_cast<Segment>(i)];
        if (shape.cell == cell && shape.isAt(side))
            return shape.feature->kind;
    }
    return {};
}

bool WalkedBoard::fits(KindIndex kind, Turns turns, Cell cell) const
{
    for (const Side side : allSides) {
        const Cell next = neighbour(cell, side);
        if (m_state->board.tileAt(next) == noTile)
            continue;
        std::optional<FeatureKind> own;
        for (const auto& feature : m_rules.catalogue().kind(kind).features)
            if (Shape{&feature, cell, turns}.isAt(side))
                own = feature.kind;
        if (own != kindAt(next, opposite(side)))
            return false;
    }
    return isAllowedNextToShrines(kind, cell);
}

bool WalkedBoard::isAllowedNextToShrines(KindIndex kind, Cell cell) const
{
    const auto isShrineOn = [](const TileKind& tile) -> std::optional<bool> {
        for (const auto& feature : tile.features)
            if (feature.kind == featureKind("shrine"))
                return true;
            else if (feature.kind == featureKind("monastery") || feature.kind == featureKind("abbey"))
                return false;
        return {};
    };
    const auto opponentsOf = [&](Cell at, bool isShrine) {
        std::vector<Cell> cells;
        for (const auto& tile : m_state->board.tiles())
            if (tile.cell != at && std::abs(tile.cell.x - at.x) <= 1 && std::abs(tile.cell.y - at.y) <= 1
                && isShrineOn(m_rules.catalogue().kind(tile.kind)) == !isShrine)
                cells.push_back(tile.cell);
        return cells;
    };
    const auto isShrine = isShrineOn(m_rules.catalogue().kind(kind));
    if (!isShrine)
        return true;
    const auto opponents = opponentsOf(cell, *isShrine);
    return opponents.size() < 2 && std::ranges::all_of(opponents, [&](Cell opponent) {
               return opponentsOf(opponent, !*isShrine).empty();
           });
}

WalkedBoard::Extended WalkedBoard::extendedBy(KindIndex kind, Turns turns, Cell cell,
                                              const std::set<Segment>& feature) const
{
    std::set<Segment> joined = feature;
    std::set<Side> open;
    // Rule: tu.open - an entrance without its tokens keeps a road open.
    bool hasEntrance = false;
    for (bool grows = true; grows;) {
        grows = false;
        for (const auto& own : m_rules.catalogue().kind(kind).features) {
            const Shape shape{&own, cell, turns};
            const bool touches = std::ranges::any_of(
                allSides, [&](Side side) { return shape.isAt(side) && isAcross(joined, cell, side); });
            if (!touches)
                continue;
            hasEntrance = hasEntrance || std::ranges::any_of(own.ends, [](const RoadEnd& end) {
                              return end.type == "tunnelMouth";
                          });
            for (const Side side : allSides)
                if (shape.isAt(side) && !isAcross(joined, cell, side) && !open.contains(side)) {
                    grows = true;
                    const auto across = segmentAcross(cell, side);
                    if (across == noSegment)
                        open.insert(side);
                    else
                        joined.merge(m_shapes.featureOf(across));
                }
        }
    }
    return {std::move(joined), open.size() + (hasEntrance ? 1 : 0)};
}

bool WalkedBoard::completes(KindIndex kind, Turns turns, Cell cell, const std::set<Segment>& feature) const
{
    if (!fits(kind, turns, cell) || isSetAside(kind))
        return false;
    const auto extended = extendedBy(kind, turns, cell, feature);
    auto left = spaces(extended.feature);
    left.erase(cell);
    return extended.openEnds == 0 && left.empty();
}

bool WalkedBoard::joins(KindIndex kind, Turns turns, Cell cell, const std::set<Segment>& one,
                        const std::set<Segment>& other) const
{
    return fits(kind, turns, cell) && !isSetAside(kind)
           && extendedBy(kind, turns, cell, one).feature.contains(*other.begin());
}

int WalkedBoard::figures(Player player, const std::set<Segment>& feature) const
{
    return static_cast<int>(std::ranges::count_if(m_state->figuresOnBoard(), [&](const Figure& figure) {
        return figure.player == player && feature.contains(figure.segment);
    }));
}

int WalkedBoard::marks(const std::set<Segment>& feature, std::string_view word) const
{
    int sum = 0;
    for (const Segment each : feature)
        for (const auto& mark : m_shapes[each].feature->marks)
            sum += mark.word == word ? mark.count : 0;
    return sum;
}

int WalkedBoard::strength(Player player, const std::set<Segment>& feature) const
{
    int sum = 0;
    for (const auto& figure : m_state->figuresOnBoard()) {
        const auto name = m_rules.book().figureRule(figure.kind).name();
        if (figure.player != player || !feature.contains(figure.segment) || name == "builder" || name == "pig"
            || name == "barn")
            continue;
        sum += name == "large" ? 2 : name == "mayor" ? marks(feature, "coat-of-arms") : 1;
    }
    return sum;
}

std::set<std::set<Segment>> WalkedBoard::citiesAt(const std::set<Segment>& field) const
{
    const auto& board = m_state->board;
    std::set<std::set<Segment>> all;
    for (const Segment each : field) {
        const auto tile = board.segment(each).tile;
        for (const auto city : m_shapes[each].feature->cities)
            all.insert(m_shapes.featureOf(board.segmentOf(tile, city)));
    }
    return all;
}

int WalkedBoard::besiegedCities(const std::set<Segment>& field) const
{
    return static_cast<int>(std::ranges::count_if(citiesAt(field), [&](const auto& city) {
        return spaces(city).empty() && marks(city, "besieged") > 0;
    }));
}

std::pair<int, int> WalkedBoard::cities(const std::set<Segment>& field) const
{
    const auto all = citiesAt(field);
    const auto complete = std::ranges::count_if(all, [&](const auto& city) { return spaces(city).empty(); });
    return {static_cast<int>(complete), static_cast<int>(all.size()) - static_cast<int>(complete)};
}

bool WalkedBoard::isSetAside(KindIndex kind) const
{
    const auto* dragon = m_rules.book().findToken("dragon");
    const auto& marks = m_rules.catalogue().kind(kind).marks;
    return dragon != nullptr && m_state->token(dragon->kind) == nullptr
           && std::ranges::find(marks, "dragon") != marks.end();
}

void WalkedBoard::addIfOpen(Cell cell, std::set<Cell>& cells) const
{
    if (m_state->board.tileAt(cell) == noTile)
        cells.insert(cell);
}

Segment WalkedBoard::segmentAcross(Cell cell, Side side) const
{
    const Cell next = neighbour(cell, side);
    for (int i = 0; i < m_state->board.segmentCount(); ++i)
        if (const auto& shape = m_shapes[static_cast<Segment>(i)];
            shape.cell == next && shape.isAt(opposite(side)))
            return static_cast<Segment>(i);
    return noSegment;
}

bool WalkedBoard::isAcross(const std::set<Segment>& feature, Cell cell, Side side) const
{
    const auto across = segmentAcross(cell, side);
    return across != noSegment && feature.contains(across);
}

int WalkedBoard::fewestFitting(const std::set<Segment>& feature) const
{
    int fewest = m_state->bagTotal;
    const auto& open = m_state->board.openCells();
    for (const Cell cell : spaces(feature))
        if (std::ranges::find(open, cell, &OpenCell::cell) != open.end())
            fewest = std::min(fewest, fitting(cell));
    return fewest;
}

} // namespace vozka
