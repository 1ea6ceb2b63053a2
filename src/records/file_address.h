// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// File names that users type or paste: paths, and file:// addresses from file managers and browsers.
#pragma once

#include "records/error.h"

#include <filesystem>
#include <string_view>

namespace vozka::records {

/// True for "file:/..." and for everything with a scheme and "://".
[[nodiscard]] bool isAddress(std::string_view name);

/// Returns the path of a file name. An address is decoded byte by byte. Its host must be empty, "localhost"
/// or the name of this computer. Returns an error for other addresses.
[[nodiscard]] Result<std::filesystem::path> pathNamed(std::string_view name);

} // namespace vozka::records
