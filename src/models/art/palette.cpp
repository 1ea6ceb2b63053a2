// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/art/palette.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

namespace vozka {

const Palette& Palette::instance()
{
    static const Palette palette;
    return palette;
}

Palette::Palette()
{
    QFile file(QStringLiteral(":/art/svg/palette.json"));
    if (file.open(QIODevice::ReadOnly))
        m_all = QJsonDocument::fromJson(file.readAll()).object();
}

QColor Palette::ui(ColourTheme::Kind theme, const char* name) const
{
    const auto themes = m_all[QLatin1String("theme")].toObject();
    const auto colours = themes[theme == ColourTheme::Contrast ? QLatin1String("contrast")
                                : theme == ColourTheme::Dark   ? QLatin1String("dark")
                                                               : QLatin1String("light")]
                             .toObject();
    return QColor(colours[QLatin1String(name)].toString());
}

QJsonObject Palette::playerEntry(const QString& name) const
{
    const auto players = m_all[QLatin1String("players")].toArray();
    for (const auto& player : players) {
        if (player.toObject()[QLatin1String("name")].toString() == name)
            return player.toObject();
    }
    return {};
}

QColor Palette::player(const QString& name) const
{
    return QColor(playerEntry(name)[QLatin1String("fill")].toString());
}

QString Palette::mark(const QString& player) const
{
    return playerEntry(player)[QLatin1String("mark")].toString();
}

QColor Palette::markColour(const QString& player) const
{
    return QColor(playerEntry(player)[QLatin1String("markColour")].toString());
}

QColor Palette::colour(const char* group, const char* name, ColourTheme::Kind theme) const
{
    const auto find = [&](const char* in) {
        return QColor(m_all[QLatin1String(in)].toObject()[QLatin1String(name)].toString());
    };
    const QColor own = theme == ColourTheme::Contrast ? find("contrast") : QColor();
    return own.isValid() ? own : find(group);
}

QColor Palette::overlay(const char* name, ColourTheme::Kind theme) const
{
    return colour("overlay", name, theme);
}

QColor Palette::field(int number) const
{
    const auto tints = m_all[QLatin1String("overlay")].toObject()[QLatin1String("fields")].toArray();
    return tints.isEmpty() ? QColor() : QColor(tints[number % tints.size()].toString());
}

QColor Palette::art(const char* name, ColourTheme::Kind theme) const
{
    return colour("art", name, theme);
}

qreal Palette::opacity(const char* name) const
{
    return m_all[QLatin1String("overlay")].toObject()[QLatin1String(name)].toDouble(1);
}

} // namespace vozka
