// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Memory of a state for small data of the expansions.
#pragma once

#include "engine/base/state_table.h"

#include <cassert>
#include <cstddef>
#include <span>
#include <type_traits>

namespace vozka {

/// Data of the expansions, at the offsets that RuleBook::reserveSlot returned. The core does not read it.
class ExpansionSlots {
public:
    ExpansionSlots() = default;
    ExpansionSlots(const ExpansionSlots&) = delete;
    ExpansionSlots& operator=(const ExpansionSlots&) = delete;

    template<class T>
    [[nodiscard]] const T& get(std::size_t offset) const
    {
        static_assert(std::is_trivially_copyable_v<T> && alignof(T) <= alignof(std::max_align_t));
        assert(offset + sizeof(T) <= m_bytes.size());
        return *reinterpret_cast<const T*>(m_bytes.all().data() + offset);
    }
    template<class T>
    [[nodiscard]] T& get(std::size_t offset)
    {
        static_assert(std::is_trivially_copyable_v<T> && alignof(T) <= alignof(std::max_align_t));
        assert(offset + sizeof(T) <= m_bytes.size());
        return *reinterpret_cast<T*>(m_bytes.all().data() + offset);
    }
    /// Several values that were reserved together.
    template<class T>
    [[nodiscard]] std::span<T> all(std::size_t offset, std::size_t count)
    {
        assert(offset + count * sizeof(T) <= m_bytes.size());
        return count == 0 ? std::span<T>() : std::span<T>(&get<T>(offset), count);
    }
    [[nodiscard]] std::span<const std::byte> bytes() const { return m_bytes.all(); }
    bool operator==(const ExpansionSlots&) const = default;

private:
    friend struct StateTables;
    StateTable<std::byte> m_bytes;
};

} // namespace vozka
