// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "feature_oracle.h"

#include "engine/board/tile_view.h"
#include "feature_shapes.h"

namespace vozka {

namespace {

std::string differenceAt(const TileCatalogue& catalogue, const StateData& state, const Shapes& shapes,
                         const std::map<Segment, int>& declaredEnds, const std::set<Segment>& expected)
{
    const auto& board = state.board;
    const Segment first = *expected.begin();
    std::set<Segment> ring;
    board.forEachSegment(first, [&](Segment at) { ring.insert(at); });
    if (ring != expected)
        return "segments differ";
    int ends = 0;
    int figures = 0;
    std::map<std::string, int> marks;
    for (const Segment at : expected) {
        if (board.root(at) != board.root(first))
            return "roots differ";
        if (&describe(board, catalogue, at) != shapes[at].feature)
            return "descriptions differ";
        if (board.segmentOf(board.segment(at).tile, board.featureIndex(at)) != at)
            return "numbers of features differ";
        const auto declared = declaredEnds.find(at);
        const bool isSurrounded = shapes[at].feature->sides == 0 && shapes[at].feature->halfEdges == 0;
        ends += isSurrounded ? 8 - board.surroundingTileCount(board.cellOf(at)) : shapes.openSides(at);
        ends += declared == declaredEnds.end() ? 0 : declared->second;
        for (const auto& mark : shapes[at].feature->marks)
            marks[mark.word] += mark.count;
    }
    for (const auto& figure : state.figuresOnBoard())
        figures += expected.contains(figure.segment) ? 1 : 0;
    const auto& data = board.feature(first);
    std::map<std::string, int> counted;
    for (const auto& mark : catalogue.marksOf(data.kind, data.marks))
        counted[mark.word] = mark.count;
    if (data.openEnds != ends || data.figures != figures || data.segments != expected.size())
        return "open ends, figures or number of segments differ";
    return counted == marks ? "" : "marks differ";
}

} // namespace

std::string differenceOfFeatures(const TileCatalogue& catalogue, const StateData& state,
                                 const std::map<Segment, int>& declaredEnds)
{
    const auto& board = state.board;
    const Shapes shapes(catalogue, board);
    std::set<Segment> seen;
    for (int i = 0; i < board.segmentCount(); ++i) {
        if (seen.contains(static_cast<Segment>(i)))
            continue;
        const auto feature = shapes.featureOf(static_cast<Segment>(i));
        if (auto difference = differenceAt(catalogue, state, shapes, declaredEnds, feature);
            !difference.empty())
            return difference + " at segment " + std::to_string(i);
        seen.insert(feature.begin(), feature.end());
    }
    for (const auto& open : board.openCells())
        for (const Side side : allSides) {
            const auto beside = board.tileAt(neighbour(open.cell, side));
            const auto terrain =
                beside == noTile ? Terrain::Nothing : terrainAt(board, catalogue, beside, opposite(side));
            if (demanded(open.demands, side) != terrain)
                return "demands differ";
        }
    return {};
}

} // namespace vozka
