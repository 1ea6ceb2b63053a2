// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "players/random_player.h"

#include "match/dealer.h"

namespace vozka {

std::uint32_t Random::below(std::uint32_t count)
{
    m_state += 0x9e3779b97f4a7c15;
    return static_cast<std::uint32_t>((mix(m_state) >> 32U) * count >> 32U);
}

void keepLooksOnce(const TileCatalogue& catalogue, ActionList& actions)
{
    if (actions.empty() || actions.front().type != Action::Type::Place)
        return;
    const Turns looks = catalogue.compiled(actions.front().kind).looks;
    if (looks < sideCount)
        actions.keepIf([looks](const Action& action) { return action.turns < looks; });
}

Action RandomPlayer::choose(const Rules& rules, const State& state, ActionList& scratch)
{
    rules.legal(state, scratch);
    keepLooksOnce(rules.catalogue(), scratch);
    return scratch[m_random.below(static_cast<std::uint32_t>(scratch.size()))];
}

} // namespace vozka
