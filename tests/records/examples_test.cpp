// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The boards of the wagon's examples could come about in a game: from the start tile on, and with the last
// tile the wagon's feature was completed.
#include "records/files.h"
#include "records/position.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka::records {
namespace {

bool isComplete(const LaidOut& table, const PositionFigure& wagon)
{
    const auto& board = table.state->board;
    const auto segment = board.segmentOf(board.tileAt(wagon.at), wagon.feature);
    return table.rules.book().featureRule(board.segment(segment).kind).isComplete(*table.state, segment);
}

class Example : public testing::TestWithParam<std::string> {};

TEST_P(Example, TheLastTileCompletedWhatTheWagonLeaves)
{
    const auto path = std::string(VOZKA_POSITIONS "/") + GetParam() + ".position.json";
    const auto text = readFile(path);
    ASSERT_TRUE(text);
    auto record = readPosition(*text, path);
    ASSERT_TRUE(record) << record.error().pointer << ' ' << record.error().code;
    const auto table = layOut(*record, path);
    ASSERT_TRUE(table) << table.error().pointer << ' ' << table.error().code;

    const auto& start = record->position.tiles.front();
    EXPECT_EQ(table->rules.catalogue().kind(start.kind).id, "D");
    EXPECT_EQ(start.at, Cell());
    EXPECT_EQ(start.turns, 0);

    const auto wagon = record->position.figures.front();
    EXPECT_EQ(table->rules.book().figureRule(wagon.kind).name(), "wagon");
    EXPECT_TRUE(isComplete(*table, wagon));
    const auto lastTile = record->position.tiles.back().at;
    record->position.tiles.pop_back();
    std::erase_if(record->position.figures, [&](const auto& figure) { return figure.at == lastTile; });
    const auto before = layOut(*record, path);
    ASSERT_TRUE(before) << before.error().pointer << ' ' << before.error().code;
    if (wagon.at != lastTile) {
        EXPECT_FALSE(isComplete(*before, wagon));
    }
}

INSTANTIATE_TEST_SUITE_P(Wagon, Example,
                         testing::Values("wagon-1", "wagon-2.1", "wagon-2.2", "wagon-2.3", "wagon-2.4",
                                         "wagon-2.5", "wagon-2.6", "wagon-3"),
                         [](const auto& example) {
                             auto name = example.param;
                             std::ranges::replace(name, '-', '_');
                             std::ranges::replace(name, '.', '_');
                             return name;
                         });

} // namespace
} // namespace vozka::records
