// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Invalid positions and games of Abbey & Mayor. The only output is one line with file, place and reason.
#include "call.h"

#include <gtest/gtest.h>

namespace vozka {
namespace {

/// Tiles around a hole at 1,1: roads in the north, cities in the south and south-east, monasteries elsewhere.
std::vector<std::string> tilesAroundHole()
{
    return {R"({"tile": "U", "at": [0,0], "turns": 1})", R"({"tile": "U", "at": [1,0], "turns": 1})",
            R"({"tile": "U", "at": [2,0], "turns": 1})", R"({"tile": "B", "at": [0,1], "turns": 0})",
            R"({"tile": "B", "at": [2,1], "turns": 0})", R"({"tile": "B", "at": [0,2], "turns": 0})",
            R"({"tile": "E", "at": [2,2], "turns": 2})", R"({"tile": "E", "at": [1,2], "turns": 2})"};
}

std::vector<std::string> tilesAroundHoleAnd(const std::vector<std::string>& more)
{
    auto tiles = tilesAroundHole();
    tiles.insert(tiles.end(), more.begin(), more.end());
    return tiles;
}

std::string position(const std::vector<std::string>& tiles, const std::vector<std::string>& figures)
{
    return R"({"format": "vozka-position", "version": 1,
 "rules": {"edition": "C1", "sets": ["base", "abbey-and-mayor", "wiki-examples"], "options": {}},
 "players": [{"name": "Red"}, {"name": "Blue"}], "toMove": 0,
 "tiles": [)"
           + joined(tiles) + "],\n \"figures\": [" + joined(figures) + "]}";
}

/// Returns the error message without the file name. Expects every command that reads the file to print the
/// same message and nothing else.
std::string errorOfPosition(const std::string& text)
{
    const TemporaryFile file(text);
    std::string message;
    for (const auto& arguments : {std::vector<std::string>{"reach", file.path(), "--wagon", "0,0"},
                                  {"reach", file.path(), "--wagon", "0,0", "--json"},
                                  {"explain", file.path(), R"({"pass": true})"}}) {
        const auto answer = call(arguments);
        EXPECT_EQ(answer.exitCode, 1) << text;
        EXPECT_EQ(answer.out, "");
        EXPECT_EQ(answer.err.find(file.path() + ": "), 0U) << answer.err;
        EXPECT_EQ(answer.err.find('\n'), answer.err.size() - 1) << answer.err;
        const auto messageOfCommand =
            answer.err.substr(0, answer.err.size() - 1).substr(file.path().size() + 2);
        EXPECT_TRUE(message.empty() || message == messageOfCommand) << message << " or " << messageOfCommand;
        message = messageOfCommand;
    }
    return message;
}

std::string errorWithFigures(const std::vector<std::string>& figures)
{
    return errorOfPosition(position(tilesAroundHole(), figures));
}

std::string errorWithTiles(const std::vector<std::string>& tiles)
{
    return errorOfPosition(position(tiles, {}));
}

constexpr auto monasteryInHole = R"({"tile": "B", "at": [1,1], "turns": 0})";
constexpr auto redAbbeyInHole = R"({"tile": "AB", "at": [1,1], "turns": 0, "player": 0})";

TEST(BadPosition, AcceptsTilesAroundHole)
{
    const TemporaryFile file(
        position(tilesAroundHoleAnd({redAbbeyInHole}),
                 {R"({"player": 0, "kind": "wagon", "at": [1,1], "feature": "abbey"})",
                  R"({"player": 1, "kind": "mayor", "at": [2,2], "feature": "city-n"})"}));
    EXPECT_EQ(call({"explain", file.path(), R"({"pass": true})"}).exitCode, 0);
}

TEST(BadPosition, RefusesFiguresOnWrongFeatures)
{
    EXPECT_EQ(errorWithFigures({R"({"player": 0, "kind": "wagon", "at": [0,0], "feature": "field-1"})"}),
              "/figures/0: wrong-feature: The wagon may not stand in a field.");
    EXPECT_EQ(errorWithFigures({R"({"player": 0, "kind": "mayor", "at": [0,0], "feature": "road-ns"})"}),
              "/figures/0: wrong-feature: The mayor may not stand on a road.");
    EXPECT_EQ(errorWithFigures({R"({"player": 0, "kind": "mayor", "at": [0,1], "feature": "monastery"})"}),
              "/figures/0: wrong-feature: The mayor may not stand in a monastery.");
    EXPECT_EQ(errorWithFigures({R"({"player": 0, "kind": "mayor", "at": [0,1], "feature": "field-1"})"}),
              "/figures/0: wrong-feature: The mayor may not stand in a field.");
    EXPECT_EQ(
        errorOfPosition(position(tilesAroundHoleAnd({redAbbeyInHole}),
                                 {R"({"player": 0, "kind": "mayor", "at": [1,1], "feature": "abbey"})"})),
        "/figures/0: wrong-feature: The mayor may not stand in an abbey.");
    EXPECT_EQ(errorOfPosition(
                  position({R"({"tile": "X-01", "at": [0,0], "turns": 0})"},
                           {R"({"player": 0, "kind": "wagon", "at": [0,0], "feature": "short-road-n"})"})),
              "/figures/0: short-road: No figure may stand on this short road.");
    EXPECT_EQ(errorWithFigures({R"({"player": 0, "kind": "wagon", "at": [0,0], "feature": "moat"})"}),
              "/figures/0: wrong-feature: There is no such feature on this tile.");
    EXPECT_EQ(errorWithFigures({R"({"player": 0, "kind": "wagon", "at": [7,7], "feature": "road-ns"})"}),
              "/figures/0: not-this-tile: There is no tile there.");
}

TEST(BadPosition, RefusesBarnsElsewhereAndOtherFiguresOnCorners)
{
    constexpr auto barnAtHole = R"({"player": 0, "kind": "barn", "corner": [1,1]})";
    EXPECT_EQ(errorWithFigures({barnAtHole}),
              "/figures/0: corner-not-four-tiles: Four tiles must meet at this "
              "corner, and not all of them have been placed yet.");
    EXPECT_EQ(
        errorWithFigures({R"({"player": 0, "kind": "barn", "corner": [9,9]})"}),
        "/figures/0: corner-not-four-tiles: Four tiles must meet at this corner, and not all of them have "
        "been placed yet.");
    EXPECT_EQ(errorOfPosition(position(tilesAroundHoleAnd({redAbbeyInHole}), {barnAtHole})),
              "/figures/0: corner-not-field: Not all four tiles show field at this corner.");
    constexpr auto atTheCity = R"({"player": 0, "kind": "barn", "corner": [2,1]})";
    EXPECT_EQ(
        errorOfPosition(position(
            {R"({"tile": "B", "at": [1,0], "turns": 0})", R"({"tile": "B", "at": [1,1], "turns": 0})",
             R"({"tile": "E", "at": [2,0], "turns": 2})", R"({"tile": "E", "at": [2,1], "turns": 0})"},
            {atTheCity})),
        "/figures/0: corner-not-field: A city reaches this corner; all four tiles must show field there.");
    EXPECT_EQ(errorWithFigures({R"({"player": 0, "kind": "barn", "at": [0,0], "feature": "field-1"})"}),
              "/figures/0: wrong-feature: The barn may only stand on a corner where four tiles meet.");
    EXPECT_EQ(errorWithFigures({R"({"player": 0, "kind": "barn", "corner": [1,1], "feature": "field-1"})"}),
              "/figures/0/feature: The field \"feature\" is unknown.");
    EXPECT_EQ(errorWithFigures({R"({"player": 0, "kind": "barn"})"}),
              "/figures/0/at: The field \"at\" is missing.");
    EXPECT_EQ(errorOfPosition(position(tilesAroundHoleAnd({monasteryInHole}),
                                       {R"({"player": 0, "kind": "follower", "corner": [1,1]})"})),
              "/figures/0: wrong-feature: The meeple may not stand on the corner of a tile.");
    EXPECT_EQ(errorOfPosition(position(tilesAroundHoleAnd({monasteryInHole}),
                                       {R"({"player": 0, "kind": "wagon", "corner": [1,1]})"})),
              "/figures/0: wrong-feature: The wagon may not stand on the corner of a tile.");
}

TEST(BadPosition, RefusesTooManyFigures)
{
    constexpr auto redWagon = R"({"player": 0, "kind": "wagon", "at": [0,0], "feature": "road-ns"})";
    EXPECT_EQ(
        errorWithFigures({redWagon, R"({"player": 0, "kind": "wagon", "at": [1,2], "feature": "city-n"})"}),
        "/figures/1: none-left: Red has no wagon left.");
    EXPECT_EQ(errorWithFigures({R"({"player": 1, "kind": "mayor", "at": [2,2], "feature": "city-n"})",
                                R"({"player": 1, "kind": "mayor", "at": [1,2], "feature": "city-n"})"}),
              "/figures/1: none-left: Blue has no mayor left.");
    EXPECT_EQ(
        errorWithFigures(
            {redWagon, R"({"player": 1, "kind": "follower", "at": [0,0], "feature": "road-ns"})"}),
        "/figures/1: feature-occupied: Red’s wagon already stands on this part of the tile, which holds one "
        "figure.");
    const auto fieldsInHole = tilesAroundHoleAnd({monasteryInHole});
    constexpr auto redBarn = R"({"player": 0, "kind": "barn", "corner": [1,1]})";
    EXPECT_EQ(errorOfPosition(
                  position(fieldsInHole, {redBarn, R"({"player": 0, "kind": "barn", "corner": [2,1]})"})),
              "/figures/1: none-left: Red has no barn left.");
    EXPECT_EQ(errorOfPosition(
                  position(fieldsInHole, {redBarn, R"({"player": 1, "kind": "barn", "corner": [1,1]})"})),
              "/figures/1: field-has-barn: Red’s barn stands in this field.");
}

TEST(BadPosition, RefusesAbbeysOutsideHolesTurnedOrTooMany)
{
    constexpr auto notAHole = "not-a-hole: An abbey may only fill a hole, with tiles on all four sides; here "
                              "the northern side is open.";
    EXPECT_EQ(errorWithTiles(tilesAroundHoleAnd({R"({"tile": "AB", "at": [3,1], "turns": 0})"})),
              std::string("/tiles/8: ") + notAHole);
    EXPECT_EQ(errorWithTiles(tilesAroundHoleAnd({R"({"tile": "AB", "at": [200,-200], "turns": 0})"})),
              std::string("/tiles/8: ") + notAHole);
    EXPECT_EQ(errorWithTiles({R"({"tile": "AB", "at": [0,0], "turns": 0})"}),
              std::string("/tiles/0: ") + notAHole);
    EXPECT_EQ(errorWithTiles(tilesAroundHoleAnd({R"({"tile": "AB", "at": [0,1], "turns": 0})"})),
              "/tiles/8: cell-taken: There is already a tile here.");
    EXPECT_EQ(errorWithTiles(tilesAroundHoleAnd({R"({"tile": "AB", "at": [1,1], "turns": 2})"})),
              "/tiles/8: no-such-turn: An abbey looks the same on every side, so it is not turned.");
    EXPECT_EQ(errorWithTiles(tilesAroundHoleAnd({R"({"tile": "AB", "at": [1,1], "turns": 0, "player": 2})"})),
              "/tiles/8/player: A number from 0 to 1 was expected.");
    // With a second hole at 3,1.
    auto tiles = tilesAroundHole();
    for (const auto* tile :
         {R"({"tile": "U", "at": [3,0], "turns": 1})", R"({"tile": "U", "at": [4,0], "turns": 1})",
          R"({"tile": "B", "at": [4,1], "turns": 0})", R"({"tile": "E", "at": [4,2], "turns": 2})",
          R"({"tile": "E", "at": [3,2], "turns": 2})", redAbbeyInHole,
          R"({"tile": "AB", "at": [3,1], "turns": 0, "player": 0})"})
        tiles.emplace_back(tile);
    EXPECT_EQ(errorWithTiles(tiles),
              "/tiles/14: no-abbey-left: Each player has just one abbey, and this one has been placed.");
}

/// Returns a game until the second tile is placed, followed by `actions`.
std::string game(const std::string& actions)
{
    return R"({"format": "vozka-game", "version": 1,
 "rules": {"edition": "C2", "sets": ["base","abbey-and-mayor"], "options": {}},
 "players": [{"name": "Red", "colour": "red", "kind": "human"}, {"name": "Blue", "colour": "blue", "kind": "human"}],
 "seed": 1,
 "actions": [
  {"draw": "A"}, {"place": "A", "at": [1,0], "turns": 1}, {"deploy": "wagon", "at": [1,0], "feature": "road-s"},
  {"draw": "A"}, {"place": "A", "at": [-1,0], "turns": 3})"
           + actions + "]}";
}

std::string errorOfGame(const std::string& actions)
{
    const TemporaryFile file(game(actions));
    const auto answer = call({"replay", file.path(), "--json"});
    EXPECT_EQ(answer.exitCode, 1);
    EXPECT_EQ(answer.out, "");
    EXPECT_EQ(answer.err.find(file.path() + ": "), 0U) << answer.err;
    EXPECT_EQ(answer.err.find('\n'), answer.err.size() - 1) << answer.err;
    return answer.err.substr(0, answer.err.size() - 1).substr(file.path().size() + 2);
}

TEST(BadGame, RefusesIllegalWagons)
{
    const std::string scoringPass = R"(, {"pass": true})";
    EXPECT_EQ(errorOfGame(scoringPass + R"(, {"wagon": [1,0], "to": [0,0], "feature": "road-ew"})"),
              "/actions/6: own-feature: A move leads out of this feature, not to another part of it.");
    EXPECT_EQ(errorOfGame(scoringPass + R"(, {"wagon": [1,0], "to": [0,0], "feature": "field-1"})"),
              "/actions/6: field: The wagon may never move to a field.");
    EXPECT_EQ(errorOfGame(scoringPass + R"(, {"wagon": [1,0], "to": [-1,0], "feature": "monastery"})"),
              "/actions/6: out-of-range: Out of range: the wagon may only move to a feature on its own tile "
              "or on one of the 8 surrounding tiles.");
    EXPECT_EQ(errorOfGame(scoringPass + R"(, {"wagon": [0,0], "to": [1,0], "feature": "monastery"})"),
              "/actions/6: not-this-figure: There is no figure here that may move now.");
    EXPECT_EQ(errorOfGame(scoringPass + R"(, {"wagon": [1,0], "to": [5,5], "feature": "monastery"})"),
              "/actions/6: not-an-action: There is no tile there; choose a feature on one of the tiles.");
    EXPECT_EQ(errorOfGame(scoringPass + R"(, {"wagon": [1,0], "to": "home"})"),
              "/actions/6/to: \"home\" is not possible here; expected was one of: supply.");
    EXPECT_EQ(errorOfGame(scoringPass + R"(, {"wagon": [1,0], "to": [1,0]})"),
              "/actions/6/feature: The field \"feature\" is missing.");
    EXPECT_EQ(errorOfGame(scoringPass + R"(, {"wagon": [1,0]})"),
              "/actions/6/to: The field \"to\" is missing.");
    EXPECT_EQ(errorOfGame(scoringPass + R"(, {"pass": true})"),
              "/actions/6: not-this-step: This is not the step of the turn in which that is done.");
    EXPECT_EQ(errorOfGame(R"(, {"wagon": [1,0], "to": "supply"})"),
              "/actions/5: not-this-step: This is not the step of the turn in which that is done.");
    EXPECT_EQ(errorOfGame(R"(, {"deploy": "wagon", "at": [-1,0], "feature": "road-s"})"),
              "/actions/5: feature-occupied: Red’s wagon already stands on this road.");
    EXPECT_EQ(errorOfGame(R"(, {"deploy": "wagon", "at": [-1,0], "feature": "field-1"})"),
              "/actions/5: wrong-feature: The wagon may not stand in a field.");
}

TEST(BadGame, RefusesIllegalBarnsAndMayors)
{
    EXPECT_EQ(
        errorOfGame(R"(, {"deploy": "barn", "corner": [-1,0]})"),
        "/actions/5: corner-not-four-tiles: Four tiles must meet at this corner, and not all of them have "
        "been placed yet.");
    EXPECT_EQ(errorOfGame(R"(, {"deploy": "barn", "at": [-1,0], "feature": "field-1"})"),
              "/actions/5: wrong-feature: The barn may only stand on a corner where four tiles meet.");
    EXPECT_EQ(errorOfGame(R"(, {"deploy": "barn", "corner": [-1,0], "feature": "field-1"})"),
              "/actions/5/feature: The field \"feature\" is unknown.");
    EXPECT_EQ(errorOfGame(R"(, {"deploy": "barn"})"), "/actions/5/at: The field \"at\" is missing.");
    EXPECT_EQ(errorOfGame(R"(, {"deploy": "follower", "corner": [-1,0]})"),
              "/actions/5: wrong-feature: The meeple may not stand on the corner of a tile.");
    EXPECT_EQ(errorOfGame(R"(, {"deploy": "mayor", "at": [-1,0], "feature": "road-s"})"),
              "/actions/5: wrong-feature: The mayor may not stand on a road.");
}

TEST(BadGame, RefusesIllegalAbbeys)
{
    const std::string endOfTurn = R"(, {"pass": true}, {"wagon": [1,0], "to": "supply"})";
    EXPECT_EQ(errorOfGame(endOfTurn + R"(, {"place": "AB", "at": [0,1], "turns": 0})"),
              "/actions/7: not-a-hole: An abbey may only fill a hole, with tiles on all four sides; here the "
              "eastern side is open.");
    EXPECT_EQ(errorOfGame(endOfTurn + R"(, {"draw": "B"}, {"place": "AB", "at": [0,1], "turns": 0})"),
              "/actions/8: wrong-tile: This is not the tile that was drawn.");
    EXPECT_EQ(errorOfGame(endOfTurn + R"(, {"draw": "AB"})"),
              "/actions/7: not-in-bag: There is no tile of this kind left in the bag.");
    EXPECT_EQ(errorOfGame(endOfTurn + R"(, {"place": "AB", "at": [0,1]})"),
              "/actions/7/turns: The field \"turns\" is missing.");
    EXPECT_EQ(errorOfGame(endOfTurn + R"(, {"pass": true})"),
              "/actions/7: not-this-step: This is not the step of the turn in which that is done.");
}

} // namespace
} // namespace vozka
