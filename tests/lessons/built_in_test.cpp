// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The claims of the built-in lessons are complete and equal the results of the engine. Lessons and labels are
// in order. The first three lessons have the labels of the published examples.
#include "samples.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace vozka::lessons {
namespace {

TEST(BuiltIn, ContainsLessonsInOrder)
{
    for (const auto& broken : library().broken())
        ADD_FAILURE() << broken.file << broken.pointer << ' ' << broken.code << ' '
                      << (broken.arguments.empty() ? "" : broken.arguments.front());
    std::vector<std::string> ids;
    for (const auto& entry : library().contents())
        ids.push_back(entry.example->id);
    EXPECT_EQ(ids, (std::vector<std::string>{
                       "C1-1",   "C1-2",  "C1-3",  "C1-4",   "C1-5",   "C1-6",   "C1-7",   "C1-8",
                       "C1-9",   "C1-10", "C1-11", "C1-12",  "C1-13",  "C1-14",  "C1-15",  "C1-16",
                       "C1-17",  "C2-1",  "C2-2",  "C2-2.1", "C2-2.2", "C2-2.3", "C2-2.4", "C2-2.5",
                       "C2-2.6", "C2-3",  "C2-4",  "C2-5",   "C2-6",   "C2-7",   "C2-8",   "C2-9",
                       "C2-10",  "C2-11", "C2-12", "C2-13",  "C2-14",  "C2-15",  "C2-16",  "C2-17"}));
}

TEST(BuiltIn, LabelsAreNumberedInOrder)
{
    const auto highestLabel = [](std::string_view id) {
        for (const auto& entry : library().contents())
            if (entry.example->id == id) {
                for (std::size_t i = 0; i < entry.example->labels.size(); ++i)
                    EXPECT_EQ(entry.example->labels[i].number, static_cast<int>(i)) << id;
                return static_cast<int>(entry.example->labels.size()) - 1;
            }
        return -1;
    };
    // Label 9 is not on the published page, which names the fields only in its text.
    EXPECT_EQ(highestLabel("C1-1"), 9);
    EXPECT_EQ(highestLabel("C1-2"), 7);
    EXPECT_EQ(highestLabel("C1-3"), 2);
    EXPECT_EQ(highestLabel("C2-1"), 8);
    EXPECT_EQ(highestLabel("C2-2"), 6);
    for (const auto* place : {"C2-2.1", "C2-2.2", "C2-2.3", "C2-2.4", "C2-2.5", "C2-2.6", "C2-3"})
        EXPECT_EQ(highestLabel(place), 2) << place;
    const std::vector<std::pair<std::string_view, std::pair<int, int>>> otherLessons{
        {"-4", {5, 5}},  {"-5", {4, 5}},  {"-6", {5, 3}},  {"-7", {4, 4}},  {"-8", {4, 3}},
        {"-9", {5, 4}},  {"-10", {3, 2}}, {"-11", {2, 3}}, {"-12", {5, 4}}, {"-13", {4, 4}},
        {"-14", {5, 5}}, {"-15", {4, 4}}, {"-16", {4, 3}}, {"-17", {3, 2}}};
    for (const auto& [number, labels] : otherLessons) {
        EXPECT_EQ(highestLabel("C1" + std::string(number)), labels.first) << number;
        EXPECT_EQ(highestLabel("C2" + std::string(number)), labels.second) << number;
    }
}

/// The first rule determines the chapter that lists the lesson.
TEST(BuiltIn, FirstRuleIsWagonRule)
{
    for (const auto& lesson : library().lessons()) {
        ASSERT_FALSE(lesson->rules.empty()) << lesson->id;
        EXPECT_TRUE(lesson->rules.front().starts_with("am.wagon.")) << lesson->id;
    }
    EXPECT_EQ(lesson("wagon-1").rules.front(), "am.wagon.c1.gate");
    EXPECT_EQ(lesson("wagon-3").rules.front(), "am.wagon.c1.junction");
}

TEST(BuiltIn, EditionsShareBoard)
{
    for (const auto& lesson : library().lessons()) {
        std::set<Edition> editions;
        for (const auto& example : lesson->examples)
            editions.insert(example.edition);
        EXPECT_EQ(editions.size(), 2U) << lesson->id;
        EXPECT_EQ(lesson->examples[0].from, lesson->examples[1].from) << lesson->id;
    }
}

/// Returns the entry of a segment; null if none.
const ReachEntry* entryOf(const Reach& reach, const SegmentRef& segment)
{
    for (const auto* list : {&reach.targets, &reach.refused})
        for (const auto& entry : *list)
            if (std::ranges::count(entry.segments, segment) != 0)
                return &entry;
    return nullptr;
}

TEST(BuiltIn, ClaimsAreTrue)
{
    int claims = 0;
    for (const auto& [lesson, example] : library().contents()) {
        const auto played = PlayedExample::create(*lesson, *example);
        ASSERT_TRUE(played) << example->id;
        for (const auto* claim : example->claims())
            for (const auto& segment : claim->segments) {
                ++claims;
                const auto* entry = entryOf(played->reach(), segment);
                ASSERT_NE(entry, nullptr) << example->id;
                EXPECT_EQ(claim->target, !entry->refusal) << example->id;
                if (!entry->refusal) {
                    EXPECT_EQ(claim->via, entry->via) << example->id;
                    continue;
                }
                EXPECT_TRUE(claim->via.empty()) << example->id;
                EXPECT_EQ(claim->reason, entry->refusal->code) << example->id;
                EXPECT_EQ(claim->detail, entry->refusal->detail) << example->id;
            }
    }
    EXPECT_GT(claims, 200);
}

TEST(BuiltIn, ClaimsCoverAllExceptFieldsAndOrigin)
{
    for (const auto& [lesson, example] : library().contents()) {
        const auto played = PlayedExample::create(*lesson, *example);
        ASSERT_TRUE(played) << example->id;
        std::multiset<SegmentRef> claimed;
        for (const auto* claim : example->claims())
            if (claim->reason != refusal::field)
                claimed.insert(claim->segments.begin(), claim->segments.end());
        std::multiset<SegmentRef> expected;
        for (const auto* list : {&played->reach().targets, &played->reach().refused})
            for (const auto& entry : *list)
                if (!entry.refusal
                    || (entry.refusal->code != refusal::field && entry.refusal->code != refusal::ownFeature))
                    expected.insert(entry.segments.begin(), entry.segments.end());
        EXPECT_EQ(claimed, expected) << example->id;
    }
}

/// Each target has a numbered label: segments without a label are no targets.
TEST(BuiltIn, TargetsHaveLabels)
{
    for (const auto& entry : library().contents())
        for (const auto& claim : entry.example->unlabelled)
            EXPECT_FALSE(claim.target) << entry.example->id;
}

/// The number of a target is shown on a segment that is in range.
TEST(BuiltIn, DiscsOfTargetsAreInRange)
{
    for (const auto& [lesson, example] : library().contents())
        for (const auto& label : example->labels)
            for (const auto& claim : label.claims)
                for (const auto& disc : claim.discs)
                    if (claim.target && example->edition == Edition::C2) {
                        EXPECT_TRUE(areNear(disc.at, example->from.at))
                            << example->id << " label " << label.number;
                    }
}

} // namespace
} // namespace vozka::lessons
