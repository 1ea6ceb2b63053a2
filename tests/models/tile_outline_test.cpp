// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Drawings of all tiles for the high-contrast theme: a dark line around each feature, on light grounds.
#include "models/art/palette.h"
#include "models/art/pictures.h"
#include "models/art/tile_art.h"
#include "models/art/tile_map.h"
#include "models/art/tile_paths.h"

#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace vozka {

namespace {

double luminance(const QColor& colour)
{
    const auto linear = [](double share) {
        return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF())
           + 0.0722 * linear(colour.blueF());
}

double contrast(const QColor& a, const QColor& b)
{
    const auto [low, high] = std::minmax({luminance(a), luminance(b)});
    return (high + 0.05) / (low + 0.05);
}

QImage painted(const QString& kind, int side, QStringView level)
{
    QImage image(side, side, QImage::Format_RGB32);
    QPainter painter(&image);
    paintTile(painter, image.rect(), kind, 0, {}, level);
    return image;
}

/// Returns the ground of a feature in the high-contrast theme.
QColor groundOf(const QString& feature)
{
    const auto& palette = Palette::instance();
    const QByteArray name = "map_" + feature.section(QLatin1Char('-'), 0, 0).toLatin1();
    const QColor own = palette.art(name.constData(), ColourTheme::Contrast);
    return own.isValid() ? own : palette.art("map_field", ColourTheme::Contrast);
}

/// Returns the share of the points on the border of a feature that have no line of this contrast with its
/// ground. Points near symbols are not counted.
double openShare(const QString& kind, const TileArea& area, const QImage& image, double enough)
{
    const QPainterPath border = ontoTile(image.rect()).map(regionBorder(area.path));
    if (border.isEmpty())
        return 0;
    const QColor ground = groundOf(area.feature);
    const auto signs = TileArt::instance().signs(kind, 0);
    // Roads are up to two pixels wider than their areas.
    constexpr int near = 2;
    int open = 0;
    int all = 0;
    for (qreal at = 0; at < 1; at += 0.01) {
        const QPointF place = border.pointAtPercent(at);
        const bool isCovered = std::ranges::any_of(signs, [&](const TileSign& sign) {
            return signSquare(image.rect(), sign, TileLevel::Map)
                .adjusted(-near, -near, near, near)
                .contains(place);
        });
        if (isCovered)
            continue;
        const QRect around =
            QRect(place.toPoint() - QPoint(near, near), QSize(2 * near + 1, 2 * near + 1)) & image.rect();
        double best = 1;
        for (int y = around.top(); y <= around.bottom(); ++y)
            for (int x = around.left(); x <= around.right(); ++x)
                best = std::max(best, contrast(ground, image.pixelColor(x, y)));
        ++all;
        open += static_cast<int>(best < enough);
    }
    return all == 0 ? 0 : static_cast<double>(open) / all;
}

} // namespace

TEST(OutlinedTiles, HaveDarkLineAroundEachFeature)
{
    constexpr double enough = 7;
    QFile file(QStringLiteral(":/art/svg/tiles/tiles.json"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const auto kinds = QJsonDocument::fromJson(file.readAll()).array();
    ASSERT_GT(kinds.size(), 200);
    for (const int side : {24, 48, 96, 256}) {
        for (const auto& each : kinds) {
            const QString kind = each.toObject()[QLatin1String("stem")].toString();
            const QImage image = painted(kind, side, QString(outlinedLevel));
            for (const auto& area : TileArt::instance().areas(kind, 0))
                EXPECT_LE(openShare(kind, area, image, enough), 0.05)
                    << kind.toStdString() << ' ' << area.feature.toStdString() << ' ' << side;
        }
    }
}

TEST(OutlinedTiles, OpenBordersAreFound)
{
    const auto& areas = TileArt::instance().areas(QStringLiteral("d"), 0);
    const auto road = std::ranges::find_if(
        areas, [](const TileArea& area) { return area.feature.startsWith(QLatin1String("road")); });
    ASSERT_NE(road, areas.end());
    EXPECT_GT(openShare(QStringLiteral("d"), *road, painted(QStringLiteral("d"), 96, u"full"), 7), 0.5);
}

} // namespace vozka
