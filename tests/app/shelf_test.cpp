// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The window with a shelf: a game is left and continued, ended early and taken back, without any question.
#include "models/app_settings.h"
#include "models/art/image_providers.h"
#include "models/game_controller.h"

#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickItem>
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

/// The program from its start to its end.
class Program {
public:
    explicit Program(const QString& state)
    {
        m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
        addImageProviders(m_engine);
        m_engine.setInitialProperties(
            {{QStringLiteral("version"), QStringLiteral("test")}, {QStringLiteral("stateFolder"), state}});
        m_engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Vozka/Main.qml")));
        m_window = qobject_cast<QQuickWindow*>(m_engine.rootObjects().value(0));
        m_window->show();
        EXPECT_TRUE(QTest::qWaitForWindowExposed(m_window));
    }

    GameController& table() const { return *m_window->findChild<GameController*>(); }
    QQuickItem* button(const QString& name) const { return m_window->findChild<QQuickItem*>(name); }
    QString page() const
    {
        const QString type =
            QString::fromLatin1(m_window->property("current").value<QObject*>()->metaObject()->className());
        return type.section(u'_', 0, 0);
    }
    QQuickWindow& window() const { return *m_window; }
    void call(const char* function) const { ASSERT_TRUE(QMetaObject::invokeMethod(m_window, function)); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        QTest::keyClick(m_window, key, modifiers);
    }

private:
    QQmlApplicationEngine m_engine;
    QQuickWindow* m_window = nullptr;
};

void play(GameController& table, int decisions)
{
    for (int i = 0; i < decisions && !table.over(); ++i)
        table.choose(0);
}

TEST(Shelf, ContinueIsTheFirstButtonAndAsksNothing)
{
    const QTemporaryDir state;
    QString title;
    {
        const Program program(state.path());
        EXPECT_FALSE(program.button("continue")->isVisible());
        program.call("startGame");
        play(program.table(), 9);
        title = program.window().title();
        EXPECT_TRUE(program.window().close()) << "nothing is asked";
    }
    const Program program(state.path());
    ASSERT_TRUE(program.button("continue")->isVisible());
    EXPECT_TRUE(program.button("continue")->hasActiveFocus());
    program.press(Qt::Key_Return);
    EXPECT_EQ(program.page(), "TablePage");
    EXPECT_EQ(program.table().turnNumber() > 4, true);
    EXPECT_EQ(program.window().title(), title);
}

TEST(Shelf, ANewGameKeepsTheOldOneUnderRecentGames)
{
    const QTemporaryDir state;
    const Program program(state.path());
    program.call("startGame");
    play(program.table(), 5);
    const int turn = program.table().turnNumber();
    program.call("startGame");
    play(program.table(), 1);
    ASSERT_TRUE(QMetaObject::invokeMethod(&program.window(), "takeUp", Q_ARG(int, 0)));
    EXPECT_EQ(program.table().turnNumber(), turn);
}

TEST(Shelf, ZoomComesBackWithTheGame)
{
    const QTemporaryDir state;
    {
        const Program program(state.path());
        program.call("startGame");
        play(program.table(), 3);
        QObject* camera = program.window().findChild<QObject*>("board")->property("camera").value<QObject*>();
        camera->setProperty("following", false);
        camera->setProperty("animated", false);
        camera->setProperty("size", 77);
        program.window().close();
    }
    const Program program(state.path());
    program.press(Qt::Key_Return);
    QObject* camera = program.window().findChild<QObject*>("board")->property("camera").value<QObject*>();
    EXPECT_EQ(camera->property("size").toReal(), 77);
    EXPECT_FALSE(camera->property("following").toBool());
}

TEST(Shelf, EarlyEndLeadsToTheResultAndBack)
{
    const QTemporaryDir state;
    const Program program(state.path());
    program.call("startGame");
    play(program.table(), 8);
    const int turn = program.table().turnNumber();
    program.call("endNow");
    ASSERT_TRUE(QTest::qWaitFor([&] { return program.button("scoreNow")->hasActiveFocus(); }));
    program.press(Qt::Key_Return);
    EXPECT_TRUE(program.table().over());
    EXPECT_TRUE(program.table().endedEarly());
    program.table().undo();
    EXPECT_EQ(program.page(), "TablePage");
    EXPECT_EQ(program.table().turnNumber(), turn);
    program.press(Qt::Key_W, Qt::ControlModifier);
    EXPECT_EQ(program.page(), "StartPage");
    EXPECT_FALSE(program.table().active());
    EXPECT_TRUE(program.button("continue")->isVisible());
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
    vozka::AppSettings::instance().overrideLanguage(vozka::AppSettings::Language::English);
    return RUN_ALL_TESTS();
}
