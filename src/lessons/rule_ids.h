// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules that there are, by their ids, and those that a lesson teaches.
#pragma once

#include "records/embedded_file.h"
#include "records/json_text.h"

#include <set>
#include <span>

namespace vozka::lessons {

/// resources/rules/sources.txt, compiled into the program. Written at build time.
[[nodiscard]] std::span<const records::EmbeddedFile> embeddedRules();

/// All rules of resources/rules/sources.txt.
[[nodiscard]] const std::set<std::string, std::less<>>& ruleIds();

/// "am.wagon.c1.gate": a rule of resources/rules/sources.txt.
[[nodiscard]] bool isRule(std::string_view id);

/// The list of rules that a lesson teaches: one at least, each of them known, none twice.
[[nodiscard]] std::vector<std::string> readRules(const records::Value& value);

} // namespace vozka::lessons
