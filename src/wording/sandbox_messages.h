// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Texts of lessons that are made from a position.
#pragma once

#include "sandbox/lesson_maker.h"
#include "wording/message.h"

namespace vozka::wording {

/// Returns a whole text without arguments.
[[nodiscard]] Message messageOf(const sandbox::LessonTextSpec& spec);

} // namespace vozka::wording
