// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A list with a capacity that is chosen at run time, in memory that it does not own.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <new>
#include <span>
#include <type_traits>

namespace vozka {

/// The owner of the memory attaches it and copies the entries. A table itself cannot be copied.
template<class T>
class StateTable {
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

public:
    StateTable() = default;
    StateTable(const StateTable&) = delete;
    StateTable& operator=(const StateTable&) = delete;

    /// Makes an empty table. Requires: the memory has `capacity` entries and outlives the use of the table.
    void attach(T* entries, std::size_t capacity)
    {
        assert(capacity <= UINT16_MAX);
        m_entries = entries;
        m_capacity = static_cast<std::uint16_t>(capacity);
        m_size = 0;
    }

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] std::size_t capacity() const { return m_capacity; }
    [[nodiscard]] const T& operator[](std::size_t at) const
    {
        assert(at < m_size);
        return m_entries[at];
    }
    [[nodiscard]] T& operator[](std::size_t at)
    {
        assert(at < m_size);
        return m_entries[at];
    }
    [[nodiscard]] T& back() { return (*this)[m_size - 1U]; }
    [[nodiscard]] std::span<const T> all() const { return {m_entries, m_size}; }
    [[nodiscard]] std::span<T> all() { return {m_entries, m_size}; }

    /// Requires: the table is not full.
    T& push_back(const T& entry)
    {
        assert(m_size < m_capacity);
        return m_entries[m_size++] = entry;
    }
    /// Constructs an entry in place. Requires: the table is not full.
    template<class... Members>
    T& add(const Members&... members)
    {
        assert(m_size < m_capacity);
        return *::new (static_cast<void*>(m_entries + m_size++)) T{members...};
    }
    /// Requires: the table is not empty.
    void pop_back()
    {
        assert(m_size > 0);
        --m_size;
    }
    /// Inserts before the entry `at`. Requires: the table is not full.
    T& insert(std::size_t at, const T& entry)
    {
        assert(at <= m_size && m_size < m_capacity);
        std::copy_backward(m_entries + at, m_entries + m_size, m_entries + m_size + 1);
        ++m_size;
        return m_entries[at] = entry;
    }
    /// Requires: the entry exists.
    void erase(std::size_t at)
    {
        assert(at < m_size);
        std::copy(m_entries + at + 1, m_entries + m_size, m_entries + at);
        --m_size;
    }
    /// Replaces all entries. Requires: `given` is not longer than `capacity()`.
    void assign(std::span<const T> given)
    {
        assert(given.size() <= m_capacity);
        m_size = static_cast<std::uint16_t>(given.size());
        std::copy(given.begin(), given.end(), m_entries);
    }
    /// Sets the number of entries: removes the last ones or appends copies of `value`. Requires: `size` is at
    /// most `capacity()`.
    void resize(std::size_t size, const T& value = {})
    {
        assert(size <= m_capacity);
        if (size > m_size)
            std::fill(m_entries + m_size, m_entries + size, value);
        m_size = static_cast<std::uint16_t>(size);
    }

    bool operator==(const StateTable& other) const { return std::ranges::equal(all(), other.all()); }

private:
    T* m_entries = nullptr;
    std::uint16_t m_size = 0;
    std::uint16_t m_capacity = 0;
};

} // namespace vozka
