// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The files of resources/tiles, compiled into the program.
#pragma once

#include "records/embedded_file.h"

#include <span>

namespace vozka::records {

/// Returns all tile sets of the sources, including sets whose rules the engine does not have. Generated at
/// build time.
[[nodiscard]] std::span<const EmbeddedFile> embeddedTileSets();

} // namespace vozka::records
