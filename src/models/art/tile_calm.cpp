// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/art/tile_calm.h"

#include "models/art/palette.h"
#include "models/art/tile_art.h"

#include <QLineF>
#include <QPainterPath>
#include <QPointF>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include <algorithm>
#include <array>
#include <vector>

namespace vozka {

namespace {

/// Writes the elements of a drawing that remain.
class CalmWriter {
public:
    explicit CalmWriter(const QByteArray& svg) : m_reader(svg), m_writer(&m_written)
    {
        m_reader.setNamespaceProcessing(false);
    }

    QByteArray write()
    {
        while (!m_reader.atEnd()) {
            const auto token = m_reader.readNext();
            if (token == QXmlStreamReader::StartElement)
                startElement();
            else if (token == QXmlStreamReader::EndElement)
                endElement();
        }
        return m_written;
    }

private:
    void startElement()
    {
        auto attributes = m_reader.attributes();
        const QString parent = m_groups.empty() ? QString() : m_groups.back();
        if (isDetail(parent, attributes)) {
            m_reader.skipCurrentElement();
            return;
        }
        change(parent, attributes);
        const QString id = attributes.value(QLatin1String("id")).toString();
        if (isRoad(id))
            writeBorder(attributes.value(QLatin1String("d")));
        m_groups.push_back(id);
        m_writer.writeStartElement(m_reader.name().toString());
        m_writer.writeAttributes(attributes);
    }

    void endElement()
    {
        m_groups.pop_back();
        m_writer.writeEndElement();
    }

    /// Returns true for a title, a thin line, a plant, or a house near another house.
    bool isDetail(const QString& parent, const QXmlStreamAttributes& attributes)
    {
        static constexpr std::array grounds{"deco-field", "deco-road", "deco-road-over", "deco-city",
                                            "deco-wall"};
        static constexpr std::array plants{"#tree", "#poplar", "#bush"};
        const auto isOne = [](const auto& names, QStringView name) {
            return std::ranges::any_of(names, [&](const char* each) { return name == QLatin1String(each); });
        };
        if (m_reader.name() == QLatin1String("title"))
            return true;
        if (m_reader.name() == QLatin1String("path"))
            return isOne(grounds, parent) && attributes.value(QLatin1String("fill")) == QLatin1String("none");
        const QStringView used = attributes.value(QLatin1String("xlink:href"));
        if (isOne(plants, used))
            return true;
        return used.startsWith(QLatin1String("#house")) && !isFree(placeOf(attributes));
    }

    static QPointF placeOf(const QXmlStreamAttributes& attributes)
    {
        const auto match = transform(attributes);
        return {match.captured(1).toDouble(), match.captured(2).toDouble()};
    }

    static QRegularExpressionMatch transform(const QXmlStreamAttributes& attributes)
    {
        static const QRegularExpression moved(
            QStringLiteral("^translate\\(([-0-9.]+),([-0-9.]+)\\)(?: scale\\(([-0-9.]+)\\))?$"));
        return moved.match(attributes.value(QLatin1String("transform")).toString());
    }

    /// Returns true if no house is near. Then adds the place to the places of houses.
    bool isFree(QPointF place)
    {
        constexpr qreal distance = 170;
        const bool isNear = std::ranges::any_of(
            m_houses, [&](QPointF other) { return QLineF(place, other).length() < distance; });
        if (!isNear)
            m_houses.push_back(place);
        return !isNear;
    }

    void change(const QString& parent, QXmlStreamAttributes& attributes) const
    {
        const QStringView id = attributes.value(QLatin1String("id"));
        if (attributes.value(QLatin1String("xlink:href")).startsWith(QLatin1String("#house")))
            enlargeHouse(attributes);
        else if (parent == QLatin1String("deco-top"))
            enlargeSymbol(attributes);
        // This symbol is larger than the others.
        else if (id == QLatin1String("mark-princess"))
            attributes.append(QStringLiteral("transform"), QStringLiteral("scale(0.85)"));
        // A volcano is large enough.
        else if (id.startsWith(QLatin1String("mark-")) && id != QLatin1String("mark-volcano"))
            attributes.append(QStringLiteral("transform"), QStringLiteral("scale(1.15)"));
        else if (id.endsWith(QLatin1String("-wall")) && id != QLatin1String("deco-wall"))
            setLine(attributes, "wall_line", 54);
    }

    static bool isRoad(const QString& id)
    {
        return id.endsWith(QLatin1String("-area"))
               && (id.startsWith(QLatin1String("road-")) || id.startsWith(QLatin1String("short-road-")));
    }

    /// Adds a wider border of a road, without the parts along the border of the tile.
    void writeBorder(QStringView area)
    {
        const QPainterPath border = regionBorder(parseAreaPath(area));
        QString data;
        for (int i = 0; i < border.elementCount(); ++i) {
            const auto at = border.elementAt(i);
            data += QStringLiteral("%1%2,%3").arg(QLatin1Char(at.isMoveTo() ? 'M' : 'L')).arg(at.x).arg(at.y);
        }
        m_writer.writeStartElement(QStringLiteral("path"));
        m_writer.writeAttribute(QStringLiteral("d"), data);
        m_writer.writeAttribute(QStringLiteral("fill"), QStringLiteral("none"));
        m_writer.writeAttributes(line("road_edge", 24));
        m_writer.writeEndElement();
    }

    static void setLine(QXmlStreamAttributes& attributes, const char* colour, int width)
    {
        attributes.removeIf(
            [](const QXmlStreamAttribute& each) { return each.qualifiedName() == QLatin1String("stroke"); });
        attributes += line(colour, width);
    }

    static QXmlStreamAttributes line(const char* colour, int width)
    {
        QXmlStreamAttributes attributes;
        attributes.append(QStringLiteral("stroke"), Palette::instance().art(colour).name());
        attributes.append(QStringLiteral("stroke-width"), QString::number(width));
        return attributes;
    }

    /// Scales a house around its centre, but not beyond the border of the tile.
    static void enlargeHouse(QXmlStreamAttributes& attributes)
    {
        constexpr qreal half = 75;
        const QPointF at = placeOf(attributes);
        const qreal space = std::min({at.x(), at.y(), areaSquare - at.x(), areaSquare - at.y()});
        const qreal scale = scaleOf(attributes);
        setTransform(attributes, at, std::max(scale, std::min(1.6 * scale, space / half)));
    }

    /// Scales a symbol. Near the border of the tile it is also moved.
    static void enlargeSymbol(QXmlStreamAttributes& attributes)
    {
        constexpr qreal half = 118;
        const qreal scale = 1.3 * scaleOf(attributes);
        const auto inside = [&](qreal at) { return qBound(half * scale, at, areaSquare - half * scale); };
        const QPointF at = placeOf(attributes);
        setTransform(attributes, {inside(at.x()), inside(at.y())}, scale);
    }

    static qreal scaleOf(const QXmlStreamAttributes& attributes)
    {
        const QString scale = transform(attributes).captured(3);
        return scale.isEmpty() ? 1 : scale.toDouble();
    }

    static void setTransform(QXmlStreamAttributes& attributes, QPointF at, qreal scale)
    {
        attributes.removeIf([](const QXmlStreamAttribute& each) {
            return each.qualifiedName() == QLatin1String("transform");
        });
        attributes.append(QStringLiteral("transform"),
                          QStringLiteral("translate(%1,%2) scale(%3)").arg(at.x()).arg(at.y()).arg(scale));
    }

    QXmlStreamReader m_reader;
    QByteArray m_written;
    QXmlStreamWriter m_writer;
    /// Ids of the open elements.
    std::vector<QString> m_groups;
    std::vector<QPointF> m_houses;
};

} // namespace

QByteArray calmDrawing(const QByteArray& svg)
{
    return CalmWriter(svg).write();
}

} // namespace vozka
