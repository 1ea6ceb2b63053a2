// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Descriptions for screen readers: tiles, cells and the worth of features. Also the last used input device.
#include "models/text/descriptions.h"

#include "models/app/last_input.h"
#include "records/tile_library.h"
#include "table_fixture.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QSignalSpy>

namespace vozka {

using Descriptions = TableTest;

TEST_F(Descriptions, CellsAreRelativeToStartTile)
{
    EXPECT_EQ(cellDescription({3, -1}), QStringLiteral("3 east, 1 north"));
    EXPECT_EQ(cellDescription({-2, 4}), QStringLiteral("2 west, 4 south"));
    EXPECT_EQ(cellDescription({-2, 0}), QStringLiteral("2 west"));
    EXPECT_EQ(cellDescription({0, 5}), QStringLiteral("5 south"));
    EXPECT_EQ(cellDescription({0, 0}), QStringLiteral("the space of the start tile"));
}

TEST_F(Descriptions, TilesAreDescribedAsTurned)
{
    const Table table = m_controller.table();
    const auto words = [&](const char* id, Turns turns) {
        return tileDescription(table, table.catalogue().find(id), turns);
    };
    EXPECT_EQ(words("D", 0), QStringLiteral("City: north. Road: east, west"));
    EXPECT_EQ(words("D", 1), QStringLiteral("City: east. Road: north, south"));
    EXPECT_EQ(words("B", 2), QStringLiteral("Monastery"));
    EXPECT_EQ(words("M", 3), QStringLiteral("City: north, west, 1 coat of arms"));
}

TEST(TileDescriptions, NameMarksOfWholeTile)
{
    const auto kind = [](std::string_view set, std::string_view id) {
        const auto& tiles = records::TileLibrary::builtIn().find(set)->tiles;
        return *std::ranges::find(tiles, id, &TileKind::id);
    };
    const auto dragon = kind("princess-and-dragon", "PD-16");
    EXPECT_EQ(tileDescription(dragon, 0), QStringLiteral("Road: east, west. 1 sign of the dragon"));
    EXPECT_EQ(briefTileDescription(dragon), QStringLiteral("road, 1 sign of the dragon"));
    EXPECT_EQ(tileDescription(kind("princess-and-dragon", "PD-01"), 0), QStringLiteral("1 volcano"));
    EXPECT_TRUE(tileDescription(kind("princess-and-dragon", "PD-02"), 0).endsWith("1 magic portal"));
    EXPECT_TRUE(tileDescription(kind("river-2", "R2-03"), 0).endsWith("1 volcano"));
}

TEST_F(Descriptions, LastTilesNameTheirPlayers)
{
    EXPECT_EQ(read(*m_controller.board(), 0, "label").toString(),
              QStringLiteral("City: north. Road: east, west"));
    EXPECT_EQ(read(*m_controller.board(), 0, "where").toString(),
              QStringLiteral("the space of the start tile"));
    playUntil(Prompt::Kind::Deploy);
    EXPECT_TRUE(read(*m_controller.board(), 1, "where")
                    .toString()
                    .endsWith(QStringLiteral("; the last tile of Anna")));
}

TEST_F(Descriptions, FeaturesHaveWorth)
{
    playUntil(Prompt::Kind::Deploy);
    int worthCount = 0;
    const auto& candidates = *m_controller.candidates();
    for (int row = 0; row < candidates.rowCount(); ++row)
        worthCount += candidates.at(row).worth.isEmpty() ? 0 : 1;
    EXPECT_GT(worthCount, 0);
}

TEST_F(Descriptions, HandIsDescribedOnlyWhilePlacing)
{
    EXPECT_FALSE(m_controller.hand().description(0).isEmpty());
    playUntil(Prompt::Kind::Deploy);
    EXPECT_TRUE(m_controller.hand().description(0).isEmpty());
}

TEST(LastInputs, DistinguishKeysFromPointers)
{
    QObject window;
    auto& input = LastInput::instance();
    const auto press = [&](QEvent::Type type, int key) {
        QKeyEvent event(type, key, Qt::NoModifier);
        QCoreApplication::sendEvent(&window, &event);
    };
    EXPECT_FALSE(input.byKeys());
    press(QEvent::KeyPress, Qt::Key_Control);
    EXPECT_FALSE(input.byKeys());
    // Shortcuts do not count as use of the keyboard, because mouse users press them, too.
    press(QEvent::KeyPress, Qt::Key_R);
    EXPECT_FALSE(input.byKeys());
    press(QEvent::KeyPress, Qt::Key_Right);
    EXPECT_TRUE(input.byKeys());
    press(QEvent::KeyPress, Qt::Key_R);
    EXPECT_TRUE(input.byKeys());
    QEvent click(QEvent::MouseButtonPress);
    QCoreApplication::sendEvent(&window, &click);
    EXPECT_FALSE(input.byKeys());
}

TEST(LastInputs, ReportClicksUntilShortlyAfterRelease)
{
    QObject window;
    auto& input = LastInput::instance();
    const auto send = [&](QEvent::Type type, Qt::MouseButton button, Qt::MouseButtons pressed) {
        QMouseEvent event(type, {}, {}, button, pressed, Qt::NoModifier);
        QCoreApplication::sendEvent(&window, &event);
    };
    send(QEvent::MouseButtonPress, Qt::LeftButton, Qt::LeftButton);
    send(QEvent::MouseButtonPress, Qt::RightButton, Qt::LeftButton | Qt::RightButton);
    send(QEvent::MouseButtonRelease, Qt::RightButton, Qt::LeftButton);
    QSignalSpy changes(&input, &LastInput::clickingChanged);
    EXPECT_FALSE(changes.wait(2 * LastInput::afterClickMs)) << "the left button is pressed";
    send(QEvent::MouseButtonRelease, Qt::LeftButton, Qt::NoButton);
    EXPECT_TRUE(input.clicking()) << "another click may follow";
    EXPECT_TRUE(changes.wait(2 * LastInput::afterClickMs));
    EXPECT_FALSE(input.clicking());
}

} // namespace vozka
