// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/abbey/abbeys.h"

#include "engine/expansions/abbey/abbey.h"

#include <algorithm>

namespace vozka::abbey {

int left(const Abbeys& abbeys, const StateData& state, Player player)
{
    int placed = abbeys.unowned;
    for (const auto count : abbeys.placed)
        placed += count;
    const int ofAll = std::max(state.playerCount - placed, 0);
    return player == nature ? ofAll : std::min(ofAll, 1 - abbeys.placed[player]);
}

bool hasLeft(const Abbeys& abbeys, const StateData& state, Player player)
{
    return left(abbeys, state, player) > 0;
}

namespace {

/// Rule: am.abbey.hole - only where all four neighbours are occupied; what they show does not matter.
class TileRule final : public OwnTileRule {
public:
    explicit TileRule(const Place& place) : m_place(place) {}

    [[nodiscard]] std::optional<Refusal> refusal(const StateData& state,
                                                 const PlacedTile& tile) const override
    {
        constexpr Code rule = "am.abbey.hole";
        const auto& board = state.board;
        const Cell at = tile.cell;
        const bool isFar = !isOnTable(at);
        if (!isFar && board.tileAt(at) != noTile)
            return Refusal{refusal::cellTaken, rule, at};
        for (const Side side : allSides)
            if (isFar || board.tileAt(neighbour(at, side)) == noTile) {
                Refusal open{notAHole, rule, neighbour(at, side)};
                open.side = side;
                return open;
            }
        if (tile.turns != 0) {
            Refusal turned{refusal::noSuchTurn, rule};
            turned.featureKind = m_place.feature;
            return turned;
        }
        if (!hasLeft(m_place.in(state), state, tile.owner)) {
            Refusal none{noAbbeyLeft, rule};
            none.player = tile.owner;
            return none;
        }
        return {};
    }

    [[nodiscard]] int left(const StateData& state, Player player) const override
    {
        return abbey::left(m_place.in(state), state, player);
    }

private:
    Place m_place;
};

} // namespace

std::unique_ptr<OwnTileRule> makeTileRule(const Place& place)
{
    return std::make_unique<TileRule>(place);
}

void countPlaced(const Place& place, StateData& state)
{
    const auto& placed = state.board.tiles()[state.placed];
    if (placed.kind != place.kind)
        return;
    auto& abbeys = place.in(state);
    ++(placed.owner == nature ? abbeys.unowned : abbeys.placed[placed.owner]);
}

} // namespace vozka::abbey
