// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/king_and_robber/markers.h"

#include <algorithm>
#include <cmath>

namespace vozka::king_and_robber {

namespace {

class MarkerEstimate final : public Estimate {
public:
    MarkerEstimate(const Markers& markers, Scoring scoring) : m_markers(markers), m_scoring(scoring) {}

    [[nodiscard]] Code name() const override { return "king-and-robber"; }

    /// Expected points of the markers that the player has. If the holder loses a marker, each player is
    /// assumed to be as likely to get it, so these points are left out.
    [[nodiscard]] float pointsOf(const RuleBook&, const StateData& state, Player player) const override
    {
        float points = 0;
        for (const auto& marker : m_markers)
            if (holderOf(state, marker) == player)
                points += expectedPoints(state, marker) * keptProbability(state, marker);
        return points;
    }

private:
    /// Expected final points if the holder keeps the marker.
    [[nodiscard]] float expectedPoints(const StateData& state, const Marker& marker) const
    {
        // Completed cities, and completed roads, per tile of the bag in games of computer players.
        constexpr float completedPerTile = 0.15F;
        const auto points = static_cast<float>(finalPoints(state, m_markers, marker, m_scoring).points());
        return m_scoring == Scoring::Count ? points + completedPerTile * static_cast<float>(state.bagTotal)
                                           : points;
    }

    /// Probability that no player completes a larger feature before the end. Larger features are rarer.
    [[nodiscard]] static float keptProbability(const StateData& state, const Marker& marker)
    {
        constexpr float lossPerTile = 0.08F;
        constexpr float sizeOfRarity = 3;
        const float loss =
            lossPerTile * std::exp(-static_cast<float>(largestSize(state, marker)) / sizeOfRarity);
        return std::exp(-loss * static_cast<float>(state.bagTotal));
    }

    Markers m_markers;
    Scoring m_scoring;
};

} // namespace

void addEstimate(RuleBook& book, const Markers& markers, Scoring scoring)
{
    book.add(std::make_unique<MarkerEstimate>(markers, scoring));
}

} // namespace vozka::king_and_robber
