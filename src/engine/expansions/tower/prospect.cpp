// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/tower/prospect.h"

#include "engine/expansions/tower/tower.h"

#include <algorithm>
#include <cstdlib>

namespace vozka::tower {

namespace {

class Captures final : public Prospect {
public:
    explicit Captures(HoldingIndex prisoners) : m_prisoners(prisoners) {}

    /// Whoever stands where a tower reaches with its next piece may be taken.
    [[nodiscard]] float lossOf(const RuleBook& book, const StateData& state,
                               const Figure& figure) const override
    {
        // What wins self-play: 0.02 and 0.25 lose to 0.12, which loses a little to this.
        constexpr float ofEachTower = 0.08F;
        if (figure.onCorner || !book.figureRule(figure.kind).isMeeple())
            return 0;
        const Cell cell = state.board.cellOf(figure.segment);
        float stays = 1;
        for (const auto& pile : state.piles.all()) {
            const Cell from = state.board.cellOf(pile.segment);
            const int dx = std::abs(cell.x - from.x);
            const int dy = std::abs(cell.y - from.y);
            if (std::min(dx, dy) == 0 && std::max(dx, dy) <= pile.pieces + 1
                && state.board.feature(pile.segment).figures == 0)
                stays *= 1 - ofEachTower;
        }
        return 1 - stays;
    }

    /// A prisoner may be bought back, or be exchanged.
    [[nodiscard]] float pointsOf(const RuleBook&, const StateData& state, Player player) const override
    {
        constexpr float ofEachPrisoner = 1;
        return ofEachPrisoner * static_cast<float>(state.held(player, m_prisoners));
    }

private:
    HoldingIndex m_prisoners;
};

} // namespace

void addProspect(RuleBook& book, HoldingIndex prisoners)
{
    book.add(std::make_unique<Captures>(prisoners));
}

} // namespace vozka::tower
