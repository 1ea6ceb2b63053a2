// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Painted figures are inside their segments: every feature of every tile in every rotation, with the figures
// that `figuresFor` returns.
#include "drawing.h"
#include "folders.h"
#include "render.h"

#include <QLineF>
#include <QPainter>
#include <QSvgRenderer>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace vozka::art {

namespace {

using nlohmann::json;

/// In parts of a figure's square: the height at which it touches the ground, and the half width of a wagon's
/// wheels.
constexpr double footHeight = 0.92;
constexpr double wheelHalfWidth = 0.23;
/// Size of the pictures of figures.
constexpr int pixels = 100;
/// Size of the pictures of tiles.
constexpr int tilePixels = 250;

struct Place {
    QPointF at;
    double side = 0;
};

Place placeOf(const json& numbers)
{
    return {{numbers.at(0).get<double>(), numbers.at(1).get<double>()}, numbers.at(2).get<double>()};
}

struct Standing {
    std::string feature;
    json places;

    /// Place of a single figure.
    [[nodiscard]] Place single() const { return placeOf(places.at("figure")); }
    /// Place of the first or the second of two figures.
    [[nodiscard]] Place inPair(std::size_t which) const { return placeOf(places.at("pair").at(which)); }
    [[nodiscard]] std::vector<Place> all() const { return {single(), inPair(0), inPair(1)}; }
    [[nodiscard]] QPointF mark() const
    {
        const auto& numbers = places.at("mark");
        return {numbers.at(0).get<double>(), numbers.at(1).get<double>()};
    }
    [[nodiscard]] bool isField() const { return feature.rfind("field", 0) == 0; }
};

std::vector<Standing> standingOn(const Drawing& drawing)
{
    static const json anchors = readJson(drawingFolder() / "tiles" / "anchors.json");
    std::vector<Standing> all;
    for (const auto& [feature, places] :
         anchors.at(drawing.kind.key).at(std::to_string(drawing.turns)).items())
        if (places.is_object())
            all.push_back({feature, places});
    return all;
}

/// Returns the drawings of the figures to test on this feature.
std::vector<std::string> figuresFor(const std::string& feature)
{
    if (feature.rfind("field", 0) == 0)
        return {"farmer", "large-farmer", "phantom-farmer"};
    if (feature.rfind("city", 0) == 0)
        return {"follower", "wagon", "mayor", "large-follower", "phantom"};
    if (feature == "garden")
        return {"abbot"};
    if (feature.rfind("road", 0) == 0)
        return {"follower", "wagon", "large-follower", "phantom"};
    if (feature == "tower")
        return {"follower", "large-follower", "phantom"};
    return {"follower", "wagon", "mayor", "large-follower", "abbot", "phantom"};
}

/// Returns the points of a figure without its soft shadow, in parts of its square (0 to 1).
std::vector<QPointF> solidPoints(const QImage& image)
{
    constexpr int solid = 128;
    std::vector<QPointF> points;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qAlpha(image.pixel(x, y)) >= solid)
                points.emplace_back((x + 0.5) / image.width(), (y + 0.5) / image.height());
    return points;
}

QByteArray svgOf(const std::string& figure)
{
    return QByteArray::fromStdString(readText(drawingFolder() / "figures" / (figure + ".svg")));
}

const std::vector<QPointF>& pictureOf(const std::string& figure)
{
    static std::map<std::string, std::vector<QPointF>> cache;
    auto& points = cache[figure];
    if (points.empty())
        points = solidPoints(render(svgOf(figure), pixels, 0).image);
    return points;
}

/// Returns the points of a lying figure without the flower that it holds up.
std::vector<QPointF> lyingPoints(const std::string& figure)
{
    return solidPoints(renderElement(svgOf(figure), QStringLiteral("body"), pixels));
}

QPointF onTile(const Place& place, QPointF inSquare)
{
    return place.at + (inSquare - QPointF(0.5, footHeight)) * place.side;
}

const QPainterPath& areaOf(const Drawing& drawing, const std::string& feature)
{
    return drawing.areas.at(feature).path;
}

/// True if the point and eight points around it, at the distance `margin`, are in the area.
bool isWithin(const QPainterPath& area, QPointF point, double margin)
{
    constexpr int directions = 8;
    for (int i = 0; i < directions; ++i) {
        const double angle = 2 * std::numbers::pi * i / directions;
        if (!area.contains(point + margin * QPointF(std::cos(angle), std::sin(angle))))
            return false;
    }
    return area.contains(point);
}

/// Returns the pixels of the tile that any of these figures would cover at this place.
std::set<int> coveredPixels(const std::vector<std::string>& figures, const Place& place)
{
    std::set<int> cells;
    for (const auto& figure : figures)
        for (const QPointF& point : pictureOf(figure)) {
            const QPointF at = onTile(place, point) * tilePixels / 1000;
            cells.insert(static_cast<int>(at.y()) * tilePixels + static_cast<int>(at.x()));
        }
    return cells;
}

int commonCount(const std::set<int>& a, const std::set<int>& b)
{
    return static_cast<int>(std::count_if(a.begin(), a.end(), [&](int cell) { return b.count(cell) > 0; }));
}

/// Returns the pixels of a tile that a part of its drawing covers, without translucent ones. Empty if the
/// drawing has no such part.
std::set<int> pixelsOfPart(const Drawing& drawing, const QString& part)
{
    QSvgRenderer renderer(drawing.svg);
    if (!renderer.elementExists(part))
        return {};
    QImage image(tilePixels, tilePixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    const qreal scale = tilePixels / renderer.viewBoxF().width();
    const QRectF box = renderer.transformForElement(part).mapRect(renderer.boundsOnElement(part));
    renderer.render(&painter, part, QRectF(box.topLeft() * scale, box.size() * scale));
    painter.end();
    std::set<int> cells;
    for (const QPointF& point : solidPoints(image))
        cells.insert(static_cast<int>(point.y() * tilePixels) * tilePixels
                     + static_cast<int>(point.x() * tilePixels));
    return cells;
}

struct Visitor {
    Place place;
    std::string figure;
};

/// Returns the places of pieces on the tile that are on no feature, the larger one first.
std::vector<Visitor> visitorsOf(const Drawing& drawing)
{
    static const json anchors = readJson(drawingFolder() / "tiles" / "anchors.json");
    const auto& places = anchors.at(drawing.kind.key).at(std::to_string(drawing.turns)).at("visitors");
    return {{placeOf(places.at(0)), "dragon"}, {placeOf(places.at(1)), "fairy"}};
}

} // namespace

TEST(Standing, FeetAndWheelsAreOnTheirSegment)
{
    // Two figures on a short road or in a garden have little space.
    constexpr double footMargin = 25;
    constexpr double footMarginOfTwo = 10;
    constexpr double wheelMargin = 3;
    for (const Drawing& drawing : drawings())
        for (const auto& standing : standingOn(drawing))
            for (const Place& place : standing.all()) {
                const bool isSingle = place.at == standing.single().at;
                const double margin = standing.isField() ? wheelMargin
                                      : isSingle         ? footMargin
                                                         : footMarginOfTwo;
                const auto& area = areaOf(drawing, standing.feature);
                EXPECT_TRUE(isWithin(area, place.at, margin))
                    << drawing.name << " " << standing.feature << " " << place.side;
                if (standing.isField())
                    continue;
                for (const double side : {-wheelHalfWidth, wheelHalfWidth}) {
                    EXPECT_TRUE(isWithin(area, place.at + QPointF(side * place.side, 0), wheelMargin))
                        << drawing.name << " " << standing.feature << " wheel " << side;
                }
            }
}

TEST(Standing, FarmersAreInsideTheirField)
{
    const auto farmer = lyingPoints("farmer");
    const auto large = lyingPoints("large-farmer");
    ASSERT_GT(farmer.size(), 1000U);
    const auto phantom = lyingPoints("phantom-farmer");
    ASSERT_GT(large.size(), farmer.size());
    ASSERT_GT(phantom.size(), 1000U);
    for (const Drawing& drawing : drawings())
        for (const auto& standing : standingOn(drawing)) {
            if (!standing.isField())
                continue;
            const auto& area = areaOf(drawing, standing.feature);
            const Place place = standing.single();
            const auto outside = [&](const std::vector<QPointF>& body) {
                return std::count_if(body.begin(), body.end(), [&](const QPointF& point) {
                    return !area.contains(onTile(place, point));
                });
            };
            EXPECT_EQ(outside(farmer), 0) << drawing.name << " " << standing.feature;
            // In the narrowest fields the edge of the larger figures is allowed on the border.
            constexpr double maxShareOnBorder = 0.02;
            EXPECT_LE(outside(large), maxShareOnBorder * static_cast<double>(large.size()))
                << drawing.name << " " << standing.feature;
            EXPECT_LE(outside(phantom), maxShareOnBorder * static_cast<double>(phantom.size()))
                << drawing.name << " " << standing.feature;
        }
}

TEST(Standing, FiguresAreInsideTheirTile)
{
    const QRectF tile(0, 0, 1000, 1000);
    for (const Drawing& drawing : drawings())
        for (const auto& standing : standingOn(drawing))
            for (const Place& place : standing.all())
                for (const auto& figure : figuresFor(standing.feature))
                    for (const QPointF& point : pictureOf(figure)) {
                        if (tile.contains(onTile(place, point)))
                            continue;
                        ADD_FAILURE() << drawing.name << " " << standing.feature << " " << figure;
                        break;
                    }
}

TEST(Standing, FiguresOfTileDoNotOverlap)
{
    for (const Drawing& drawing : drawings()) {
        std::vector<std::pair<std::string, std::set<int>>> earlier;
        for (const auto& standing : standingOn(drawing)) {
            const auto figures = figuresFor(standing.feature);
            auto cells = coveredPixels(figures, standing.single());
            for (const auto& [feature, others] : earlier)
                EXPECT_EQ(commonCount(cells, others), 0)
                    << drawing.name << " " << standing.feature << " " << feature;
            EXPECT_EQ(commonCount(coveredPixels(figures, standing.inPair(0)),
                                  coveredPixels(figures, standing.inPair(1))),
                      0)
                << drawing.name << " two on " << standing.feature;
            earlier.emplace_back(standing.feature, std::move(cells));
        }
    }
}

TEST(Standing, FiguresAreLargeEnough)
{
    constexpr double smallest = 140;
    constexpr double smallestOfTwo = 100;
    for (const Drawing& drawing : drawings())
        for (const auto& standing : standingOn(drawing)) {
            EXPECT_GE(standing.single().side, smallest) << drawing.name << " " << standing.feature;
            EXPECT_GE(standing.inPair(0).side, smallestOfTwo) << drawing.name << " " << standing.feature;
        }
}

TEST(Standing, MarkersAreApart)
{
    // Pieces are drawn up to 0.28 of a tile wide.
    constexpr double minDistance = 290;
    constexpr double margin = 25;
    for (const Drawing& drawing : drawings()) {
        const auto all = standingOn(drawing);
        for (std::size_t i = 0; i < all.size(); ++i) {
            EXPECT_TRUE(isWithin(areaOf(drawing, all[i].feature), all[i].mark(), margin))
                << drawing.name << " " << all[i].feature;
            for (std::size_t j = 0; j < i; ++j)
                EXPECT_GE(QLineF(all[i].mark(), all[j].mark()).length(), minDistance)
                    << drawing.name << " " << all[i].feature << " " << all[j].feature;
        }
    }
}

// The marks are volcano, banner of the dragon, portal, princess, festival and camp of besiegers.
TEST(Standing, MarksStayVisibleBehindFigures)
{
    constexpr double maxHiddenShare = 0.1;
    // Large enough to be recognized on a small tile.
    constexpr double smallest = 0.014;
    for (const Drawing& drawing : drawings())
        for (const char* const sign : {"volcano", "dragon", "portal", "princess", "festival", "besieged"}) {
            const auto cells = pixelsOfPart(drawing, QStringLiteral("mark-") + QLatin1String(sign));
            const auto size = static_cast<double>(cells.size());
            ASSERT_EQ(cells.empty(), drawing.kind.marks.count(sign) == 0) << drawing.name << " " << sign;
            if (cells.empty())
                continue;
            EXPECT_GE(size, smallest * tilePixels * tilePixels) << drawing.name << " " << sign;
            for (const auto& standing : standingOn(drawing)) {
                const auto figures = coveredPixels(figuresFor(standing.feature), standing.single());
                EXPECT_LE(commonCount(cells, figures), maxHiddenShare * size)
                    << drawing.name << " " << sign << " behind " << standing.feature;
            }
        }
}

TEST(Standing, VisitorsAreInsideTileAndApart)
{
    const QRectF tile(0, 0, 1000, 1000);
    constexpr double minSideOfDragon = 220;
    for (const Drawing& drawing : drawings()) {
        const auto visitors = visitorsOf(drawing);
        EXPECT_GE(visitors[0].place.side, minSideOfDragon) << drawing.name;
        EXPECT_GT(visitors[0].place.side, visitors[1].place.side - 1) << drawing.name;
        for (const auto& visitor : visitors)
            for (const QPointF& point : pictureOf(visitor.figure))
                ASSERT_TRUE(tile.contains(onTile(visitor.place, point))) << drawing.name << visitor.figure;
        EXPECT_EQ(commonCount(coveredPixels({visitors[0].figure}, visitors[0].place),
                              coveredPixels({visitors[1].figure}, visitors[1].place)),
                  0)
            << drawing.name;
    }
}

} // namespace vozka::art
