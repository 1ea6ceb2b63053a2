// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Actions written as in a file, for a scene.
#pragma once

#include "records/position.h"
#include "scene.h"

#include <gtest/gtest.h>

namespace vozka {

inline Action actionFrom(const Scene& scene, std::string_view text)
{
    records::PositionRecord record;
    for (const auto& tile : scene.state()->board.tiles())
        record.position.tiles.push_back({.kind = tile.kind, .at = tile.cell, .turns = tile.turns});
    const auto action = records::readAction(text, "action", record, scene.rules());
    EXPECT_TRUE(action) << text << ": " << (action ? "" : action.error().code);
    return action ? *action : Action::pass();
}

/// Code of the refusal if the action is tried in its own step, "" if it is allowed.
inline std::string refusalCode(const Scene& scene, std::string_view text)
{
    const auto action = actionFrom(scene, text);
    const auto state = scene.rules().asIfInStep(scene.state(), action);
    const auto refusal = scene.rules().refusal(state, action);
    return refusal ? std::string(refusal->code) : std::string();
}

/// The same for the current step.
inline std::string currentRefusalCode(const Scene& scene, std::string_view text)
{
    const auto refusal = scene.rules().refusal(scene.state(), actionFrom(scene, text));
    return refusal ? std::string(refusal->code) : std::string();
}

inline void perform(Scene& scene, std::string_view text)
{
    const auto action = actionFrom(scene, text);
    ASSERT_FALSE(scene.rules().refusal(scene.state(), action))
        << text << ": " << scene.rules().refusal(scene.state(), action)->code;
    scene.apply(action);
}

/// Words of all legal actions now except passing, each followed by a blank.
inline std::string choices(const Scene& scene)
{
    ActionList legal;
    scene.rules().legal(scene.state(), legal);
    std::string text;
    for (const auto& action : legal)
        if (const auto* form = scene.rules().book().formOf(action); action.type != Action::Type::Pass)
            text.append(form->word()).append(1, ' ');
    return text;
}

} // namespace vozka
