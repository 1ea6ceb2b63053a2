// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Rebuilds features from sides, parts and links.

#include "engine/board/joiner.h"

#include <algorithm>
#include <array>

namespace vozka {

void Joiner::rebuild(Segment feature)
{
    const auto status = m_board.feature(feature).status();
    std::array<Segment, maxSegments> list;
    std::size_t count = 0;
    m_board.forEachSegment(feature, [&](Segment at) { list[count++] = at; });
    const std::span<Segment> segments(list.data(), count);
    std::ranges::sort(segments);
    for (const Segment at : segments)
        reset(at);
    rejoin(segments);
    // Splitting does not open a scored feature again.
    for (const Segment at : segments)
        if (m_board.root(at) == at)
            m_board.m_segments[at].setStatus(status);
}

/// Joins segments of one former feature in the order of tiles, parts and links.
void Joiner::rejoin(std::span<const Segment> segments)
{
    const auto links = m_board.m_links.all();
    std::size_t next = 0;
    const auto joinLinksBefore = [&](std::size_t segment) {
        for (; next < links.size() && links[next].segmentCount <= segment; ++next)
            m_board.join(links[next].a, links[next].b);
    };
    TileIndex last = noTile;
    for (const Segment at : segments) {
        joinLinksBefore(at);
        const auto tile = m_board.m_segments[at].tile;
        if (const auto feature = m_board.featureIndex(at); feature >= firstPartFeature) {
            rejoinPart(*m_board.partOf(tile, feature));
        } else if (tile != last) {
            rejoinTile(tile);
            last = tile;
        }
    }
    joinLinksBefore(m_board.m_segments.size());
}

void Joiner::reset(Segment segment)
{
    auto& data = m_board.m_segments[segment];
    const auto& tile = m_board.m_tiles[data.tile];
    const auto feature = m_board.featureIndex(segment);
    const bool isPart = feature >= firstPartFeature;
    data.root = segment;
    data.next = segment;
    data.segments = 1;
    data.openEnds = openEnds(segment);
    data.figures = 0;
    data.setStatus(FeatureStatus::Open);
    data.marks = isPart ? Marks{0} : m_catalogue.compiled(tile.kind).features[feature].marks;
}

void Joiner::rejoinTile(TileIndex tile)
{
    const auto& placed = m_board.m_tiles[tile];
    const auto& compiled = m_catalogue.compiled(placed.kind);
    const auto& ownSides = compiled.turned[placed.turns];
    for (const Side side : allSides) {
        const auto beside = m_board.tileAt(neighbour(placed.cell, side));
        if (beside >= tile)
            continue;
        const auto& other = m_board.m_tiles[beside];
        const auto& otherSides = m_catalogue.compiled(other.kind).turned[other.turns];
        const auto here = ownSides.atSide[index(side)];
        const auto there = otherSides.atSide[index(opposite(side))];
        if (here != noFeature && there != noFeature)
            m_board.join(m_board.segmentOf(tile, here), m_board.segmentOf(beside, there));
        joinFields(ownSides, placed.firstSegment, other, otherSides, side);
    }
    if (compiled.hasExpansionHalves)
        joinExpansionHalves(tile);
    forEachPartBeside(tile, [&](const Part& part, Side side) {
        const auto here = ownSides.atSide[index(side)];
        if (part.segment < placed.firstSegment && here != noFeature)
            m_board.join(m_board.segmentOf(tile, here), part.segment);
    });
}

} // namespace vozka
