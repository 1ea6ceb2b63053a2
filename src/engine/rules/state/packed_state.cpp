// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/state/packed_state.h"

namespace vozka {

PackedState::PackedState(const State& state)
    : m_layout(state.m_layout),
      m_state(std::make_shared<const State>(
          state.withLayout(std::make_shared<const StateLayout>(state.usedLayout()))))
{}

State PackedState::unpacked() const
{
    return m_state->withLayout(m_layout);
}

} // namespace vozka
