// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Choices on tiles, figures and piles of the board, and on targets of a moving figure.
#pragma once

#include "engine/rules/candidate.h"
#include "models/table/choice.h"
#include "models/table/choice_model.h"

#include <vector>

namespace vozka {

/// Sets the marker's place on that feature, and the place of a figure there.
void putOnFeature(const Table& table, Segment segment, Choice& choice);
/// Returns the icon of a city or road, where figures have the same picture; empty for other features.
[[nodiscard]] QString signOf(const Table& table, Segment segment);
/// Returns the image URL of the figure on that segment; for noSegment, as on a field.
[[nodiscard]] QString pictureOn(const Table& table, FigureKind figure, Segment segment, Player player);
/// Sets the action, its row if it is legal, and the label or the reason of the refusal.
void decide(const Table& table, const ChoiceModel& legal, const Candidate& candidate, Choice& choice);

/// Returns the sample actions of the step's rules, legal or not, each with its refusal.
[[nodiscard]] std::vector<Candidate> sampleCandidates(const Table& table);

/// Adds the actions of the current step, or actions that replace placing a figure; legal or not.
void addOtherChoices(const Table& table, const ChoiceModel& legal, std::vector<Choice>& choices);
/// Adds the targets of the moving figure or of a figure in an area.
void addTargets(const Table& table, const ChoiceModel& legal, std::vector<Choice>& choices);

} // namespace vozka
