// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Lists of fixed size that rules fill: score sheets and completed features.
#include "engine/rules/scoring/completion.h"
#include "engine/rules/state/event.h"

#include <gtest/gtest.h>

namespace vozka {

TEST(ScoreSheet, HoldsMaxTerms)
{
    ScoreSheet sheet;
    for (int i = 0; i < ScoreSheet::maxTerms; ++i)
        sheet.add("term", i + 1, 1);
    EXPECT_EQ(sheet.terms().size(), std::size_t{ScoreSheet::maxTerms});
    sheet.add("term", 0, 1);
    EXPECT_EQ(sheet.terms().size(), std::size_t{ScoreSheet::maxTerms});
}

#ifdef NDEBUG
TEST(ScoreSheet, KeepsPointsOfTermBeyondLimit)
{
    ScoreSheet sheet;
    for (int i = 0; i <= ScoreSheet::maxTerms; ++i)
        sheet.add("term", 1, 2);
    EXPECT_EQ(sheet.terms().size(), std::size_t{ScoreSheet::maxTerms});
    EXPECT_EQ(sheet.points(), 2 * (ScoreSheet::maxTerms + 1));
}
#else
TEST(ScoreSheetDeathTest, AbortsOnTermBeyondLimit)
{
    ScoreSheet sheet;
    for (int i = 0; i < ScoreSheet::maxTerms; ++i)
        sheet.add("term", 1, 2);
    EXPECT_DEATH(sheet.add("term", 1, 2), "maxTerms");
}
#endif

TEST(CompletedFeatures, HoldAllFeaturesThatOneTileCanComplete)
{
    constexpr std::size_t maxCompleted = 9 * std::size_t{maxFeaturesOfTile} + sideCount;
    EXPECT_GE(CompletedFeatures::capacity, maxCompleted);
}

} // namespace vozka
