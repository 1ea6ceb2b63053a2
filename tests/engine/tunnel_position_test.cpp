// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tunnel tokens in positions.
#include "records/position.h"
#include "tunnel_scene.h"

#include <gtest/gtest.h>

namespace vozka {

namespace {

/// A position with these tokens. The tile in the middle has two entrances, e and w.
std::string positionWith(std::string_view tokens)
{
    return std::string(R"({"format": "vozka-position", "version": 1,
 "rules": {"edition": "C2", "sets": ["base","tunnel"], "options": {}},
 "players": [{"name": "Red", "colour": "red"}, {"name": "Blue", "colour": "blue"}],
 "toMove": 0,
 "scores": [0,0],
 "tunnels": [)")
        .append(tokens)
        .append(R"(],
 "tiles": [
  {"tile": "A", "at": [0,0], "turns": 3},
  {"tile": "TU-02", "at": [1,0], "turns": 0},
  {"tile": "A", "at": [2,0], "turns": 1}
 ],
 "figures": []}
)");
}

std::string token(int player, int pair, std::string_view cell, std::string_view road)
{
    return std::string(R"({"player": )")
        .append(std::to_string(player))
        .append(R"(, "token": )")
        .append(std::to_string(pair))
        .append(R"(, "at": [)")
        .append(cell)
        .append(R"(], "road": ")")
        .append(road)
        .append(R"("})");
}

std::string faultOf(std::string_view tokens)
{
    const auto record = records::readPosition(positionWith(tokens), "file");
    if (!record)
        return record.error().code + " " + record.error().pointer;
    const auto table = records::layOut(*record, "file");
    return table ? "" : std::string(table.error().refusal->code) + " " + table.error().pointer;
}

} // namespace

TEST(TunnelPosition, PairJoinsRoads)
{
    rule("tu.join");
    const auto record = records::readPosition(
        positionWith(token(1, 2, "1,0", "road-e") + "," + token(1, 2, "1,0", "road-w")), "file");
    ASSERT_TRUE(record) << record.error().pointer << record.error().code;
    const auto table = records::layOut(*record, "file");
    ASSERT_TRUE(table) << table.error().pointer;
    const auto& state = *table->state;
    const auto kind = table->rules.book().findToken("tunnel")->kind;
    EXPECT_EQ(state.board.links().size(), 1U);
    EXPECT_EQ(state.held(0, kind), 6);
    EXPECT_EQ(state.held(1, kind), 4);
    const auto written = records::writePosition(*record);
    const auto again = records::readPosition(written, "file");
    ASSERT_TRUE(again) << written;
    EXPECT_EQ(again->position.tokens, record->position.tokens) << written;
}

TEST(TunnelPosition, OneTokenJoinsNothing)
{
    rule("tu.open");
    const auto record = records::readPosition(positionWith(token(0, 0, "1,0", "road-e")), "file");
    ASSERT_TRUE(record);
    const auto table = records::layOut(*record, "file");
    ASSERT_TRUE(table);
    EXPECT_TRUE(table->state->board.links().empty());
}

TEST(TunnelPosition, ImpossibleTokensAreRefused)
{
    rule("tu.tokens");
    rule("tu.place");
    EXPECT_EQ(faultOf(token(0, 0, "0,0", "road-s")), "wrong-feature /tunnels/0") << "no entrance";
    const auto onEast = token(0, 0, "1,0", "road-e");
    EXPECT_EQ(faultOf(onEast + "," + token(1, 0, "1,0", "road-e")), "wrong-feature /tunnels/1") << "taken";
    EXPECT_NE(faultOf(token(0, 3, "1,0", "road-e")), "") << "no such pair";
}

} // namespace vozka
