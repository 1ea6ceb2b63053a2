// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "samples.h"

#include "records/position.h"

#include <gtest/gtest.h>

namespace vozka::records {

std::string gameText()
{
    return R"({"format": "vozka-game", "version": 1,
 "rules": {"edition": "C2", "sets": ["base"], "options": {"clock": 600, "undo": false, "wagonMove": "C1"}},
 "players": [{"name": "Anna", "colour": "red", "kind": "human"}, {"name": "Jiří", "colour": "pink", "kind": "hard"}],
 "seed": 42,
 "actions": [
  {"draw": "V"},
  {"place": "V", "at": [1,0], "turns": 1},
  {"deploy": "follower", "at": [1,0], "feature": "road-sw"},
  {"draw": "B"},
  {"discard": "B"},
  {"pass": true}
 ]}
)";
}

std::string drawbridgeGameText()
{
    return R"({"format": "vozka-game", "version": 1,
 "rules": {"edition": "C2", "sets": ["base","abbey-and-mayor","drawbridges"], "options": {}},
 "players": [{"name": "Anna", "colour": "red", "kind": "human"}, {"name": "Jiří", "colour": "pink", "kind": "hard"}],
 "seed": 42,
 "actions": [
  {"draw": "DB-08"},
  {"place": "DB-08", "at": [1,0], "turns": 0},
  {"deploy": "wagon", "at": [1,0], "feature": "road-w"},
  {"drawbridge": [1,0], "from": "road-w", "figure": "follower", "to": [1,0], "feature": "city-n"},
  {"drawbridge": [0,0], "from": "road-ew", "figure": "follower", "to": "supply"},
  {"wagon": [1,0], "to": [1,0], "feature": "city-n"},
  {"wagon": [1,0], "to": "supply"}
 ]}
)";
}

std::string positionText()
{
    return R"({"format": "vozka-position", "version": 1,
 "rules": {"edition": "C1", "sets": ["base","wiki-examples"], "options": {}},
 "players": [{"name": "Red", "colour": "red"}, {"name": "Blue", "colour": "blue"}],
 "toMove": 1,
 "scores": [3,5],
 "tiles": [
  {"tile": "D", "at": [0,0], "turns": 0},
  {"tile": "D", "at": [1,0], "turns": 0}
 ],
 "figures": [
  {"player": 0, "kind": "follower", "at": [0,0], "feature": "road-ew"}
 ]}
)";
}

std::string tileSetText()
{
    return R"({"format": "vozka-tiles", "version": 1, "set": "two", "note": "for tests",
 "tiles": [
  {"id": "B", "count": 4, "features": [
    {"id": "monastery", "kind": "monastery"},
    {"id": "field-1", "kind": "field", "halfEdges": ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"]}]},
  {"id": "D", "count": 4, "start": true, "features": [
    {"id": "city-n", "kind": "city", "edges": "N", "coatsOfArms": 1},
    {"id": "road-ew", "kind": "road", "edges": "EW"},
    {"id": "field-1", "kind": "field", "halfEdges": ["EL", "WR"], "cities": ["city-n"]},
    {"id": "field-2", "kind": "field", "halfEdges": ["ER", "SL", "SR", "WL"]}]}
 ]}
)";
}

std::string with(std::string text, std::string_view part, std::string_view replacement)
{
    const auto at = text.find(part);
    EXPECT_NE(at, std::string::npos) << part;
    return at == std::string::npos ? text : text.replace(at, part.size(), replacement);
}

namespace {

template<class T>
std::string faultOf(const Result<T>& result)
{
    if (result)
        return "read";
    EXPECT_EQ(result.error().file, "file");
    return result.error().pointer + " " + result.error().code;
}

} // namespace

std::string gameFault(std::string_view text)
{
    return faultOf(readGame(text, "file"));
}

std::string gameFaultWith(std::string_view part, std::string_view replacement)
{
    return gameFault(with(gameText(), part, replacement));
}

std::string positionFault(std::string_view text)
{
    const auto record = readPosition(text, "file");
    return record ? faultOf(layOut(*record, "file")) : faultOf(record);
}

std::string tileSetFault(std::string_view text)
{
    return faultOf(readTileSet(text, "file"));
}

} // namespace vozka::records
