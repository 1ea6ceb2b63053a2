// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The step before the draw: the abbey instead of a drawn tile, and the abbeys that are left when the bag is
// empty.
#pragma once

#include "engine/expansions/abbey/abbeys.h"
#include "engine/rules/hooks/rule_book.h"
#include "engine/rules/state/options.h"

namespace vozka::abbey {

/// What becomes of the abbeys that are left when the bag is empty, in the order of the option's words.
enum class Leftover : std::uint8_t { Round, Turns, UntilNobody, Lost };

inline constexpr OptionSpec leftoverAbbeys{"leftoverAbbeys",
                                           OptionSpec::Type::Choice,
                                           {"round", "turns", "untilNobody", "lost"},
                                           static_cast<int>(Leftover::Round),
                                           static_cast<int>(Leftover::Turns),
                                           "am.abbey.end"};

void addAbbeyStep(RuleBook& book, const Place& place, Leftover leftover);

} // namespace vozka::abbey
