// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Every rule is taught: some lesson or story of the program names it. Guides and house rules need not be.
#include "lessons/rule_pages.h"
#include "samples.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

namespace vozka::lessons {
namespace {

/// Sets whose lessons are still to come, by what the ids of their rules begin with.
bool isToCome(std::string_view rule)
{
    constexpr std::array<std::string_view, 2> sets{"pd.", "to."};
    return std::ranges::any_of(sets, [&](std::string_view set) { return rule.starts_with(set); });
}

TEST(RulesTaught, NoneIsWithoutALesson)
{
    std::set<std::string, std::less<>> taught;
    for (const auto& lesson : library().lessons())
        taught.insert(lesson->rules.begin(), lesson->rules.end());
    for (const auto& story : library().stories())
        taught.insert(story->rules.begin(), story->rules.end());
    std::size_t rules = 0;
    for (const auto& chapter : ruleBookText().chapters)
        for (const auto& rule : chapter.rules)
            if (rule.kind == RulePage::Kind::Rule && !isToCome(rule.id)) {
                EXPECT_TRUE(taught.contains(rule.id)) << rule.id;
                ++rules;
            }
    EXPECT_GT(rules, 60U);
}

} // namespace
} // namespace vozka::lessons
