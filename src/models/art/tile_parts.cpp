// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/art/tile_parts.h"

#include "models/art/tile_art.h"

#include <QXmlStreamReader>

namespace vozka {

std::vector<TilePart> readParts(const QByteArray& svg)
{
    static const QLatin1String area("-area");
    static const QLatin1String wall("-wall");
    std::vector<TilePart> parts;
    QXmlStreamReader xml(svg);
    const auto add = [&](TilePart::Role role, QStringView id) {
        parts.push_back({role, id.toString(), parseAreaPath(xml.attributes().value(QLatin1String("d")))});
    };
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const auto attributes = xml.attributes();
        const QStringView id = attributes.value(QLatin1String("id"));
        // "deco-road" and "deco-road-over" are painted after the areas of their roads, so each ends a group.
        if (id.startsWith(QLatin1String("deco-road")))
            parts.push_back({TilePart::Role::RoadsEnd, {}, {}});
        if (xml.name() != QLatin1String("path"))
            continue;
        if (id.endsWith(area))
            add(TilePart::Role::Area, id.chopped(area.size()));
        else if (id.endsWith(wall))
            add(TilePart::Role::Wall, id.chopped(wall.size()));
        else if (id == QLatin1String("deco-tunnel"))
            add(TilePart::Role::Tunnel, id);
    }
    return parts;
}

} // namespace vozka
