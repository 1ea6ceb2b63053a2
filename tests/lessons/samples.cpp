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

PlayedExample playExample(std::string_view lessonId, std::string_view exampleId)
{
    const auto& found = lesson(lessonId);
    auto played = PlayedExample::create(found, *found.example(exampleId));
    if (!played)
        throw std::runtime_error(played.error().pointer + " " + played.error().code);
    return std::move(*played);
}

SegmentRef segment(const PlayedExample& played, Cell at, std::string_view feature)
{
    const auto& board = played.scored()->board;
    const auto& kind = played.rules().catalogue().kind(board.tiles()[board.tileAt(at)].kind);
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
