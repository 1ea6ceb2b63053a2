// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Random edits: the position is always valid, and a refusal changes nothing.
#include "players/random_player.h"
#include "samples.h"

#include <gtest/gtest.h>

namespace vozka::sandbox {
namespace {

Cell randomCell(Random& random, const Sandbox& box)
{
    const auto open = box.state()->board.openCells();
    const auto tiles = box.position().tiles;
    if (!open.empty() && random.below(3) != 0)
        return open[random.below(static_cast<std::uint32_t>(open.size()))].cell;
    if (!tiles.empty() && random.below(8) != 0)
        return tiles[random.below(static_cast<std::uint32_t>(tiles.size()))].at;
    return {static_cast<std::int16_t>(random.below(5)), static_cast<std::int16_t>(random.below(5))};
}

PositionFigure randomFigure(Random& random, const Sandbox& box)
{
    const auto& rules = box.rules().book().figureRules();
    const auto& rule = *rules[random.below(static_cast<std::uint32_t>(rules.size()))];
    const bool isOnCorner = !rule.spec().cornerRule.empty();
    const auto players = static_cast<std::uint32_t>(box.record().players.size());
    return {static_cast<Player>(random.below(players)), rule.kind(), randomCell(random, box),
            isOnCorner ? noFeature : static_cast<FeatureIndex>(random.below(6)), isOnCorner};
}

std::optional<Refusal> randomEdit(Random& random, Sandbox& box)
{
    const auto at = randomCell(random, box);
    const auto figures = static_cast<std::uint32_t>(box.position().figures.size());
    const auto kinds = static_cast<std::uint32_t>(box.rules().catalogue().kindCount());
    switch (random.below(12)) {
    case 0:
        return box.turn(at, random.below(2) == 0 ? 1 : -1);
    case 1:
        return random.below(2) == 0 ? box.take(at) : box.makeLast(at);
    case 2:
    case 3:
    case 4:
        return box.setFigure(randomFigure(random, box));
    case 5:
        return figures == 0 ? std::nullopt
                            : box.changeFigure(random.below(figures), randomFigure(random, box));
    case 6:
        return figures == 0 ? std::nullopt : box.takeFigure(random.below(figures));
    case 7:
        return random.below(6) == 0
                   ? box.setPlayers(players(2 + static_cast<int>(random.below(5))))
                   : box.setRules(threeSets(random.below(2) == 0 ? Edition::C1 : Edition::C2));
    default:
        const auto kind = static_cast<KindIndex>(random.below(kinds));
        const auto turns = static_cast<Turns>(random.below(sideCount));
        const bool fits = (box.turnsThatFit(kind, at, 0) >> turns & 1U) != 0;
        const auto refusal = box.place(kind, at, turns, 0);
        // A tile that fits may still be refused because of a figure.
        EXPECT_EQ(fits, !refusal || refusal->code == "left-behind") << codeOf(refusal);
        return refusal;
    }
}

TEST(SandboxRandomEdits, PositionStaysValid)
{
    int applied = 0;
    int refused = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Random random(seed);
        Sandbox box(threeSets(), players(2 + static_cast<int>(seed % 5)));
        for (int i = 0; i < 250; ++i) {
            const auto before = box.state();
            const auto text = records::writePosition(box.record());
            if (const auto refusal = randomEdit(random, box)) {
                ++refused;
                EXPECT_EQ(box.state(), before);
                EXPECT_EQ(records::writePosition(box.record()), text);
            } else {
                ++applied;
                expectValid(box);
            }
            if (testing::Test::HasFailure())
                FAIL() << "seed " << seed << ", edit " << i << "\n" << text;
        }
        // All edits can be undone.
        const auto last = box.state();
        while (box.canUndo())
            box.undo();
        EXPECT_TRUE(box.isEmpty());
        while (box.canRedo())
            box.redo();
        EXPECT_EQ(box.state(), last);
    }
    EXPECT_GT(applied, 500);
    EXPECT_GT(refused, 500);
}

} // namespace
} // namespace vozka::sandbox
