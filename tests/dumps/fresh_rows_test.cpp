// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// After each decision of the recorded games all lists of the table equal the lists of a new table with that
// game.
#include "dumps/recorded_game.h"

#include <gtest/gtest.h>

namespace vozka {
namespace {

QStringList rowsOfTable(GameController& table)
{
    QStringList rows;
    const std::vector<std::pair<const char*, const QAbstractItemModel*>> models{
        {"board", table.board()},       {"last moves", table.board()->lastMoves()},
        {"figures", table.figures()},   {"pieces", table.figures()->pieces()},
        {"log", table.log()},           {"players", table.players()},
        {"choices", table.choices()},   {"candidates", table.candidates()},
        {"trail", table.path()},        {"glow", table.glow()},
        {"passages", table.passages()},
    };
    for (const auto& [name, model] : models)
        for (const auto& row : rowsOf(*model))
            rows << QLatin1String(name) + u' ' + row;
    for (Player player = 0; player < table.players()->rowCount(); ++player)
        for (const auto& row : rowsOf(*table.players()->supplyOf(player)))
            rows << QStringLiteral("supply %1 ").arg(player) + row;
    return rows;
}

/// Fails and returns false if a new table with the same game has other rows.
bool equalsFreshTable(GameController& table)
{
    GameController fresh;
    fresh.load(Match(*table.match()));
    const auto shown = rowsOfTable(table);
    const auto expected = rowsOfTable(fresh);
    if (shown == expected)
        return true;
    const auto [shownRow, expectedRow] =
        std::mismatch(shown.begin(), shown.end(), expected.begin(), expected.end());
    ADD_FAILURE() << "shown: " << (shownRow == shown.end() ? "nothing" : shownRow->toStdString())
                  << "\nfresh: " << (expectedRow == expected.end() ? "nothing" : expectedRow->toStdString());
    return false;
}

class FreshRows : public testing::TestWithParam<int> {};

TEST_P(FreshRows, EqualRowsAfterActions)
{
    const auto name = RecordedGame::names().at(GetParam());
    RecordedGame game(name);
    int decision = 0;
    for (bool more = true; more; more = game.next(), ++decision) {
        SCOPED_TRACE(name.toStdString() + " decision " + std::to_string(decision));
        ASSERT_TRUE(equalsFreshTable(game.table()));
        if (decision % 8 != 7 || !game.table().canUndo())
            continue;
        game.table().undo();
        ASSERT_TRUE(equalsFreshTable(game.table())) << "after undo";
        game.table().redo();
        ASSERT_TRUE(equalsFreshTable(game.table())) << "after redo";
    }
}

INSTANTIATE_TEST_SUITE_P(Games, FreshRows, testing::Range(0, static_cast<int>(RecordedGame::names().size())));

} // namespace
} // namespace vozka
