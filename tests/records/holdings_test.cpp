// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What players hold, in positions: tokens as numbers, figures by owner and kind.
#include "records/holdings.h"

#include "engine/expansions/list.h"
#include "records/document.h"
#include "records/position.h"
#include "samples.h"

#include <gtest/gtest.h>

namespace vozka::records {
namespace {

const std::string withGoods = R"({"format": "vozka-position", "version": 1,
 "rules": {"edition": "C2", "sets": ["base","traders-and-builders"], "options": {}},
 "players": [{"name": "Red", "colour": "red"}, {"name": "Blue", "colour": "blue"}],
 "toMove": 0,
 "scores": [3,5],
 "goods": [[2,0,1],[0,3,0]],
 "tiles": [
  {"tile": "D", "at": [0,0], "turns": 0},
  {"tile": "U", "at": [1,0], "turns": 1}
 ],
 "figures": [
  {"player": 0, "kind": "follower", "at": [0,0], "feature": "road-ew"},
  {"player": 0, "kind": "builder", "at": [1,0], "feature": "road-ns"}
 ]}
)";

TEST(HoldingsFile, GoodsAreReadAsWritten)
{
    const auto record = readPosition(withGoods, "file");
    ASSERT_TRUE(record) << record.error().pointer << record.error().code;
    EXPECT_EQ(writePosition(*record), withGoods);
    const auto table = layOut(*record, "file");
    ASSERT_TRUE(table) << table.error().pointer;
    EXPECT_EQ(table->state->held(0, 0), 2);
    EXPECT_EQ(table->state->held(0, 2), 1);
    EXPECT_EQ(table->state->held(1, 1), 3);
}

TEST(HoldingsFile, WrongGoodsAreNamed)
{
    EXPECT_EQ(positionFault(with(withGoods, "[2,0,1]", "[2,0]")), "/goods/0 list.wrong-length");
    EXPECT_EQ(positionFault(with(withGoods, "[[2,0,1],[0,3,0]]", "[[2,0,1]]")), "/goods list.wrong-length");
    EXPECT_EQ(positionFault(with(withGoods, "[2,0,1]", "[-1,0,1]")), "/goods/0/0 number.out-of-range");
    EXPECT_EQ(positionFault(with(withGoods, "[0,3,0]", "[8,3,0]")), "/goods/1/0 number.out-of-range")
        << "of nine, two are held already";
    EXPECT_EQ(positionFault(with(withGoods, "[0,3,0]", "\"none\"")), "/goods/1 expected.list");
    EXPECT_EQ(positionFault(with(positionText(), "\"toMove\"", "\"goods\": [[0,0,0],[0,0,0]], \"toMove\"")),
              "/goods field.unknown");
}

TEST(HoldingsFile, BuilderAndPigNeedAFollowerOfTheirOwner)
{
    EXPECT_EQ(positionFault(with(withGoods, "\"player\": 0, \"kind\": \"builder\"",
                                 "\"player\": 1, \"kind\": \"builder\"")),
              "/figures/1 builder-needs-follower");
    EXPECT_EQ(positionFault(with(withGoods, "\"kind\": \"builder\", \"at\": [1,0], \"feature\": \"road-ns\"",
                                 "\"kind\": \"pig\", \"at\": [1,0], \"feature\": \"field-1\"")),
              "/figures/1 pig-needs-farmer");
    EXPECT_EQ(positionFault(with(withGoods, "\"kind\": \"builder\", \"at\": [1,0], \"feature\": \"road-ns\"",
                                 "\"kind\": \"builder\", \"at\": [1,0], \"feature\": \"field-1\"")),
              "/figures/1 wrong-feature");
}

/// Figures of others that a player holds, and tokens beside them.
Rules withGuests()
{
    const std::vector<std::string> sets{"base"};
    auto plugIns = plugInsFor(sets);
    plugIns.push_back([](RuleBook& book) {
        (void)book.add(HoldingKind{.field = "coins", .word = "gold", .most = 9});
        (void)book.add(HoldingKind{.field = "guests", .word = "guest", .most = 9, .isFigure = true});
    });
    RoomFault fault;
    return *Rules::make(std::move(*TileLibrary::builtIn().catalogue(sets, "test")),
                        {Options(), 2, std::move(plugIns)}, fault);
}

std::vector<Holding> readBack(const Rules& rules, const std::string& text, std::string& fault)
{
    Document document(text, "file");
    auto fields = document.root().fields();
    const ActionWords words(rules);
    std::vector<Holding> holdings;
    for (const auto& field : findHoldings(fields, rules.book()))
        readHoldings(field, rules.book(), words, holdings);
    fields.end();
    if (const auto& first = document.faults().first())
        fault = first->pointer + " " + std::string(first->code);
    return holdings;
}

TEST(HoldingsFile, FiguresAreReadAsWritten)
{
    const auto rules = withGuests();
    const std::vector<Holding> holdings{{0, 0}, {1, 1, 0, FigureKind::Follower}, {0, 0}};
    const auto texts = holdingTexts(rules.book(), holdings);
    ASSERT_EQ(texts.size(), 2U);
    EXPECT_EQ(texts[0], NamedText("coins", "[[2],[0]]"));
    EXPECT_EQ(texts[1], NamedText("guests", R"([[],[{"player": 0, "kind": "follower"}]])"));
    std::string fault;
    const auto read =
        readBack(rules, R"({"coins": [[2],[0]], "guests": [[],[{"player": 0, "kind": "follower"}]]})", fault);
    EXPECT_EQ(fault, "");
    EXPECT_EQ(holdingTexts(rules.book(), read), texts);
    EXPECT_EQ(pointerToHolding(rules.book(), holdings, 1), "/guests/1/0");
    (void)readBack(rules, R"({"guests": [[],[{"player": 2, "kind": "follower"}]]})", fault);
    EXPECT_EQ(fault, "/guests/1/0/player number.out-of-range");
}

} // namespace
} // namespace vozka::records
