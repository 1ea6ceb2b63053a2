// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A list of limited length in memory that it does not own.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <new>
#include <span>
#include <type_traits>

namespace vozka {

/// The owner of the memory attaches it and copies the entries: a table itself cannot be copied.
template<class T>
class StateTable {
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

public:
    StateTable() = default;
    StateTable(const StateTable&) = delete;
    StateTable& operator=(const StateTable&) = delete;

    /// Requires: the memory is for `room` entries and stays as long as the table is used.
    void attach(T* entries, std::size_t room)
    {
        assert(room <= UINT16_MAX);
        m_entries = entries;
        m_room = static_cast<std::uint16_t>(room);
        m_size = 0;
    }

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] std::size_t room() const { return m_room; }
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

    /// Requires: there is room.
    T& push_back(const T& entry)
    {
        assert(m_size < m_room);
        return m_entries[m_size++] = entry;
    }
    /// Appends an entry of these members, which is not copied. Requires: there is room.
    template<class... Members>
    T& add(const Members&... members)
    {
        assert(m_size < m_room);
        return *::new (static_cast<void*>(m_entries + m_size++)) T{members...};
    }
    /// Requires: there is an entry.
    void pop_back()
    {
        assert(m_size > 0);
        --m_size;
    }
    /// The entries from there on move down by one. Requires: there is room.
    T& insert(std::size_t at, const T& entry)
    {
        assert(at <= m_size && m_size < m_room);
        std::copy_backward(m_entries + at, m_entries + m_size, m_entries + m_size + 1);
        ++m_size;
        return m_entries[at] = entry;
    }
    /// The entries behind it move up by one. Requires: it exists.
    void erase(std::size_t at)
    {
        assert(at < m_size);
        std::copy(m_entries + at + 1, m_entries + m_size, m_entries + at);
        --m_size;
    }
    /// Replaces all entries. Requires: there is room.
    void assign(std::span<const T> given)
    {
        assert(given.size() <= m_room);
        m_size = static_cast<std::uint16_t>(given.size());
        std::copy(given.begin(), given.end(), m_entries);
    }
    /// Makes it as long as that, with new entries of the given value. Requires: there is room.
    void resize(std::size_t size, const T& value = {})
    {
        assert(size <= m_room);
        if (size > m_size)
            std::fill(m_entries + m_size, m_entries + size, value);
        m_size = static_cast<std::uint16_t>(size);
    }

    bool operator==(const StateTable& other) const { return std::ranges::equal(all(), other.all()); }

private:
    T* m_entries = nullptr;
    std::uint16_t m_size = 0;
    std::uint16_t m_room = 0;
};

} // namespace vozka
