// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How words that others wrote are shown: those of files, names of files, arguments of a command line.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace vozka::records {

inline constexpr std::size_t longestQuote = 80;

/// How many characters the text has; of what is not UTF-8, something like it.
[[nodiscard]] std::size_t countCharacters(std::string_view text);

/// The text in at most so many characters, the middle left out ("…") where it is longer. What is no letter
/// but steers a terminal or the direction of writing, breaks the line or is not UTF-8 is written with a
/// backslash: \n, \u001B, \xFF.
[[nodiscard]] std::string quote(std::string_view text, std::size_t longest = longestQuote);

/// A sentence of others that repeats words of others: each word in at most 80 characters, all in 400.
[[nodiscard]] std::string quoteSentence(std::string_view sentence);

} // namespace vozka::records
