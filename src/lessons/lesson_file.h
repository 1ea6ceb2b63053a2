// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads the file of a lesson (format: resources/lessons/README.md).
#pragma once

#include "lessons/lesson.h"

namespace vozka::lessons {

/// Reads a lesson and plays its examples. Illegal moves and false claims are errors, too.
[[nodiscard]] records::Result<Lesson>
readLesson(std::string_view text, const std::string& file,
           const records::TileLibrary& library = records::TileLibrary::builtIn());

} // namespace vozka::lessons
