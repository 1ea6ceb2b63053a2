// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Texts of lessons that the sandbox makes from a position (sandbox/lesson_maker.h).
#pragma once

#include "sandbox/lesson_maker.h"
#include "wording/message.h"

namespace vozka::wording {

/// Returns the text of that content. The message has no arguments.
[[nodiscard]] Message messageOf(const sandbox::LessonTextSpec& spec);

} // namespace vozka::wording
