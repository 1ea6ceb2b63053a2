// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Scoring of roads that rules link, hold or open.
#include "board_edits.h"
#include "scene.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka {
namespace {

/// Two roads of two tiles. Alice completes the first one, then Bob the second one. `edit` is called before
/// the scoring of Bob's turn.
class TwoRoads : public testing::Test {
protected:
    void TearDown() override { boardEdit() = {}; }

    void completeBoth(const std::function<void(Turn&, Segment, Segment)>& edit)
    {
        scene.place("A1", {1, 0});
        scene.deploy("r");
        EXPECT_EQ(scene.scoreLines(), "Alice 2 = road.tiles 2\n");
        boardEdit() = [&](Turn& turn) {
            const auto& board = turn.state().board;
            edit(turn, board.segmentOf(board.tileAt({0, 0}), road()),
                 board.segmentOf(board.tileAt({0, 1}), road()));
        };
        scene.place("A1", {1, 1});
        scene.deploy("r");
    }

    [[nodiscard]] FeatureIndex road() const
    {
        const auto& catalogue = scene.rules().catalogue();
        const auto& kind = catalogue.kind(catalogue.find("A"));
        const auto found = std::ranges::find(kind.features, FeatureKind::Road, &TileFeature::kind);
        return static_cast<FeatureIndex>(found - kind.features.begin());
    }

    Scene scene{"A3 .\nA3 .", rulesWithOnly("A3 .\nA3 .", {"A", "A", "A", "B", "B"}, 2, {addBoardEdits})};
};

TEST_F(TwoRoads, AreScoredSeparatelyWithoutLink)
{
    completeBoth([](Turn& turn, Segment first, Segment second) {
        EXPECT_EQ(turn.state().board.status(first), FeatureStatus::Scored);
        EXPECT_EQ(turn.state().board.status(second), FeatureStatus::Complete);
    });
    EXPECT_EQ(scene.score('A'), 2);
    EXPECT_EQ(scene.score('B'), 2);
}

TEST_F(TwoRoads, AreScoredTogetherIfLinked)
{
    completeBoth([](Turn& turn, Segment first, Segment second) {
        turn.state().board.link(first, second, testLink, 0);
        EXPECT_EQ(turn.state().board.status(first), FeatureStatus::Complete) << "the road was extended";
    });
    EXPECT_EQ(scene.score('A'), 2);
    EXPECT_EQ(scene.score('B'), 4);
    EXPECT_EQ(scene.supply('B'), 7);
}

TEST_F(TwoRoads, AreNotScoredWhileHeld)
{
    completeBoth([](Turn& turn, Segment, Segment second) {
        turn.state().board.setStatus(second, FeatureStatus::Held);
    });
    EXPECT_EQ(scene.score('B'), 0);
    EXPECT_EQ(scene.supply('B'), 6) << "the figure stays";
}

TEST_F(TwoRoads, AreScoredInTurnThatClosesDeclaredEnd)
{
    Segment road = noSegment;
    completeBoth([&](Turn& turn, Segment, Segment second) {
        road = second;
        turn.state().board.changeOpenEnds(second, 1);
    });
    EXPECT_EQ(scene.score('B'), 0);
    boardEdit() = [&](Turn& turn) { turn.state().board.changeOpenEnds(road, -1); };
    scene.placeOnly("B0", {0, -1});
    EXPECT_EQ(scene.score('B'), 2) << "also if no tile was added to the road in this turn";
}

TEST_F(TwoRoads, AreScoredSeparatelyIfSplitAgain)
{
    completeBoth([](Turn& turn, Segment first, Segment second) {
        turn.state().board.link(first, second, testLink, 0);
        turn.unlink(testLink, 0);
    });
    EXPECT_EQ(scene.score('B'), 2);
    EXPECT_EQ(scene.supply('B'), 7);
}

} // namespace
} // namespace vozka
