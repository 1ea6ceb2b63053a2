// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/commands.h"
#include "cli/common.h"
#include "engine/expansions/list.h"

#include <iostream>

namespace vozka::cli {

namespace {

int tileCount(const TileSet& set)
{
    int tiles = 0;
    for (const auto& tile : set.tiles)
        tiles += tile.count;
    return tiles;
}

/// Returns the sets that have no official rules together with this one.
Json unofficialWith(const TileSet& set)
{
    Json others = Json::array();
    for (const Code other : playableTileSets())
        if (other != set.name && !unofficialAmong(std::array{set.name, std::string(other)}).empty())
            others.push_back(other);
    return others;
}

std::string joinedNames(const Json& names)
{
    std::string text;
    for (const auto& name : names)
        text.append(text.empty() ? "" : ", ").append(name);
    return text;
}

int printSets(bool json)
{
    Json list = Json::array();
    for (const auto& set : records::TileLibrary::builtIn().sets())
        list.push_back({{"set", set.name},
                        {"tiles", tileCount(set)},
                        {"kinds", set.tiles.size()},
                        {"offered", set.offered},
                        {"unofficialWith", unofficialWith(set)}});
    if (json) {
        print(Json{{"sets", std::move(list)}});
        return exitSuccess;
    }
    for (const auto& set : records::TileLibrary::builtIn().sets()) {
        std::cout << set.name << ": " << tileCount(set) << " tiles of " << set.tiles.size() << " kinds"
                  << (set.offered ? "" : ", only in positions and records that name it");
        if (const auto others = unofficialWith(set); !others.empty())
            std::cout << ", unofficial with " << joinedNames(others);
        std::cout << '\n';
    }
    return exitSuccess;
}

} // namespace

void addSets(CLI::App& app, int& exitCode)
{
    auto* command = app.add_subcommand("sets", "Lists the tile sets");
    auto json = std::make_shared<bool>(false);
    command->add_flag("--json", *json, "Print JSON");
    command->callback([json, &exitCode] { exitCode = printSets(*json); });
}

} // namespace vozka::cli
