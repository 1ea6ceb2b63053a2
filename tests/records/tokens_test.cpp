// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tokens in files of positions: kinds of the expansions, and kinds that only this test defines.
#include "records/tokens.h"

#include "engine/expansions/list.h"
#include "records/areas.h"
#include "records/document.h"
#include "records/position.h"
#include "samples.h"

#include <gtest/gtest.h>

namespace vozka::records {
namespace {

const std::string goodsPosition = R"({"format": "vozka-position", "version": 1,
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

TEST(TokensFile, GoodsAreReadAsWritten)
{
    const auto record = readPosition(goodsPosition, "file");
    ASSERT_TRUE(record) << record.error().pointer << record.error().code;
    EXPECT_EQ(writePosition(*record), goodsPosition);
    const auto table = layOut(*record, "file");
    ASSERT_TRUE(table) << table.error().pointer;
    EXPECT_EQ(table->state->held(0, TokenKind{0}), 2);
    EXPECT_EQ(table->state->held(0, TokenKind{2}), 1);
    EXPECT_EQ(table->state->held(1, TokenKind{1}), 3);
}

TEST(TokensFile, NamesWrongGoods)
{
    EXPECT_EQ(positionFault(with(goodsPosition, "[2,0,1]", "[2,0]")), "/goods/0 list.wrong-length");
    EXPECT_EQ(positionFault(with(goodsPosition, "[[2,0,1],[0,3,0]]", "[[2,0,1]]")),
              "/goods list.wrong-length");
    EXPECT_EQ(positionFault(with(goodsPosition, "[2,0,1]", "[-1,0,1]")), "/goods/0/0 number.out-of-range");
    EXPECT_EQ(positionFault(with(goodsPosition, "[0,3,0]", "[8,3,0]")), "/goods/1/0 number.out-of-range")
        << "Red holds two of nine already";
    EXPECT_EQ(positionFault(with(goodsPosition, "[0,3,0]", "\"none\"")), "/goods/1 expected.list");
    EXPECT_EQ(positionFault(with(positionText(), "\"toMove\"", "\"goods\": [[0,0,0],[0,0,0]], \"toMove\"")),
              "/goods field.unknown");
}

const std::string kingPosition = R"({"format": "vozka-position", "version": 1,
 "rules": {"edition": "C2", "sets": ["base","traders-and-builders","king-and-robber"], "options": {}},
 "players": [{"name": "Red", "colour": "red"}, {"name": "Blue", "colour": "blue"}],
 "toMove": 0,
 "king": 1,
 "tiles": [
  {"tile": "D", "at": [0,0], "turns": 0}
 ],
 "figures": [
 ]}
)";

TEST(TokensFile, HolderOfOnlyTokenIsReadAsWritten)
{
    const auto record = readPosition(kingPosition, "file");
    ASSERT_TRUE(record) << record.error().pointer << record.error().code;
    EXPECT_EQ(writePosition(*record), kingPosition) << "no lists of tokens that no player holds";
    const auto table = layOut(*record, "file");
    ASSERT_TRUE(table) << table.error().pointer;
    const auto& book = table->rules.book();
    EXPECT_EQ(table->state->held(1, book.findToken("king")->kind), 1);
    EXPECT_EQ(table->state->token(book.findToken("robber")->kind), nullptr);
}

TEST(TokensFile, NamesWrongHolder)
{
    EXPECT_EQ(positionFault(with(kingPosition, "\"king\": 1", "\"king\": 2")), "/king number.out-of-range");
    EXPECT_EQ(positionFault(with(kingPosition, "\"king\": 1", "\"king\": [1]")),
              "/king expected.whole-number");
    EXPECT_EQ(positionFault(with(goodsPosition, "\"goods\"", "\"king\": 1,\n \"goods\"")),
              "/king field.unknown");
}

TEST(TokensFile, BuilderAndPigNeedFollowerOfOwner)
{
    EXPECT_EQ(positionFault(with(goodsPosition, "\"player\": 0, \"kind\": \"builder\"",
                                 "\"player\": 1, \"kind\": \"builder\"")),
              "/figures/1 builder-needs-follower");
    EXPECT_EQ(
        positionFault(with(goodsPosition, "\"kind\": \"builder\", \"at\": [1,0], \"feature\": \"road-ns\"",
                           "\"kind\": \"pig\", \"at\": [1,0], \"feature\": \"field-1\"")),
        "/figures/1 pig-needs-farmer");
    EXPECT_EQ(
        positionFault(with(goodsPosition, "\"kind\": \"builder\", \"at\": [1,0], \"feature\": \"road-ns\"",
                           "\"kind\": \"builder\", \"at\": [1,0], \"feature\": \"field-1\"")),
        "/figures/1 wrong-feature");
}

/// Returns rules with all shapes of tokens that files can contain.
Rules makeTokenRules()
{
    const std::vector<std::string> sets{"base"};
    auto ruleSources = ruleSourcesFor(sets);
    ruleSources.push_back([](RuleBook& book) {
        constexpr auto hand = setOf(SpotKind::Hand);
        constexpr auto tile = setOf(SpotKind::Tile);
        constexpr auto feature = setOf(SpotKind::Feature);
        (void)book.add(
            TokenSpec{.word = "gold", .listedAs = "coins", .spots = hand, .most = 9, .isStack = true});
        (void)book.add(TokenSpec{
            .word = "guest", .listedAs = "guests", .spots = hand, .most = 9, .arg = TokenArg::Figure});
        (void)book.add(TokenSpec{.word = "flag", .spots = feature});
        (void)book.add(TokenSpec{.word = "stone", .listedAs = "stones", .spots = tile, .most = 3});
        (void)book.add(TokenSpec{.word = "boat",
                                 .listedAs = "boats",
                                 .spots = tile,
                                 .most = 2,
                                 .arg = TokenArg::Link,
                                 .link = book.addLinks(2)});
    });
    CapacityFault fault;
    return *Rules::make(std::move(*TileLibrary::builtIn().catalogue(sets, "test")),
                        {Options(), 2, std::move(ruleSources)}, fault);
}

constexpr std::string_view tokens =
    R"({"flag": {"at": [0,0], "feature": "road-s"}, "stones": [[0,0],[1,0]], )"
    R"("boats": [{"at": [0,0], "roads": ["road-e","road-w"]}], )"
    R"("coins": [[2],[0]], "guests": [[],[{"player": 0, "kind": "follower"}]]})";

/// Reads the tokens of a position with the tile W on 0,0, and returns them as text.
std::string readAndWrite(const std::string& text, Position& position)
{
    const auto rules = makeTokenRules();
    position.tiles.push_back({rules.catalogue().find("W"), {0, 0}});
    Document document(text, "file");
    auto fields = document.root().fields();
    ActionWords words(rules);
    words.addTile({0, 0}, position.tiles[0].kind);
    for (const auto& field : findTokenFields(fields, rules.book()))
        readTokens(field, rules, words, position);
    fields.refuseUnread();
    if (const auto& first = document.faults().first())
        return first->pointer + " " + std::string(first->code);
    ObjectText written;
    for (const auto& [name, value] : tokenTexts(rules, words, position))
        written.add(name, value);
    return written.text();
}

TEST(TokensFile, AllShapesAreReadAsWritten)
{
    Position position;
    EXPECT_EQ(readAndWrite(std::string(tokens), position), tokens);
    ASSERT_EQ(position.tokens.size(), 6U);
    EXPECT_EQ(pointerToToken(makeTokenRules().book(), position.tokens, 0), "/flag");
    EXPECT_EQ(pointerToToken(makeTokenRules().book(), position.tokens, 2), "/stones/1");
    EXPECT_EQ(pointerToToken(makeTokenRules().book(), position.tokens, 3), "/boats/0");
    EXPECT_EQ(pointerToToken(makeTokenRules().book(), position.tokens, 5), "/guests/1/0");
}

TEST(AreasFile, FiguresAreReadAsWritten)
{
    const std::vector<std::string> sets{"base"};
    auto ruleSources = ruleSourcesFor(sets);
    ruleSources.push_back([](RuleBook& book) {
        for (const Code word : {"yard", "porch"})
            (void)book.add(AreaSpec{word, "yards", "yard", setOf(FigureKind::Follower)});
        (void)book.add(TokenSpec{.word = "flag", .spots = setOf(SpotKind::Area)});
    });
    CapacityFault fault;
    const auto rules = *Rules::make(std::move(*TileLibrary::builtIn().catalogue(sets, "test")),
                                    {Options(), 2, std::move(ruleSources)}, fault);
    const auto readBack = [&](const std::string& text) {
        Document document(text, "file");
        auto fields = document.root().fields();
        const ActionWords words(rules);
        Position position;
        for (const auto& field : findAreaFields(fields, rules.book()))
            readFiguresInAreas(field, rules, words, position.inAreas);
        for (const auto& field : findTokenFields(fields, rules.book()))
            readTokens(field, rules, words, position);
        fields.refuseUnread();
        if (const auto& first = document.faults().first())
            return first->pointer + " " + std::string(first->code);
        ObjectText written;
        for (const auto& [name, value] : tokenTexts(rules, words, position))
            written.add(name, value);
        for (const auto& [name, value] : areaTexts(rules.book(), position.inAreas))
            written.add(name, value);
        return written.text();
    };
    const std::string text =
        R"({"flag": "porch", "yards": [{"yard": "porch", "player": 0, "kind": "follower"}, )"
        R"({"yard": "yard", "player": 1, "kind": "follower"}]})";
    EXPECT_EQ(readBack(text), with(text, "}, {", "},{"));
    EXPECT_EQ(readBack(with(text, "\"flag\": \"porch\"", "\"flag\": \"roof\"")).substr(0, 6), "/flag ");
    EXPECT_EQ(readBack(with(text, "\"yard\": \"yard\"", "\"yard\": \"roof\"")).substr(0, 14),
              "/yards/1/yard ");
    EXPECT_EQ(pointerToFigureInArea(rules.book(), std::vector<FigureInArea>(2), 1), "/yards/1");
}

TEST(TokensFile, NamesWrongEntries)
{
    const auto faultOf = [](std::string_view part, std::string_view replacement) {
        Position position;
        return readAndWrite(with(std::string(tokens), part, replacement), position);
    };
    EXPECT_EQ(faultOf("\"player\": 0", "\"player\": 2"), "/guests/1/0/player number.out-of-range");
    EXPECT_EQ(faultOf("\"road-e\",", ""), "/boats/0/roads list.wrong-length");
    EXPECT_EQ(faultOf("[1,0]", "1"), "/stones/1 expected.list");
    EXPECT_EQ(faultOf(", \"feature\": \"road-s\"", ""), "/flag/feature field.missing");
}

} // namespace
} // namespace vozka::records
