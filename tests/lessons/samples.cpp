// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "samples.h"

#include "records/files.h"

#include <gtest/gtest.h>

namespace vozka::lessons {

const LessonLibrary& library()
{
    static const auto builtIn = LessonLibrary::builtIn();
    return builtIn;
}

const Lesson& lesson(std::string_view id)
{
    const auto* found = library().find(id);
    if (found == nullptr)
        throw std::runtime_error("no lesson " + std::string(id));
    return *found;
}

Stage stageOf(std::string_view lessonId, std::string_view exampleId)
{
    const auto& found = lesson(lessonId);
    auto stage = Stage::set(found, *found.example(exampleId));
    if (!stage)
        throw std::runtime_error(stage.error().pointer + " " + stage.error().code);
    return std::move(*stage);
}

SegmentRef segment(const Stage& stage, Cell at, std::string_view feature)
{
    const auto& board = stage.scored()->board;
    const auto& kind = stage.rules().catalogue().kind(board.tiles()[board.tileAt(at)].kind);
    const auto found = kind.find(feature);
    EXPECT_NE(found, noFeature) << feature;
    return {at, found};
}

nlohmann::json sampleFile()
{
    const auto text = records::readFile(std::string(VOZKA_LESSONS) + "/wagon-3.lesson.json");
    return nlohmann::json::parse(*text);
}

} // namespace vozka::lessons
