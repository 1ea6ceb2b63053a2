// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Limits of places: for own tiles and in facts about open cells. See limits.h.
#include "engine/insight/cell_insight.h"
#include "engine/rules/hooks/rule_book.h"
#include "scene.h"

#include <gtest/gtest.h>

#include <vector>

namespace vozka {
namespace {

constexpr Code forbidden = "forbidden";

/// Forbids the row 1 for all tiles with a monastery or an abbey.
void forbidRow(RuleBook& book)
{
    const auto& catalogue = book.catalogue();
    book.limits().addForPlaces(kindsWith(catalogue,
                                         [&](KindIndex kind) {
                                             return kind == catalogue.find("B")
                                                    || kind == catalogue.find("AB");
                                         }),
                               [](const StateData&, const LimitSubject& subject) {
                                   return subject.tile->cell.y == 1
                                              ? std::optional(Refusal{forbidden, "base.place.match"})
                                              : std::nullopt;
                               });
}

Scene sceneOf(std::string_view board)
{
    return {board, rulesWithOnly(board, {"B", "B", "V"}, 2, {forbidRow}, {"base", "abbey-and-mayor"})};
}

constexpr std::string_view holeInRow = "E3 E0 .\nE3 . E1\nE3 E2 E1\n";

/// The same with a second hole at 1,3.
constexpr std::string_view twoHoles = "E3 E0 .\nE3 . E1\nE3 B0 E1\nE3 . E1\nE3 E2 E1\n";

} // namespace

TEST(PlaceLimit, ForbidsHolesForAbbeys)
{
    rule("am.abbey.hole");
    Scene one = sceneOf(holeInRow);
    one.pass();
    EXPECT_EQ(one.step(), "draw") << "no abbey is offered";
    EXPECT_EQ(one.placeRefusalCode("AB0", {1, 1}), forbidden);
    Scene two = sceneOf(twoHoles);
    two.pass();
    ASSERT_EQ(two.step(), "abbey");
    ActionList legal;
    two.rules().legal(two.state(), legal);
    std::vector<Cell> cells;
    for (const auto& action : legal)
        if (action.type == Action::Type::Place)
            cells.push_back(action.at.cell());
    EXPECT_EQ(cells, (std::vector<Cell>{{1, 3}}));
}

TEST(PlaceLimit, IsPartOfFactsAboutCells)
{
    const Scene scene = sceneOf(twoHoles);
    const auto limited = cellInsight(scene.rules(), scene.state(), {1, 1});
    const auto free = cellInsight(scene.rules(), scene.state(), {1, 3});
    ASSERT_TRUE(limited && free);
    EXPECT_EQ(limited->copies, 0);
    EXPECT_TRUE(limited->ownTiles.empty());
    EXPECT_EQ(limited->status, CellStatus::Dead);
    EXPECT_EQ(free->copies, 2);
    EXPECT_EQ(free->ownTiles.size(), 1U);
}

} // namespace vozka
