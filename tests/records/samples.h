// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Valid files as text, and functions that change them and return the error of the reader.
#pragma once

#include "records/error.h"

#include <string>
#include <string_view>

namespace vozka::records {

[[nodiscard]] std::string gameText();
[[nodiscard]] std::string drawbridgeGameText();
[[nodiscard]] std::string positionText();
[[nodiscard]] std::string tileSetText();

/// Returns the text with its first `part` replaced by `replacement`. The test fails if `part` is missing.
[[nodiscard]] std::string with(std::string text, std::string_view part, std::string_view replacement);

/// Returns "pointer code" of the reader's error, or "read".
[[nodiscard]] std::string gameFault(std::string_view text);
[[nodiscard]] std::string positionFault(std::string_view text);
[[nodiscard]] std::string tileSetFault(std::string_view text);
/// Returns the same for `gameText` with its first `part` replaced by `replacement`.
[[nodiscard]] std::string gameFaultWith(std::string_view part, std::string_view replacement);

} // namespace vozka::records
