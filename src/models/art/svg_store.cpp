// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/art/svg_store.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

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

QSvgRenderer* SvgStore::renderer(const QString& file, const Recolour& recolour)
{
    const QString key = file + recolour.by;
    auto* kept = m_renderers.object(key);
    if (kept == nullptr) {
        QByteArray svg = text(file);
        if (!recolour.key.isEmpty())
            svg.replace(recolour.key.toLatin1(), recolour.by.toLatin1());
        kept = new QSvgRenderer;
        if (!svg.isEmpty())
            kept->load(svg);
        m_renderers.insert(key, kept);
    }
    return kept->isValid() ? kept : nullptr;
}

bool SvgStore::paint(QPainter& painter, const QString& file, const QRectF& target, const Recolour& recolour)
{
    const QMutexLocker lock(&m_mutex);
    QSvgRenderer* svg = renderer(file, recolour);
    if (svg == nullptr)
        return false;
    svg->render(&painter, target);
    return true;
}

QRectF SvgStore::placeOf(const QString& file, const QString& element)
{
    const QMutexLocker lock(&m_mutex);
    QSvgRenderer* svg = renderer(file, {});
    if (svg == nullptr || !svg->elementExists(element))
        return {};
    const QRectF bounds = svg->transformForElement(element).mapRect(svg->boundsOnElement(element));
    const QSizeF size = svg->viewBoxF().size();
    return {bounds.x() / size.width(), bounds.y() / size.height(), bounds.width() / size.width(),
            bounds.height() / size.height()};
}

} // namespace vozka
