// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Drawings of tiles and figures: regions of features, places for figures, pictures, colours.
#include "models/art/palette.h"
#include "models/art/pictures.h"
#include "models/art/svg_store.h"
#include "models/art/tile_art.h"
#include "models/art/tile_level.h"
#include "models/board/board_picture.h"
#include "models/image_providers.h"
#include "table_fixture.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>

#include <cstdlib>

namespace vozka {

TEST(AreaPath, ReadsMovesLinesAndClosingOnly)
{
    const QPainterPath path = parseAreaPath(u"M0,0L10,0 10,10L0,10Z M2,2L8,2L8,8L2,8Z");
    EXPECT_TRUE(path.contains({1, 1}));
    EXPECT_FALSE(path.contains({5, 5})) << "the inner loop is a hole";
    EXPECT_EQ(path.boundingRect(), QRectF(0, 0, 10, 10));
    EXPECT_TRUE(parseAreaPath(u"").isEmpty());
}

TEST(TileRegions, CoverTileAndTurnWithIt)
{
    const auto& art = TileArt::instance();
    EXPECT_EQ(art.featureAt("d", 0, {0.5, 0.1}), "city-n");
    EXPECT_EQ(art.featureAt("d", 1, {0.9, 0.5}), "city-n");
    EXPECT_EQ(art.featureAt("d", 2, {0.5, 0.9}), "city-n");
    EXPECT_EQ(art.featureAt("d", 3, {0.1, 0.5}), "city-n");
    EXPECT_EQ(art.featureAt("d", 0, {0.02, 0.5}), "road-ew");
    EXPECT_EQ(art.featureAt("d", 0, {0.5, 0.95}), "field-2");
    EXPECT_EQ(art.featureAt("d", 0, {1.5, 0.5}), "");
    EXPECT_TRUE(art.areas("no-such-tile", 0).empty());
}

TEST(TileRegions, PlaceFigureOnItsFeature)
{
    const auto& art = TileArt::instance();
    for (int turns = 0; turns < 4; ++turns) {
        for (const char* feature : {"city-n", "road-ew", "field-1", "field-2"})
            EXPECT_EQ(art.featureAt("d", turns, art.figurePlace("d", turns, feature)), feature);
    }
}

namespace {

QImage painted(int side, const std::function<void(QPainter&, const QRectF&)>& paint)
{
    QImage image(side, side, QImage::Format_ARGB32);
    image.fill(0U);
    QPainter painter(&image);
    paint(painter, image.rect());
    return image;
}

bool hasColour(const QImage& image, const QColor& colour)
{
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y) == colour)
                return true;
        }
    }
    return false;
}

} // namespace

TEST(TileRegions, HavePlacesOfAllKinds)
{
    QFile file(QStringLiteral(":/art/svg/tiles/anchors.json"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const auto kinds = QJsonDocument::fromJson(file.readAll()).object();
    ASSERT_FALSE(kinds.isEmpty());
    for (const QString& kind : kinds.keys()) {
        const auto features = kinds[kind].toObject()[u"1"].toObject();
        ASSERT_FALSE(features.isEmpty()) << kind.toStdString();
        for (const QString& feature : features.keys()) {
            const auto place = features[feature].toObject()[u"figure"].toArray();
            if (place.isEmpty())
                continue;
            EXPECT_EQ(TileArt::instance().figurePlace(kind.toLower(), 1, feature) * areaSquare,
                      QPointF(place[0].toDouble(), place[1].toDouble()))
                << kind.toStdString() << ' ' << feature.toStdString();
        }
    }
}

TEST(Pictures, FigureHasPlayerColour)
{
    const auto& palette = Palette::instance();
    for (const char* player : {"red", "blue", "yellow", "black", "white", "pink"}) {
        for (const char* figure : {"follower", "farmer"}) {
            const QImage image = painted(128, [&](QPainter& painter, const QRectF& square) {
                paintFigure(painter, square, figure, player);
            });
            EXPECT_TRUE(hasColour(image, palette.player(player))) << player << ' ' << figure;
            EXPECT_FALSE(hasColour(image, QColor(palette.figureKey()))) << "the key colour is left";
        }
    }
}

TEST(Pictures, OutlinedFigureHasWiderOutline)
{
    const auto inkPixels = [](const QString& figure, bool outlined) {
        const QImage image = painted(64, [&](QPainter& painter, const QRectF& square) {
            paintFigure(painter, square, figure, QStringLiteral("yellow"), outlined);
        });
        const QColor ink = Palette::instance().art("fig_ink");
        int count = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                count += static_cast<int>(image.pixelColor(x, y) == ink);
        return count;
    };
    for (const char* figure : {"follower", "farmer", "large-follower", "wagon", "mayor", "barn"})
        EXPECT_GT(inkPixels(figure, true), 1.4 * inkPixels(figure, false)) << figure;
}

/// Number of pixels that clearly differ between the pins of two figures of a player on tiles of 22 pixels.
int differingPixels(const QString& one, const QString& other)
{
    const int side = figureSide(22, 0);
    const QImage a = pictureOf(QStringLiteral("image://pin/%1/red").arg(one), side);
    const QImage b = pictureOf(QStringLiteral("image://pin/%1/red").arg(other), side);
    int count = 0;
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) {
            const QColor left = a.pixelColor(x, y);
            const QColor right = b.pixelColor(x, y);
            constexpr int clearly = 100;
            const auto differs = [](int p, int q) { return std::abs(p - q) > clearly; };
            count += differs(left.red(), right.red()) || differs(left.green(), right.green())
                             || differs(left.alpha(), right.alpha())
                         ? 1
                         : 0;
        }
    return count;
}

TEST(Pictures, PinsOfAllKindsDiffer)
{
    const QStringList kinds{"follower", "large-follower", "builder", "pig",        "mayor", "wagon",
                            "barn",     "abbot",          "phantom", "ringmaster", "guard", "shepherd"};
    for (const QString& one : kinds)
        for (const QString& other : kinds)
            if (one != other) {
                EXPECT_GE(differingPixels(one, other), 30) << one.toStdString() << ' ' << other.toStdString();
            }
}

TEST(Pictures, IconHasGivenColour)
{
    const QColor accent = Palette::instance().ui(ColourTheme::Dark, "accent");
    const QImage image = painted(
        96, [&](QPainter& painter, const QRectF& square) { paintIcon(painter, square, "undo", accent); });
    EXPECT_TRUE(hasColour(image, accent));
}

TEST(Pictures, SpaceIsRoundedWithFrameOrCorners)
{
    constexpr int side = 100;
    const QColor line(40, 200, 160);
    QColor ground = line;
    ground.setAlpha(41);
    const auto space = [&](const char* edge) {
        return painted(side, [&](QPainter& painter, const QRectF& square) {
            paintSpace(painter, square, {edge, 3, ground, line});
        });
    };
    const QImage framed = space("frame");
    const QImage cornered = space("corners");
    const QImage bare = space("ground");
    for (const QImage& image : {framed, cornered, bare})
        EXPECT_EQ(image.pixelColor(50, 50).alpha(), 41);
    for (const QPoint& middle : {QPoint(50, 1), QPoint(50, 98), QPoint(1, 50), QPoint(98, 50)}) {
        EXPECT_EQ(framed.pixelColor(middle), line);
        EXPECT_EQ(cornered.pixelColor(middle).alpha(), 41);
    }
    for (const QPoint& corner : {QPoint(0, 0), QPoint(99, 0), QPoint(0, 99), QPoint(99, 99)}) {
        EXPECT_EQ(framed.pixelColor(corner).alpha(), 0) << "rounded";
        EXPECT_EQ(cornered.pixelColor(corner), line);
    }
    EXPECT_FALSE(hasColour(bare, line));
}

TEST(Pictures, GlowFillsRegionExactly)
{
    const QColor glow = Palette::instance().overlay("reach");
    const QImage image = painted(200, [&](QPainter& painter, const QRectF& square) {
        paintArea(painter, square, "d", 0, "city-n", glow);
    });
    int differing = 0;
    for (int y = 0; y < 200; ++y) {
        for (int x = 0; x < 200; ++x) {
            const bool lit = image.pixelColor(x, y).alpha() > 0;
            differing +=
                lit
                != (TileArt::instance().featureAt("d", 0, {(x + 0.5) / 200, (y + 0.5) / 200}) == "city-n");
        }
    }
    EXPECT_LT(differing, 200);
}

TEST(Pictures, OutlineIsOpenAtTileBorder)
{
    const QColor line = Palette::instance().overlay("source");
    const QImage image = painted(200, [&](QPainter& painter, const QRectF& square) {
        paintOutline(painter, square, "c", 0, "city-nesw", line);
    });
    EXPECT_FALSE(hasColour(image, line)) << "a city on four sides has no border";
    const QImage road = painted(200, [&](QPainter& painter, const QRectF& square) {
        paintOutline(painter, square, "d", 0, "road-ew", line);
    });
    EXPECT_TRUE(hasColour(road, line));
    EXPECT_EQ(road.pixelColor(0, 100).alpha(), 0) << "the road continues on the next tile";
}

TEST_F(TableTest, PaintsBoardWithoutWindow)
{
    play(40);
    const QImage image = paintBoard(m_controller.table(), {640, 480});
    EXPECT_EQ(image.size(), QSize(640, 480));
    EXPECT_EQ(image.pixelColor(0, 0), Palette::instance().art("table"));
    EXPECT_TRUE(hasColour(image, Palette::instance().player("red"))
                || hasColour(image, Palette::instance().player("blue")));
}

} // namespace vozka
