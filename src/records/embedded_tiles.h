// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The files of resources/tiles, compiled into the program so that it needs none beside it.
#pragma once

#include "records/embedded_file.h"

#include <span>

namespace vozka::records {

/// Every tile set of the sources, also those whose rules the engine does not have. Written at build time.
[[nodiscard]] std::span<const EmbeddedFile> embeddedTileSets();

} // namespace vozka::records
