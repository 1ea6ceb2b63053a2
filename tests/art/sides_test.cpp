// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The sides of a drawing match the data in every rotation.
#include "drawing.h"

#include <gtest/gtest.h>

namespace vozka::art {

namespace {

/// Points just inside the unturned tile.
const std::map<std::string, QPointF> sideMiddles = {
    {"N", {500, 2}}, {"E", {998, 500}}, {"S", {500, 998}}, {"W", {2, 500}}};
const std::map<std::string, QPointF> halfEdgeMiddles = {
    {"NL", {215, 2}},   {"NR", {785, 2}},   {"EL", {998, 215}}, {"ER", {998, 785}},
    {"SL", {785, 998}}, {"SR", {215, 998}}, {"WL", {2, 785}},   {"WR", {2, 215}}};

} // namespace

TEST(Sides, MiddleBelongsToFeatureOfData)
{
    for (const Drawing& drawing : drawings())
        for (const auto& [side, feature] : drawing.kind.sides)
            EXPECT_EQ(drawing.regionAt(sideMiddles.at(side)), feature) << drawing.name << " side " << side;
}

TEST(Sides, HalfEdgesBelongToFieldOfData)
{
    for (const Drawing& drawing : drawings()) {
        for (const auto& [half, middle] : halfEdgeMiddles) {
            const auto field = drawing.kind.halfEdges.find(half);
            const auto whole = drawing.kind.sides.find(half.substr(0, 1));
            // A half-edge without a field is part of the side of a city or an abbey.
            std::string expected = "missing in the data";
            if (field != drawing.kind.halfEdges.end())
                expected = field->second;
            else if (whole != drawing.kind.sides.end())
                expected = whole->second;
            EXPECT_EQ(drawing.regionAt(middle), expected) << drawing.name << " half-edge " << half;
        }
    }
}

} // namespace vozka::art
