// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Marks of features: counted by word, added when features join, refused if they need too many bits.
#include "engine/tiles/catalogue.h"

#include <gtest/gtest.h>

namespace vozka {

namespace {

TileKind tileWith(const std::string& id, int count, FeatureKind feature, std::vector<MarkCount> marks)
{
    TileKind kind;
    kind.id = id;
    kind.count = count;
    kind.features.push_back({.id = "feature", .kind = feature, .marks = std::move(marks)});
    return kind;
}

std::optional<TileCatalogue> catalogueOf(std::vector<TileSet> sets)
{
    CapacityFault fault;
    auto catalogue = TileCatalogue::make(std::move(sets), fault);
    EXPECT_EQ(fault.quantity, catalogue ? "" : "marks");
    return catalogue;
}

Marks marksOf(const TileCatalogue& catalogue, std::string_view id)
{
    return catalogue.compiled(catalogue.find(id)).features[0].marks;
}

} // namespace

TEST(Marks, AreCountedByWordAndAddUp)
{
    const auto catalogue = catalogueOf({{"set",
                                         true,
                                         {tileWith("a", 3, FeatureKind::City, {{"bell", 2}, {"well", 1}}),
                                          tileWith("b", 5, FeatureKind::City, {{"well", 3}}),
                                          tileWith("c", 1, FeatureKind::Road, {{"well", 1}})}}});
    ASSERT_TRUE(catalogue);
    const auto bells = catalogue->mark(FeatureKind::City, "bell");
    const auto wells = catalogue->mark(FeatureKind::City, "well");
    Marks all = 0;
    for (int i = 0; i < 3; ++i)
        all += marksOf(*catalogue, "a");
    for (int i = 0; i < 5; ++i)
        all += marksOf(*catalogue, "b");
    EXPECT_EQ(bells.in(all), 6) << "bits do not overlap";
    EXPECT_EQ(wells.in(all), 18);
    EXPECT_EQ(catalogue->marksOf(FeatureKind::City, all),
              (std::vector<MarkCount>{{"bell", 6}, {"well", 18}}));
    EXPECT_EQ(catalogue->marksOf(FeatureKind::City, marksOf(*catalogue, "b")),
              (std::vector<MarkCount>{{"well", 3}}));
    EXPECT_EQ(catalogue->marksOf(FeatureKind::Road, marksOf(*catalogue, "c")),
              (std::vector<MarkCount>{{"well", 1}}))
        << "the same word on another kind of feature is counted apart";
}

TEST(Marks, CountIsZeroIfNoTileHasMark)
{
    const auto catalogue = catalogueOf({{"set", true, {tileWith("a", 3, FeatureKind::City, {{"bell", 2}})}}});
    ASSERT_TRUE(catalogue);
    EXPECT_EQ(catalogue->mark(FeatureKind::City, "inn").in(~Marks{0}), 0);
    EXPECT_EQ(catalogue->mark(FeatureKind::Road, "bell").in(~Marks{0}), 0);
}

TEST(Marks, AreRefusedIfBitsAreNotEnough)
{
    const auto isAccepted = [](int words) {
        std::vector<MarkCount> marks;
        for (int i = 0; i < words; ++i)
            marks.push_back({"mark" + std::to_string(i), 15});
        return catalogueOf({{"set", true, {tileWith("a", 1, FeatureKind::City, marks)}}}).has_value();
    };
    EXPECT_TRUE(isAccepted(8)) << "4 bits each";
    EXPECT_FALSE(isAccepted(9));
}

} // namespace vozka
