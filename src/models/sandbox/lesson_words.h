// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Texts of a lesson in all languages, regardless of the current language.
#pragma once

#include "sandbox/lesson_maker.h"

namespace vozka {

[[nodiscard]] lessons::Text lessonText(const sandbox::LessonTextSpec& spec);

} // namespace vozka
