// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/state/packed_state.h"

namespace vozka {

PackedState::PackedState(const State& state)
    : m_kept(std::make_shared<const Kept>(Kept{*state, PackedBoard(state->board)}))
{}

State PackedState::unpacked() const
{
    State state;
    static_cast<GameStanding&>(state.m_data) = m_kept->standing;
    m_kept->board.unpack(state.m_data.board);
    return state;
}

} // namespace vozka
