// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Every rule is taught: some lesson or story of the program names it.
#include "lessons/rule_ids.h"
#include "samples.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>

namespace vozka::lessons {
namespace {

TEST(RulesTaught, NoneIsWithoutALesson)
{
    std::set<std::string, std::less<>> taught;
    for (const auto& lesson : library().lessons())
        taught.insert(lesson->rules.begin(), lesson->rules.end());
    for (const auto& story : library().stories())
        taught.insert(story->rules.begin(), story->rules.end());
    std::vector<std::string> untaught;
    std::ranges::set_difference(ruleIds(), taught, std::back_inserter(untaught));
    EXPECT_GT(ruleIds().size(), 60U);
    EXPECT_EQ(untaught, std::vector<std::string>());
}

} // namespace
} // namespace vozka::lessons
