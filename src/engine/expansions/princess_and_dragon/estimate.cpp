// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/princess_and_dragon/princess_and_dragon.h"

#include <algorithm>
#include <cstdlib>

namespace vozka::princess_and_dragon {

namespace {

/// Probability that the dragon reaches a figure, by its distance in steps. Estimated by hand, then multiplied
/// by 0.6, because this factor won self-play. The points of the fairy are ignored, because that also won
/// self-play: a move of the fairy replaces a deployment.
constexpr std::array<float, 7> lossAtDistance{0.21F, 0.27F, 0.21F, 0.15F, 0.1F, 0.06F, 0.04F};

class DragonAndFairyEstimate final : public Estimate {
public:
    DragonAndFairyEstimate(const TileCatalogue& catalogue, const Pieces& pieces) : m_pieces(pieces)
    {
        const auto kinds = kindsMarked(catalogue, "dragon");
        for (int kind = 0; kind < catalogue.kindCount(); ++kind)
            if (kinds.contains(static_cast<std::size_t>(kind)))
                m_dragonTiles.push_back(static_cast<KindIndex>(kind));
    }

    [[nodiscard]] Code name() const override { return "dragon"; }

    [[nodiscard]] float lossOf(const RuleBook&, const StateData& state, const Figure& figure) const override
    {
        const auto* const dragon = state.token(m_pieces.dragon);
        if (dragon == nullptr || figure.onCorner)
            return 0;
        const Cell cell = state.board.cellOf(figure.segment);
        if (state.isAt(m_pieces.fairy, cell))
            return 0;
        const Cell from = state.cellOf(*dragon);
        const auto columns = static_cast<std::size_t>(std::abs(cell.x - from.x));
        const auto steps = columns + static_cast<std::size_t>(std::abs(cell.y - from.y));
        return steps < lossAtDistance.size() ? lossAtDistance[steps] * probabilityOfDragonTile(state) : 0;
    }

private:
    /// Probability that a dragon tile is drawn soon.
    [[nodiscard]] float probabilityOfDragonTile(const StateData& state) const
    {
        constexpr int expectedDraws = 6;
        int tiles = 0;
        for (const auto kind : m_dragonTiles)
            tiles += state.bag[kind];
        return std::min(1.0F, static_cast<float>(tiles * expectedDraws)
                                  / static_cast<float>(std::max<int>(1, state.bagTotal)));
    }

    Pieces m_pieces;
    std::vector<KindIndex> m_dragonTiles;
};

} // namespace

void addEstimate(RuleBook& book, const Pieces& pieces)
{
    book.add(std::make_unique<DragonAndFairyEstimate>(book.catalogue(), pieces));
}

} // namespace vozka::princess_and_dragon
