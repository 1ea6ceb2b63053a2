// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "oracle.h"

#include <map>
#include <set>

namespace vozka {

namespace {

/// Feature of a placed tile, by cell and number, without the engine's segments.
using Piece = std::pair<Cell, FeatureIndex>;

class FeatureSearch {
public:
    FeatureSearch(const TileCatalogue& catalogue, const Board& board) : m_catalogue(catalogue)
    {
        const auto piece = [&](Segment segment) {
            return Piece{board.cellOf(segment), board.featureIndex(segment)};
        };
        for (const auto& link : board.links()) {
            m_linked.emplace(piece(link.a), piece(link.b));
            m_linked.emplace(piece(link.b), piece(link.a));
        }
        for (const auto& tile : board.tiles())
            m_tiles[tile.cell] = &tile;
    }

    /// All pieces of the same feature.
    [[nodiscard]] std::set<Piece> featureOf(const Piece& from) const
    {
        std::set<Piece> seen{from};
        std::vector<Piece> todo{from};
        while (!todo.empty()) {
            const auto at = todo.back();
            todo.pop_back();
            for (const auto& next : neighboursOf(at))
                if (seen.insert(next).second)
                    todo.push_back(next);
        }
        return seen;
    }

    /// Number of sides of the feature without a neighbour, and of road ends for pairs that are not linked.
    /// For a surrounded feature: of empty cells around it.
    [[nodiscard]] int openEnds(const RuleBook& book, const std::set<Piece>& feature, bool surrounded) const
    {
        int open = 0;
        for (const auto& piece : feature)
            for (const auto& end : data(piece).ends)
                open += isEndOfPairs(book, end) && !m_linked.contains(piece) ? 1 : 0;
        for (const auto& [cell, at] : feature)
            if (surrounded)
                open += emptyCellsAround(cell);
        for (const auto& [cell, at] : feature)
            for (const Side side : allSides)
                if (touches(cell, at, side) && !m_tiles.contains(neighbour(cell, side)))
                    ++open;
        return open;
    }

    [[nodiscard]] const TileFeature& data(const Piece& piece) const
    {
        return m_catalogue.kind(m_tiles.at(piece.first)->kind).features[piece.second];
    }

    [[nodiscard]] std::set<Cell> openCells() const
    {
        std::set<Cell> open;
        for (const auto& [cell, tile] : m_tiles)
            for (const Side side : allSides)
                if (!m_tiles.contains(neighbour(cell, side)))
                    open.insert(neighbour(cell, side));
        return open;
    }

    [[nodiscard]] const TileCatalogue& catalogue() const { return m_catalogue; }

private:
    [[nodiscard]] static bool isEndOfPairs(const RuleBook& book, const RoadEnd& end)
    {
        return std::ranges::any_of(
            book.tokens(), [&](const TokenSpec& spec) { return spec.isPair() && spec.roadEnd == end.type; });
    }

    [[nodiscard]] int emptyCellsAround(Cell cell) const
    {
        int missing = 0;
        for (int dy = -1; dy <= 1; ++dy)
            for (int dx = -1; dx <= 1; ++dx)
                missing += m_tiles.contains({static_cast<std::int16_t>(cell.x + dx),
                                             static_cast<std::int16_t>(cell.y + dy)})
                               ? 0
                               : 1;
        return missing;
    }

    [[nodiscard]] bool touches(Cell cell, FeatureIndex at, Side side) const
    {
        const auto turns = m_tiles.at(cell)->turns;
        const auto unturned = turned(side, static_cast<Turns>((sideCount - turns) % sideCount));
        return (data({cell, at}).sides >> index(unturned) & 1) != 0;
    }

    [[nodiscard]] bool touchesHalf(Cell cell, FeatureIndex at, HalfEdge half) const
    {
        const auto turns = m_tiles.at(cell)->turns;
        const auto unturned = turned(half, static_cast<Turns>((sideCount - turns) % sideCount));
        return (data({cell, at}).halfEdges >> index(unturned) & 1) != 0;
    }

    [[nodiscard]] std::vector<Piece> neighboursOf(const Piece& piece) const
    {
        std::vector<Piece> found;
        const auto [first, last] = m_linked.equal_range(piece);
        for (auto at = first; at != last; ++at)
            found.push_back(at->second);
        for (const Side side : allSides) {
            const bool bySide = touches(piece.first, piece.second, side);
            const bool byLeft = touchesHalf(piece.first, piece.second, leftHalf(side));
            const bool byRight = touchesHalf(piece.first, piece.second, rightHalf(side));
            const Cell other = neighbour(piece.first, side);
            if (!(bySide || byLeft || byRight) || !m_tiles.contains(other))
                continue;
            const auto count = m_catalogue.kind(m_tiles.at(other)->kind).features.size();
            for (FeatureIndex i = 0; i < count; ++i) {
                const bool joined = (bySide && touches(other, i, opposite(side)))
                                    || (byLeft && touchesHalf(other, i, facing(leftHalf(side))))
                                    || (byRight && touchesHalf(other, i, facing(rightHalf(side))));
                if (joined)
                    found.emplace_back(other, i);
            }
        }
        return found;
    }

    const TileCatalogue& m_catalogue;
    std::map<Cell, const PlacedTile*> m_tiles;
    /// Pieces that links join, in both directions.
    std::multimap<Piece, Piece> m_linked;
};

std::string compareFeature(const RuleBook& book, const FeatureSearch& search, const State& state,
                           Segment segment, const std::set<Piece>& expected)
{
    const auto& board = state->board;
    std::set<Piece> found;
    board.forEachSegment(segment,
                         [&](Segment at) { found.emplace(board.cellOf(at), board.featureIndex(at)); });
    if (found != expected)
        return "segments differ";
    const auto& feature = board.feature(segment);
    std::set<Cell> cells;
    std::map<std::string, int> marks;
    for (const auto& one : expected) {
        if (board.root(board.segmentOf(board.tileAt(one.first), one.second)) != board.root(segment))
            return "roots differ";
        cells.insert(one.first);
        for (const auto& mark : search.data(one).marks)
            marks[mark.word] += mark.count;
    }
    int figures = 0;
    for (const auto& figure : state->figuresOnBoard())
        figures +=
            expected.contains({board.cellOf(figure.segment), board.featureIndex(figure.segment)}) ? 1 : 0;
    if (feature.openEnds != search.openEnds(book, expected, book.isSurrounded(feature.kind)))
        return "open ends differ";
    std::map<std::string, int> counted;
    for (const auto& mark : search.catalogue().marksOf(feature.kind, feature.marks))
        counted[mark.word] = mark.count;
    if (counted != marks || feature.figures != figures)
        return "marks or figures differ";
    if (board.tileCount(segment) != static_cast<int>(cells.size()))
        return "number of tiles differs";
    return {};
}

std::string compareFeatures(const RuleBook& book, const FeatureSearch& search, const State& state)
{
    const auto& board = state->board;
    // Each feature is searched once, because the tests check many thousand boards.
    std::set<Piece> visited;
    for (Segment at = 0; at < board.segmentCount(); ++at) {
        const Piece piece{board.cellOf(at), board.featureIndex(at)};
        if (visited.contains(piece))
            continue;
        const auto feature = search.featureOf(piece);
        if (auto difference = compareFeature(book, search, state, at, feature); !difference.empty())
            return difference + " at segment " + std::to_string(at);
        visited.insert(feature.begin(), feature.end());
    }
    return {};
}

} // namespace

std::string differenceFromOracle(const Rules& rules, const State& state)
{
    const auto& board = state->board;
    const FeatureSearch search(rules.catalogue(), board);
    if (auto difference = compareFeatures(rules.book(), search, state); !difference.empty())
        return difference;
    std::set<Cell> open;
    for (const auto& cell : board.openCells())
        open.insert(cell.cell);
    return open == search.openCells() ? "" : "open cells differ";
}

} // namespace vozka
