// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A state as it is kept by the hundred: a third as large, to be looked at but for its board. Nobody changes
// it, so copies share it.
#pragma once

#include "engine/board/packed_board.h"
#include "engine/rules/state/state.h"

#include <memory>

namespace vozka {

class PackedState {
public:
    explicit PackedState(const State& state);
    /// As long as the packed state or a copy of it.
    [[nodiscard]] const GameStanding& standing() const { return m_kept->standing; }
    /// Some microseconds each time.
    [[nodiscard]] State unpacked() const;
    bool operator==(const PackedState& other) const
    {
        return m_kept == other.m_kept
               || (m_kept->standing == other.m_kept->standing && m_kept->board == other.m_kept->board);
    }

private:
    struct Kept {
        GameStanding standing;
        PackedBoard board;
    };
    std::shared_ptr<const Kept> m_kept;
};

} // namespace vozka
