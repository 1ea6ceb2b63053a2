// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Lessons as text: the counterpart of reading them.
#pragma once

#include "lessons/lesson.h"

namespace vozka::lessons {

/// The lesson as a file (resources/lessons/README.md). Reading it gives the same lesson, if it can be taught.
[[nodiscard]] std::string writeLesson(const Lesson& lesson,
                                      const records::TileLibrary& library = records::TileLibrary::builtIn());

} // namespace vozka::lessons
