// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The first three lessons are the examples of the published page. The features of each numbered label have
// the results that the page names.
#include "samples.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace vozka::lessons {
namespace {

using Answers = std::set<std::string>;

std::string resultText(const ReachEntry& entry)
{
    std::string text;
    if (!entry.shortRoad)
        text = entry.kind == FeatureKind::Road    ? "road "
               : entry.kind == FeatureKind::City  ? "city "
               : entry.kind == FeatureKind::Field ? "field "
                                                  : "monk's ";
    if (!entry.refusal)
        return text + "yes" + (entry.via.empty() ? "" : " " + std::string(entry.via));
    return text + std::string(entry.refusal->code)
           + (entry.refusal->detail.empty() ? "" : " " + std::string(entry.refusal->detail));
}

const Label& labelOf(const PlayedExample& played, int number)
{
    return *std::ranges::find(played.example()->labels, number, &Label::number);
}

/// Returns the results of all numbered segments: "road yes gate", "monk's out-of-range".
Answers resultsOfLabel(const PlayedExample& played, int number)
{
    Answers all;
    for (const auto& claim : labelOf(played, number).claims)
        for (const auto& segment : claim.segments)
            for (const auto* list : {&played.reach().targets, &played.reach().refused})
                for (const auto& entry : *list)
                    if (std::ranges::count(entry.segments, segment) != 0)
                        all.insert(resultText(entry));
    return all;
}

const std::string& english(const PlayedExample& played, std::string_view text)
{
    return played.lesson().text(text).english;
}

bool hasPart(const std::string& text, std::string_view part)
{
    return text.find(part) != std::string::npos;
}

/// Expects that label 0 has one disc, on the last tile.
void expectLabelOfLastTile(const PlayedExample& played)
{
    ASSERT_EQ(labelOf(played, 0).discs.size(), 1U);
    EXPECT_EQ(labelOf(played, 0).discs.front().at, played.lastTile());
}

TEST(WagonExamples, ClassicFromCityCompletedByAbbey)
{
    const auto played = playExample("wagon-1", "C1-1");
    expectLabelOfLastTile(played);
    EXPECT_EQ(resultsOfLabel(played, 1), Answers{"road yes gate"});
    EXPECT_EQ(resultsOfLabel(played, 2), Answers{"monk's yes abbey"});
    EXPECT_EQ(resultsOfLabel(played, 3), Answers{"monk's yes within"});
    EXPECT_EQ(resultsOfLabel(played, 4), (Answers{"short-road", "road not-adjacent junction-between"}));
    EXPECT_EQ(resultsOfLabel(played, 5), Answers{"city not-adjacent junction-between"});
    EXPECT_EQ(resultsOfLabel(played, 6), Answers{"road not-adjacent abbey-between"});
    EXPECT_EQ(resultsOfLabel(played, 7), Answers{"road completed"});
    EXPECT_EQ(resultsOfLabel(played, 8), Answers{"monk's not-adjacent feature-between"});
    EXPECT_EQ(played.reach().targets.size(), 3U) << "the road, the abbey, the monastery in the city";
}

// "Any field adjacent to the city": several fields, each on a tile of the city.
TEST(WagonExamples, FieldsAtCityHaveCaption)
{
    const auto played = playExample("wagon-1", "C1-1");
    EXPECT_EQ(resultsOfLabel(played, 9), Answers{"field field"});
    const auto& claims = labelOf(played, 9).claims;
    EXPECT_EQ(claims.size(), 2U);
    for (const auto& claim : claims)
        EXPECT_TRUE(std::ranges::any_of(claim.segments, [&](const SegmentRef& field) {
            return std::ranges::count(played.scoredFeature(), field.at, &SegmentRef::at) != 0;
        }));
}

TEST(WagonExamples, NewFromCityCompletedByAbbey)
{
    const auto played = playExample("wagon-1", "C2-1");
    expectLabelOfLastTile(played);
    EXPECT_EQ(resultsOfLabel(played, 1), Answers{"road yes"});
    EXPECT_EQ(resultsOfLabel(played, 2), Answers{"road out-of-range"});
    EXPECT_EQ(resultsOfLabel(played, 3), Answers{"monk's yes"});
    EXPECT_EQ(resultsOfLabel(played, 4), Answers{"monk's yes"});
    EXPECT_EQ(resultsOfLabel(played, 5), Answers{"short-road"});
    EXPECT_EQ(resultsOfLabel(played, 6), Answers{"city yes"});
    EXPECT_EQ(resultsOfLabel(played, 7), Answers{"road completed"});
    EXPECT_EQ(resultsOfLabel(played, 8), Answers{"monk's out-of-range"});
}

TEST(WagonExamples, ClassicFromCityWithThreeRoads)
{
    const auto played = playExample("wagon-2", "C1-2");
    expectLabelOfLastTile(played);
    EXPECT_EQ(resultsOfLabel(played, 1), Answers{"road yes gate"});
    EXPECT_EQ(resultsOfLabel(played, 2), Answers{"road completed"});
    EXPECT_EQ(resultsOfLabel(played, 3), Answers{"road not-adjacent junction-between"});
    EXPECT_EQ(resultsOfLabel(played, 4), Answers{"road not-adjacent field-between"});
    EXPECT_EQ(resultsOfLabel(played, 5), Answers{"road occupied"});
    EXPECT_EQ(resultsOfLabel(played, 6), Answers{"monk's not-adjacent feature-between"});
    EXPECT_EQ(resultsOfLabel(played, 7), Answers{"monk's not-adjacent far"});
    EXPECT_EQ(played.reach().targets.size(), 1U) << "only the road at the top";
}

TEST(WagonExamples, NewFromCityWithThreeRoads)
{
    const auto played = playExample("wagon-2", "C2-2");
    expectLabelOfLastTile(played);
    EXPECT_EQ(resultsOfLabel(played, 1), Answers{"road yes"});
    EXPECT_EQ(resultsOfLabel(played, 2), Answers{"road out-of-range"});
    EXPECT_EQ(resultsOfLabel(played, 3), Answers{"road completed"});
    EXPECT_EQ(resultsOfLabel(played, 4), Answers{"road occupied"});
    EXPECT_EQ(resultsOfLabel(played, 5), Answers{"road completed"});
    EXPECT_EQ(resultsOfLabel(played, 6), Answers{"monk's out-of-range"});
}

// From each tile of the city, number 2 has the caption "completed or occupied" and states which of the two
// applies.
TEST(WagonExamples, NewFromEachTileOfCity)
{
    struct Place {
        std::string_view id;
        Answers refused;
        std::string_view here;
    };
    const Answers both{"road completed", "road occupied"};
    const std::string_view each = "here two are completed, and on the third one a meeple stands";
    const std::string_view occupied = "here it is the occupied one";
    const std::string_view completed = "here both are completed";
    const std::vector<Place> places{{"C2-2.1", both, each},
                                    {"C2-2.2", {"road occupied"}, occupied},
                                    {"C2-2.3", {"road completed"}, completed},
                                    {"C2-2.4", {"road completed"}, completed},
                                    {"C2-2.5", {"road occupied"}, occupied},
                                    {"C2-2.6", both, each}};
    std::set<SegmentRef> cells;
    for (const auto& place : places) {
        const auto played = playExample("wagon-2", place.id);
        expectLabelOfLastTile(played);
        cells.insert(played.from());
        EXPECT_EQ(resultsOfLabel(played, 1), Answers{"road yes"}) << place.id;
        EXPECT_EQ(resultsOfLabel(played, 2), place.refused) << place.id;
        const auto& text = english(played, labelOf(played, 2).text);
        EXPECT_TRUE(hasPart(text, "completed or occupied")) << place.id << ": " << text;
        EXPECT_TRUE(hasPart(text, place.here)) << place.id << ": " << text;
    }
    EXPECT_EQ(cells.size(), 6U);
}

TEST(WagonExamples, ClassicFromRoad)
{
    const auto played = playExample("wagon-3", "C1-3");
    expectLabelOfLastTile(played);
    EXPECT_EQ(resultsOfLabel(played, 1), Answers{"road yes junction"});
    EXPECT_EQ(resultsOfLabel(played, 2), Answers{"city yes gate"});
}

// The wagon is on the tile at the bottom right of the road, and the lesson says so.
TEST(WagonExamples, NewFromRoad)
{
    const auto played = playExample("wagon-3", "C2-3");
    expectLabelOfLastTile(played);
    EXPECT_EQ(resultsOfLabel(played, 1), Answers{"road yes"});
    EXPECT_EQ(resultsOfLabel(played, 2), Answers{"city out-of-range"});
    for (const auto& segment : played.scoredFeature()) {
        EXPECT_LE(segment.at.x, played.from().at.x);
        EXPECT_LE(segment.at.y, played.from().at.y);
    }
    EXPECT_TRUE(hasPart(english(played, "range-c2"), "bottom right"));
    EXPECT_TRUE(hasPart(played.lesson().text("range-c2").czech, "vpravo dole"));
}

// The first captions with line and frame explain them.
TEST(WagonExamples, CaptionsExplainLineAndFrame)
{
    for (const auto* id : {"wagon-1", "wagon-2", "wagon-3"}) {
        EXPECT_TRUE(hasPart(lesson(id).text("range-c1").english, "yellow line")) << id;
        EXPECT_TRUE(hasPart(lesson(id).text("range-c1").czech, "Žlutá čára")) << id;
        EXPECT_TRUE(hasPart(lesson(id).text("range-c2").english, "yellow frame")) << id;
        EXPECT_TRUE(hasPart(lesson(id).text("range-c2").czech, "Žlutý rámeček")) << id;
    }
}

} // namespace
} // namespace vozka::lessons
