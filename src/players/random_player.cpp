// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "players/random_player.h"

namespace vozka {

Action RandomPlayer::choose(const Rules& rules, const State& state, ActionList& scratch)
{
    rules.legal(state, scratch, Placements::Distinct);
    return scratch[m_random.below(static_cast<std::uint32_t>(scratch.size()))];
}

} // namespace vozka
