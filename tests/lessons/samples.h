// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Built-in lessons for tests, and the text of a lesson file that tests can damage.
#pragma once

#include "lessons/library.h"
#include "lessons/played_example.h"

#include <nlohmann/json.hpp>

#include <string>

namespace vozka::lessons {

/// Returns the built-in lessons, loaded once per run.
[[nodiscard]] const LessonLibrary& library();
[[nodiscard]] const Lesson& lesson(std::string_view id);
/// Plays an example, for instance "C2-2.3" of lesson "wagon-2". Requires: it can be played.
[[nodiscard]] PlayedExample playExample(std::string_view lesson, std::string_view example);

/// Returns a segment by the id of its feature. Requires: the tile and the feature exist.
[[nodiscard]] SegmentRef segment(const PlayedExample& played, Cell at, std::string_view feature);

/// Returns the content of the file of the lesson wagon-3.
[[nodiscard]] nlohmann::json sampleFile();

} // namespace vozka::lessons
