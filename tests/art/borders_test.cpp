// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Tiles fit without seams: nothing is painted outside the square, and sides of one sort look the same.
#include "drawing.h"
#include "render.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka::art {

namespace {

constexpr int size = 400;
constexpr int margin = 40;

/// Returns the number of painted pixels outside the square. The blurred pixels at its border do not count.
int paintedOutside(const QImage& image)
{
    const QRect inside(margin - 1, margin - 1, size + 2, size + 2);
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (!inside.contains(x, y) && qAlpha(image.pixel(x, y)) > 8)
                ++count;
    return count;
}

/// Returns the outermost pixels of a side (0 = north, clockwise), from the west or from the north.
std::vector<QRgb> borderPixels(const QImage& image, int side)
{
    std::vector<QRgb> pixels;
    for (int i = 0; i < size; ++i) {
        const int last = size - 1;
        const std::array<QPoint, 4> at = {QPoint(i, 0), QPoint(last, i), QPoint(i, last), QPoint(0, i)};
        pixels.push_back(image.pixel(at.at(side) + QPoint(margin, margin)));
    }
    return pixels;
}

/// Returns a key that is equal for sides that must look the same: the terrain of the side, its direction, and
/// for a city whether its walls reach the corners.
std::string sideKey(const Drawing& drawing, int side)
{
    const auto nameAt = [&](int turnsOn) { return sideNames.at((side - drawing.turns + turnsOn + 8) % 4); };
    const auto ownerAt = [&](int turnsOn) {
        const auto found = drawing.kind.sides.find(nameAt(turnsOn));
        return found == drawing.kind.sides.end() ? std::string() : found->second;
    };
    std::string terrain = drawing.kind.terrainOfSide(nameAt(0));
    // Reverse the order of two halves, so that they start in the west or north like the pixels.
    if (const auto middle = terrain.find('+'); middle != std::string::npos && side >= 2)
        terrain = terrain.substr(middle + 1) + "+" + terrain.substr(0, middle);
    bool wallFirst = terrain == "city" && ownerAt(-1) != ownerAt(0);
    bool wallLast = terrain == "city" && ownerAt(1) != ownerAt(0);
    if (side >= 2)
        std::swap(wallFirst, wallLast);
    return terrain + (side % 2 == 0 ? " across" : " down") + (wallFirst ? " wall" : "")
           + (wallLast ? " last" : "");
}

int difference(QRgb a, QRgb b)
{
    return std::max(
        {std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
}

/// Returns the length of the longest run of pixels that clearly differ.
int longestDifference(const std::vector<QRgb>& a, const std::vector<QRgb>& b)
{
    int run = 0;
    int longest = 0;
    for (int i = 0; i < size; ++i) {
        run = difference(a[i], b[i]) > 40 ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    return longest;
}

} // namespace

TEST(Borders, ContainAllPaint)
{
    for (const Drawing& drawing : drawings())
        EXPECT_EQ(paintedOutside(render(drawing.svg, size, margin).image), 0) << drawing.name;
}

TEST(Borders, SidesWithSameKeyLookEqual)
{
    struct Model {
        std::vector<QRgb> pixels;
        std::string name;
    };
    std::map<std::string, Model> models;
    for (const Drawing& drawing : drawings()) {
        const QImage image = render(drawing.svg, size, margin).image;
        for (int side = 0; side < 4; ++side) {
            const std::vector<QRgb> pixels = borderPixels(image, side);
            const std::string key = sideKey(drawing, side);
            const Model& model = models.try_emplace(key, Model{pixels, drawing.name}).first->second;
            EXPECT_LE(longestDifference(pixels, model.pixels), 4)
                << drawing.name << " side " << side << " (" << key << ") against " << model.name;
        }
    }
}

} // namespace vozka::art
