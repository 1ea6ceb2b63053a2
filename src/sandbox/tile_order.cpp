// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/tile_order.h"

#include <algorithm>
#include <set>
#include <utility>

namespace vozka::sandbox {

namespace {

/// Places tiles one by one: holds the placed tiles and the remaining tiles.
class PlacementOrder {
public:
    PlacementOrder(const TileCatalogue& catalogue, std::vector<PositionTile> tiles)
        : m_catalogue(catalogue), m_remaining(std::move(tiles))
    {}

    /// Places the first remaining tile that has enough neighbours, except the tile on the cell `except`.
    /// Returns false if no remaining tile has enough.
    bool placeNext(std::optional<Cell> except)
    {
        const auto found = std::ranges::find_if(
            m_remaining, [&](const PositionTile& tile) { return tile.at != except && canBePlaced(tile); });
        if (found == m_remaining.end())
            return false;
        m_cells.insert(found->at);
        m_placed.push_back(*found);
        m_remaining.erase(found);
        return true;
    }
    [[nodiscard]] const std::vector<PositionTile>& remaining() const { return m_remaining; }
    [[nodiscard]] std::vector<PositionTile> takePlacedTiles() { return std::move(m_placed); }

private:
    [[nodiscard]] bool canBePlaced(const PositionTile& tile) const
    {
        const auto neighbourCount = std::ranges::count_if(
            allSides, [&](Side side) { return m_cells.contains(neighbour(tile.at, side)); });
        // Tiles that are never drawn need tiles on all four sides.
        if (!m_catalogue.kind(tile.kind).inBag)
            return neighbourCount == sideCount;
        return m_placed.empty() || neighbourCount > 0;
    }

    const TileCatalogue& m_catalogue;
    std::vector<PositionTile> m_remaining;
    std::vector<PositionTile> m_placed;
    std::set<Cell> m_cells;
};

} // namespace

std::optional<std::vector<PositionTile>> inPlacementOrder(const TileCatalogue& catalogue,
                                                          const std::vector<PositionTile>& tiles,
                                                          std::optional<Cell> last, Cell& unplaceable)
{
    PlacementOrder order(catalogue, tiles);
    while (order.placeNext(last)) {
    }
    if (last && order.remaining().size() == 1 && order.remaining().front().at == last)
        order.placeNext({});
    const auto& remaining = order.remaining();
    if (remaining.empty())
        return order.takePlacedTiles();
    const auto other =
        std::ranges::find_if(remaining, [&](const PositionTile& tile) { return tile.at != last; });
    unplaceable = (other == remaining.end() ? remaining.front() : *other).at;
    return {};
}

} // namespace vozka::sandbox
