// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The texts of a lesson in every language at once, whatever language is spoken now.
#pragma once

#include "sandbox/lesson_maker.h"

namespace vozka {

[[nodiscard]] lessons::Text lessonText(const sandbox::Saying& saying);

} // namespace vozka
