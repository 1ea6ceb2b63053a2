// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Markers of several things that may be done at one place, as to close a tower and to build on it.
#pragma once

#include "models/table/candidate_rows.h"

namespace vozka {

/// Sets the fan of the rows that share a feature of a tile: on a small board their markers are beside the
/// tile, on a side without other markers if there is one.
void fanOut(std::vector<CandidateRow>& rows);

} // namespace vozka
