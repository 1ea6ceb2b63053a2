// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/tile_order.h"

#include <algorithm>
#include <set>
#include <utility>

namespace vozka::sandbox {

namespace {

/// Places tiles one by one: holds the placed tiles and the remaining tiles.
class Laying {
public:
    Laying(const TileCatalogue& catalogue, std::vector<PositionTile> tiles)
        : m_catalogue(catalogue), m_waiting(std::move(tiles))
    {}

    /// Places the first remaining tile that has enough neighbours, except the tile on the cell `spared`.
    /// Returns false if no remaining tile has enough.
    bool layOne(std::optional<Cell> spared)
    {
        const auto found = std::ranges::find_if(
            m_waiting, [&](const PositionTile& tile) { return tile.at != spared && canLie(tile); });
        if (found == m_waiting.end())
            return false;
        m_cells.insert(found->at);
        m_laid.push_back(*found);
        m_waiting.erase(found);
        return true;
    }
    [[nodiscard]] const std::vector<PositionTile>& waiting() const { return m_waiting; }
    [[nodiscard]] std::vector<PositionTile> takePlacedTiles() { return std::move(m_laid); }

private:
    [[nodiscard]] bool canLie(const PositionTile& tile) const
    {
        const auto around = std::ranges::count_if(
            allSides, [&](Side side) { return m_cells.contains(neighbour(tile.at, side)); });
        // Tiles that are never drawn need tiles on all four sides.
        if (!m_catalogue.kind(tile.kind).inBag)
            return around == sideCount;
        return m_laid.empty() || around > 0;
    }

    const TileCatalogue& m_catalogue;
    std::vector<PositionTile> m_waiting;
    std::vector<PositionTile> m_laid;
    std::set<Cell> m_cells;
};

} // namespace

std::optional<std::vector<PositionTile>> inOrder(const TileCatalogue& catalogue,
                                                 const std::vector<PositionTile>& tiles,
                                                 std::optional<Cell> last, Cell& apart)
{
    Laying laying(catalogue, tiles);
    while (laying.layOne(last)) {
    }
    if (last && laying.waiting().size() == 1 && laying.waiting().front().at == last)
        laying.layOne({});
    const auto& waiting = laying.waiting();
    if (waiting.empty())
        return laying.takePlacedTiles();
    const auto other =
        std::ranges::find_if(waiting, [&](const PositionTile& tile) { return tile.at != last; });
    apart = (other == waiting.end() ? waiting.front() : *other).at;
    return {};
}

} // namespace vozka::sandbox
