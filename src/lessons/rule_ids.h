// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules that there are, by their ids, and those that a lesson teaches.
#pragma once

#include "records/json_text.h"

#include <set>

namespace vozka::lessons {

/// All rules of the rule book (lessons/rule_pages.h), its guides and house rules among them.
[[nodiscard]] const std::set<std::string, std::less<>>& ruleIds();

/// "base.city.tiny": a rule of the rule book.
[[nodiscard]] bool isRule(std::string_view id);

/// The list of rules that a lesson teaches: one at least, each of them known, none twice.
[[nodiscard]] std::vector<std::string> readRules(const records::Value& value);

} // namespace vozka::lessons
