// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A file that is dropped on the window lies on the table.
#include "models/app_settings.h"
#include "models/art/image_providers.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QGuiApplication>
#include <QMimeData>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>
#include <QtQml/qqmlextensionplugin.h>
#include <gtest/gtest.h>

Q_IMPORT_QML_PLUGIN(Vozka_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(VozkaPlugin)

namespace vozka {

namespace {

class Drop : public testing::Test {
protected:
    void SetUp() override
    {
        m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
        addImageProviders(m_engine);
        m_engine.setInitialProperties({{QStringLiteral("version"), QStringLiteral("test")}});
        m_engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Vozka/Main.qml")));
        ASSERT_FALSE(m_engine.rootObjects().isEmpty());
        m_window = qobject_cast<QQuickWindow*>(m_engine.rootObjects().constFirst());
        ASSERT_NE(m_window, nullptr);
        m_window->show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(m_window));
    }

    void drop(const QUrl& file)
    {
        QMimeData data;
        data.setUrls({file});
        const QPoint middle(m_window->width() / 2, m_window->height() / 2);
        QDragEnterEvent enter(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window, &enter);
        EXPECT_TRUE(enter.isAccepted());
        QDropEvent dropped(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window, &dropped);
    }

    QQmlApplicationEngine m_engine;
    QQuickWindow* m_window = nullptr;
};

TEST_F(Drop, AGameIsOpened)
{
    drop(QUrl::fromLocalFile(QStringLiteral(VOZKA_GAMES "/random-2.vozka")));
    EXPECT_TRUE(m_window->title().contains(QStringLiteral("random-2"))) << m_window->title().toStdString();
}

TEST_F(Drop, APositionIsOpened)
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
    EXPECT_TRUE(m_window->title().contains(QStringLiteral("one"))) << m_window->title().toStdString();
}

TEST_F(Drop, WhatIsNoGameChangesNothing)
{
    const QString before = m_window->title();
    drop(QUrl::fromLocalFile(QStringLiteral(VOZKA_GAMES "/random-2.expect")));
    EXPECT_EQ(m_window->title(), before);
}

} // namespace

} // namespace vozka

int main(int argc, char** argv)
{
    // Settings of nobody, and no display.
    const QTemporaryDir folder;
    qputenv("XDG_CONFIG_HOME", folder.path().toLocal8Bit());
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    testing::InitGoogleTest(&argc, argv);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    const QGuiApplication app(argc, argv);
    return RUN_ALL_TESTS();
}
