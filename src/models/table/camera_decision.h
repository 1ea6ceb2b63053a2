// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Decisions and moves that the camera of a table must show.
#pragma once

#include "models/board/camera_rules.h"
#include "models/table/candidate_model.h"
#include "models/table/choice_model.h"
#include "models/table/prompt.h"

namespace vozka {

/// Returns the square of one cell around a spot. A corner is the point where four cells meet.
[[nodiscard]] QRectF cellsOf(Spot spot);
/// Returns the decision of a person that has places on the board; kind None without such places.
[[nodiscard]] CameraDecision cameraDecisionOf(const Table& table, const CandidateModel& candidates,
                                              const ChoiceModel& choices, Prompt::Kind prompt);
/// Returns the tile of the piece that a player moves step by step, otherwise the last tile. Kind None on an
/// empty board.
[[nodiscard]] CameraDecision lastMoveToShow(const Table& table);

} // namespace vozka
