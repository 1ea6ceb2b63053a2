// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The state of a game at one time: a value that can be copied, compared and kept for undo.
#pragma once

#include "engine/rules/state/game_data.h"
#include "engine/rules/state/state_layout.h"

#include <cstddef>
#include <memory>

namespace vozka {

/// Any code can read a state (`state->scores`). Only Rules and PositionLoader change it. The tables are in
/// one block of memory with sizes for the rules of the game. Copying copies only the entries in use. An
/// assignment allocates only if the other state has another layout. A state made by the default constructor
/// has no data and must be assigned before use.
class State {
public:
    State() = default;
    State(const State& other);
    State(State&& other) noexcept = default;
    State& operator=(const State& other);
    State& operator=(State&& other) noexcept = default;
    ~State() = default;

    [[nodiscard]] const StateData* operator->() const& { return m_data.get(); }
    [[nodiscard]] const StateData& operator*() const& { return *m_data; }
    // Deleted for temporary states: the reference would outlive the state.
    const StateData* operator->() const&& = delete;
    const StateData& operator*() const&& = delete;
    bool operator==(const State& other) const;
    [[nodiscard]] std::size_t hash() const;
    /// Size of the memory of the state in bytes.
    [[nodiscard]] std::size_t bytes() const;

private:
    friend class Rules;
    friend class PositionLoader;
    friend class PackedState;
    /// Makes an empty state with that layout.
    explicit State(std::shared_ptr<const StateLayout> layout);

    [[nodiscard]] StateData& data() { return *m_data; }
    /// Returns a copy with that layout. Requires: the layout has space for the entries in use.
    [[nodiscard]] State withLayout(std::shared_ptr<const StateLayout> layout) const;
    /// Smallest layout for the entries in use, without a cell table.
    [[nodiscard]] StateLayout usedLayout() const;

    struct FreeBlock {
        void operator()(StateData* data) const;
    };
    std::shared_ptr<const StateLayout> m_layout;
    /// The data is at the start of the block, the tables follow.
    std::unique_ptr<StateData, FreeBlock> m_data;
};

} // namespace vozka
