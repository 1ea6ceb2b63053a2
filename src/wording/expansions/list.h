// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Messages of the expansions. Each file NAME.cpp in this folder defines `NAME::templates()` with all messages
// of a tile set, or of similar tile sets. CMakeLists.txt generates the list of these functions from the names
// of the files.
#pragma once

#include "wording/template.h"

namespace vozka::wording {

/// The messages of each expansion.
[[nodiscard]] std::vector<std::span<const Template>> templatesOfExpansions();

} // namespace vozka::wording
