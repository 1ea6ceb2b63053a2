// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/art/tile_paths.h"

#include "models/art/tile_art.h"

#include <QStringList>

namespace vozka {

QTransform ontoTile(const QRectF& square)
{
    return QTransform::fromTranslate(square.x(), square.y())
        .scale(square.width() / areaSquare, square.height() / areaSquare);
}

qreal angleOf(const QString& side)
{
    constexpr qreal step = 45;
    static const QStringList sides{QStringLiteral("e"),  QStringLiteral("se"), QStringLiteral("s"),
                                   QStringLiteral("sw"), QStringLiteral("w"),  QStringLiteral("nw"),
                                   QStringLiteral("n"),  QStringLiteral("ne")};
    return step * static_cast<qreal>(sides.indexOf(side));
}

QChar passageLetter(const QString& passages, std::size_t passage)
{
    const auto at = static_cast<qsizetype>(passage);
    return at < passages.size() ? passages[at] : QLatin1Char('d');
}

} // namespace vozka
