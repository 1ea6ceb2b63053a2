// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The princess, who sends a knight of her city home.
#pragma once

#include "engine/rules/hooks/rule_book.h"

namespace vozka::princess_and_dragon {

/// Whether a knight may be left where he is, in the order of the option's words.
enum class PrincessMay : std::uint8_t { RemoveNobody, NotRemoveNobody };

void addPrincess(RuleBook& book, PrincessMay may);

} // namespace vozka::princess_and_dragon
