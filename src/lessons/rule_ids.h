// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Ids of all rules, and the rules that a lesson teaches.
#pragma once

#include "records/json_text.h"

#include <set>

namespace vozka::lessons {

/// Returns the ids of all pages of the rule book (lessons/rule_pages.h), with guides and house rules.
[[nodiscard]] const std::set<std::string, std::less<>>& ruleIds();

[[nodiscard]] bool isRule(std::string_view id);

/// Reads the rules that a lesson teaches: at least one, each known, none twice.
[[nodiscard]] std::vector<std::string> readRules(const records::Value& value);

} // namespace vozka::lessons
