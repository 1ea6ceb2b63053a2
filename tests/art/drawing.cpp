// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "drawing.h"

#include "folders.h"

#include <QXmlStreamReader>

namespace vozka::art {

namespace {

std::map<std::string, Area> readAreas(const QByteArray& svg)
{
    std::map<std::string, Area> areas;
    QXmlStreamReader xml(svg);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QString id = xml.attributes().value("id").toString();
        if (!id.endsWith("-area"))
            continue;
        std::string region = id.chopped(5).toStdString();
        if (areas.count(region) > 0)
            region += "(again)";
        areas[region] = readArea(xml.attributes().value("d").toString());
    }
    return areas;
}

QPointF turned(QPointF point, int turns)
{
    for (int i = 0; i < turns; ++i)
        point = {1000 - point.y(), point.x()};
    return point;
}

std::vector<Drawing> readDrawings()
{
    std::vector<Drawing> all;
    for (const Kind& kind : readKinds()) {
        for (int turns = 0; turns < 4; ++turns) {
            Drawing drawing;
            drawing.kind = kind;
            drawing.turns = turns;
            drawing.name = kind.fileName(turns);
            const auto file = drawingFolder() / "tiles" / drawing.name;
            if (std::filesystem::exists(file)) {
                drawing.svg = QByteArray::fromStdString(readText(file));
                drawing.areas = readAreas(drawing.svg);
            }
            all.push_back(drawing);
        }
    }
    return all;
}

} // namespace

std::string Drawing::regionAt(QPointF unturned) const
{
    const QPointF point = turned(unturned, turns);
    std::string found;
    for (const auto& [region, area] : areas) {
        if (!area.path.contains(point))
            continue;
        if (!found.empty())
            return {};
        found = region;
    }
    return found;
}

const std::vector<Drawing>& drawings()
{
    static const std::vector<Drawing> all = readDrawings();
    return all;
}

} // namespace vozka::art
