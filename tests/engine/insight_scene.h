// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Shared code of the tests of insight: names of places, lines as text, random games.
#pragma once

#include "engine/expansions/list.h"
#include "engine/insight/field_insight.h"
#include "match/dealer.h"
#include "players/random_player.h"
#include "scene.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace vozka {

[[nodiscard]] inline Segment segmentAt(const Rules& rules, const State& state, Cell cell, std::string_view id)
{
    const auto tile = state->board.tileAt(cell);
    EXPECT_NE(tile, noTile) << cell.x << "," << cell.y;
    if (tile == noTile)
        return 0;
    const auto feature = rules.catalogue().kind(state->board.tiles()[tile].kind).find(id);
    EXPECT_NE(feature, noFeature) << id;
    return feature == noFeature ? Segment{0} : state->board.segmentOf(tile, feature);
}

[[nodiscard]] inline FeatureInsight insightAt(const Scene& scene, Cell cell, std::string_view id)
{
    return featureInsight(scene.rules(), scene.state(), segmentAt(scene.rules(), scene.state(), cell, id));
}

/// Table with Abbey & Mayor and only these tiles in the bag.
[[nodiscard]] inline Scene::Table mayorTable(std::vector<std::string_view> bag = {"B", "B"}, int players = 2,
                                             Edition edition = Edition::C2)
{
    return {.sets = {"base", "abbey-and-mayor"},
            .players = players,
            .options = Options(edition),
            .bag = std::move(bag)};
}

/// "A 3 base.final.field" for each line.
[[nodiscard]] inline std::vector<std::string> textOf(const std::vector<ScoreLine>& lines)
{
    std::vector<std::string> text;
    for (const auto& line : lines)
        text.push_back(std::string(1, static_cast<char>('A' + line.player)) + " "
                       + std::to_string(line.points) + " " + std::string(line.rule));
    return text;
}

/// Score lines of the events; with `finalOnly` the lines after the end of the last turn.
[[nodiscard]] inline std::vector<ScoreLine> linesOf(const Events& events, bool finalOnly = false)
{
    std::vector<ScoreLine> lines;
    bool isCounted = !finalOnly;
    for (const auto& happened : events) {
        isCounted |= happened.type == event::end;
        if (isCounted && happened.type == event::score)
            lines.push_back(happened.line);
    }
    return lines;
}

/// Plays a random game and calls `check(state, events)` for every state with the new events.
template<class Check>
void playRandomGame(const Rules& rules, std::uint64_t seed, Check check)
{
    const Dealer dealer(seed);
    RandomPlayer player(seed + 1);
    ActionList scratch;
    State state = rules.start();
    Events events;
    while (!state->over) {
        check(state, events);
        const auto action =
            state->toMove == noPlayer ? dealer.next(rules, state) : player.choose(rules, state, scratch);
        events.clear();
        rules.apply(state, action, &events);
    }
    check(state, events);
}

} // namespace vozka
