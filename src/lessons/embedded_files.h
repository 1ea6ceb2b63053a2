// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Files of resources/lessons, compiled into the program and sorted by name.
#pragma once

#include "records/embedded_file.h"

#include <span>

namespace vozka::lessons {

[[nodiscard]] std::span<const records::EmbeddedFile> embeddedLessons();
[[nodiscard]] std::span<const records::EmbeddedFile> embeddedStories();

} // namespace vozka::lessons
