// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/app/theme.h"

#include "models/app/app_settings.h"
#include "models/app/desktop_settings.h"
#include "models/app/key_filters.h"
#include "models/art/tile_level.h"
#include "platform/contrast.h"

#include <QEvent>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QPalette>
#include <QQmlEngine>

#include <array>
#include <utility>

namespace vozka {

namespace {

QString findTitleFamily()
{
    const std::array<QString, 6> wanted{QStringLiteral("P052"),
                                        QStringLiteral("Palatino"),
                                        QStringLiteral("Palatino Linotype"),
                                        QStringLiteral("Libertinus Serif"),
                                        QStringLiteral("Noto Serif"),
                                        QStringLiteral("DejaVu Serif")};
    for (const QString& family : wanted) {
        if (QFontDatabase::hasFamily(family))
            return family;
    }
    return QStringLiteral("serif");
}

/// Returns true if Qt's palette is dark. Used if the desktop has no preference.
bool paletteIsDark()
{
    const QPalette palette = QGuiApplication::palette();
    return palette.color(QPalette::WindowText).lightness() > palette.color(QPalette::Window).lightness();
}

ColourTheme::Kind wantedKind(const DesktopSettings& desktop)
{
    switch (AppSettings::instance().theme()) {
    case AppSettings::Theme::Light:
        return ColourTheme::Light;
    case AppSettings::Theme::Dark:
        return ColourTheme::Dark;
    case AppSettings::Theme::Contrast:
        return ColourTheme::Contrast;
    case AppSettings::Theme::SystemTheme:
        break;
    }
    if (desktop.highContrast() || platform::hasHighContrast())
        return ColourTheme::Contrast;
    return desktop.dark().value_or(paletteIsDark()) ? ColourTheme::Dark : ColourTheme::Light;
}

} // namespace

Theme* Theme::create(QQmlEngine* engine, QJSEngine*)
{
    return new Theme(engine);
}

Theme::Theme(QObject* parent)
    : QObject(parent), m_desktop(new DesktopSettings(this)), m_titleFamily(findTitleFamily())
{
    // Installed here, because every page with buttons uses this singleton.
    ReturnKey::install();
    const auto& settings = AppSettings::instance();
    connect(&settings, &AppSettings::changed, this, &Theme::follow);
    connect(&settings, &AppSettings::changed, this, &Theme::scaleChanged);
    connect(&settings, &AppSettings::changed, this, &Theme::paceChanged);
    connect(m_desktop, &DesktopSettings::changed, this, &Theme::follow);
    connect(m_desktop, &DesktopSettings::changed, this, &Theme::paceChanged);
    qGuiApp->installEventFilter(this);
    follow();
}

bool Theme::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == qGuiApp && event->type() == QEvent::ApplicationPaletteChange)
        follow();
    return QObject::eventFilter(watched, event);
}

void Theme::follow()
{
    const auto kind = wantedKind(*m_desktop);
    if (std::exchange(m_kind, kind) != kind)
        emit changed();
}

QString Theme::artLevel() const
{
    return contrast() ? QLatin1Char('?') + outlinedLevel : QString();
}

qreal Theme::disabledOpacity() const
{
    constexpr qreal usual = 0.5;
    constexpr qreal readable = 0.6;
    return contrast() ? readable : usual;
}

qreal Theme::scale() const
{
    return AppSettings::instance().textScale() / 100.0;
}

qreal Theme::pace() const
{
    switch (AppSettings::instance().animation()) {
    case AppSettings::Animation::NoAnimation:
        return 0;
    case AppSettings::Animation::FastAnimation:
        return 0.5;
    case AppSettings::Animation::SlowAnimation:
        return 2;
    case AppSettings::Animation::SystemAnimation:
        return m_desktop->reducedMotion() ? 0 : 1;
    case AppSettings::Animation::NormalAnimation:
        break;
    }
    return 1;
}

QUrl Theme::iconSource(const QString& name, const QColor& colour) const
{
    return QUrl(QStringLiteral("image://icon/%1/%2").arg(name, colour.name().mid(1)));
}

QUrl Theme::iconSource(const QString& name) const
{
    return iconSource(name, text());
}

} // namespace vozka
