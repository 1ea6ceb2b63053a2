// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Targets of the fuzzer. A target takes any bytes and handles them like a file in the program. It aborts if a
// result is wrong: a value that was read must be the same after writing and reading again. A refused file is
// no error. Crashes, memory errors and endless loops are errors.
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

/// Returns the targets without Qt.
[[nodiscard]] std::span<const Target> targets();

/// Prints the message and aborts if the condition is false.
void demand(bool condition, const char* message);

} // namespace vozka::fuzz
