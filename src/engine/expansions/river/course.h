// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Where the river may go on.
#pragma once

#include "engine/rules/hooks/rule_book.h"

namespace vozka::river {

/// How much room the river needs ahead, by the values of the option.
enum class Room : std::uint8_t { UTurn, Clear };

void addCourse(RuleBook& book, Room room);

} // namespace vozka::river
