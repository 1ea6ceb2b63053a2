// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What is fed with files that nobody wrote in good faith. A target takes any bytes, does what the program
// does with such a file, and aborts where something is not as it has to be: what was read and written again
// reads as the same. Refusing is right; ending the program, memory errors and endless work are not.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace vozka::fuzz {

struct Target {
    /// Also the name of its folder in tests/fuzz/corpus.
    std::string_view name;
    void (*feed)(std::string_view bytes);
};

/// Those without Qt.
[[nodiscard]] std::span<const Target> targets();

/// Aborts with that sentence if it does not hold.
void demand(bool holds, const char* sentence);

} // namespace vozka::fuzz
