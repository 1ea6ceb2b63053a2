// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "oracle.h"

#include <map>
#include <set>

namespace vozka {

namespace {

/// A feature of a placed tile, by cell and number: named without the engine's segments.
using Piece = std::pair<Cell, FeatureIndex>;

class Walk {
public:
    Walk(const TileCatalogue& catalogue, const Board& board) : m_catalogue(catalogue)
    {
        for (const auto& tile : board.tiles())
            m_tiles[tile.cell] = &tile;
    }

    /// Every piece that belongs to the same feature.
    [[nodiscard]] std::set<Piece> featureOf(const Piece& from) const
    {
        std::set<Piece> seen{from};
        std::vector<Piece> todo{from};
        while (!todo.empty()) {
            const auto at = todo.back();
            todo.pop_back();
            for (const auto& next : beyond(at))
                if (seen.insert(next).second)
                    todo.push_back(next);
        }
        return seen;
    }

    /// Sides of the feature beyond which there is no tile.
    [[nodiscard]] int openEnds(const std::set<Piece>& feature) const
    {
        int open = 0;
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

    [[nodiscard]] std::vector<Piece> beyond(const Piece& piece) const
    {
        std::vector<Piece> found;
        for (const Side side : allSides) {
            const Cell other = neighbour(piece.first, side);
            if (!m_tiles.contains(other))
                continue;
            const auto count = m_catalogue.kind(m_tiles.at(other)->kind).features.size();
            for (FeatureIndex i = 0; i < count; ++i) {
                bool joined = touches(piece.first, piece.second, side) && touches(other, i, opposite(side));
                for (const auto half : {leftHalf(side), rightHalf(side)})
                    joined |=
                        touchesHalf(piece.first, piece.second, half) && touchesHalf(other, i, facing(half));
                if (joined)
                    found.emplace_back(other, i);
            }
        }
        return found;
    }

    const TileCatalogue& m_catalogue;
    std::map<Cell, const PlacedTile*> m_tiles;
};

std::string compareFeature(const Walk& walk, const State& state, Segment segment)
{
    const auto& board = state->board;
    const Piece piece{board.cellOf(segment), board.featureIndex(segment)};
    const auto expected = walk.featureOf(piece);
    std::set<Piece> got;
    board.forEachSegment(segment, [&](Segment at) { got.emplace(board.cellOf(at), board.featureIndex(at)); });
    if (got != expected)
        return "segments differ";
    std::set<Cell> cells;
    std::map<std::string, int> marks;
    int figures = 0;
    for (const auto& one : expected) {
        cells.insert(one.first);
        for (const auto& mark : walk.data(one).marks)
            marks[mark.word] += mark.count;
        for (const auto& figure : state->figuresOnBoard())
            figures += one == Piece(board.cellOf(figure.segment), board.featureIndex(figure.segment)) ? 1 : 0;
    }
    const auto& feature = board.feature(segment);
    if (feature.openEnds != walk.openEnds(expected))
        return "open ends differ";
    std::map<std::string, int> counted;
    for (const auto& mark : walk.catalogue().marksOf(feature.kind, feature.marks))
        counted[mark.word] = mark.count;
    if (counted != marks || feature.figures != figures)
        return "marks or figures differ";
    if (board.tileCount(segment) != static_cast<int>(cells.size()))
        return "number of tiles differs";
    return {};
}

} // namespace

std::string differenceFromOracle(const Rules& rules, const State& state)
{
    const auto& board = state->board;
    const Walk walk(rules.catalogue(), board);
    for (Segment at = 0; at < board.segmentCount(); ++at)
        if (auto difference = compareFeature(walk, state, at); !difference.empty())
            return difference + " at segment " + std::to_string(at);
    std::set<Cell> open;
    for (const auto& cell : board.openCells())
        open.insert(cell.cell);
    return open == walk.openCells() ? "" : "open cells differ";
}

} // namespace vozka
