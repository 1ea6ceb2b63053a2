// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// DesktopSettings and Theme with a simulated portal on a separate bus (dbus-run-session), or without a
// portal.
#include "models/app/desktop_settings.h"

#include "models/app/app_settings.h"
#include "models/app/theme.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QMap>
#include <QQmlEngine>
#include <QSignalSpy>
#include <gtest/gtest.h>

namespace vozka {

namespace {

const auto portalName = QStringLiteral("org.freedesktop.portal.Desktop");
const auto portalPath = QStringLiteral("/org/freedesktop/portal/desktop");
const auto colourScheme = QStringLiteral("org.freedesktop.appearance color-scheme");
const auto contrast = QStringLiteral("org.freedesktop.appearance contrast");
const auto gnomeContrast = QStringLiteral("org.gnome.desktop.a11y.interface high-contrast");
const auto animations = QStringLiteral("org.gnome.desktop.interface enable-animations");

} // namespace

/// Simulated portal, available during its lifetime.
class Portal : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")
public:
    explicit Portal(const QMap<QString, QVariant>& values)
        : m_values(values),
          m_bus(QDBusConnection::connectToBus(QDBusConnection::SessionBus, QStringLiteral("portal")))
    {
        m_bus.registerObject(portalPath, this,
                             QDBusConnection::ExportAllSlots | QDBusConnection::ExportAllSignals);
        m_bus.registerService(portalName);
    }
    ~Portal() override
    {
        m_bus.unregisterService(portalName);
        QDBusConnection::disconnectFromBus(QStringLiteral("portal"));
    }

    void emitChange(const QString& group, const QString& key, const QVariant& value)
    {
        emit SettingChanged(group, key, QDBusVariant(value));
    }

public slots:
    QDBusVariant Read(const QString& group, const QString& key, const QDBusMessage& call) // NOLINT
    {
        ++readCount;
        const QString name = group + QLatin1Char(' ') + key;
        if (!m_values.contains(name)) {
            call.setDelayedReply(true);
            m_bus.send(call.createErrorReply(QStringLiteral("org.freedesktop.portal.Error.NotFound"), name));
            return {};
        }
        // Portal replies wrap the value in two variants.
        return QDBusVariant(QVariant::fromValue(QDBusVariant(m_values.value(name))));
    }

signals:
    void SettingChanged(const QString& group, const QString& key, const QDBusVariant& value); // NOLINT

public:
    int readCount = 0;

private:
    QMap<QString, QVariant> m_values;
    QDBusConnection m_bus;
};

namespace {

class DesktopSettingsTest : public testing::Test {
protected:
    void SetUp() override
    {
        if (!QDBusConnection::sessionBus().isConnected())
            GTEST_SKIP() << "no session bus; run with dbus-run-session";
        AppSettings::instance().setTheme(AppSettings::Theme::SystemTheme);
        AppSettings::instance().setAnimation(AppSettings::Animation::SystemAnimation);
    }

    /// Waits for this number of signals.
    static void wait(const QSignalSpy& spy, int times = 1)
    {
        while (spy.count() < times)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    static void waitForReplies(const Portal& portal)
    {
        while (portal.readCount < 4)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        // After this round trip, all earlier replies have arrived.
        QDBusConnection::sessionBus().call(
            QDBusMessage::createMethodCall(QStringLiteral("org.freedesktop.DBus"), QStringLiteral("/"),
                                           QStringLiteral("org.freedesktop.DBus"), QStringLiteral("GetId")));
        QCoreApplication::processEvents();
    }
};

TEST_F(DesktopSettingsTest, HasNoValuesBeforeReply)
{
    const Portal portal({{colourScheme, 1U}, {animations, false}});
    const DesktopSettings desktop;
    EXPECT_EQ(desktop.dark(), std::nullopt) << "the constructor does not wait";
    EXPECT_FALSE(desktop.reducedMotion());
}

TEST_F(DesktopSettingsTest, ReadsValues)
{
    const Portal portal({{colourScheme, 1U}, {animations, false}});
    const DesktopSettings desktop;
    const QSignalSpy changed(&desktop, &DesktopSettings::changed);
    wait(changed, 2);
    EXPECT_EQ(desktop.dark(), true);
    EXPECT_TRUE(desktop.reducedMotion());
}

TEST_F(DesktopSettingsTest, ReadsLightScheme)
{
    const Portal portal({{colourScheme, 2U}, {animations, true}});
    const DesktopSettings desktop;
    const QSignalSpy changed(&desktop, &DesktopSettings::changed);
    wait(changed);
    EXPECT_EQ(desktop.dark(), false);
    EXPECT_FALSE(desktop.reducedMotion());
}

TEST_F(DesktopSettingsTest, HasNoValuesIfPortalLacksKeys)
{
    const Portal portal({});
    const DesktopSettings desktop;
    const QSignalSpy changed(&desktop, &DesktopSettings::changed);
    waitForReplies(portal);
    EXPECT_EQ(changed.count(), 0);
    EXPECT_EQ(desktop.dark(), std::nullopt);
    EXPECT_FALSE(desktop.reducedMotion());
}

TEST_F(DesktopSettingsTest, IgnoresValuesOfWrongType)
{
    const Portal portal({{colourScheme, QStringLiteral("black")}, {animations, QStringLiteral("false")}});
    const DesktopSettings desktop;
    waitForReplies(portal);
    EXPECT_EQ(desktop.dark(), std::nullopt);
    EXPECT_FALSE(desktop.reducedMotion());
}

TEST_F(DesktopSettingsTest, FollowsChanges)
{
    Portal portal({{colourScheme, 1U}});
    const DesktopSettings desktop;
    const QSignalSpy changed(&desktop, &DesktopSettings::changed);
    wait(changed);
    portal.emitChange(QStringLiteral("org.freedesktop.appearance"), QStringLiteral("color-scheme"), 0U);
    wait(changed, 2);
    EXPECT_EQ(desktop.dark(), std::nullopt);
    portal.emitChange(QStringLiteral("org.gnome.desktop.interface"), QStringLiteral("font-name"), false);
    portal.emitChange(QStringLiteral("org.gnome.desktop.interface"), QStringLiteral("enable-animations"),
                      false);
    wait(changed, 3);
    EXPECT_TRUE(desktop.reducedMotion());
    EXPECT_EQ(desktop.dark(), std::nullopt);
}

TEST_F(DesktopSettingsTest, ReadsHighContrast)
{
    for (const auto& [key, value] :
         {std::pair(contrast, QVariant(1U)), std::pair(gnomeContrast, QVariant(true))}) {
        const Portal portal({{key, value}});
        const DesktopSettings desktop;
        const QSignalSpy changed(&desktop, &DesktopSettings::changed);
        wait(changed);
        EXPECT_TRUE(desktop.highContrast()) << key.toStdString();
    }
    const Portal portal({{contrast, 0U}, {gnomeContrast, QStringLiteral("true")}});
    const DesktopSettings desktop;
    waitForReplies(portal);
    EXPECT_FALSE(desktop.highContrast());
}

TEST_F(DesktopSettingsTest, HighContrastUpdatesTheme)
{
    Portal portal({{colourScheme, 2U}, {contrast, 1U}});
    QQmlEngine engine;
    const auto* const theme = Theme::create(&engine, nullptr);
    const QSignalSpy colours(theme, &Theme::changed);
    EXPECT_EQ(theme->kind(), ColourTheme::Light);
    EXPECT_EQ(theme->artLevel(), QString());
    wait(colours);
    EXPECT_EQ(theme->kind(), ColourTheme::Contrast) << "also if the desktop prefers light colours";
    EXPECT_EQ(theme->artLevel(), QStringLiteral("?outlined"));
    AppSettings::instance().setTheme(AppSettings::Theme::Dark);
    EXPECT_EQ(theme->kind(), ColourTheme::Dark) << "the chosen theme wins";
    AppSettings::instance().setTheme(AppSettings::Theme::SystemTheme);
    EXPECT_EQ(theme->kind(), ColourTheme::Contrast);
    portal.emitChange(QStringLiteral("org.freedesktop.appearance"), QStringLiteral("contrast"), 0U);
    wait(colours, 4);
    EXPECT_EQ(theme->kind(), ColourTheme::Light);
    AppSettings::instance().setTheme(AppSettings::Theme::Contrast);
    EXPECT_EQ(theme->kind(), ColourTheme::Contrast);
}

TEST_F(DesktopSettingsTest, UpdatesTheme)
{
    Portal portal({{colourScheme, 1U}, {animations, false}});
    QQmlEngine engine;
    const auto* const theme = Theme::create(&engine, nullptr);
    const QSignalSpy colours(theme, &Theme::changed);
    const QSignalSpy pace(theme, &Theme::paceChanged);
    EXPECT_FALSE(theme->dark());
    EXPECT_EQ(theme->pace(), 1);
    wait(colours);
    EXPECT_TRUE(theme->dark());
    wait(pace, 2);
    EXPECT_EQ(theme->pace(), 0);

    AppSettings::instance().setAnimation(AppSettings::Animation::SlowAnimation);
    EXPECT_EQ(theme->pace(), 2) << "the chosen pace wins";
    AppSettings::instance().setTheme(AppSettings::Theme::Light);
    EXPECT_FALSE(theme->dark());
    AppSettings::instance().setTheme(AppSettings::Theme::SystemTheme);
    EXPECT_TRUE(theme->dark());
    portal.emitChange(QStringLiteral("org.freedesktop.appearance"), QStringLiteral("color-scheme"), 2U);
    wait(colours, 4);
    EXPECT_FALSE(theme->dark());
}

TEST(WithoutPortal, DesktopSettingsAreEmpty)
{
    const DesktopSettings desktop;
    EXPECT_EQ(desktop.dark(), std::nullopt);
    EXPECT_FALSE(desktop.reducedMotion());
}

} // namespace

} // namespace vozka

#include "desktop_settings_test.moc"
