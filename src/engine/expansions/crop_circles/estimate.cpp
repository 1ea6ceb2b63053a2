// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/crop_circles/circles.h"
#include "engine/rules/hooks/majority.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace vozka::crop_circles {

namespace {

class CircleEstimate final : public Estimate {
public:
    CircleEstimate(Circles circles, Action::Type removing)
        : m_circles(std::move(circles)), m_removing(removing)
    {}

    [[nodiscard]] Code name() const override { return "crop-circles"; }

    /// The owner takes back one of the meeples on such features.
    [[nodiscard]] float lossOf(const RuleBook& book, const StateData& state,
                               const Figure& figure) const override
    {
        constexpr int expectedDraws = 6;
        constexpr float removalProbability = 0.5F;
        const auto kind = state.board.segment(figure.segment).kind;
        if (!isConcerned(book, state, figure, kind))
            return 0;
        int tiles = 0;
        for (int i = 0; i < book.catalogue().kindCount(); ++i)
            if (const auto* symbol = m_circles.symbolOf(static_cast<KindIndex>(i));
                symbol != nullptr && symbol->concerns == kind)
                tiles += state.bag[i];
        if (tiles == 0)
            return 0;
        const auto meeples = std::ranges::count_if(state.figuresOnBoard(), [&](const Figure& other) {
            return other.player == figure.player && isConcerned(book, state, other, kind);
        });
        const float drawn = std::min(1.0F, static_cast<float>(tiles * expectedDraws)
                                               / static_cast<float>(std::max<int>(1, state.bagTotal)));
        return removalProbability * drawn / static_cast<float>(meeples);
    }

    /// The loss of a player who must still take a meeple back: the least loss of all their meeples.
    [[nodiscard]] float pointsOf(const RuleBook& book, const StateData& state, Player player) const override
    {
        const auto* symbol = m_circles.placed(state);
        if (symbol == nullptr || state.over || (state.round.done >> player & 1) != 0
            || (book.plan().choices(state.step).types() & setOf(m_removing)) == 0)
            return 0;
        std::optional<float> least;
        for (const auto& figure : state.figuresOnBoard())
            if (figure.player == player && isConcerned(book, state, figure, symbol->concerns)) {
                const float loss = lossByRemoval(book, state, figure);
                least = std::min(least.value_or(loss), loss);
            }
        return -least.value_or(0);
    }

private:
    /// Points that the player loses if the meeple returns to the supply; negative if the figure in the supply
    /// is worth more.
    [[nodiscard]] static float lossByRemoval(const RuleBook& book, const StateData& state,
                                             const Figure& figure)
    {
        constexpr float worthInSupply = 1;
        if (!majority(book, state, figure.segment).has(figure.player))
            return -worthInSupply;
        int own = -book.figureRule(figure.kind).strength(state, figure);
        std::array<int, maxPlayers> strengths{};
        for (const auto& other : state.figuresOnBoard())
            if (state.board.root(other.segment) == state.board.root(figure.segment)
                && other.player < maxPlayers)
                strengths[other.player] += book.figureRule(other.kind).strength(state, other);
        own += std::exchange(strengths[figure.player], 0);
        const int others = *std::ranges::max_element(strengths);
        if (own > 0 && own >= others)
            return -worthInSupply;
        const auto points = book.scoreOf(state, figure.segment, ScoreTime::Final).sheet.points();
        return static_cast<float>(points) - worthInSupply;
    }

    Circles m_circles;
    Action::Type m_removing;
};

} // namespace

void addEstimate(RuleBook& book, const Circles& circles, Action::Type removing)
{
    book.add(std::make_unique<CircleEstimate>(circles, removing));
}

} // namespace vozka::crop_circles
