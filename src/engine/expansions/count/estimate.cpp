// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/count/estimate.h"

#include <algorithm>

namespace vozka::count {

namespace {

class QuarterEstimate final : public Estimate {
public:
    explicit QuarterEstimate(const Quarters& quarters) : m_quarters(quarters) {}

    [[nodiscard]] Code name() const override { return "quarters"; }

    /// A figure in a quarter is worth more if more tiles are left, and less in the quarter of the count.
    [[nodiscard]] float pointsOf(const RuleBook&, const StateData& state, Player player) const override
    {
        constexpr float pointsOfFigure = 3.0F;
        constexpr float pointsOfFigureBesideCount = 2.0F;
        constexpr float turnsOfHalfValue = 5.0F;
        const float turns = static_cast<float>(state.bagTotal) / static_cast<float>(state.playerCount);
        float points = 0;
        for (const auto& figure : state.inAreas.all())
            if (figure.player == player)
                points += m_quarters.quarterAt(figure.area) == m_quarters.quarterOfCount(state)
                              ? pointsOfFigureBesideCount
                              : pointsOfFigure;
        return points * turns / (turns + turnsOfHalfValue);
    }

private:
    Quarters m_quarters;
};

} // namespace

void addEstimate(RuleBook& book, const Quarters& quarters)
{
    book.add(std::make_unique<QuarterEstimate>(quarters));
}

} // namespace vozka::count
