// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Boards with the dragon and the fairy, and their options.
#pragma once

#include "engine/expansions/list.h"
#include "written_action.h"

namespace vozka::dragon_game {

[[nodiscard]] inline Options optionsWith(std::string_view name, std::string_view value)
{
    Options options;
    const auto* spec = findOption(name);
    for (const auto& one : valuesOf(*spec))
        if (one.word == value)
            options.set(*spec, one.value);
    return options;
}

inline const std::vector<std::string> dragonSets{"base", "princess-and-dragon"};
inline const std::vector<std::string> abbeySets{"base", "abbey-and-mayor", "princess-and-dragon"};
inline const std::vector<std::string> allSets{"base", "inns-and-cathedrals", "abbot", "abbey-and-mayor",
                                              "princess-and-dragon"};
inline const Scene::Table table{.sets = dragonSets};
inline const Scene::Table abbeyTable{.sets = abbeySets};
inline const Scene::Table allTable{.sets = allSets};
inline const Scene::Table lastTurnTable{.sets = dragonSets, .bag = std::vector<std::string_view>{}};

[[nodiscard]] inline Scene::Table tableWith(std::string_view option, std::string_view value,
                                            const std::vector<std::string>& sets = dragonSets)
{
    return {.sets = sets, .options = optionsWith(option, value)};
}

[[nodiscard]] inline Cell dragonAt(const Scene& scene)
{
    return scene.state()->cellOf(*scene.state()->token(TokenKind{0}));
}

[[nodiscard]] inline bool isDragonOnBoard(const Scene& scene)
{
    return scene.state()->token(TokenKind{0}) != nullptr;
}

/// Draws a tile of that kind.
inline void draw(Scene& scene, std::string_view kind)
{
    scene.apply(Action::draw(scene.rules().catalogue().find(kind)));
}

} // namespace vozka::dragon_game
