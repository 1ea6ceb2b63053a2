// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Makes text from files, file names and command lines safe to display: shortened, without control characters.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace vozka::records {

inline constexpr std::size_t longestQuote = 80;

/// Returns the number of characters. For invalid UTF-8 the number is approximate.
[[nodiscard]] std::size_t countCharacters(std::string_view text);

/// Returns the text with at most `maxLength` characters. A longer text has "…" in its middle. Control
/// characters, characters that change the writing direction, line breaks and invalid UTF-8 are escaped: \n,
/// \u001B, \xFF.
[[nodiscard]] std::string quote(std::string_view text, std::size_t maxLength = longestQuote);

/// Returns a message from another program with at most 80 characters per word and 400 in total.
[[nodiscard]] std::string quoteMessage(std::string_view message);

} // namespace vozka::records
