// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The game that continues a story: names of its players, and no entry in the results.
#include "models/app/app_settings.h"
#include "models/lessons/open_story.h"
#include "models/setup/set_up_file.h"
#include "players/random_player.h"

#include <QTemporaryDir>
#include <gtest/gtest.h>

#include <utility>

namespace vozka {
namespace {

/// Plays the story to its end and starts its game.
void playStory(GameController& table)
{
    const auto id = QStringLiteral("learn-game");
    OpenStory story;
    AppSettings::instance().removeStoryPlace(id);
    ASSERT_TRUE(story.open(id));
    while (!story.step().ended) {
        if (!story.step().answered)
            story.showMe();
        story.next();
    }
    ASSERT_TRUE(story.playOn(&table, 1));
}

TEST(StoryGame, HasNameOfPerson)
{
    GameController table;
    const auto namesAfter = [&](const std::vector<KnownName>& known) {
        StoredSetUps remembered;
        remembered.names = known;
        EXPECT_FALSE(storeSetUps(remembered));
        playStory(table);
        return QStringList{table.table().playerName(0), table.table().playerName(1)};
    };
    EXPECT_EQ(namesAfter({{"Zoe"}, {"Adam"}}), QStringList({"Zoe", "Petr"})) << "the name used last";
    EXPECT_EQ(namesAfter({{"petr"}}), QStringList({"petr", "Computer"}));
    EXPECT_EQ(namesAfter({}), QStringList({"Player 1", "Petr"}));
}

TEST(StoryGame, IsNotCounted)
{
    const QTemporaryDir folder;
    {
        GameController table;
        table.files()->autosaves()->setFolder(folder.filePath("games"));
        table.files()->results()->setFolder(folder.path());
        playStory(table);
        RandomPlayer player(7);
        ActionList scratch;
        bool wasClosed = false;
        while (!table.over()) {
            const Table now = table.table();
            table.play(player.choose(*now.rules, *now.state, scratch));
            table.discards()->dismiss();
            if (std::exchange(wasClosed, true))
                continue;
            // The game is the same after it is closed and resumed.
            table.close();
            auto& kept = *table.files()->autosaves();
            kept.refresh();
            ASSERT_EQ(kept.rowCount(), 1);
            EXPECT_TRUE(kept.at(0).standing.startsWith("Short game · Turn"))
                << kept.at(0).standing.toStdString();
            ASSERT_TRUE(table.files()->resume(0));
        }
        EXPECT_EQ(table.files()->results()->total(), 0);
    }
    GameController other;
    other.files()->results()->setFolder(folder.path());
    EXPECT_EQ(other.files()->results()->total(), 0);
}

} // namespace
} // namespace vozka
