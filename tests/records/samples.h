// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Valid files as text, and how a test spoils them.
#pragma once

#include "records/error.h"

#include <string>
#include <string_view>

namespace vozka::records {

[[nodiscard]] std::string gameText();
[[nodiscard]] std::string crossingText();
[[nodiscard]] std::string positionText();
[[nodiscard]] std::string tileSetText();

/// The text with its first `what` replaced. The test fails if it is not there.
[[nodiscard]] std::string with(std::string text, std::string_view what, std::string_view by);

/// "pointer code" of the error that the reader answers, or "read".
[[nodiscard]] std::string gameFault(std::string_view text);
[[nodiscard]] std::string positionFault(std::string_view text);
[[nodiscard]] std::string tileSetFault(std::string_view text);
/// The same of the game whose first `what` is replaced.
[[nodiscard]] std::string gameFaultWith(std::string_view what, std::string_view by);

} // namespace vozka::records
