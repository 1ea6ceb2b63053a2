// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later
// anchors.json: places of figures, numbers, markers, passages, and symbols of small drawings.
#include "drawing.h"
#include "folders.h"

#include <gtest/gtest.h>

namespace vozka::art {

namespace {

using nlohmann::json;

const json& allAnchors()
{
    static const json anchors = readJson(drawingFolder() / "tiles" / "anchors.json");
    return anchors;
}

/// Returns the anchors of the drawing, an empty object if it has none. Returns a reference, because items()
/// of a temporary object would refer to deleted values.
const json& anchorsOf(const Drawing& drawing)
{
    static const json none = json::object();
    const auto kind = allAnchors().find(drawing.kind.key);
    if (kind == allAnchors().end())
        return none;
    const auto turns = kind->find(std::to_string(drawing.turns));
    return turns == kind->end() ? none : *turns;
}

/// Returns the passages between roads and cities of a drawing; most have none.
json passagesOf(const Drawing& drawing)
{
    return anchorsOf(drawing).value("passages", json::array());
}

QPointF pointOf(const json& pair)
{
    return {pair.at(0).get<double>(), pair.at(1).get<double>()};
}

const QPainterPath& areaOrEmpty(const Drawing& drawing, const std::string& region)
{
    static const QPainterPath emptyPath;
    const auto found = drawing.areas.find(region);
    return found == drawing.areas.end() ? emptyPath : found->second.path;
}

} // namespace

TEST(Anchors, ExistForFeaturesOnly)
{
    std::set<std::string> kinds;
    for (const Drawing& drawing : drawings()) {
        kinds.insert(drawing.kind.key);
        std::set<std::string> named;
        for (const auto& item : anchorsOf(drawing).items())
            if (item.value().is_object())
                named.insert(item.key());
        EXPECT_EQ(named, drawing.kind.features) << drawing.name;
    }
    for (const auto& item : allAnchors().items())
        EXPECT_TRUE(kinds.count(item.key()) > 0) << "anchors of an unknown kind: " << item.key();
}

TEST(Anchors, AreInsideTheirArea)
{
    for (const Drawing& drawing : drawings()) {
        for (const auto& [region, places] : anchorsOf(drawing).items()) {
            if (!places.is_object())
                continue;
            for (const char* const place : {"figure", "label", "mark"})
                EXPECT_TRUE(areaOrEmpty(drawing, region).contains(pointOf(places.at(place))))
                    << drawing.name << " " << region << " " << place;
            for (const auto& place : places.at("pair"))
                EXPECT_TRUE(areaOrEmpty(drawing, region).contains(pointOf(place)))
                    << drawing.name << " " << region;
        }
    }
}

TEST(Anchors, SmallDrawingsHaveSymbolForEachMark)
{
    for (const Drawing& drawing : drawings()) {
        std::multiset<std::string> drawn;
        for (const auto& sign : anchorsOf(drawing).value("signs", json::array())) {
            const std::string name = sign.at("name");
            EXPECT_TRUE(std::filesystem::exists(drawingFolder() / "signs" / (name + ".svg"))) << name;
            // A roof is the only symbol that the data does not have.
            if (name != "roof")
                drawn.insert(name);
        }
        EXPECT_EQ(drawn, drawing.kind.signs) << drawing.name;
    }
}

TEST(Anchors, PassagesAreOnBorderOfTheirCity)
{
    for (const Drawing& drawing : drawings()) {
        for (const auto& passage : passagesOf(drawing)) {
            const QPainterPath& city = areaOrEmpty(drawing, passage.at("city"));
            const QRectF surroundings(pointOf(passage.at("at")) - QPointF(6, 6), QSizeF(12, 12));
            EXPECT_TRUE(city.intersects(surroundings) && !city.contains(surroundings))
                << drawing.name << " " << passage;
        }
    }
}

} // namespace vozka::art
