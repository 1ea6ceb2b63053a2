// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/board/tile_view.h"
#include "engine/expansions/wagon/chains.h"

#include <algorithm>
#include <cstdlib>

namespace vozka::wagon {

namespace {

std::vector<Segment> segmentsOf(const Board& board, Segment feature)
{
    std::vector<Segment> segments;
    board.forEachSegment(feature, [&](Segment at) { segments.push_back(at); });
    std::ranges::sort(segments, {}, [&](Segment at) { return board.ref(at); });
    return segments;
}

/// Grid points of the segment's sides. A point is named by the cell to the south-east of it.
std::vector<Cell> cornersOf(const TileCatalogue& catalogue, const Board& board, Segment at)
{
    std::vector<Cell> corners;
    const auto& tile = board.tiles()[board.segment(at).tile];
    // Clockwise from the north-west. A side is between its own corner and the next one.
    constexpr std::array<Cell, sideCount> steps{Cell{0, 0}, Cell{1, 0}, Cell{1, 1}, Cell{0, 1}};
    for (int side = 0; side < sideCount; ++side)
        if (segmentAt(board, catalogue, board.segment(at).tile, static_cast<Side>(side)) == at)
            for (const int corner : {side, (side + 1) % sideCount})
                corners.push_back({static_cast<std::int16_t>(tile.cell.x + steps[corner].x),
                                   static_cast<std::int16_t>(tile.cell.y + steps[corner].y)});
    return corners;
}

bool meetAtCorner(const TileCatalogue& catalogue, const Board& board, Segment a, Segment b)
{
    const auto first = cornersOf(catalogue, board, a);
    const auto second = cornersOf(catalogue, board, b);
    return std::ranges::any_of(
        first, [&](Cell corner) { return std::ranges::find(second, corner) != second.end(); });
}

bool areBeside(Cell a, Cell b)
{
    return std::abs(a.x - b.x) + std::abs(a.y - b.y) == 1;
}

/// Relation of two segments of two features, in order of priority.
enum class Contact : std::uint8_t { Tunnel, NoGate, WallsTouch, FieldBetween, Far };

Contact contactOf(const TileCatalogue& catalogue, const Board& board, Segment a, Segment b)
{
    const auto& first = describe(board, catalogue, a);
    const auto& second = describe(board, catalogue, b);
    const bool sameTile = board.segment(a).tile == board.segment(b).tile;
    const auto touches = [](const TileFeature& road, FeatureIndex city) {
        return std::ranges::find(road.touchesWall, city) != road.touchesWall.end();
    };
    // Rule: am.wagon.c1.tunnel, am.wagon.c1.nogate - a road under a city, or along its wall, does not lead
    // into it
    if (sameTile && (first.tunnel || second.tunnel))
        return Contact::Tunnel;
    if (sameTile && (touches(first, board.featureIndex(b)) || touches(second, board.featureIndex(a))))
        return Contact::NoGate;
    // Rule: am.wagon.c1.walls, am.wagon.c1.bridge - cities are not connected if their walls touch, or if they
    // cross by a bridge
    if (first.kind == FeatureKind::City && second.kind == FeatureKind::City
        && (sameTile || meetAtCorner(catalogue, board, a, b)))
        return Contact::WallsTouch;
    return sameTile || areBeside(board.cellOf(a), board.cellOf(b)) ? Contact::FieldBetween : Contact::Far;
}

} // namespace

Separation separationWithoutChain(const TileCatalogue& catalogue, const Board& board, Segment a, Segment b)
{
    constexpr std::array<std::pair<Code, Code>, 5> reasons{{{"tunnel", "am.wagon.c1.tunnel"},
                                                            {"no-gate", "am.wagon.c1.nogate"},
                                                            {"walls-touch", "am.wagon.c1.walls"},
                                                            {"field-between", "am.wagon.c1.between"},
                                                            {"far", "am.wagon.c1.onestep"}}};
    auto nearest = Contact::Far;
    std::optional<SegmentRef> obstacle;
    const auto second = segmentsOf(board, b);
    for (const Segment first : segmentsOf(board, a))
        for (const Segment other : second)
            if (const auto contact = contactOf(catalogue, board, first, other); contact < nearest) {
                nearest = contact;
                obstacle = board.ref(other);
            }
    const auto& [detail, rule] = reasons[static_cast<std::size_t>(nearest)];
    return {detail, rule, obstacle};
}

} // namespace vozka::wagon
