// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/app/desktop_settings.h"

#include "models/app/desktop_service.h"

#include <QDBusConnection>
#include <QDBusPendingReply>

namespace vozka {

namespace {

const auto appearance = QStringLiteral("org.freedesktop.appearance");
const auto colourScheme = QStringLiteral("color-scheme");
const auto contrast = QStringLiteral("contrast");
const auto desktop = QStringLiteral("org.gnome.desktop.interface");
const auto animations = QStringLiteral("enable-animations");
const auto accessibility = QStringLiteral("org.gnome.desktop.a11y.interface");
const auto highContrastKey = QStringLiteral("high-contrast");

/// Portal replies wrap the value in two variants, change signals in one.
QVariant unpacked(QVariant value)
{
    while (value.userType() == qMetaTypeId<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    return value;
}

std::optional<bool> prefersDark(const QVariant& scheme)
{
    constexpr uint preferDark = 1;
    constexpr uint preferLight = 2;
    const uint preference = scheme.toUInt();
    if (preference != preferDark && preference != preferLight)
        return std::nullopt;
    return preference == preferDark;
}

} // namespace

DesktopSettings::DesktopSettings(QObject* parent) : QObject(parent)
{
    if (!desktop_service::isReachable())
        return;
    QDBusConnection::sessionBus().connect(desktop_service::name, desktop_service::path,
                                          desktop_service::settings, QStringLiteral("SettingChanged"), this,
                                          SLOT(update(QString, QString, QDBusVariant)));
    query(appearance, colourScheme);
    query(appearance, contrast);
    query(accessibility, highContrastKey);
    query(desktop, animations);
}

void DesktopSettings::query(const QString& group, const QString& key)
{
    desktop_service::call(this, desktop_service::settings, QStringLiteral("Read"), {group, key},
                          [this, group, key](const QDBusPendingCall& call) {
                              const QDBusPendingReply<QDBusVariant> reply = call;
                              // On an error, for example if the key does not exist, nothing changes.
                              if (!reply.isError())
                                  update(group, key, reply.value());
                          });
}

void DesktopSettings::update(const QString& group, const QString& key, const QDBusVariant& value)
{
    const QVariant plain = unpacked(value.variant());
    const auto oldDark = m_dark;
    const bool oldContrast = highContrast();
    const bool oldReducedMotion = m_reducedMotion;
    constexpr uint higherContrast = 1;
    if (group == appearance && key == colourScheme)
        m_dark = prefersDark(plain);
    else if (group == appearance && key == contrast)
        m_desktopContrast = plain.typeId() == QMetaType::UInt && plain.toUInt() == higherContrast;
    else if (group == accessibility && key == highContrastKey)
        m_gnomeContrast = plain.typeId() == QMetaType::Bool && plain.toBool();
    else if (group == desktop && key == animations)
        m_reducedMotion = plain.typeId() == QMetaType::Bool && !plain.toBool();
    if (m_dark != oldDark || highContrast() != oldContrast || m_reducedMotion != oldReducedMotion)
        emit changed();
}

} // namespace vozka
