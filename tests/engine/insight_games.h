// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Random games for laws of insight: with and without Abbey & Mayor, in both editions, and with other sets.
#pragma once

#include "insight_scene.h"

namespace vozka {

struct InsightGame {
    int players;
    std::uint64_t seed;
    Edition edition;
    std::vector<std::string> sets{"base"};
};

class InsightGames : public testing::TestWithParam<InsightGame> {
protected:
    [[nodiscard]] static Rules rules()
    {
        return baseRules(GetParam().players, Options(GetParam().edition), GetParam().sets);
    }
};

[[nodiscard]] inline std::vector<InsightGame> insightGames()
{
    const std::vector<std::string> withMayors{"base", "abbey-and-mayor"};
    const std::vector<std::string> withExamples{"base", "abbey-and-mayor", "wiki-examples"};
    return {{2, 21, Edition::C1},
            {3, 22, Edition::C2},
            {5, 23, Edition::C2},
            {2, 24, Edition::C1, withMayors},
            {2, 25, Edition::C2, withMayors},
            {4, 26, Edition::C1, withMayors},
            {6, 27, Edition::C2, withMayors},
            {3, 28, Edition::C1, withExamples},
            {2, 29, Edition::C2, {"base", "drawbridges"}},
            {4, 30, Edition::C2, {"base", "abbey-and-mayor", "drawbridges"}}};
}

/// Games for laws that hold with any set: the games above, and games with further sets. The second river, the
/// flying machines, the phantom, the ferries, the count, the king, the festival, the crop circles and the
/// tunnel are in none of them.
[[nodiscard]] inline std::vector<InsightGame> insightGamesOfMoreSets()
{
    auto games = insightGames();
    games.insert(games.end(), {{3, 31, Edition::C1, {"base", "inns-and-cathedrals", "abbot"}},
                               {3, 32, Edition::C2, {"base", "inns-and-cathedrals", "abbot"}},
                               {2, 33, Edition::C1, {"base", "traders-and-builders"}},
                               {4, 34, Edition::C2, {"base", "traders-and-builders", "abbey-and-mayor"}},
                               {3, 35, Edition::C1, {"base", "princess-and-dragon"}},
                               {2, 36, Edition::C2, {"base", "princess-and-dragon"}},
                               {3, 37, Edition::C1, {"base", "tower"}},
                               {3, 38, Edition::C2, {"base", "tower", "river"}}});
    return games;
}

[[nodiscard]] inline std::string nameOf(const testing::TestParamInfo<InsightGame>& game)
{
    return std::to_string(game.param.players) + "players" + std::to_string(game.param.seed);
}

} // namespace vozka
