// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A lesson or story of the program names each rule, except guides and house rules.
#include "lessons/rule_pages.h"
#include "samples.h"

#include <gtest/gtest.h>

#include <set>

namespace vozka::lessons {
namespace {

TEST(RulesTaught, EachRuleHasLesson)
{
    std::set<std::string, std::less<>> taught;
    for (const auto& lesson : library().lessons())
        taught.insert(lesson->rules.begin(), lesson->rules.end());
    for (const auto& story : library().stories())
        taught.insert(story->rules.begin(), story->rules.end());
    std::size_t rules = 0;
    for (const auto& chapter : ruleBookText().chapters)
        for (const auto& rule : chapter.rules)
            if (rule.kind == RulePage::Kind::Rule) {
                EXPECT_TRUE(taught.contains(rule.id)) << rule.id;
                ++rules;
            }
    EXPECT_GT(rules, 60U);
}

} // namespace
} // namespace vozka::lessons
