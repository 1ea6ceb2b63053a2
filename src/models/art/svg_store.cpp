// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/art/svg_store.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

#include <utility>

namespace vozka {

namespace {

/// More than one page or one turn of a game draws anew.
constexpr qsizetype keptDrawings = 24;

} // namespace

SvgStore::SvgStore() : m_renderers(keptDrawings) {}
SvgStore::~SvgStore() = default;

SvgStore& SvgStore::instance()
{
    static SvgStore store;
    return store;
}

QByteArray SvgStore::text(const QString& file)
{
    QFile svg(QStringLiteral(":/art/svg/") + file);
    return svg.open(QIODevice::ReadOnly) ? svg.readAll() : QByteArray();
}

std::unique_ptr<QSvgRenderer> SvgStore::taken(const QString& file, const Recolour& recolour)
{
    {
        const QMutexLocker lock(&m_mutex);
        if (std::unique_ptr<QSvgRenderer> kept(m_renderers.take(file + recolour.by)); kept != nullptr)
            return kept;
    }
    QByteArray svg = text(file);
    if (!recolour.key.isEmpty())
        svg.replace(recolour.key.toLatin1(), recolour.by.toLatin1());
    auto parsed = std::make_unique<QSvgRenderer>();
    if (!svg.isEmpty())
        parsed->load(svg);
    return parsed;
}

void SvgStore::keep(const QString& file, const Recolour& recolour, std::unique_ptr<QSvgRenderer> svg)
{
    const QMutexLocker lock(&m_mutex);
    m_renderers.insert(file + recolour.by, svg.release());
}

bool SvgStore::paint(QPainter& painter, const QString& file, const QRectF& target, const Recolour& recolour)
{
    auto svg = taken(file, recolour);
    const bool isThere = svg->isValid();
    if (isThere)
        svg->render(&painter, target);
    keep(file, recolour, std::move(svg));
    return isThere;
}

QRectF SvgStore::placeOf(const QString& file, const QString& element)
{
    auto svg = taken(file, {});
    QRectF place;
    if (svg->isValid() && svg->elementExists(element)) {
        const QRectF bounds = svg->transformForElement(element).mapRect(svg->boundsOnElement(element));
        const QSizeF size = svg->viewBoxF().size();
        place = {bounds.x() / size.width(), bounds.y() / size.height(), bounds.width() / size.width(),
                 bounds.height() / size.height()};
    }
    keep(file, {}, std::move(svg));
    return place;
}

} // namespace vozka
