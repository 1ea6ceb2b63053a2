// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Boards around Carcassonne.
#pragma once

#include "written_action.h"

namespace vozka::count_game {

/// The south-east of the city. 0,0 is the cell of CO-07. Alice's follower is on the road to the gate.
inline constexpr std::string_view roadToGate = "CO-070           CO-080\n"
                                               "CO-110/A:road-s  CO-120\n";

/// Table with the base set, the set of the count and these sets.
inline Scene::Table tableOfCount(std::vector<std::string> addedSets)
{
    addedSets.insert(addedSets.begin(), {"base", "count"});
    return {.sets = std::move(addedSets)};
}

/// The same without the tiles of the city that are not on the board. A board can have any number of other
/// tiles.
inline Scene::Table tableOfCityPart(std::vector<std::string> addedSets)
{
    auto table = tableOfCount(std::move(addedSets));
    table.bag = std::vector<std::string_view>{"A", "B", "U", "U"};
    return table;
}

/// Bob completes Alice's road, so that she gets 2 points, and moves a figure to the quarter. Alice is next.
/// `count`: the quarter of the count after the move; if empty, the count stays.
inline void moveToQuarter(Scene& scene, const std::string& quarter, const std::string& figure = "follower",
                          const std::string& count = "")
{
    scene.pass();
    while (scene.step() == "abbey")
        scene.pass();
    perform(scene, R"({"draw": "A"})");
    perform(scene, R"({"place": "A", "at": [0,2], "turns": 2})");
    scene.pass();
    perform(scene, R"({"quarter": ")" + quarter + R"(", "figure": ")" + figure + R"("})");
    if (count.empty())
        scene.pass();
    else
        perform(scene, R"({"count": ")" + count + R"("})");
}

/// Text of the action: a figure of the deciding player leaves the quarter for the feature.
inline std::string leaveText(std::string_view quarter, std::string_view figure, std::string_view cell,
                             std::string_view feature)
{
    return std::string(R"({"leave": ")")
        .append(quarter)
        .append(R"(", "figure": ")")
        .append(figure)
        .append(R"(", "at": [)")
        .append(cell)
        .append(R"(], "feature": ")")
        .append(feature)
        .append(R"("})");
}

/// Score line of Alice's road.
inline const std::string roadLine = "Alice 2 = road.tiles 2\n";

} // namespace vozka::count_game
