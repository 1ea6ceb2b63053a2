// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Screens of the offscreen platform. Its default, 800 x 800, is smaller than the program's window.
#pragma once

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QList>
#include <QRect>

namespace vozka {

/// Selects the offscreen platform with these screens, unless another platform is selected. Requires: no
/// application exists yet, and the folder exists until one is created.
inline void useScreens(const QString& folder, const QList<QRect>& screens)
{
    const QByteArray platform = qgetenv("QT_QPA_PLATFORM");
    if (!platform.isEmpty() && platform != "offscreen")
        return;
    QJsonArray list;
    for (const QRect& screen : screens)
        list.append(QJsonObject{{QStringLiteral("name"), QStringLiteral("screen-%1").arg(list.size() + 1)},
                                {QStringLiteral("x"), screen.x()},
                                {QStringLiteral("y"), screen.y()},
                                {QStringLiteral("width"), screen.width()},
                                {QStringLiteral("height"), screen.height()},
                                {QStringLiteral("logicalDpi"), 96},
                                {QStringLiteral("logicalBaseDpi"), 96},
                                {QStringLiteral("dpr"), 1}});
    QFile file(folder + QStringLiteral("/screens.json"));
    if (!file.open(QIODevice::WriteOnly))
        qFatal("The screens cannot be written");
    file.write(QJsonDocument(QJsonObject{{QStringLiteral("screens"), list}}).toJson());
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + file.fileName().toLocal8Bit());
}

} // namespace vozka
