// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Drawings of tiles without small details.
#include "models/art/tile_calm.h"

#include "models/art/svg_store.h"
#include "models/art/tile_art.h"
#include "models/art/tile_parts.h"

#include <QImage>
#include <QLineF>
#include <QPainter>
#include <QPointF>
#include <QRegularExpression>
#include <gtest/gtest.h>

#include <vector>

namespace vozka {

namespace {

/// Returns the places of the houses in a drawing.
std::vector<QPointF> housesOf(const QByteArray& svg)
{
    static const QRegularExpression house(
        QStringLiteral("href=\"#house-[a-d]\" transform=\"translate\\((\\d+),(\\d+)\\)"));
    std::vector<QPointF> houses;
    auto match = house.globalMatch(QString::fromUtf8(svg));
    while (match.hasNext()) {
        const auto found = match.next();
        houses.emplace_back(found.captured(1).toDouble(), found.captured(2).toDouble());
    }
    return houses;
}

/// Returns names of drawings with different contents: a city, many roads, rivers, bridges, marks.
const QStringList& variousKinds()
{
    static const QStringList all{QStringLiteral("c"),     QStringLiteral("d"),     QStringLiteral("x"),
                                 QStringLiteral("r2-11"), QStringLiteral("am-09"), QStringLiteral("pd-25")};
    return all;
}

QByteArray drawingOf(const QString& kind)
{
    return SvgStore::text(TileArt::file(kind, 0));
}

} // namespace

TEST(CalmDrawings, KeepAreasAndWalls)
{
    for (const auto& kind : variousKinds()) {
        const auto whole = readParts(drawingOf(kind));
        const auto calm = readParts(calmDrawing(drawingOf(kind)));
        ASSERT_EQ(calm.size(), whole.size()) << kind.toStdString();
        for (std::size_t i = 0; i < calm.size(); ++i) {
            EXPECT_EQ(calm[i].id, whole[i].id);
            EXPECT_EQ(calm[i].path, whole[i].path);
        }
    }
}

TEST(CalmDrawings, HaveFewerHousesAndNoPlants)
{
    constexpr qreal nearest = 140;
    std::size_t calmHouses = 0;
    std::size_t allHouses = 0;
    for (const auto& kind : variousKinds()) {
        const QByteArray calm = calmDrawing(drawingOf(kind));
        const auto houses = housesOf(calm);
        calmHouses += houses.size();
        allHouses += housesOf(drawingOf(kind)).size();
        for (std::size_t i = 0; i < houses.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                EXPECT_GE(QLineF(houses[i], houses[j]).length(), nearest) << kind.toStdString();
        for (const char* plant : {"#tree", "#poplar", "#bush"})
            EXPECT_FALSE(calm.contains(plant)) << kind.toStdString() << plant;
    }
    EXPECT_LE(3 * calmHouses, 2 * allHouses);
    EXPECT_GE(3 * calmHouses, allHouses);
}

TEST(CalmDrawings, CanBePainted)
{
    for (const auto& kind : variousKinds()) {
        QImage image(64, 64, QImage::Format_RGB32);
        QPainter painter(&image);
        EXPECT_TRUE(SvgStore::instance().paint(painter, TileArt::file(kind, 0), image.rect(), {{}, {}, true}))
            << kind.toStdString();
    }
}

} // namespace vozka
