// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Conversion of values of the engine to JSON, with the words of the file formats.
#pragma once

#include "cli/common.h"

namespace vozka::cli {

[[nodiscard]] Json toJson(Cell cell);
/// Returns `{"at", "feature"}`.
[[nodiscard]] Json toJson(const SegmentRef& segment, const RuleBook& book, const Board& board);
[[nodiscard]] Json toJson(const ScoreLine& line, const RuleBook& book, const Board& board);
[[nodiscard]] Json toJson(const Event& event, const RuleBook& book, const Board& board);
/// Returns the details of the refusal that are set, for example place, feature and figure.
[[nodiscard]] Json toJson(const Refusal& refusal, const RuleBook& book, const Board& board);
/// Returns `{"figure", "at", "feature"}`, or `{"figure", "corner"}`. Requires: it is a deployment.
[[nodiscard]] Json deploymentJson(const Action& action, const RuleBook& book, const Board& board);
[[nodiscard]] Json scoresJson(const StateData& state);

} // namespace vozka::cli
