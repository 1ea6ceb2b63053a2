// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The templates: unique keys, singular forms, and placeholders.
#include "wording/message.h"

#include <gtest/gtest.h>

#include <set>

namespace vozka::wording {
namespace {

bool contains(std::string_view text, std::string_view part)
{
    return text.find(part) != std::string_view::npos;
}

TEST(Templates, HaveUniqueKeys)
{
    std::set<std::string_view> keys;
    for (const auto group : {refusalTemplates(), errorTemplates(), scoreTemplates(), eventTemplates(),
                             ruleTemplates(), overlayTemplates(), sandboxTemplates()})
        for (const auto& entry : group) {
            EXPECT_TRUE(keys.insert(entry.key).second) << entry.key;
            EXPECT_EQ(find(entry.key), &entry);
            EXPECT_EQ(contains(entry.text, "%n"), entry.singular != nullptr) << entry.key;
            for (const auto* placeholder : {"%1", "%2", "%3"})
                EXPECT_EQ(contains(entry.text, placeholder), entry.singular != nullptr
                                                                 ? contains(entry.singular, placeholder)
                                                                 : contains(entry.text, placeholder));
        }
}

TEST(Templates, RefusalsNameTheirSubject)
{
    for (const auto group : {refusalTemplates(), sandboxTemplates()}) {
        for (const auto& entry : group) {
            const bool impersonal = std::string_view(entry.key) == "refusal/not-your-turn";
            EXPECT_TRUE(impersonal || !std::string_view(entry.text).starts_with("It ")) << entry.key;
        }
    }
    EXPECT_FALSE(contains(find("refusal/corner-not-four-tiles")->text, "one of them is missing"))
        << "several tiles might be missing";
}

// Rule: am.wagon.target
TEST(Templates, NameBothConditionsOfWagonTarget)
{
    for (const auto* via :
         {"gate", "junction", "monastery", "within", "abbey", "drawbridge", "range", "range-part"})
        for (const std::string prefix : {"reach/", "lesson-target/"}) {
            const auto* entry = find(prefix + via);
            // Lessons have one text for both kinds of range.
            if (entry == nullptr && prefix + via == "lesson-target/range-part")
                continue;
            ASSERT_NE(entry, nullptr) << prefix << via;
            EXPECT_TRUE(contains(entry->text, "ncomplete") && contains(entry->text, "unoccupied"))
                << entry->key;
        }
}

TEST(Templates, FallBackToGeneralTemplate)
{
    EXPECT_EQ(lookUp("refusal", "feature-occupied", "road").key, "refusal/feature-occupied/road");
    EXPECT_EQ(lookUp("refusal", "feature-occupied", "volcano").key, "refusal/feature-occupied");
    EXPECT_EQ(english({&lookUp("refusal", "unheard-of"), {std::string_view("unheard-of")}, {}}),
              "unheard-of");
}

TEST(Templates, FillReplacesPlaceholdersOnce)
{
    EXPECT_EQ(fill("%2 of %1: %n%", {"%2", "b"}, 7), "b of %2: 7%");
    EXPECT_EQ(fill("%3 %n %", {"a"}, {}), "%3 %n %");
}

} // namespace
} // namespace vozka::wording
