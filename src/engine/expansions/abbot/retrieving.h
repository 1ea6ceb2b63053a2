// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Taking the abbot back from a feature that is not completed, instead of deploying a figure.
#pragma once

#include "engine/rules/hooks/rule_book.h"

namespace vozka::abbot {

void addRetrieving(RuleBook& book, FigureKind abbot);

} // namespace vozka::abbot
