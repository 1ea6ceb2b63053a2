// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Written lessons are read back unchanged.
#include "lessons/lesson_writer.h"

#include "lessons/lesson_file.h"
#include "samples.h"

#include <gtest/gtest.h>

namespace vozka::lessons {
namespace {

using Json = nlohmann::json;

Json fileOf(const Lesson& lesson)
{
    return Json::parse(writeLesson(lesson));
}

TEST(LessonWriter, LessonIsReadBackUnchanged)
{
    for (const auto& lesson : library().lessons()) {
        const auto text = writeLesson(*lesson);
        const auto again = readLesson(text, lesson->id);
        ASSERT_TRUE(again) << again.error().pointer << " " << again.error().code;
        EXPECT_EQ(writeLesson(*again), text);
        EXPECT_EQ(again->examples.size(), lesson->examples.size());
        EXPECT_EQ(again->texts.size(), lesson->texts.size());
    }
}

TEST(LessonWriter, WritesAllFields)
{
    // Ignores optional fields, and fields that have an equivalent form.
    const auto bare = [](Json file) {
        file.erase("note");
        for (auto& player : file["position"]["players"])
            player.erase("colour");
        for (auto& example : file["examples"])
            for (auto& label : example["labels"])
                if (label.contains("claims"))
                    for (auto& claim : label["claims"])
                        if (claim.value("discs", Json()) == Json::array({claim["tiles"][0]}))
                            claim.erase("discs");
        return file;
    };
    EXPECT_EQ(bare(fileOf(lesson("wagon-3"))), bare(sampleFile()));
}

TEST(LessonWriter, KeepsSpecialCharacters)
{
    auto changed = lesson("wagon-3");
    changed.texts["title"] = {"Say \"no\"\n\\ & č", "Řekni „ne“ 🛒"};
    const auto again = readLesson(writeLesson(changed), "changed");
    ASSERT_TRUE(again);
    EXPECT_EQ(again->text("title").english, changed.text("title").english);
    EXPECT_EQ(again->text("title").czech, changed.text("title").czech);
}

TEST(LessonWriter, WritesBlockers)
{
    auto changed = lesson("wagon-3");
    Blocker blocker{{{0, 0}, 0}, Player{1}, FigureKind::Follower};
    changed.examples[0].unlabelled[0].blocker = blocker;
    const auto written = fileOf(changed)["examples"][0]["unlabelled"][0]["by"];
    EXPECT_EQ(written["player"], 1);
    EXPECT_EQ(written["kind"], "follower");
    EXPECT_EQ(written["at"], Json::array({0, 0}));
}

} // namespace
} // namespace vozka::lessons
