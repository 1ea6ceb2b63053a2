// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/setup/set_covers.h"

#include "models/art/tile_level.h"
#include "models/base/utf8.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace vozka {

namespace {

QJsonObject entryOf(std::string_view set)
{
    static const QJsonObject covers = [] {
        QFile file(QStringLiteral(":/art/svg/set-covers.json"));
        return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                              : QJsonObject();
    }();
    return covers[utf8(set)].toObject();
}

} // namespace

QStringList coverOf(std::string_view set)
{
    QStringList pictures;
    const auto tiles = entryOf(set)[QLatin1String("tiles")].toArray();
    for (const auto& tile : tiles)
        pictures << QStringLiteral("image://tile/%1/0?%2").arg(tile.toString(), nameOf(TileLevel::Full));
    return pictures;
}

QString storyOf(std::string_view set)
{
    return entryOf(set)[QLatin1String("story")].toString();
}

} // namespace vozka
