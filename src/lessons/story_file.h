// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Stories as files (resources/lessons/README.md).
#pragma once

#include "lessons/story.h"

namespace vozka::lessons {

/// Reads a story. One that cannot be played, or says what the rules do not say, is refused like one that is
/// malformed.
[[nodiscard]] records::Result<Story>
readStory(std::string_view text, const std::string& file,
          const records::TileLibrary& library = records::TileLibrary::builtIn());

} // namespace vozka::lessons
