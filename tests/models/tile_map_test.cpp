// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The small drawings of all tiles: calm areas, contrasts, symbols, borders.
#include "models/art/tile_map.h"

#include "models/art/pictures.h"
#include "models/art/svg_store.h"
#include "models/art/tile_art.h"
#include "models/art/tile_paths.h"

#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <vector>

namespace vozka {

namespace {

/// Side of a small picture in pixels, and its level of detail.
struct Small {
    int side;
    TileLevel level;
};

constexpr std::array<Small, 4> smallOnes{
    {{24, TileLevel::Plan}, {32, TileLevel::Plan}, {48, TileLevel::Map}, {64, TileLevel::Map}}};

/// Names of the drawings of all kinds.
const QStringList& kinds()
{
    static const QStringList all = [] {
        QFile file(QStringLiteral(":/art/svg/tiles/tiles.json"));
        QStringList stems;
        if (file.open(QIODevice::ReadOnly))
            for (const auto& each : QJsonDocument::fromJson(file.readAll()).array())
                stems << each.toObject()[QLatin1String("stem")].toString();
        return stems;
    }();
    return all;
}

QImage painted(const QString& kind, int turns, const Small& small, const QString& passages = {})
{
    QImage image(small.side, small.side, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    paintTile(painter, image.rect(), kind, turns, passages, nameOf(small.level));
    return image;
}

int difference(QRgb a, QRgb b)
{
    return std::max(
        {std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
}

QRgb median(std::vector<QRgb> colours)
{
    const auto middle = colours.begin() + static_cast<std::ptrdiff_t>(colours.size() / 2);
    std::nth_element(colours.begin(), middle, colours.end(),
                     [](QRgb a, QRgb b) { return qGray(a) < qGray(b); });
    return *middle;
}

/// Returns the pixels of an area without its border and without symbols.
std::vector<QRgb> innerPixels(const QImage& image, const QPainterPath& area, const std::vector<QRectF>& signs)
{
    // Roads are a little wider than their areas.
    constexpr qreal away = 4;
    constexpr qreal both = 2.9;
    const QPainterPath onImage = ontoTile(image.rect()).map(area);
    std::vector<QRgb> colours;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QPointF at(x + 0.5, y + 0.5);
            bool inside = std::none_of(signs.begin(), signs.end(),
                                       [&](const QRectF& sign) { return sign.contains(at); });
            for (const QPointF& step :
                 {QPointF(0, 0), QPointF(away, 0), QPointF(-away, 0), QPointF(0, away), QPointF(0, -away),
                  QPointF(both, both), QPointF(-both, both), QPointF(both, -both), QPointF(-both, -both)})
                inside = inside && onImage.contains(at + step);
            if (inside)
                colours.push_back(image.pixel(x, y));
        }
    }
    return colours;
}

std::vector<QRectF> signSquares(const QString& kind, int turns, const Small& small,
                                const QString& passages = {})
{
    std::vector<QRectF> squares;
    for (const auto& sign : TileArt::instance().signs(kind, turns, passages))
        if (sign.onPlan || small.level == TileLevel::Map)
            squares.push_back(signSquare(QRectF(0, 0, small.side, small.side), sign, small.level));
    return squares;
}

/// Returns the share of inner pixels with another colour than the median, -1 if there are too few pixels.
double noise(const QImage& image, const QPainterPath& area, const std::vector<QRectF>& signs)
{
    constexpr std::size_t few = 20;
    // Difference of colours that is visible: about 8 units of delta E.
    constexpr int visible = 20;
    const auto colours = innerPixels(image, area, signs);
    if (colours.size() < few)
        return -1;
    const QRgb usual = median(colours);
    const auto differing = std::count_if(colours.begin(), colours.end(),
                                         [&](QRgb colour) { return difference(colour, usual) > visible; });
    return static_cast<double>(differing) / static_cast<double>(colours.size());
}

double luminance(QRgb colour)
{
    const auto linear = [](int part) {
        const double share = part / 255.0;
        return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(qRed(colour)) + 0.7152 * linear(qGreen(colour)) + 0.0722 * linear(qBlue(colour));
}

double contrast(QRgb a, QRgb b)
{
    const auto [low, high] = std::minmax({luminance(a), luminance(b)});
    return (high + 0.05) / (low + 0.05);
}

QRgb usualColour(const QString& kind, const Small& small, const QString& feature)
{
    const auto colours = innerPixels(painted(kind, 0, small), TileArt::instance().area(kind, 0, feature),
                                     signSquares(kind, 0, small));
    return colours.empty() ? qRgb(255, 0, 255) : median(colours);
}

/// Returns a column of pixels from the top to the bottom.
std::vector<QRgb> column(const QImage& image, int x)
{
    std::vector<QRgb> colours;
    for (int y = 0; y < image.height(); ++y)
        colours.push_back(image.pixel(x, y));
    return colours;
}

QRgb darkest(const std::vector<QRgb>& colours)
{
    return *std::min_element(colours.begin(), colours.end(),
                             [](QRgb a, QRgb b) { return luminance(a) < luminance(b); });
}

QString sortOf(const QString& feature)
{
    return feature.section(QLatin1Char('-'), 0, 0);
}

/// Returns the outermost pixels of a side (0 = north, clockwise), transparent where symbols are.
std::vector<QRgb> rim(const QImage& image, int side, const std::vector<QRectF>& signs)
{
    std::vector<QRgb> pixels;
    const int far = image.width() - 1;
    for (int i = 0; i <= far; ++i) {
        const std::array<QPoint, 4> at{QPoint(i, 0), QPoint(far, i), QPoint(i, far), QPoint(0, i)};
        const QPoint pixel = at.at(static_cast<std::size_t>(side));
        const bool isSign = std::any_of(signs.begin(), signs.end(), [&](const QRectF& sign) {
            return sign.contains(QPointF(pixel) + QPointF(0.5, 0.5));
        });
        pixels.push_back(isSign ? qRgba(0, 0, 0, 0) : image.pixel(pixel));
    }
    return pixels;
}

/// Features along a side. Sides with equal features have equal pixels, except in corners where walls end.
struct Sort {
    QString name;
    bool wallFirst = false;
    bool wallLast = false;
};

Sort sortOfRim(const QString& kind, int turns, int side)
{
    constexpr qreal near = 0.002;
    const auto featureAt = [&](int of, qreal along) {
        const std::array<QPointF, 4> at{QPointF(along, near), QPointF(1 - near, along),
                                        QPointF(along, 1 - near), QPointF(near, along)};
        return TileArt::instance().featureAt(kind, turns, at.at(static_cast<std::size_t>(of)));
    };
    Sort sort;
    for (const qreal along : {0.2, 0.48, 0.52, 0.8})
        sort.name += sortOf(featureAt(side, along)) + QLatin1Char(' ');
    constexpr qreal corner = 0.1;
    const bool sideways = side % 2 == 0;
    const bool atStart = side == 0 || side == 3;
    const qreal there = atStart ? corner : 1 - corner;
    const auto wallEnds = [&](int neighbour, qreal own) {
        const QString a = featureAt(neighbour, there);
        const QString b = featureAt(side, own);
        return a != b;
    };
    sort.wallFirst = wallEnds(sideways ? 3 : 0, corner);
    sort.wallLast = wallEnds(sideways ? 1 : 2, 1 - corner);
    return sort;
}

int differing(const std::vector<QRgb>& a, const std::vector<QRgb>& b)
{
    constexpr int visible = 40;
    int count = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        count += static_cast<int>(qAlpha(a[i]) > 0 && qAlpha(b[i]) > 0 && difference(a[i], b[i]) > visible);
    return count;
}

} // namespace

TEST(TileMaps, AreasAreCalm)
{
    ASSERT_GT(kinds().size(), 200);
    for (const auto& small : smallOnes) {
        for (const auto& kind : kinds()) {
            // Roads of these tiles run through tunnels, which are dashed lines.
            if (kind == QLatin1String("am-09") || kind == QLatin1String("pd-25"))
                continue;
            const QImage image = painted(kind, 0, small);
            const auto signs = signSquares(kind, 0, small);
            for (const auto& area : TileArt::instance().areas(kind, 0)) {
                const QString sort = sortOf(area.feature);
                if (sort != QLatin1String("field") && sort != QLatin1String("city"))
                    continue;
                EXPECT_LE(noise(image, area.path, signs), sort == QLatin1String("field") ? 0.01 : 0.05)
                    << kind.toStdString() << ' ' << area.feature.toStdString() << ' ' << small.side;
            }
        }
    }
}

TEST(TileMaps, GroundsAndLinesContrast)
{
    for (const auto& small : smallOnes) {
        const QRgb field = usualColour("d", small, "field-2");
        EXPECT_GE(contrast(field, usualColour("c", small, "city-nesw")), 1.35) << small.side;
        // The middle column of this tile crosses a wall and both edges of a road.
        const auto middle = column(painted("d", 0, small), small.side / 2);
        const auto from = [&](double share) {
            return middle.begin() + static_cast<std::ptrdiff_t>(share * small.side);
        };
        EXPECT_GE(contrast(field, darkest({from(0.15), from(0.35)})), 4.3) << "wall " << small.side;
        EXPECT_GE(contrast(field, darkest({from(0.38), from(0.5)})), 3.5) << "edge of a road " << small.side;
        EXPECT_GE(contrast(field, darkest({from(0.5), from(0.75)})), 3.5) << "edge of a road " << small.side;
        const auto stream = column(painted("r2-11", 0, small), 0);
        EXPECT_GE(contrast(field, darkest(stream)), 2.7) << "river " << small.side;
    }
}

TEST(TileMaps, ShowEachSymbolAtItsPlace)
{
    for (const auto& small : smallOnes) {
        for (const auto& kind : kinds()) {
            for (int turns = 0; turns < 4; ++turns) {
                for (const char* letters : {"ddd", "uuu"}) {
                    const auto passages = QString::fromLatin1(letters);
                    if (letters[0] == 'u' && TileArt::instance().passages(kind, turns).empty())
                        continue;
                    const QImage image = painted(kind, turns, small, passages);
                    for (const auto& sign : TileArt::instance().signs(kind, turns, passages)) {
                        if (!sign.onPlan && small.level == TileLevel::Plan)
                            continue;
                        const QRectF place = signSquare(image.rect(), sign, small.level);
                        QImage alone(image.size(), QImage::Format_ARGB32_Premultiplied);
                        alone.fill(Qt::transparent);
                        QPainter painter(&alone);
                        painter.setRenderHint(QPainter::Antialiasing);
                        painter.translate(place.center());
                        painter.rotate(sign.turn);
                        ASSERT_TRUE(SvgStore::instance().paint(
                            painter, QStringLiteral("signs/%1.svg").arg(sign.name),
                            QRectF(-place.width() / 2, -place.height() / 2, place.width(), place.height())))
                            << sign.name.toStdString();
                        painter.end();
                        int solid = 0;
                        int wrong = 0;
                        for (int y = 0; y < image.height(); ++y) {
                            for (int x = 0; x < image.width(); ++x) {
                                if (qAlpha(alone.pixel(x, y)) < 255)
                                    continue;
                                ++solid;
                                wrong +=
                                    static_cast<int>(difference(alone.pixel(x, y), image.pixel(x, y)) > 8);
                            }
                        }
                        EXPECT_GE(solid, small.level == TileLevel::Map ? 30 : 20)
                            << kind.toStdString() << ' ' << sign.name.toStdString();
                        EXPECT_EQ(wrong, 0) << kind.toStdString() << ' ' << turns << ' '
                                            << sign.name.toStdString() << ' ' << small.side;
                    }
                }
            }
        }
    }
}

TEST(TileMaps, SymbolsAreLargeEnough)
{
    const QRectF smallestMap(0, 0, 32, 32);
    const QRectF smallestPlan(0, 0, 24, 24);
    for (const auto& kind : kinds()) {
        for (const auto& sign : TileArt::instance().signs(kind, 0)) {
            const bool isRoof = sign.name == QLatin1String("roof");
            EXPECT_GE(signSquare(smallestMap, sign, TileLevel::Map).width(), isRoof ? 8 : 14)
                << sign.name.toStdString();
            if (!sign.onPlan)
                continue;
            EXPECT_GE(signSquare(smallestPlan, sign, TileLevel::Plan).width(), 10) << sign.name.toStdString();
        }
    }
}

TEST(TileMaps, SymbolsDoNotOverlap)
{
    for (const int side : {32, 40, 48, 64}) {
        for (const auto& kind : kinds()) {
            for (int turns = 0; turns < 4; ++turns) {
                const auto squares = signSquares(kind, turns, {side, TileLevel::Map});
                for (std::size_t i = 0; i < squares.size(); ++i) {
                    EXPECT_TRUE(QRectF(0, 0, side, side).contains(squares[i])) << kind.toStdString();
                    for (std::size_t j = 0; j < i; ++j)
                        EXPECT_FALSE(squares[i].intersects(squares[j])) << kind.toStdString() << ' ' << side;
                }
            }
        }
    }
}

TEST(TileMaps, NeighboursHaveEqualBorders)
{
    std::vector<Small> sizes(smallOnes.begin(), smallOnes.end());
    sizes.insert(sizes.end(), {{64, TileLevel::Calm}, {96, TileLevel::Calm}});
    for (const auto& small : sizes) {
        std::map<QString, std::vector<QRgb>> models;
        for (const auto& kind : kinds()) {
            // The battlements of Carcassonne differ at each side, also in the full drawings.
            if (small.level == TileLevel::Calm && kind.startsWith(QLatin1String("co-")))
                continue;
            for (int turns = 0; turns < 4; ++turns) {
                const QImage image = painted(kind, turns, small);
                for (int side = 0; side < 4; ++side) {
                    auto pixels = rim(image, side, signSquares(kind, turns, small));
                    const Sort sort = sortOfRim(kind, turns, side);
                    const int corner = 2 * small.side / 5;
                    if (sort.wallFirst)
                        std::fill_n(pixels.begin(), corner, 0U);
                    if (sort.wallLast)
                        std::fill_n(pixels.rbegin(), corner, 0U);
                    auto& model = models.try_emplace(sort.name, pixels).first->second;
                    std::transform(model.begin(), model.end(), pixels.begin(), model.begin(),
                                   [](QRgb known, QRgb here) { return qAlpha(known) > 0 ? known : here; });
                    EXPECT_LE(differing(pixels, model), 1)
                        << kind.toStdString() << ' ' << turns << " side " << side << ' '
                        << sort.name.toStdString() << small.side;
                }
            }
        }
    }
}

} // namespace vozka
