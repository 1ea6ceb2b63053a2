// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Writes lessons as text, the reverse of lesson_file.h.
#pragma once

#include "lessons/lesson.h"

namespace vozka::lessons {

/// Returns the content of the lesson's file (resources/lessons/README.md). Reading it gives the same lesson,
/// if the moves are legal and the claims true. Empty if the rules of the position are not possible.
[[nodiscard]] std::string writeLesson(const Lesson& lesson,
                                      const records::TileLibrary& library = records::TileLibrary::builtIn());

} // namespace vozka::lessons
