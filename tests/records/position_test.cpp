// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Positions: reading, writing, conversion to a state.
#include "records/position.h"

#include "samples.h"

#include <gtest/gtest.h>

namespace vozka::records {
namespace {

std::string positionFaultWith(std::string_view part, std::string_view replacement)
{
    return positionFault(with(positionText(), part, replacement));
}

TEST(PositionFile, IsReadAsWritten)
{
    const auto record = readPosition(positionText(), "file");
    ASSERT_TRUE(record) << record.error().pointer;
    EXPECT_EQ(record->position.toMove, 1);
    EXPECT_EQ(record->position.scores, (std::vector{3, 5}));
    EXPECT_EQ(writePosition(*record), positionText());
}

TEST(PositionFile, BecomesState)
{
    const auto record = readPosition(positionText(), "file");
    ASSERT_TRUE(record);
    const auto table = layOut(*record, "file");
    ASSERT_TRUE(table) << table.error().pointer;
    EXPECT_EQ(table->state->board.tiles().size(), 2U);
    EXPECT_EQ(table->state->scores[1], 5);
    EXPECT_EQ(table->state->active, 1);
}

TEST(PositionFile, ColoursAndFiguresAreOptional)
{
    auto text = with(positionText(), ", \"colour\": \"red\"", "");
    text = with(text, "\"colour\": \"blue\"", "\"colour\": \"red\"");
    const auto record = readPosition(text, "file");
    ASSERT_TRUE(record);
    EXPECT_EQ(record->players[0].colour, Colour::Blue);
    EXPECT_EQ(record->players[1].colour, Colour::Red);
}

TEST(PositionFile, NamesImpossibleEntry)
{
    EXPECT_EQ(positionFaultWith("[1,0]", "[0,0]"), "/tiles/1 cell-taken");
    EXPECT_EQ(positionFaultWith("[1,0]", "[5,0]"), "/tiles/1 no-neighbour");
    EXPECT_EQ(positionFaultWith("[1,0], \"turns\": 0", "[1,0], \"turns\": 1"),
              "/tiles/1 side-does-not-match");
    EXPECT_EQ(positionFaultWith("road-ew", "moat"), "/figures/0 wrong-feature");
    EXPECT_EQ(positionFaultWith("\"at\": [0,0], \"feature\"", "\"at\": [0,7], \"feature\""),
              "/figures/0 not-this-tile");
    EXPECT_EQ(positionFaultWith("\"figures\": [",
                                "\"figures\": [{\"player\": 1, \"kind\": \"follower\", \"at\": [0,0], "
                                "\"feature\": \"road-ew\"},"),
              "/figures/1 feature-occupied");
}

TEST(PositionFile, NamesMalformedField)
{
    EXPECT_EQ(positionFaultWith("\"toMove\": 1", "\"toMove\": 2"), "/toMove number.out-of-range");
    EXPECT_EQ(positionFaultWith("[3,5]", "[3]"), "/scores list.wrong-length");
    EXPECT_EQ(positionFaultWith("[3,5]", "[3,-5]"), "/scores/1 number.out-of-range");
    EXPECT_EQ(positionFaultWith("\"player\": 0", "\"player\": 2"), "/figures/0/player number.out-of-range");
    EXPECT_EQ(positionFaultWith("\"follower\"", "\"bishop\""), "/figures/0/kind figure.unknown");
    EXPECT_EQ(positionFaultWith("\"tile\": \"D\"", "\"tile\": \"Q7\""), "/tiles/0/tile tile.unknown");
    EXPECT_EQ(positionFaultWith("\"turns\": 0", "\"turns\": 0, \"player\": 0"),
              "/tiles/0/player field.unknown");
    EXPECT_EQ(positionFaultWith("vozka-position", "vozka-game"), "/format format.wrong");
}

TEST(PositionFile, AbbeysAreInHolesAndHaveOwner)
{
    std::string text = R"({"format": "vozka-position", "version": 1,
 "rules": {"edition": "C2", "sets": ["base","abbey-and-mayor"], "options": {}},
 "players": [{"name": "Red", "colour": "red"}, {"name": "Blue", "colour": "blue"}],
 "toMove": 1,
 "tiles": [
  {"tile": "U", "at": [0,0], "turns": 1},
  {"tile": "U", "at": [1,0], "turns": 1},
  {"tile": "U", "at": [2,0], "turns": 1},
  {"tile": "B", "at": [0,1], "turns": 0},
  {"tile": "B", "at": [2,1], "turns": 0},
  {"tile": "E", "at": [2,2], "turns": 2},
  {"tile": "E", "at": [1,2], "turns": 2},
  {"tile": "AB", "at": [1,1], "turns": 0, "player": 1}
 ],
 "figures": [
  {"player": 1, "kind": "follower", "at": [1,1], "feature": "abbey"},
  {"player": 0, "kind": "mayor", "at": [1,2], "feature": "city-n"}
 ]}
)";
    EXPECT_EQ(positionFault(text), "read");
    EXPECT_EQ(writePosition(*readPosition(text, "file")), text);
    EXPECT_EQ(positionFault(with(text, "\"at\": [1,1], \"turns\": 0", "\"at\": [3,1], \"turns\": 0")),
              "/tiles/7 not-a-hole");
    EXPECT_EQ(positionFault(with(text, ", \"player\": 1}\n ]", "}\n ]")), "read");
    EXPECT_EQ(positionFault(with(text, "\"turns\": 0, \"player\"", "\"turns\": 2, \"player\"")),
              "/tiles/7 no-such-turn");
    EXPECT_EQ(positionFault(with(text, "\"mayor\", \"at\": [1,2], \"feature\": \"city-n\"",
                                 "\"mayor\", \"at\": [1,2], \"feature\": \"field-1\"")),
              "/figures/1 wrong-feature");
}

TEST(PositionFile, WagonsAndBarnsAreReadAsWritten)
{
    const std::string text = R"({"format": "vozka-position", "version": 1,
 "rules": {"edition": "C1", "sets": ["base","abbey-and-mayor"], "options": {}},
 "players": [{"name": "Red", "colour": "red"}, {"name": "Blue", "colour": "blue"}],
 "toMove": 0,
 "tiles": [
  {"tile": "B", "at": [0,0], "turns": 0},
  {"tile": "B", "at": [1,0], "turns": 0},
  {"tile": "A", "at": [0,1], "turns": 0},
  {"tile": "B", "at": [1,1], "turns": 0}
 ],
 "figures": [
  {"player": 1, "kind": "barn", "corner": [1,1]},
  {"player": 0, "kind": "wagon", "at": [0,1], "feature": "road-s"},
  {"player": 0, "kind": "follower", "at": [0,0], "feature": "field-1"}
 ]}
)";
    EXPECT_EQ(positionFault(text), "read") << "farmers and a barn can share a field before scoring";
    EXPECT_EQ(writePosition(*readPosition(text, "file")), text);
    EXPECT_EQ(positionFault(with(text, "\"corner\": [1,1]", "\"corner\": [1,0]")),
              "/figures/0 corner-not-four-tiles");
    EXPECT_EQ(positionFault(with(text, "\"corner\": [1,1]", "\"corner\": [1,201]")),
              "/figures/0/corner/1 number.out-of-range");
    EXPECT_EQ(positionFault(with(text, "\"corner\": [1,1]", "\"corner\": \"here\"")),
              "/figures/0/corner expected.list");
    EXPECT_EQ(positionFault(with(text, "\"road-s\"", "\"field-1\"")), "/figures/1 wrong-feature");
}

TEST(PositionFile, PiecesAndHeldTokensAreReadAsWritten)
{
    constexpr std::string_view text = R"({"format": "vozka-position", "version": 1,
 "rules": {"edition": "C2", "sets": ["base","princess-and-dragon","tower"]},
 "players": [{"name": "Red"}, {"name": "Blue"}], "toMove": 0, "dragon": [1,0],
 "fairy": {"at": [2,0], "player": 1, "figure": "follower", "feature": "monastery"},
 "towers": [{"at": [0,0], "pieces": 2, "closedBy": {"player": 0, "kind": "follower"}}],
 "prisoners": [[], [{"player": 0, "kind": "follower"}]],
 "tiles": [{"tile": "TO-02", "at": [0,0], "turns": 0}, {"tile": "PD-01", "at": [1,0], "turns": 0},
  {"tile": "B", "at": [2,0], "turns": 0}],
 "figures": [{"player": 1, "kind": "follower", "at": [2,0], "feature": "monastery"}]})";
    const auto record = readPosition(text, "file");
    ASSERT_TRUE(record) << record.error().pointer;
    const auto again = readPosition(writePosition(*record), "file");
    ASSERT_TRUE(again) << again.error().pointer;
    EXPECT_EQ(writePosition(*again), writePosition(*record));
    const auto table = layOut(*again, "file");
    ASSERT_TRUE(table) << table.error().pointer;
    EXPECT_EQ(table->state, layOut(*record, "file")->state);
    const auto kindOf = [&](Code word) { return table->rules.book().findToken(word)->kind; };
    EXPECT_TRUE(table->state->isAt(kindOf("dragon"), {1, 0}));
    EXPECT_EQ(table->state->token(kindOf("fairy"))->owner, 1);
    EXPECT_EQ(table->state->tokensOf(kindOf("towers")).back().count, 2);
    EXPECT_EQ(table->state->supply[0][0], 5);
    EXPECT_EQ(table->state->tokensOf(kindOf("prisoner")).size(), 1U);
    const auto fault = [&](std::string_view part, std::string_view replacement) {
        const auto other = readPosition(with(std::string(text), part, replacement), "file");
        return !other ? other.error().pointer : layOut(*other, "file").error().pointer;
    };
    EXPECT_EQ(fault("\"dragon\": [1,0]", "\"dragon\": [7,0]"), "/dragon");
    EXPECT_EQ(fault("\"TO-02\"", "\"TO-99\""), "/tiles/0/tile") << "the tile, not the tower on it";
    EXPECT_EQ(fault("\"fairy\": {\"at\": [2,0], \"player\": 1", "\"fairy\": {\"at\": [2,0], \"player\": 0"),
              "/fairy");
    EXPECT_EQ(fault("[{\"at\": [0,0], \"pieces\"", "[{\"at\": [1,0], \"pieces\""), "/towers/0")
        << "no foundation";
}

TEST(PositionFile, NamesTileIdOfOtherSets)
{
    const auto errorOf = [](const std::string& sets, const std::string& tile) {
        const auto record = readPosition(
            R"({"format": "vozka-position", "version": 1, "rules": {"edition": "C2", "sets": [)" + sets
                + R"(], "options": {}}, "players": [{"name": "Red"}, {"name": "Blue"}], "toMove": 0,
 "tiles": [{"tile": ")"
                + tile + R"(", "at": [0,0], "turns": 0}], "figures": []})",
            "file");
        return record ? "read" : record.error().code + " " + record.error().arguments.back();
    };
    EXPECT_EQ(errorOf(R"("base", "tower")", "TO-02"), "read");
    EXPECT_EQ(errorOf(R"("base", "tower", "abbot")", "TO-02-garden"), "read");
    EXPECT_EQ(errorOf(R"("base", "tower", "abbot")", "TO-02"), "tile.other-name TO-02-garden");
    EXPECT_EQ(errorOf(R"("base", "tower")", "TO-02-garden"), "tile.other-name TO-02");
    EXPECT_EQ(errorOf(R"("base", "tower", "abbot")", "TO-0"), "tile.unknown TO-0");
    EXPECT_EQ(errorOf(R"("base", "tower", "abbot")", "TO"), "tile.unknown TO");
}

TEST(PositionFile, NeedsTile)
{
    auto text = positionText();
    const auto from = text.find("\n  {\"tile\"");
    text.erase(from, text.find("\n ],") - from);
    EXPECT_EQ(positionFault(text), "/tiles tiles.none");
}

TEST(PositionFile, NeedsNoTileWithFixedTiles)
{
    const auto text = [](const std::string& sets) {
        return R"({"format": "vozka-position", "version": 1, "rules": {"edition": "C2", "sets": [)" + sets
               + R"(], "options": {}}, "players": [{"name": "Red"}, {"name": "Blue"}], "toMove": 0,
 "tiles": [], "figures": [{"player": 0, "kind": "follower", "at": [0,1], "feature": "road-s"}]})";
    };
    const auto record = readPosition(text(R"("base", "count")"), "file");
    ASSERT_TRUE(record) << record.error().code;
    const auto table = layOut(*record, "file");
    ASSERT_TRUE(table) << table.error().code;
    EXPECT_EQ(table->state->board.tiles().size(), 12U);
    EXPECT_EQ(table->state->figuresOnBoard().size(), 1U);
    EXPECT_TRUE(readPosition(writePosition(*record), "file"));
    const auto without = readPosition(text(R"("base")"), "file");
    ASSERT_FALSE(without);
    EXPECT_EQ(without.error().code, "tiles.none");
}

} // namespace
} // namespace vozka::records
