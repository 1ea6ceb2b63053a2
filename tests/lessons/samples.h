// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The lessons of the program for tests, and a way to damage one.
#pragma once

#include "lessons/library.h"
#include "lessons/stage.h"

#include <nlohmann/json.hpp>

#include <string>

namespace vozka::lessons {

/// Those that come with the program; all tests of a run share them.
[[nodiscard]] const LessonLibrary& library();
[[nodiscard]] const Lesson& lesson(std::string_view id);
/// The stage of an example: "C2-2.3" of lesson "wagon-2". Requires: it can be set.
[[nodiscard]] Stage stageOf(std::string_view lesson, std::string_view example);

/// A segment by the id of its feature. Requires: there is such a tile and feature.
[[nodiscard]] SegmentRef segment(const Stage& stage, Cell at, std::string_view feature);

/// The file of the shortest lesson.
[[nodiscard]] nlohmann::json sampleFile();

} // namespace vozka::lessons
