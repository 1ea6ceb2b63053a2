// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Parts, links and the status of features.

#include "engine/board/joiner.h"

#include <algorithm>
#include <cassert>

namespace vozka {

const Part* Board::partOf(TileIndex tile, FeatureIndex feature) const
{
    int number = firstPartFeature;
    for (const auto& part : m_parts.all())
        if (part.tile == tile && number++ == feature)
            return &part;
    return nullptr;
}

FeatureIndex Board::indexOfPart(Segment segment) const
{
    int number = firstPartFeature;
    for (const auto& part : m_parts.all())
        if (part.segment == segment)
            break;
        else if (part.tile == m_segments[segment].tile)
            ++number;
    return static_cast<FeatureIndex>(number);
}

bool Board::hasFeature(TileIndex tile, FeatureIndex feature) const
{
    return feature < m_tiles[tile].features || partOf(tile, feature) != nullptr;
}

FeatureStatus Board::status(Segment segment) const
{
    const auto& data = feature(segment);
    const bool isComplete = data.status() == FeatureStatus::Open && data.openEnds == 0;
    return isComplete ? FeatureStatus::Complete : data.status();
}

Segment Board::addPart(const TileCatalogue& catalogue, TileIndex tile, PartIndex part, Turns turns)
{
    const auto segment = static_cast<Segment>(m_segments.size());
    m_segments.push_back({{.kind = catalogue.part(part).kind}, segment, segment, 1, tile});
    m_parts.push_back({segment, tile, part, turns});
    assert(indexOfPart(segment) < noFeature);
    Joiner(*this, catalogue).addPart(m_parts.back());
    return segment;
}

void Board::link(Segment a, Segment b, LinkKind kind, std::uint8_t tag)
{
    assert(m_segments[a].kind == m_segments[b].kind);
    m_links.push_back({a, b, static_cast<Segment>(m_segments.size()), kind, tag});
    m_changed.mark(a);
    m_changed.mark(b);
    joinAndReopen(a, b);
}

void Board::linkBeforeLastTile()
{
    if (m_tiles.size() == 0)
        return;
    const Segment first = m_tiles.back().firstSegment;
    for (auto& link : m_links.all())
        if (std::max(link.a, link.b) < first)
            link.segmentCount = first;
    std::ranges::stable_sort(m_links.all(), {}, &Link::segmentCount);
}

Link Board::unlink(const TileCatalogue& catalogue, LinkKind kind, std::uint8_t tag)
{
    const auto all = links();
    const auto found =
        std::ranges::find_if(all, [&](const Link& link) { return link.kind == kind && link.tag == tag; });
    assert(found != all.end());
    const Link link = *found;
    m_links.erase(static_cast<std::size_t>(found - all.begin()));
    Joiner(*this, catalogue).rebuild(link.a);
    m_changed.mark(link.a);
    m_changed.mark(link.b);
    return link;
}

void Board::changeOpenEnds(Segment segment, int change)
{
    auto& own = m_segments[segment];
    assert(own.declaredEnds + change >= 0 && own.declaredEnds + change < 16);
    own.declaredEnds = static_cast<std::uint8_t>((own.declaredEnds + change) & 15);
    auto& whole = m_segments[own.root];
    whole.openEnds = static_cast<std::int8_t>(whole.openEnds + change);
    if (change > 0)
        whole.setStatus(FeatureStatus::Open);
    m_changed.mark(segment);
}

} // namespace vozka
