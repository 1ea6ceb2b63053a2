// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A state without unused memory, for histories of games. Copies share the memory.
#pragma once

#include "engine/rules/state/state.h"

#include <memory>

namespace vozka {

class PackedState {
public:
    explicit PackedState(const State& state);
    /// Valid as long as the packed state or a copy of it exists.
    [[nodiscard]] const GameData& data() const { return **m_state; }
    /// Returns a copy that rules can change. Takes some microseconds.
    [[nodiscard]] State unpacked() const;
    /// Size of its memory in bytes, without data that all states of the game share.
    [[nodiscard]] std::size_t bytes() const { return m_state->bytes(); }
    bool operator==(const PackedState& other) const
    {
        return m_state == other.m_state || *m_state == *other.m_state;
    }

private:
    std::shared_ptr<const StateLayout> m_layout;
    /// Its cell table is empty: `Board::at` does not work.
    std::shared_ptr<const State> m_state;
};

} // namespace vozka
