// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "chance_law.h"

#include "engine/rules/hooks/core_names.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka {

Check weightsMatchBag(const CheckedGame& game)
{
    const auto& rules = game.rules;
    return [&rules, legal = ActionList()](const State& state, const Events&) mutable {
        if (state->over || state->toMove != noPlayer)
            return;
        rules.legal(state, legal);
        const auto outcomes = rules.outcomes(state);
        std::vector<Action> actions;
        std::uint32_t sum = 0;
        const bool isOfBag = rules.step(state) == step::draw;
        outcomes.forEach([&](const Outcome& outcome) {
            const bool isDraw = state->drawn == noKind;
            if (isOfBag) {
                EXPECT_EQ(outcome.weight, isDraw ? state->bag[outcome.action.tileKind()] : 1U);
            }
            EXPECT_EQ(outcomes.at(sum), outcome.action);
            sum += outcome.weight;
            EXPECT_EQ(outcomes.at(sum - 1), outcome.action);
            actions.push_back(outcome.action);
        });
        EXPECT_EQ(outcomes.total(), sum);
        EXPECT_TRUE(std::ranges::equal(actions, legal));
        if (!isOfBag)
            return;
        // Kinds that cannot be drawn now have no outcome.
        std::uint32_t expectedSum = state->drawn == noKind ? 0U : 1U;
        for (int kind = 0; kind < rules.catalogue().kindCount(); ++kind)
            if (!rules.refusal(state, Action::draw(static_cast<KindIndex>(kind))))
                expectedSum += state->bag[static_cast<std::size_t>(kind)];
        EXPECT_EQ(sum, expectedSum);
    };
}

} // namespace vozka
