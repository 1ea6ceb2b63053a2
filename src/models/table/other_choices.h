// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Choices of tiles, figures and piles that are on the board, and of features to which a figure goes.
#pragma once

#include "engine/rules/candidate.h"
#include "models/table/choice.h"
#include "models/table/choice_model.h"

#include <vector>

namespace vozka {

/// The marker on that feature, and how a figure would stand there.
void putOnFeature(const Table& table, Segment segment, Choice& choice);
/// Address of the figure's picture there; as on a field if it is noSegment.
[[nodiscard]] QString pictureOn(const Table& table, FigureKind figure, Segment segment, Player player);
/// The action, whether it is allowed, and what it is or why it is not.
void decide(const Table& table, const ChoiceModel& legal, const Candidate& candidate, Choice& choice);

/// Actions that the rules of the step name as samples, with their verdict.
[[nodiscard]] std::vector<Candidate> sampleCandidates(const Table& table);

/// What the step that waits asks for, or what may be done instead of placing a figure, allowed or not.
void addOtherChoices(const Table& table, const ChoiceModel& legal, std::vector<Choice>& choices);
/// The features to which the moving figure or a figure of an area may go.
void addTargets(const Table& table, const ChoiceModel& legal, std::vector<Choice>& choices);

} // namespace vozka
