// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/art/svg_store.h"

#include "models/art/palette.h"
#include "models/art/tile_calm.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

#include <utility>

namespace vozka {

namespace {

/// Limit of the cache: total size of the SVG texts of the parsed drawings. Enough for all figures of a page
/// or of a turn, and some tiles. A parsed drawing needs about twenty times as much memory as its text.
constexpr qsizetype maxCachedBytes = 96 * 1024;

QString keyOf(const QString& file, const Recolour& recolour)
{
    return file + recolour.by + QLatin1String(recolour.calm ? "?calm" : recolour.outlined ? "?outlined" : "");
}

/// Widens the dark line around a figure and the light rim around that line. Symbols of tiles have only a
/// light rim, which becomes dark.
void strengthenOutline(QByteArray& svg)
{
    const QByteArray line("id=\"line\"");
    if (!svg.contains(line)) {
        const auto& palette = Palette::instance();
        const auto rim = palette.art("fig_halo").name().toUpper().toLatin1();
        const auto dark = palette.art("map_wall", ColourTheme::Contrast).name().toLatin1();
        svg.replace("stroke=\"" + rim, "stroke=\"" + dark);
        svg.replace("r=\"49\" fill=\"" + rim, "r=\"49\" fill=\"" + dark);
        return;
    }
    for (const auto& [group, wide] : {std::pair(QByteArray("id=\"halo\""), "18"), std::pair(line, "11")}) {
        const QByteArray attribute("stroke-width=\"");
        const auto value = svg.indexOf(attribute, svg.indexOf(group)) + attribute.size();
        svg.replace(value, svg.indexOf('"', value) - value, wide);
    }
}

} // namespace

SvgStore::SvgStore() : m_drawings(maxCachedBytes) {}
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

SvgStore::Drawing SvgStore::takeCached(const QString& file, const Recolour& recolour)
{
    {
        const QMutexLocker lock(&m_mutex);
        if (const std::unique_ptr<Drawing> kept(m_drawings.take(keyOf(file, recolour))); kept != nullptr)
            return std::move(*kept);
    }
    QByteArray svg = text(file);
    if (!recolour.key.isEmpty())
        svg.replace(recolour.key.toLatin1(), recolour.by.toLatin1());
    if (recolour.calm)
        svg = calmDrawing(svg);
    if (recolour.outlined)
        strengthenOutline(svg);
    Drawing parsed{std::make_unique<QSvgRenderer>(), svg.size()};
    if (!svg.isEmpty())
        parsed.svg->load(svg);
    return parsed;
}

void SvgStore::cache(const QString& file, const Recolour& recolour, Drawing drawing)
{
    const qsizetype cost = drawing.size;
    const QMutexLocker lock(&m_mutex);
    m_drawings.insert(keyOf(file, recolour), new Drawing(std::move(drawing)), cost);
}

bool SvgStore::paint(QPainter& painter, const QString& file, const QRectF& target, const Recolour& recolour)
{
    Drawing drawing = takeCached(file, recolour);
    const bool exists = drawing.svg->isValid();
    if (exists)
        drawing.svg->render(&painter, target);
    cache(file, recolour, std::move(drawing));
    return exists;
}

QRectF SvgStore::placeOf(const QString& file, const QString& element)
{
    Drawing drawing = takeCached(file, {});
    const auto& svg = *drawing.svg;
    QRectF place;
    if (svg.isValid() && svg.elementExists(element)) {
        const QRectF bounds = svg.transformForElement(element).mapRect(svg.boundsOnElement(element));
        const QSizeF size = svg.viewBoxF().size();
        place = {bounds.x() / size.width(), bounds.y() / size.height(), bounds.width() / size.width(),
                 bounds.height() / size.height()};
    }
    cache(file, {}, std::move(drawing));
    return place;
}

} // namespace vozka
