// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the drawbridges have to do with the scoring, and what is known of them beforehand.
#pragma once

#include "engine/expansions/drawbridges/crossing.h"
#include "engine/rules/hooks/rule_book.h"

#include <memory>

namespace vozka::drawbridges {

/// Notes the scored roads of each turn for the step of the drawbridges, and adds passages over drawbridges.
void addCrossingHooks(RuleBook& book, const std::shared_ptr<const Crossing>& crossing);

} // namespace vozka::drawbridges
