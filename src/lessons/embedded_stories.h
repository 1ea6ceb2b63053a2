// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The stories of resources/lessons, compiled into the program.
#pragma once

#include "records/embedded_file.h"

#include <span>

namespace vozka::lessons {

/// By name. Written at build time.
[[nodiscard]] std::span<const records::EmbeddedFile> embeddedStories();

} // namespace vozka::lessons
