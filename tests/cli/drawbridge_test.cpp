// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Drawbridges in files: actions that are read, offered and explained, and illegal actions.
#include "call.h"

#include <gtest/gtest.h>

namespace vozka {
namespace {

constexpr auto bridge = R"({"tile": "DB-06", "at": [0,0], "turns": 0})";
constexpr auto road = R"({"tile": "U", "at": [0,1], "turns": 0})";
constexpr auto monastery = R"({"tile": "A", "at": [0,2], "turns": 2})";
constexpr auto lastTile = R"({"tile": "B", "at": [1,2], "turns": 0})";

std::string boardWithBridge(const std::vector<std::string>& tiles, const std::vector<std::string>& figures)
{
    return R"({"format": "vozka-position", "version": 1,
 "rules": {"edition": "C2", "sets": ["base", "abbey-and-mayor", "drawbridges"], "options": {}},
 "players": [{"name": "Red"}, {"name": "Blue"}], "toMove": 0,
 "tiles": [)"
           + joined(tiles) + "],\n \"figures\": [" + joined(figures) + "]}";
}

std::string figure(int player, const std::string& kind, const std::string& at, const std::string& feature)
{
    return R"({"player": )" + std::to_string(player) + R"(, "kind": ")" + kind + R"(", "at": )" + at
           + R"(, "feature": ")" + feature + "\"}";
}

/// Judges an action on these tiles with these figures. Returns "legal", or the refusal and its detail.
std::string explainResult(const std::vector<std::string>& figures, const std::string& action,
                          const std::vector<std::string>& tiles = {bridge, road, monastery})
{
    const TemporaryFile file(boardWithBridge(tiles, figures));
    const auto answer = call({"explain", file.path(), action});
    EXPECT_EQ(answer.exitCode, 0) << answer.err;
    const auto json = answer.json();
    if (json.at("legal"))
        return "legal";
    return json.at("refusal").get<std::string>() + (json.contains("detail") ? "/" : "")
           + json.value("detail", std::string());
}

constexpr auto redCrosses =
    R"({"drawbridge": [0,0], "from": "road-s", "figure": "follower", "to": [0,0], "feature": "city-n"})";
constexpr auto redReturns =
    R"({"drawbridge": [0,0], "from": "road-s", "figure": "follower", "to": "supply"})";
const auto redOnRoad = figure(0, "follower", "[0,0]", "road-s");

TEST(ExplainDrawbridges, JudgesAsIfRoadWereScored)
{
    EXPECT_EQ(explainResult({redOnRoad}, redCrosses), "legal");
    EXPECT_EQ(explainResult({redOnRoad}, redReturns), "legal");
    EXPECT_EQ(explainResult({redOnRoad}, redCrosses, {bridge, road}), "legal") << "complete or not";
    EXPECT_EQ(explainResult({redOnRoad, figure(1, "follower", "[0,0]", "city-n")}, redCrosses), "legal");
    // The result is the same for the second of two figures of one player.
    EXPECT_EQ(explainResult({redOnRoad, figure(0, "follower", "[0,1]", "road-ns")},
                            R"({"drawbridge": [0,1], "from": "road-ns", "figure": "follower", "to": [0,0],
                          "feature": "city-n"})"),
              "legal");
}

TEST(ExplainDrawbridges, ReportsRefusals)
{
    const auto blueOnRoad = figure(1, "follower", "[0,1]", "road-ns");
    const auto redWagonOnRoad = figure(0, "wagon", "[0,2]", "road-s");
    constexpr auto blueCrosses =
        R"({"drawbridge": [0,1], "from": "road-ns", "figure": "follower", "to": [0,0], "feature": "city-n"})";
    EXPECT_EQ(explainResult({redOnRoad, blueOnRoad}, redCrosses), "tie");
    EXPECT_EQ(explainResult({redOnRoad, blueOnRoad, redWagonOnRoad}, redCrosses), "legal")
        << "the wagon counts";
    EXPECT_EQ(explainResult({redOnRoad, blueOnRoad, redWagonOnRoad}, blueCrosses), "no-majority");
    const std::vector<std::string> complete{bridge, R"({"tile": "E", "at": [0,-1], "turns": 2})", road,
                                            monastery};
    EXPECT_EQ(explainResult({redOnRoad}, redCrosses, complete), "bridge-up");
    EXPECT_EQ(explainResult({redOnRoad}, redReturns, complete), "bridge-up");
    EXPECT_EQ(explainResult({redOnRoad},
                            R"({"drawbridge": [0,0], "from": "road-s", "figure": "follower", "to": [0,2],
                          "feature": "monastery"})"),
              "not-adjacent/no-drawbridge");
    EXPECT_EQ(explainResult({figure(0, "follower", "[0,0]", "road-s")},
                            R"({"drawbridge": [0,0], "from": "road-s", "figure": "follower", "to": [0,0],
                          "feature": "city-new"})",
                            {R"({"tile": "S", "at": [0,0], "turns": 0})", road}),
              "not-adjacent/no-drawbridge");
    EXPECT_EQ(explainResult({redOnRoad},
                            R"({"drawbridge": [0,0], "from": "road-s", "figure": "follower", "to": [0,1],
                          "feature": "road-ns"})"),
              "own-feature");
    EXPECT_EQ(explainResult({redOnRoad},
                            R"({"drawbridge": [0,0], "from": "road-s", "figure": "mayor", "to": "supply"})"),
              "figure-cannot-cross");
    EXPECT_EQ(explainResult({redOnRoad},
                            R"({"drawbridge": [0,0], "from": "road-s", "figure": "barn", "to": "supply"})"),
              "figure-cannot-cross");
    EXPECT_EQ(explainResult({redWagonOnRoad},
                            R"({"drawbridge": [0,2], "from": "road-s", "figure": "wagon", "to": "supply"})"),
              "not-this-figure/own-step");
    EXPECT_EQ(
        explainResult({redOnRoad},
                      R"({"drawbridge": [0,0], "from": "city-n", "figure": "follower", "to": "supply"})"),
        "not-this-figure");
    for (const auto* from : {"road-ew", "moat", ""})
        EXPECT_EQ(explainResult({redOnRoad}, R"({"drawbridge": [0,0], "from": ")" + std::string(from)
                                                 + R"(", "figure": "follower", "to": "supply"})"),
                  "not-an-action/from")
            << from;
    EXPECT_EQ(explainResult({redWagonOnRoad},
                            R"({"drawbridge": [0,2], "from": "moat", "figure": "wagon", "to": "supply"})"),
              "not-an-action/from");
    EXPECT_EQ(
        explainResult({redOnRoad},
                      R"({"drawbridge": [9,9], "from": "road-s", "figure": "follower", "to": "supply"})"),
        "not-an-action/drawbridge");
    EXPECT_EQ(explainResult({redOnRoad},
                            R"({"drawbridge": [0,0], "from": "road-s", "figure": "follower", "to": [9,9],
                          "feature": "city-n"})"),
              "not-an-action/to");
}

TEST(ExplainDrawbridges, AllowsCrossingByWagonAction)
{
    const auto wagon = figure(0, "wagon", "[0,2]", "road-s");
    const auto blue = figure(1, "follower", "[0,0]", "city-n");
    constexpr auto crosses = R"({"wagon": [0,2], "to": [0,0], "feature": "city-n"})";
    EXPECT_EQ(explainResult({wagon, blue}, crosses), "legal") << "out of its range, and occupied";
    EXPECT_EQ(explainResult({wagon, blue, figure(1, "follower", "[0,1]", "road-ns")}, crosses), "occupied");
    const TemporaryFile file(boardWithBridge({bridge, road, monastery}, {wagon, blue}));
    const auto reach = call({"reach", file.path(), "--wagon", "0,2", "--json"}).json();
    ASSERT_EQ(reach["targets"].size(), 2U) << reach;
    EXPECT_EQ(reach["targets"][0]["via"], "drawbridge");
    EXPECT_EQ(reach["targets"][0]["kind"], "city");
    EXPECT_NE(call({"reach", file.path(), "--wagon", "0,2"}).out, "");
}

/// Returns the error message without the file name.
std::string errorOfBoard(const std::string& text)
{
    const TemporaryFile file(text);
    const auto answer = call({"explain", file.path(), R"({"pass": true})"});
    EXPECT_EQ(answer.exitCode, 1) << text;
    EXPECT_EQ(answer.out, "");
    EXPECT_EQ(answer.err.find('\n'), answer.err.size() - 1) << answer.err;
    EXPECT_EQ(answer.err.find(file.path() + ": "), 0U) << answer.err;
    return answer.err.substr(0, answer.err.size() - 1).substr(file.path().size() + 2);
}

TEST(BadDrawbridgePosition, AcceptsSeveralFiguresOnlyBehindBridge)
{
    const auto red = figure(0, "follower", "[0,0]", "city-n");
    const auto blue = figure(1, "follower", "[0,0]", "city-n");
    const auto wagon = figure(1, "wagon", "[0,0]", "city-n");
    const auto redMayor = figure(0, "mayor", "[0,0]", "city-n");
    const auto blueMayor = figure(1, "mayor", "[0,0]", "city-n");
    const std::vector<std::string> scored{bridge, road, monastery, lastTile};
    const TemporaryFile good(boardWithBridge(scored, {red, blue, wagon, redMayor, red}));
    EXPECT_EQ(call({"explain", good.path(), R"({"pass": true})"}).exitCode, 0);
    EXPECT_EQ(errorOfBoard(boardWithBridge({bridge, road}, {red, blue})),
              "/figures/1: feature-occupied: Red’s meeple already stands on this part of the tile, which "
              "holds one figure.")
        << "the road is not complete";
    EXPECT_EQ(errorOfBoard(boardWithBridge(scored, {redMayor, blueMayor})),
              "/figures/1: feature-occupied: Red’s mayor already stands on this part of the tile, which "
              "holds one figure.");
    EXPECT_EQ(errorOfBoard(boardWithBridge(
                  {R"({"tile": "S", "at": [0,0], "turns": 0})", road, monastery, lastTile},
                  {figure(0, "follower", "[0,0]", "city-new"), figure(1, "follower", "[0,0]", "city-new")})),
              "/figures/1: feature-occupied: Red’s meeple already stands on this part of the tile, which "
              "holds one figure.")
        << "a gate is no drawbridge";
    EXPECT_EQ(
        errorOfBoard(boardWithBridge({bridge, road}, {redOnRoad, figure(1, "follower", "[0,0]", "road-s")})),
        "/figures/1: feature-occupied: Red’s meeple already stands on this part of the tile, which "
        "holds one figure.");
}

/// Returns a game where Blue completes Red's road with a drawbridge, followed by `actions`.
std::string bridgeGame(const std::string& actions, const std::string& sets = R"("base","drawbridges")")
{
    return R"({"format": "vozka-game", "version": 1,
 "rules": {"edition": "C2", "sets": [)"
           + sets + R"(], "options": {}},
 "players": [{"name": "Red", "colour": "red", "kind": "human"}, {"name": "Blue", "colour": "blue", "kind": "human"}],
 "seed": 1,
 "actions": [
  {"draw": "DB-08"}, {"place": "DB-08", "at": [1,0], "turns": 0}, {"deploy": "follower", "at": [1,0], "feature": "road-w"},
  {"draw": "A"}, {"place": "A", "at": [-1,0], "turns": 3}, {"pass": true})"
           + actions + "]}";
}

std::string errorOfBridgeGame(const std::string& action, const std::string& sets = R"("base","drawbridges")")
{
    const TemporaryFile file(bridgeGame(", " + action, sets));
    const auto answer = call({"replay", file.path(), "--json"});
    EXPECT_EQ(answer.exitCode, 1) << action;
    EXPECT_EQ(answer.out, "");
    EXPECT_EQ(answer.err.find('\n'), answer.err.size() - 1) << answer.err;
    return answer.err.substr(0, answer.err.size() - 1).substr(file.path().size() + 2);
}

TEST(BadDrawbridgeGame, RefusesIllegalCrossings)
{
    const auto crossing = [](const std::string& rest) { return R"({"drawbridge": [1,0], )" + rest + "}"; };
    EXPECT_EQ(errorOfBridgeGame(
                  crossing(R"("from": "road-w", "figure": "follower", "to": [0,0], "feature": "city-n")")),
              "/actions/6: not-adjacent: No drawbridge of this road leads there.");
    EXPECT_EQ(errorOfBridgeGame(
                  crossing(R"("from": "road-w", "figure": "follower", "to": [1,0], "feature": "field-1")")),
              "/actions/6: not-adjacent: No drawbridge of this road leads there.");
    EXPECT_EQ(errorOfBridgeGame(
                  crossing(R"("from": "road-w", "figure": "follower", "to": [4,0], "feature": "city-n")")),
              "/actions/6: not-an-action: There is no tile there; choose a feature on one of the tiles.");
    EXPECT_EQ(errorOfBridgeGame(crossing(R"("from": "city-n", "figure": "follower", "to": "supply")")),
              "/actions/6: not-this-figure: There is no figure here that may move now.");
    EXPECT_EQ(errorOfBridgeGame(
                  R"({"drawbridge": [0,0], "from": "road-ew", "figure": "follower", "to": "supply"})"),
              "/actions/6: not-this-figure: There is no figure here that may move now.");
    EXPECT_EQ(errorOfBridgeGame(crossing(R"("from": "road-w", "figure": "follower", "to": "home")")),
              "/actions/6/to: \"home\" is not possible here; expected was one of: supply.");
    EXPECT_EQ(errorOfBridgeGame(crossing(R"("from": "road-w", "figure": "wagon", "to": "supply")")),
              "/actions/6/figure: There is no figure called \"wagon\" in this game.");
    EXPECT_EQ(errorOfBridgeGame(crossing(R"("figure": "follower", "to": "supply")")),
              "/actions/6/from: The field \"from\" is missing.");
    EXPECT_EQ(errorOfBridgeGame(crossing(R"("from": "road-w", "to": "supply")")),
              "/actions/6/figure: The field \"figure\" is missing.");
    EXPECT_EQ(errorOfBridgeGame(crossing(R"("from": "road-w", "figure": "follower")")),
              "/actions/6/to: The field \"to\" is missing.");
    EXPECT_EQ(errorOfBridgeGame(crossing(R"("from": "road-w", "figure": "follower", "to": [1,0])")),
              "/actions/6/feature: The field \"feature\" is missing.");
    EXPECT_EQ(errorOfBridgeGame(
                  crossing(R"("from": "road-w", "figure": "follower", "to": "supply", "feature": "city-n")")),
              "/actions/6/feature: The field \"feature\" is unknown.");
    EXPECT_EQ(errorOfBridgeGame(R"({"draw": "B"})"),
              "/actions/6: not-this-step: This is not the step of the turn in which that is done.");
    EXPECT_EQ(errorOfBridgeGame(crossing(R"("from": "road-w", "figure": "mayor", "to": "supply")"),
                                R"("base","drawbridges","abbey-and-mayor")"),
              "/actions/6: figure-cannot-cross: The mayor cannot cross a drawbridge.");
    EXPECT_EQ(
        errorOfBridgeGame(R"({"drawbridge": [1,0], "from": "road-w", "figure": "follower", "to": "supply"},
                             {"drawbridge": [1,0], "from": "road-w", "figure": "follower", "to": "supply"})"),
        "/actions/7: not-this-step: This is not the step of the turn in which that is done.");
}

TEST(BadDrawbridgeGame, RefusesActionWithoutSet)
{
    const TemporaryFile file(
        R"({"format": "vozka-game", "version": 1, "rules": {"edition": "C2", "sets": ["base"]},
 "players": [{"name": "R", "colour": "red", "kind": "human"}, {"name": "B", "colour": "blue", "kind": "human"}],
 "seed": 1,
 "actions": [{"drawbridge": [1,0], "from": "road-w", "figure": "follower", "to": "supply"}]})");
    const auto answer = call({"replay", file.path()});
    EXPECT_EQ(answer.exitCode, 1);
    EXPECT_NE(answer.err.find("/actions/0/drawbridge: "), std::string::npos) << answer.err;
}

TEST(ReplayDrawbridges, WritesOffersAndEvents)
{
    const TemporaryFile waiting(bridgeGame(""));
    const auto open = call({"replay", waiting.path(), "--json", "--legal"}).json();
    const auto& turn = open["turns"].back();
    EXPECT_EQ(turn["drawbridges"].dump(), R"([{"at":[1,0],"figure":"follower","from":"road-w","player":0,)"
                                          R"("targets":[{"at":[1,0],"feature":"city-n"}]}])");
    EXPECT_EQ(turn["wagons"].dump(), "[]");
    EXPECT_EQ(turn["open"], true);
    EXPECT_EQ(open["final"]["next"].dump(), R"({"player":0,"step":"drawbridge"})")
        << "in Blue's turn, but Red decides";

    const TemporaryFile crossed(
        bridgeGame(R"(, {"drawbridge": [1,0], "from": "road-w", "figure": "follower", "to": [1,0],
        "feature": "city-n"})"));
    const auto done = call({"replay", crossed.path(), "--json"}).json();
    EXPECT_EQ(done["turns"].back()["events"].back().dump(),
              R"({"event":"move","figure":"follower","from":{"at":[1,0],"feature":"road-w"},"player":0,)"
              R"("to":{"at":[1,0],"feature":"city-n"}})");
    EXPECT_EQ(done["turns"].back()["player"], 1);
    EXPECT_EQ(done["final"]["scores"], (std::vector<int>{3, 0}));
}

TEST(ReplayDrawbridges, ReportsBridgeUp)
{
    const TemporaryFile file(R"({"format": "vozka-game", "version": 1,
 "rules": {"edition": "C2", "sets": ["base","drawbridges"], "options": {}},
 "players": [{"name": "R", "colour": "red", "kind": "human"}, {"name": "B", "colour": "blue", "kind": "human"}],
 "seed": 1,
 "actions": [
  {"draw": "DB-08"}, {"place": "DB-08", "at": [1,0], "turns": 0}, {"deploy": "follower", "at": [1,0], "feature": "road-w"},
  {"draw": "E"}, {"place": "E", "at": [1,-1], "turns": 2}, {"pass": true},
  {"draw": "A"}, {"place": "A", "at": [-1,0], "turns": 3}, {"pass": true}
 ]})");
    const auto json = call({"replay", file.path(), "--json", "--legal"}).json();
    std::string up;
    for (const auto& event : json["turns"].back()["events"])
        if (event["event"] == "bridge-up")
            up = event.dump();
    EXPECT_EQ(up,
              R"({"at":[1,0],"event":"bridge-up","feature":"road-w","to":{"at":[1,0],"feature":"city-n"}})");
    EXPECT_EQ(json["turns"].back()["drawbridges"].dump(), "[]");
    EXPECT_NE(call({"replay", file.path()}).out.find("so the bridge is up"), std::string::npos);
}

TEST(SetsWithDrawbridges, AreMarkedAsUnofficial)
{
    const auto sets = call({"sets", "--json"}).json()["sets"];
    for (const auto& set : sets) {
        if (set["set"] == "drawbridges")
            EXPECT_EQ(set["unofficialWith"].front(), "abbey-and-mayor") << set;
        else if (set["set"] == "base" || set["set"] == "first-game" || set["set"] == "wiki-examples")
            EXPECT_TRUE(set["unofficialWith"].empty()) << set;
        else
            EXPECT_EQ(set["unofficialWith"].dump(), R"(["drawbridges"])") << set;
    }
    EXPECT_NE(call({"sets"}).out.find("drawbridges: 12 tiles of 12 kinds, unofficial with abbey-and-mayor"),
              std::string::npos);
}

} // namespace
} // namespace vozka
