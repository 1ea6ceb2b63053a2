// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// From bytes to JSON: refuses what is no JSON, nests too deep, holds too much or names a field twice, before
// anything is made of it. Throws nothing, whatever the bytes are.
#pragma once

#include "records/json_reader.h"

#include <string_view>

namespace vozka::records {

inline constexpr int maxNesting = 32;
/// Objects, lists, texts, numbers and names of fields. The longest game has some 6,000; a value takes more
/// memory than it has bytes in the file.
inline constexpr int maxValues = 50'000;

/// The document; null and a fault noted if the text is none.
[[nodiscard]] Json parseJson(std::string_view text, Faults& faults);

} // namespace vozka::records
