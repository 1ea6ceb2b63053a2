// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The candidates for what is done with tiles, figures and piles that are on the board, and where candidates
// on features are marked.
#pragma once

#include "models/table/candidate_rows.h"

namespace vozka {

/// Where a figure would stand on the row's segment, and where that is marked.
void putOnFeature(const Table& table, CandidateRow& row);
/// What the figure looks like there.
[[nodiscard]] QString pictureOn(const Table& table, FigureKind figure, FeatureKind on, Player player);

/// What may be done instead of placing a figure, and why not where it may not.
void addAlternatives(const Table& table, const ChoiceModel& choices, std::vector<CandidateRow>& rows);
/// What a step of its own asks for, and why not where it may not be. Requires: there is such a step.
void addOtherActions(const Table& table, const ChoiceModel& choices, std::vector<CandidateRow>& rows);

} // namespace vozka
