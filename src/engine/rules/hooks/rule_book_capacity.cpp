// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/hooks/rule_book.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace vozka {

namespace {

/// True if the tiles exist and are on different cells of the table.
[[maybe_unused]] bool areValidStartTiles(std::span<const StartTile> tiles, const TileCatalogue& catalogue)
{
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const auto [kind, at, isFixed] = tiles[i];
        if (kind >= catalogue.kindCount() || !isOnTable(at)
            || std::ranges::count(tiles, kind, &StartTile::kind) > catalogue.kind(kind).count
            || std::ranges::count(tiles, at, &StartTile::at) > 1)
            return false;
    }
    return true;
}

/// Number of features with a road end of that word on all tiles.
std::size_t endsOf(const TileCatalogue& catalogue, Code word)
{
    std::size_t ends = 0;
    for (int i = 0; i < catalogue.kindCount(); ++i) {
        const auto& kind = catalogue.kind(static_cast<KindIndex>(i));
        ends += kind.featuresEndingAt(word).size() * static_cast<std::size_t>(kind.count);
    }
    return ends;
}

} // namespace

std::optional<CapacityFault> RuleBook::seal()
{
    assert(areValidStartTiles(m_startTiles, m_catalogue));
    // A set of steps also has a bit for the end of the plan.
    checkCapacity("steps", static_cast<int>(m_plan.size()), std::numeric_limits<StepSet>::digits - 1);
    if (m_fault)
        return m_fault;
    m_plan.seal();
    checkCapacity("figures", m_figures, maxFigures);
    // One tile more than the game has, because Rules::asIfDrawn can give a tile that is used up.
    StateLayout layout{.tiles = 1, .segments = maxFeaturesOfTile, .surrounded = maxFeaturesOfTile};
    for (auto& token : m_tokens) {
        if (token.most == 0)
            token.most = m_figures;
        layout.tokens += capacityFor(token);
    }
    checkCapacity("tokens", static_cast<int>(layout.tokens), maxTokens);
    checkCapacity("slots", static_cast<int>(m_slotsUsed), maxSlotBytes);
    if (m_fault)
        return m_fault;
    layout.kinds = static_cast<std::size_t>(m_catalogue.kindCount());
    for (std::size_t i = 0; i < layout.kinds; ++i) {
        const auto& kind = m_catalogue.kind(static_cast<KindIndex>(i));
        const auto count = static_cast<std::size_t>(kind.count);
        layout.tiles += count;
        layout.segments += count * kind.features.size();
        for (const auto& feature : kind.features)
            layout.surrounded += isSurrounded(feature.kind) ? count : 0;
    }
    layout.parts = static_cast<std::size_t>(m_parts);
    layout.links = static_cast<std::size_t>(m_links);
    layout.segments += layout.parts;
    checkCapacity("segments", static_cast<int>(layout.segments), maxSegments + maxFeaturesOfTile);
    if (m_fault)
        return m_fault;
    // A tile changes features at its sides and surrounded features. Links between road ends change the
    // features of these ends. Other links, and parts, can change all features.
    int linksOfAll = m_links;
    std::size_t linked = 0;
    for (const auto& token : m_tokens)
        if (token.isLink() && !token.roadEnd.empty()) {
            linksOfAll -= token.maxLinks();
            linked += endsOf(m_catalogue, token.roadEnd);
        }
    layout.changed = linksOfAll + m_parts > 0 ? layout.segments : sideCount + layout.surrounded + linked;
    layout.openCells = openCellsAround(layout.tiles);
    layout.cellSlots = cellSlotsFor(layout.tiles);
    layout.figures = static_cast<std::size_t>(m_figures);
    for (const auto& pool : m_pools)
        layout.poolItems += pool.pool.items;
    layout.tokenKinds = m_tokens.size();
    layout.inAreas = m_areas.empty() ? 0 : layout.figures;
    layout.slotBytes = m_slotsUsed;
    m_layout = std::make_shared<const StateLayout>(layout);
    return {};
}

} // namespace vozka
