// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Prisoners bought back.
#pragma once

#include "engine/rules/hooks/rule_book.h"

namespace vozka::tower {

void addRansom(RuleBook& book, TokenKind prisoners);

} // namespace vozka::tower
