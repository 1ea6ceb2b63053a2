// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/tower/tower.h"

#include <algorithm>
#include <cstdlib>

namespace vozka::tower {

namespace {

class CaptureEstimate final : public Estimate {
public:
    explicit CaptureEstimate(const TowerKeys& keys) : m_keys(keys) {}

    [[nodiscard]] Code name() const override { return "tower"; }

    /// Figures that a tower can reach with its next piece can be captured.
    [[nodiscard]] float lossOf(const RuleBook& book, const StateData& state,
                               const Figure& figure) const override
    {
        // Result of self-play: 0.02 and 0.25 lose to 0.12, which loses narrowly to 0.08.
        constexpr float lossByTower = 0.08F;
        if (figure.onCorner || !book.isMeeple(figure.kind))
            return 0;
        const Cell cell = state.board.cellOf(figure.segment);
        float stayProbability = 1;
        for (const auto& tower : towersOf(state, m_keys.pieces)) {
            const Cell from = state.board.cellOf(tower.where);
            const int dx = std::abs(cell.x - from.x);
            const int dy = std::abs(cell.y - from.y);
            if (std::min(dx, dy) == 0 && std::max(dx, dy) <= tower.count + 1
                && state.board.feature(tower.where).figures == 0)
                stayProbability *= 1 - lossByTower;
        }
        return 1 - stayProbability;
    }

    /// A prisoner can give ransom, or be exchanged.
    [[nodiscard]] float pointsOf(const RuleBook&, const StateData& state, Player player) const override
    {
        constexpr float pointsOfPrisoner = 1;
        return pointsOfPrisoner * static_cast<float>(state.held(player, m_keys.prisoners));
    }

private:
    TowerKeys m_keys;
};

} // namespace

void addEstimate(RuleBook& book, const TowerKeys& keys)
{
    book.add(std::make_unique<CaptureEstimate>(keys));
}

} // namespace vozka::tower
