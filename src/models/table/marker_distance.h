// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Distances of markers from each other and from figures.
#pragma once

#include "models/table/candidate_rows.h"

namespace vozka {

/// Moves markers that would hide each other, or a figure on their segment, to free places of their tiles. A
/// place on the same feature is preferred.
void keepApart(const Table& table, std::vector<CandidateRow>& rows);

} // namespace vozka
