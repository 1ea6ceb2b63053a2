// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Values of the engine as JSON, in the words of the file formats.
#pragma once

#include "cli/common.h"

namespace vozka::cli {

[[nodiscard]] Json toJson(Cell cell);
/// `{"at", "feature"}`
[[nodiscard]] Json toJson(const SegmentRef& segment, const RuleBook& book, const Board& board);
[[nodiscard]] Json toJson(const ScoreLine& line, const RuleBook& book, const Board& board);
[[nodiscard]] Json toJson(const Event& event, const RuleBook& book, const Board& board);
/// The culprit, as far as the refusal speaks of one.
[[nodiscard]] Json toJson(const Refusal& refusal, const RuleBook& book, const Board& board);
/// `{"figure", "at", "feature"}`. Requires: it deploys.
[[nodiscard]] Json deploymentJson(const Action& action, const RuleBook& book, const Board& board);
[[nodiscard]] Json scoresJson(const StateData& state);

} // namespace vozka::cli
