// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The settings are one key away from every page, and lead back to it.
#include "models/app_settings.h"
#include "models/art/image_providers.h"

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

class SettingsWindow : public testing::TestWithParam<const char*> {
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
        m_window->requestActivate();
        ASSERT_TRUE(QTest::qWaitForWindowActive(m_window));
    }

    [[nodiscard]] QObject* page() const { return m_window->property("current").value<QQuickItem*>(); }
    [[nodiscard]] bool atSettings() const
    {
        return QString::fromLatin1(page()->metaObject()->className())
            .startsWith(QLatin1String("SettingsPage"));
    }

    QQmlApplicationEngine m_engine;
    QQuickWindow* m_window = nullptr;
};

TEST_P(SettingsWindow, OpensByKeyAndLeadsBack)
{
    ASSERT_TRUE(QMetaObject::invokeMethod(m_window, GetParam()));
    const QObject* const before = page();
    ASSERT_FALSE(atSettings());

    QTest::keyClick(m_window, Qt::Key_Comma, Qt::ControlModifier);
    EXPECT_TRUE(atSettings());
    // Asked for twice, they still know where one came from.
    QTest::keyClick(m_window, Qt::Key_Comma, Qt::ControlModifier);
    EXPECT_TRUE(atSettings());
    QTest::keyClick(m_window, Qt::Key_Escape);
    EXPECT_EQ(page(), before);
}

INSTANTIATE_TEST_SUITE_P(Pages, SettingsWindow, testing::Values("showStart", "showNewGame", "startGame"),
                         [](const auto& page) { return page.param; });

} // namespace

} // namespace vozka

int main(int argc, char** argv)
{
    // Settings of nobody, and no display.
    const QTemporaryDir folder;
    qputenv("XDG_CONFIG_HOME", folder.path().toLocal8Bit());
    qputenv("XDG_STATE_HOME", folder.path().toLocal8Bit());
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    testing::InitGoogleTest(&argc, argv);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    const QGuiApplication app(argc, argv);
    return RUN_ALL_TESTS();
}
