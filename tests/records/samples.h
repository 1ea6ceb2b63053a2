// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Valid files as text, and functions that change them and return the error of the reader.
#pragma once

#include "records/error.h"

#include <string>
#include <string_view>

namespace vozka::records {

[[nodiscard]] std::string gameText();
[[nodiscard]] std::string crossingText();
[[nodiscard]] std::string positionText();
[[nodiscard]] std::string tileSetText();

/// Returns the text with its first `what` replaced by `by`. The test fails if `what` is missing.
[[nodiscard]] std::string with(std::string text, std::string_view what, std::string_view by);

/// Returns "pointer code" of the reader's error, or "read".
[[nodiscard]] std::string gameFault(std::string_view text);
[[nodiscard]] std::string positionFault(std::string_view text);
[[nodiscard]] std::string tileSetFault(std::string_view text);
/// Returns the same for `gameText` with its first `what` replaced by `by`.
[[nodiscard]] std::string gameFaultWith(std::string_view what, std::string_view by);

} // namespace vozka::records
