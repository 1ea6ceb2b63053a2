// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/passage_motion.h"

#include "models/art/pictures.h"
#include "models/art/tile_art.h"
#include "models/scene/board_scene.h"

#include <QStringList>

namespace vozka {

namespace {

struct TilePicture {
    QString kind;
    int turns = 0;
    QString bridges;
};

/// What `tileAddress` made an address of.
TilePicture tilePicture(const QString& address)
{
    const QStringList parts = address.section(QLatin1String("//"), 1).split(QLatin1Char('/'));
    return {parts.value(1), parts.value(2).toInt(), parts.value(3)};
}

bool isUp(const QString& bridges, std::size_t bridge)
{
    const auto at = static_cast<qsizetype>(bridge);
    return at < bridges.size() && bridges[at] == QLatin1Char('u');
}

} // namespace

void PassageMotion::setFrom(const QString& from)
{
    m_from = from;
    update();
    emit changed();
}

void PassageMotion::setTo(const QString& to)
{
    m_to = to;
    update();
    emit changed();
}

void PassageMotion::setWay(qreal way)
{
    m_way = way;
    update();
    emit wayChanged();
}

QString PassageMotion::ground() const
{
    const auto before = tilePicture(m_from);
    const auto now = tilePicture(m_to);
    QString letters;
    for (std::size_t i = 0; i < TileArt::instance().bridges(now.kind, now.turns).size(); ++i) {
        const bool stays = isUp(before.bridges, i) == isUp(now.bridges, i);
        letters += QLatin1Char(!stays ? '-' : isUp(now.bridges, i) ? 'u' : 'd');
    }
    return letters.contains(QLatin1Char('-')) ? tileAddress(now.kind, now.turns, letters) : m_to;
}

void PassageMotion::paint(QPainter* painter)
{
    const auto before = tilePicture(m_from);
    const auto now = tilePicture(m_to);
    const auto& bridges = TileArt::instance().bridges(now.kind, now.turns);
    for (std::size_t i = 0; i < bridges.size(); ++i) {
        const bool up = isUp(now.bridges, i);
        if (isUp(before.bridges, i) != up)
            paintBridge(*painter, boundingRect(), bridges[i], up ? m_way : 1 - m_way);
    }
}

} // namespace vozka
