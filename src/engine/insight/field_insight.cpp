// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/insight/field_insight.h"

#include "engine/base/corner.h"
#include "engine/insight/colouring.h"
#include "engine/insight/end_lines.h"

#include <algorithm>

namespace vozka {

namespace {

/// Rule: base.field.bounds - each city once; only cities that touch the field on its own tiles.
std::vector<FieldCity> citiesAt(const Rules& rules, const State& state, Segment field)
{
    const auto& board = state->board;
    std::vector<Segment> roots;
    board.forEachSegment(field, [&](Segment at) {
        const auto tile = board.segment(at).tile;
        const auto& kind = rules.catalogue().kind(board.tiles()[tile].kind);
        for (const auto city : kind.features[board.featureIndex(at)].cities)
            roots.push_back(board.root(board.segmentOf(tile, city)));
    });
    std::ranges::sort(roots);
    roots.erase(std::unique(roots.begin(), roots.end()), roots.end());
    std::vector<FieldCity> cities;
    for (const Segment root : roots) {
        // Cities without points that are complete from the start count too.
        FieldCity city{board.feature(root).openEnds == 0, {}};
        board.forEachSegment(root, [&](Segment at) { city.segments.push_back(board.ref(at)); });
        std::ranges::sort(city.segments);
        cities.push_back(std::move(city));
    }
    std::ranges::sort(cities, {}, [](const FieldCity& city) { return city.segments.front(); });
    return cities;
}

/// Neighbours of fields, by index in the list of all fields.
class Neighbourhood {
public:
    Neighbourhood(const TileCatalogue& catalogue, const Board& board, std::span<const Segment> roots)
        : m_catalogue(catalogue),
          m_board(board),
          m_number(static_cast<std::size_t>(board.segmentCount()), noField),
          m_neighbours(roots.size())
    {
        for (std::size_t i = 0; i < roots.size(); ++i)
            m_number[roots[i]] = static_cast<int>(i);
        for (std::size_t tile = 0; tile < board.tiles().size(); ++tile) {
            addNeighbours(fieldsOn(static_cast<TileIndex>(tile)));
            // Every point is the corner of several tiles, but repeated calls change nothing.
            for (const Corner corner : allCorners)
                addNeighbours(fieldsAround(pointAt(board.tiles()[tile].cell, corner)));
        }
        for (auto& list : m_neighbours) {
            std::ranges::sort(list);
            list.erase(std::unique(list.begin(), list.end()), list.end());
        }
    }

    [[nodiscard]] const Neighbours& neighbours() const { return m_neighbours; }

private:
    [[nodiscard]] int numberOf(Segment segment) const { return m_number[m_board.root(segment)]; }

    [[nodiscard]] std::vector<int> fieldsOn(TileIndex tile) const
    {
        std::vector<int> found;
        m_board.forEachOn(tile, [&](Segment at) {
            if (const int number = numberOf(at); number != noField)
                found.push_back(number);
        });
        return found;
    }

    [[nodiscard]] std::vector<int> fieldsAround(Cell point) const
    {
        std::vector<int> found;
        for (const Corner corner : allCorners) {
            const auto tile = m_board.tileAt(cellWith(point, corner));
            if (tile == noTile)
                continue;
            const auto& placed = m_board.tiles()[tile];
            const auto& turned = m_catalogue.compiled(placed.kind).turned[placed.turns];
            for (const auto half : {halfBefore(corner), halfAfter(corner)})
                if (const auto field = turned.atHalf[index(half)]; field != noFeature)
                    found.push_back(numberOf(m_board.segmentOf(tile, field)));
        }
        return found;
    }

    void addNeighbours(const std::vector<int>& fields)
    {
        for (const int field : fields)
            for (const int other : fields)
                if (field != other)
                    m_neighbours[static_cast<std::size_t>(field)].push_back(other);
    }

    static constexpr int noField = -1;
    const TileCatalogue& m_catalogue;
    const Board& m_board;
    std::vector<int> m_number;
    Neighbours m_neighbours;
};

/// First segment of each field, sorted by place.
std::vector<Segment> fieldsByPlace(const Board& board)
{
    std::vector<Segment> firsts;
    for (int at = 0; at < board.segmentCount(); ++at) {
        const auto root = static_cast<Segment>(at);
        if (board.segment(root).kind != FeatureKind::Field || board.root(root) != root)
            continue;
        Segment first = root;
        board.forEachSegment(root, [&](Segment other) {
            if (board.ref(other) < board.ref(first))
                first = other;
        });
        firsts.push_back(first);
    }
    std::ranges::sort(firsts, {}, [&](Segment at) { return board.ref(at); });
    return firsts;
}

/// Indices of the fields, older ones first.
std::vector<int> byAge(const Board& board, std::span<const Segment> fields)
{
    std::vector<std::pair<Segment, int>> oldest;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        Segment first = fields[i];
        board.forEachSegment(first, [&](Segment at) { first = std::min(first, at); });
        oldest.emplace_back(first, static_cast<int>(i));
    }
    std::ranges::sort(oldest);
    std::vector<int> order;
    order.reserve(oldest.size());
    for (const auto& [segment, number] : oldest)
        order.push_back(number);
    return order;
}

} // namespace

std::vector<FieldInsight> fields(const Rules& rules, const State& state)
{
    const auto& board = state->board;
    const EndLines endLines(rules, state);
    const auto firsts = fieldsByPlace(board);
    std::vector<Segment> roots;
    roots.reserve(firsts.size());
    for (const Segment at : firsts)
        roots.push_back(board.root(at));
    const Neighbourhood neighbourhood(rules.catalogue(), board, roots);
    const auto colours = colouring(neighbourhood.neighbours(), byAge(board, roots), fieldColours);
    std::vector<FieldInsight> all;
    all.reserve(firsts.size());
    for (std::size_t i = 0; i < firsts.size(); ++i) {
        FieldInsight field{featureInsight(rules, state, firsts[i], endLines),
                           citiesAt(rules, state, firsts[i]), 0, neighbourhood.neighbours()[i], colours[i]};
        field.completedCities = static_cast<int>(std::ranges::count_if(field.cities, &FieldCity::complete));
        all.push_back(std::move(field));
    }
    return all;
}

} // namespace vozka
