// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the drawbridges have to do with the scoring, and what is known of them beforehand.
#pragma once

#include "engine/expansions/drawbridges/crossing.h"
#include "engine/rules/hooks/rule_book.h"

#include <memory>

namespace vozka::drawbridges {

/// Remembers the roads that were scored, for the step that follows, and tells of bridges that are up.
[[nodiscard]] std::unique_ptr<ScoredHook> makeScoredRoads(std::shared_ptr<const Crossing> crossing);
/// Who waits for the decision, where the bridges lead, and what is seen of them.
void addCrossingHooks(RuleBook& book, const std::shared_ptr<const Crossing>& crossing);
/// With each tile the roads of the turn before are forgotten.
[[nodiscard]] std::unique_ptr<PlacedHook> makeForgetter(std::shared_ptr<const Crossing> crossing);

} // namespace vozka::drawbridges
