// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Legal actions and refusals at the edge of the table.
#include "engine/rules/position.h"
#include "scene.h"

#include <gtest/gtest.h>

namespace vozka {
namespace {

void expectAgreement(const Rules& rules, const State& state, KindIndex kind)
{
    ActionList legal;
    rules.legal(state, legal);
    for (const auto& action : legal)
        EXPECT_FALSE(rules.refusal(state, action)) << action.at.cell().x << "," << action.at.cell().y;
    // Cells around the last tile, also beyond the edge of the table.
    std::size_t allowed = 0;
    const Cell last = state->board.tiles().back().cell;
    for (int y = -3; y <= 3; ++y)
        for (int x = -3; x <= 3; ++x)
            for (Turns turns = 0; turns < sideCount; ++turns) {
                const Cell at{static_cast<std::int16_t>(last.x + x), static_cast<std::int16_t>(last.y + y)};
                const bool isAllowed = !rules.refusal(state, Action::place(kind, at, turns));
                EXPECT_TRUE(!isAllowed || isOnTable(at));
                allowed += isAllowed ? 1U : 0U;
            }
    EXPECT_EQ(legal.size(), allowed);
}

TEST(Border, OffersExactlyLegalPlacements)
{
    rule("base.place.match");
    const auto rules = baseRules();
    constexpr std::int16_t far = farthestCell;
    for (const Cell corner : {Cell{far, 0},
                              {0, far},
                              {-far, 0},
                              {0, -far},
                              {far, far},
                              {-far, -far},
                              {far, -far},
                              {-far, far},
                              {far - 1, 7}})
        for (int kind = 0; kind < rules.catalogue().kindCount(); ++kind) {
            Position position;
            position.tiles.push_back({static_cast<KindIndex>(kind), corner, 0});
            PositionFault fault;
            const auto state = PositionLoader::make(rules, position, fault);
            ASSERT_TRUE(state);
            for (int drawn = 0; drawn < rules.catalogue().kindCount(); ++drawn)
                expectAgreement(rules, rules.asIfDrawn(*state, static_cast<KindIndex>(drawn)),
                                static_cast<KindIndex>(drawn));
        }
}

TEST(Border, CornerHasTwoOpenCells)
{
    const auto rules = baseRules();
    Position position;
    position.tiles.push_back({rules.catalogue().find("X"), {farthestCell, farthestCell}, 0});
    PositionFault fault;
    const auto state = PositionLoader::make(rules, position, fault);
    ASSERT_TRUE(state);
    EXPECT_EQ((*state)->board.openCells().size(), 2U);
}

} // namespace
} // namespace vozka
