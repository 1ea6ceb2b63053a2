// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/passage_motion.h"

#include "models/art/pictures.h"
#include "models/art/tile_art.h"
#include "models/board/board_scene.h"

#include <QStringList>

namespace vozka {

namespace {

struct TilePicture {
    QString kind;
    int turns = 0;
    QString passages;
};

/// Reads an address made by `tileUrl`.
TilePicture tilePicture(const QString& address)
{
    const QStringList parts = address.section(QLatin1String("//"), 1).split(QLatin1Char('/'));
    return {parts.value(1), parts.value(2).toInt(), parts.value(3)};
}

bool isUp(const QString& passages, std::size_t passage)
{
    const auto at = static_cast<qsizetype>(passage);
    return at < passages.size() && passages[at] == QLatin1Char('u');
}

} // namespace

PassageMotion::PassageMotion(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    connect(this, &PassageMotion::changed, this, [this] { update(); });
    connect(this, &PassageMotion::progressChanged, this, [this] { update(); });
}

QString PassageMotion::ground() const
{
    const auto before = tilePicture(m_from);
    const auto now = tilePicture(m_to);
    QString letters;
    for (std::size_t i = 0; i < TileArt::instance().passages(now.kind, now.turns).size(); ++i) {
        const bool stays = isUp(before.passages, i) == isUp(now.passages, i);
        letters += QLatin1Char(!stays ? '-' : isUp(now.passages, i) ? 'u' : 'd');
    }
    return letters.contains(QLatin1Char('-')) ? tileUrl(now.kind, now.turns, letters) : m_to;
}

void PassageMotion::paint(QPainter* painter)
{
    const auto before = tilePicture(m_from);
    const auto now = tilePicture(m_to);
    const auto& passages = TileArt::instance().passages(now.kind, now.turns);
    for (std::size_t i = 0; i < passages.size(); ++i) {
        const bool up = isUp(now.passages, i);
        if (isUp(before.passages, i) != up)
            paintPassage(*painter, boundingRect(), passages[i], up ? m_progress : 1 - m_progress);
    }
}

} // namespace vozka
