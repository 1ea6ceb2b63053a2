// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A set of small numbers, stored inside the object.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace vozka {

/// Set of numbers below a size that is chosen at run time and is at most `MaxSize`. The cost of functions and
/// copies depends on that size, not on `MaxSize`. Allocates no memory.
template<std::size_t MaxSize>
class IndexSet {
public:
    IndexSet() = default;
    /// Makes an empty set. Requires: `size` is at most `MaxSize`.
    explicit IndexSet(std::size_t size) : m_wordCount((size + 63) / 64)
    {
        assert(size <= MaxSize);
        for (std::size_t i = 0; i < m_wordCount; ++i)
            m_bits[i] = 0;
    }
    IndexSet(const IndexSet& other) : m_wordCount(other.m_wordCount) { copy(other); }
    IndexSet& operator=(const IndexSet& other)
    {
        m_wordCount = other.m_wordCount;
        copy(other);
        return *this;
    }
    ~IndexSet() = default;

    /// Requires, as for all functions with a number: the number is below the size.
    [[nodiscard]] bool contains(std::size_t number) const
    {
        assert(number / 64 < m_wordCount);
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
        for (std::size_t i = 0; i < m_wordCount; ++i)
            if (m_bits[i] != 0)
                return false;
        return true;
    }
    /// Requires: both sets have the same size.
    IndexSet& operator|=(const IndexSet& other)
    {
        assert(m_wordCount == other.m_wordCount);
        for (std::size_t i = 0; i < m_wordCount; ++i)
            m_bits[i] |= other.m_bits[i];
        return *this;
    }

private:
    void copy(const IndexSet& other)
    {
        for (std::size_t i = 0; i < m_wordCount; ++i)
            m_bits[i] = other.m_bits[i];
    }

    std::size_t m_wordCount = 0;
    // Only the first `m_wordCount` entries are used.
    std::array<std::uint64_t, (MaxSize + 63) / 64> m_bits;
};

} // namespace vozka
