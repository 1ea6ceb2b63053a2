// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The steps of the core's plan; each stands in the file of its name.
#pragma once

#include "engine/rules/hooks/step.h"

namespace vozka {

/// Nature draws a tile; one that fits nowhere leaves the game and another is drawn. Rule: base.place.discard
[[nodiscard]] std::unique_ptr<Step> makeDrawStep(const RuleBook& book);
/// The player places the tile that was drawn. Rule: base.place.match
[[nodiscard]] std::unique_ptr<Step> makePlaceStep();
/// The player may set a figure on the tile just placed. Rule: base.deploy.one
[[nodiscard]] std::unique_ptr<Step> makeDeployStep(const RuleBook& book);
/// What the tile completed is scored, and its figures go home. Nothing to choose.
[[nodiscard]] std::unique_ptr<Step> makeScoreStep();

} // namespace vozka
