// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The monastery: a feature on one tile that is complete when the eight cells around it are filled.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::monastery {

extern const Expansion expansion;

} // namespace vozka::monastery
