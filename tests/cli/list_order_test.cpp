// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The indices of kinds and actions depend on the order of the list of expansions. Games and files do not
// depend on it.
#include "call.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

namespace vozka {
namespace {

/// Returns the value with all lists sorted, because the order of legal actions may differ.
nlohmann::json sorted(nlohmann::json value)
{
    for (auto& entry : value)
        if (entry.is_structured())
            entry = sorted(std::move(entry));
    if (value.is_array())
        std::sort(value.begin(), value.end());
    return value;
}

/// Returns the lines sorted, because final score lines of one player may be in another order.
std::vector<std::string> sortedLines(const std::string& text)
{
    std::istringstream in(text);
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);)
        lines.push_back(line);
    std::ranges::sort(lines);
    return lines;
}

class ListOrder : public testing::TestWithParam<std::string> {};

TEST_P(ListOrder, ChangesNoGame)
{
    std::string file = gamePath(GetParam() + ".vozka");
    const TemporaryFile played;
    if (GetParam() == "all-sets") {
        file = played.path();
        const auto answer =
            call(VOZKA_CLI,
                 {"play", "--players", "random,random,random", "--seed", "7", "--out", file, "--sets",
                  "base,abbey-and-mayor,drawbridges,inns-and-cathedrals,abbot,river,river-2,"
                  "traders-and-builders,princess-and-dragon,tower,flying-machines,phantom,ferries,count,"
                  "king-and-robber,festival,crop-circles,tunnel,cult,siege,cathars"});
        ASSERT_EQ(answer.exitCode, 0) << answer.err;
    }
    const auto usual = call(VOZKA_CLI, {"replay", "--json", "--legal", file});
    const auto other = call(VOZKA_CLI_OTHER_LIST, {"replay", "--json", "--legal", file});
    ASSERT_EQ(usual.exitCode, 0) << usual.err;
    ASSERT_EQ(other.exitCode, 0) << other.err;
    EXPECT_EQ(sorted(other.json()), sorted(usual.json()));
    EXPECT_EQ(sortedLines(call(VOZKA_CLI_OTHER_LIST, {"replay", file}).out),
              sortedLines(call(VOZKA_CLI, {"replay", file}).out));
}

INSTANTIATE_TEST_SUITE_P(Games, ListOrder,
                         testing::Values("all-sets", "abbey-and-mayor-c1-3", "drawbridges-abbey-c1-3",
                                         "princess-and-dragon-2", "tower-c1-3", "traders-abbey-c1-3",
                                         "flying-machines-2", "phantom-c1-3", "count-3", "count-c1-2",
                                         "king-and-robber-3", "festival-3", "crop-circles-3", "tunnel-2",
                                         "cult-2", "siege-3"),
                         [](const auto& game) {
                             auto name = game.param;
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

} // namespace
} // namespace vozka
