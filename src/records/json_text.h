// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Parser from text to JSON. Before it creates values, it refuses texts above `maxFileSize`, invalid JSON,
// deep nesting, too many values, and objects with the same name twice. It throws no exceptions.
#pragma once

#include "records/json_reader.h"

#include <string_view>

namespace vozka::records {

inline constexpr int maxNesting = 32;
/// Maximum number of objects, lists, texts, numbers and field names of a file. The longest game has about
/// 6,000. The number is limited because a value takes more memory than its text.
inline constexpr int maxValues = 50'000;

/// Returns the document. If the text is invalid, it returns null and adds a fault.
[[nodiscard]] Json parseJson(std::string_view text, Faults& faults);

} // namespace vozka::records
