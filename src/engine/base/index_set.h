// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A set of small numbers, stored inside the object.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace vozka {

/// Set of numbers below a size that is chosen at run time and is at most `Most`. The cost of functions and
/// copies depends on that size, not on `Most`. Allocates no memory.
template<std::size_t Most>
class IndexSet {
public:
    IndexSet() = default;
    /// Makes an empty set. Requires: `size` is at most `Most`.
    explicit IndexSet(std::size_t size) : m_words((size + 63) / 64)
    {
        assert(size <= Most);
        for (std::size_t i = 0; i < m_words; ++i)
            m_bits[i] = 0;
    }
    IndexSet(const IndexSet& other) : m_words(other.m_words) { copy(other); }
    IndexSet& operator=(const IndexSet& other)
    {
        m_words = other.m_words;
        copy(other);
        return *this;
    }
    ~IndexSet() = default;

    /// Requires, as for all functions with a number: the number is below the size.
    [[nodiscard]] bool contains(std::size_t number) const
    {
        assert(number / 64 < m_words);
        return (m_bits[number / 64] >> number % 64 & 1U) != 0;
    }
    /// Returns true if the number was not in the set.
    bool insert(std::size_t number)
    {
        const bool isNew = !contains(number);
        m_bits[number / 64] |= std::uint64_t{1} << number % 64;
        return isNew;
    }
    [[nodiscard]] bool empty() const
    {
        for (std::size_t i = 0; i < m_words; ++i)
            if (m_bits[i] != 0)
                return false;
        return true;
    }
    /// Requires: both sets have the same size.
    IndexSet& operator|=(const IndexSet& other)
    {
        assert(m_words == other.m_words);
        for (std::size_t i = 0; i < m_words; ++i)
            m_bits[i] |= other.m_bits[i];
        return *this;
    }

private:
    void copy(const IndexSet& other)
    {
        for (std::size_t i = 0; i < m_words; ++i)
            m_bits[i] = other.m_bits[i];
    }

    std::size_t m_words = 0;
    // Only the first `m_words` entries are used.
    std::array<std::uint64_t, (Most + 63) / 64> m_bits;
};

} // namespace vozka
