// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Names of files as users give them: paths, or file:// addresses as file managers and browsers copy them.
#pragma once

#include "records/error.h"

#include <filesystem>
#include <string_view>

namespace vozka::records {

/// True for "file:/..." and for everything with a scheme and "://".
[[nodiscard]] bool isAddress(std::string_view name);

/// The path that is meant. An address is decoded byte by byte; its host must be empty, "localhost" or the
/// name of this computer. An error for addresses that are no file of this computer.
[[nodiscard]] Result<std::filesystem::path> pathNamed(std::string_view name);

} // namespace vozka::records
