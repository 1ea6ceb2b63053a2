// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Features of tiles and their parts, joined again from tiles, parts and links.
#pragma once

#include "engine/board/board.h"

#include <map>
#include <set>
#include <vector>

namespace vozka {

/// Feature of a tile, or a part of it.
struct Shape {
    const TileFeature* feature = nullptr;
    Cell cell;
    Turns turns = 0;

    [[nodiscard]] bool isAt(Side side) const
    {
        return (feature->sides >> (index(side) + sideCount - turns) % sideCount & 1) != 0;
    }
    [[nodiscard]] bool isAt(HalfEdge half) const
    {
        return (feature->halfEdges >> (index(half) + halfEdgeCount - 2 * turns) % halfEdgeCount & 1) != 0;
    }
};

class Shapes {
public:
    Shapes(const TileCatalogue& catalogue, const Board& board)
        : m_board(board), m_shapes(static_cast<std::size_t>(board.segmentCount()))
    {
        for (std::size_t i = 0; i < board.tiles().size(); ++i) {
            const auto& tile = board.tiles()[i];
            const auto& features = catalogue.kind(tile.kind).features;
            for (std::size_t f = 0; f < features.size(); ++f)
                add(board.segmentOf(static_cast<TileIndex>(i), static_cast<FeatureIndex>(f)),
                    {&features[f], tile.cell, tile.turns});
        }
        for (const auto& part : board.parts())
            add(part.segment, {&catalogue.part(part.part), board.tiles()[part.tile].cell, part.turns});
    }

    [[nodiscard]] const Shape& operator[](Segment segment) const { return m_shapes[segment]; }

    /// All segments of the feature of `from`.
    [[nodiscard]] std::set<Segment> featureOf(Segment from) const
    {
        std::set<Segment> seen{from};
        std::vector<Segment> todo{from};
        const auto visit = [&](Segment to) {
            if (seen.insert(to).second)
                todo.push_back(to);
        };
        while (!todo.empty()) {
            const Segment at = todo.back();
            todo.pop_back();
            for (const auto& link : m_board.links()) {
                if (link.a == at)
                    visit(link.b);
                if (link.b == at)
                    visit(link.a);
            }
            for (const Side side : allSides) {
                const auto beside = m_segmentsAt.find(neighbour(m_shapes[at].cell, side));
                if (beside == m_segmentsAt.end())
                    continue;
                for (const Segment other : beside->second)
                    if (areJoined(m_shapes[at], m_shapes[other], side))
                        visit(other);
            }
        }
        return seen;
    }

    /// Number of sides of the segment without a neighbour.
    [[nodiscard]] int openSides(Segment segment) const
    {
        int open = 0;
        for (const Side side : allSides)
            open += m_shapes[segment].isAt(side)
                            && !m_segmentsAt.contains(neighbour(m_shapes[segment].cell, side))
                        ? 1
                        : 0;
        return open;
    }

private:
    void add(Segment segment, const Shape& shape)
    {
        m_shapes[segment] = shape;
        m_segmentsAt[shape.cell].push_back(segment);
    }

    static bool areJoined(const Shape& a, const Shape& b, Side side)
    {
        const auto atHalf = [&](HalfEdge half) { return a.isAt(half) && b.isAt(facing(half)); };
        return (a.isAt(side) && b.isAt(opposite(side))) || atHalf(leftHalf(side)) || atHalf(rightHalf(side));
    }

    const Board& m_board;
    std::vector<Shape> m_shapes;
    std::map<Cell, std::vector<Segment>> m_segmentsAt;
};

} // namespace vozka
