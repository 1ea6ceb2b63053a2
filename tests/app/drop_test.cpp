// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Files dropped on the window are opened.
#include "support/program.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMimeData>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>

#include <array>
#include <utility>

namespace vozka {

namespace {

class Drop : public testing::Test {
protected:
    void drop(const QUrl& file)
    {
        QMimeData data;
        data.setUrls({file});
        const QPoint middle(m_program.window().width() / 2, m_program.window().height() / 2);
        QDragEnterEvent enter(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&m_program.window(), &enter);
        EXPECT_TRUE(enter.isAccepted());
        QDropEvent dropped(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&m_program.window(), &dropped);
    }

    Program m_program;
};

TEST_F(Drop, OpensGame)
{
    drop(QUrl::fromLocalFile(QStringLiteral(VOZKA_GAMES "/random-2.vozka")));
    EXPECT_TRUE(m_program.window().title().contains(QStringLiteral("random-2")))
        << m_program.window().title().toStdString();
}

TEST_F(Drop, OpensPosition)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("one.position.json")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(R"({"format": "vozka-position", "version": 1,
        "rules": {"edition": "C2", "sets": ["base"], "options": {}},
        "players": [{"name": "Red"}, {"name": "Blue"}], "toMove": 0,
        "tiles": [{"tile": "D", "at": [0,0], "turns": 0}], "figures": []})");
    file.close();
    drop(QUrl::fromLocalFile(file.fileName()));
    EXPECT_TRUE(m_program.window().title().contains(QStringLiteral("one")))
        << m_program.window().title().toStdString();
}

TEST_F(Drop, IgnoresFilesOfOtherFormats)
{
    const QString before = m_program.window().title();
    drop(QUrl::fromLocalFile(QStringLiteral(VOZKA_GAMES "/random-2.expect")));
    EXPECT_EQ(m_program.window().title(), before);
}

TEST_F(Drop, RefusesAddressesOfOtherComputers)
{
    const QString before = m_program.window().title();
    QString message;
    QObject::connect(&m_program.table(), &GameController::failed,
                     [&](const QString& text) { message = text; });
    const std::array addresses{
        std::pair("https://example.org/a.vozka", "no \"https\" addresses"),
        std::pair("file://elsewhere.example" VOZKA_GAMES "/random-2.vozka", "on another computer")};
    for (const auto& [address, reason] : addresses) {
        drop(QUrl(QString::fromLatin1(address)));
        EXPECT_TRUE(message.contains(QLatin1String(reason))) << message.toStdString();
        EXPECT_EQ(m_program.window().title(), before);
    }
}

} // namespace

} // namespace vozka
