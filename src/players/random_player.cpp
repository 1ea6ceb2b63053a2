// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "players/random_player.h"

namespace vozka {

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
