// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A list with a fixed capacity, stored inside the object. Copies and comparisons access only the entries in
// use.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <type_traits>

namespace vozka {

template<class T, std::size_t Capacity>
class InlineList {
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);
    static_assert(Capacity <= UINT16_MAX);

public:
    // Entries are written when they are added. `= default` would delete this constructor because of the
    // union.
    InlineList() {} // NOLINT(modernize-use-equals-default)
    InlineList(const InlineList& other) : m_size(other.m_size) { copy(other); }
    InlineList& operator=(const InlineList& other)
    {
        m_size = other.m_size;
        copy(other);
        return *this;
    }
    ~InlineList() = default;

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] const T& operator[](std::size_t at) const { return entries[at]; }
    [[nodiscard]] T& operator[](std::size_t at) { return entries[at]; }
    [[nodiscard]] T& back() { return entries[m_size - 1U]; }
    [[nodiscard]] std::span<const T> all() const { return {entries.data(), m_size}; }

    /// Requires: the list is not full.
    T& push_back(const T& entry) { return entries[m_size++] = entry; }
    void clear() { m_size = 0; }
    /// Requires: the list is not empty.
    void pop_back() { --m_size; }
    /// Keeps only the first `size` entries. Requires: there are at least `size` entries.
    void resize(std::size_t size) { m_size = static_cast<std::uint16_t>(size); }
    /// Inserts before the entry `at`. Requires: the list is not full.
    void insert(std::size_t at, const T& entry)
    {
        std::copy_backward(entries.data() + at, entries.data() + m_size, entries.data() + m_size + 1);
        entries[at] = entry;
        ++m_size;
    }
    /// Requires: the entry exists.
    void erase(std::size_t at)
    {
        std::copy(entries.data() + at + 1, entries.data() + m_size, entries.data() + at);
        --m_size;
    }

    /// Replaces all entries. Requires: `given` is not longer than the capacity.
    void assign(std::span<const T> given)
    {
        m_size = static_cast<std::uint16_t>(given.size());
        std::copy(given.begin(), given.end(), entries.data());
    }

    bool operator==(const InlineList& other) const { return std::ranges::equal(all(), other.all()); }

private:
    void copy(const InlineList& other)
    {
        if (this != &other)
            std::copy_n(other.entries.data(), m_size, entries.data());
    }

    // In a union, so that no constructor writes unused entries.
    union {
        std::array<T, Capacity> entries;
    };
    std::uint16_t m_size = 0;
};

} // namespace vozka
