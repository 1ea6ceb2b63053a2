// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "players/computer_player.h"

#include "players/one_turn_player.h"
#include "players/random_player.h"
#include "players/search_player.h"

#include <algorithm>
#include <utility>

namespace vozka {

namespace {

/// Takes random legal actions.
class RandomLevelPlayer final : public ComputerPlayer {
public:
    explicit RandomLevelPlayer(Rules rules) : m_rules(std::move(rules)) {}

    [[nodiscard]] SearchResult think(const State& state, const Budget& budget, std::stop_token) override
    {
        RandomPlayer player(mix(budget.seed) ^ mix(state.hash()));
        State current = state;
        SearchResult result;
        do {
            result.actions.push_back(player.choose(m_rules, current, m_scratch));
            m_rules.apply(current, result.actions.back());
        } while (!current->over && current->toMove == state->toMove && current->turn == state->turn);
        result.candidates.push_back({result.actions, 1, 0, {}});
        return result;
    }

private:
    Rules m_rules;
    ActionList m_scratch;
};

} // namespace

std::optional<Level> findLevel(std::string_view name)
{
    const auto found = std::ranges::find(levelNames, name);
    if (found == levelNames.end())
        return {};
    return static_cast<Level>(found - levelNames.begin());
}

std::unique_ptr<ComputerPlayer> makePlayer(Level level, const Rules& rules)
{
    switch (level) {
    case Level::Random:
        return std::make_unique<RandomLevelPlayer>(rules);
    case Level::Easy:
        return std::make_unique<OneTurnPlayer>(rules, OneTurnPlayer::Goal::Greedy);
    case Level::Medium:
        return std::make_unique<OneTurnPlayer>(rules, OneTurnPlayer::Goal::ExpectedResult);
    case Level::Hard:
        break;
    }
    return std::make_unique<SearchPlayer>(rules);
}

} // namespace vozka
