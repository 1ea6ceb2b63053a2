// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Boards with besieged cities.
#pragma once

#include "engine/expansions/list.h"
#include "engine/insight/end_lines.h"
#include "written_action.h"

namespace vozka::siege_game {

/// Table with the base set, a set with besieged cities and these sets. A board can have any number of their
/// tiles. The bag has some besieged tiles, because the game can only have marks of its tiles.
inline Scene::Table tableOfSiege(std::vector<std::string> addedSets = {})
{
    addedSets.insert(addedSets.begin(), {"base", "cathars"});
    return {.sets = std::move(addedSets),
            .bag = std::vector<std::string_view>{"B", "B", "B", "B", "B", "B", "CA-01", "CA-01"}};
}

/// The same with another value of an option.
inline Scene::Table tableOfSiege(std::string_view option, int value, std::vector<std::string> addedSets = {})
{
    auto table = tableOfSiege(std::move(addedSets));
    table.options.set(*findOption(option), value);
    return table;
}

/// Score lines if the game ends now, as `Scene::scoreLines`, with initials.
inline std::string linesAtEnd(const Scene& scene)
{
    std::string text;
    const EndLines lines(scene.rules(), scene.state());
    for (const auto& line : lines.all()) {
        text.append(1, static_cast<char>('A' + line.player)).append(" ").append(std::to_string(line.points));
        for (const auto& term : line.terms)
            text.append(&term == &line.terms.front() ? " = " : " + ")
                .append(term.term)
                .append(" ")
                .append(std::to_string(term.points));
        text += '\n';
    }
    return text;
}

/// Text of the action: the knight on that feature escapes.
inline std::string escapeText(std::string_view cell, std::string_view feature,
                              std::string_view figure = "follower")
{
    return std::string(R"({"escape": ")")
        .append(figure)
        .append(R"(", "at": [)")
        .append(cell)
        .append(R"(], "feature": ")")
        .append(feature)
        .append(R"("})");
}

} // namespace vozka::siege_game
