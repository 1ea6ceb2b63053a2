// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lessons/rule_ids.h"

#include "lessons/rule_pages.h"
#include "records/error_codes.h"

#include <algorithm>

namespace vozka::lessons {

namespace {

namespace error = records::error;

std::set<std::string, std::less<>> readIds()
{
    std::set<std::string, std::less<>> ids;
    for (const auto& chapter : ruleBookText().chapters)
        for (const auto& rule : chapter.rules)
            ids.insert(rule.id);
    return ids;
}

} // namespace

const std::set<std::string, std::less<>>& ruleIds()
{
    static const auto ids = readIds();
    return ids;
}

bool isRule(std::string_view id)
{
    return ruleIds().contains(id);
}

std::vector<std::string> readRules(const records::Value& value)
{
    std::vector<std::string> rules;
    for (const auto& entry : value.list()) {
        auto rule = entry.id();
        if (!isRule(rule))
            entry.fail(error::ruleUnknown, {rule});
        else if (std::ranges::find(rules, rule) != rules.end())
            entry.fail(error::ruleTwice, {rule});
        rules.push_back(std::move(rule));
    }
    if (rules.empty())
        value.fail(error::rulesNone);
    return rules;
}

} // namespace vozka::lessons
