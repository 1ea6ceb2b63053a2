// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Codes for common reasons of file errors by the system. They are arguments of file errors.
#pragma once

#include "engine/base/ids.h"

namespace vozka::records::reason {

inline constexpr Code noSpace = "no-space";
inline constexpr Code fileTooLarge = "file-too-large";
inline constexpr Code readOnly = "read-only";
inline constexpr Code notAllowed = "not-allowed";
inline constexpr Code notThere = "not-there";
inline constexpr Code notAFolder = "not-a-folder";
inline constexpr Code deviceFault = "device-fault";
inline constexpr Code longName = "long-name";
inline constexpr Code manyFiles = "many-files";

} // namespace vozka::records::reason
