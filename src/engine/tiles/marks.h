// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Counts of the marks of features, by the words of the tile sets: coats of arms, inns, cathedrals. The
// meaning of marks is defined by the rules.
#pragma once

#include "engine/base/ids.h"

#include <limits>
#include <string>
#include <vector>

namespace vozka {

namespace mark {

inline constexpr Code coatOfArms = "coat-of-arms";

} // namespace mark

struct MarkCount {
    std::string word;
    int count = 0;
    bool operator==(const MarkCount&) const = default;
};

/// Counts of all marks of a feature in one number. When features join, their numbers are added.
using Marks = std::uint32_t;

/// Bits of `Marks` that count one word. A field without bits is for a mark that no tile of the game has. Its
/// count is 0.
class MarkField {
public:
    constexpr MarkField() = default;
    constexpr MarkField(int shift, int bits) : m_shift(shift), m_mask((Marks{1} << bits) - 1) {}
    /// Returns the count of the mark.
    [[nodiscard]] constexpr int in(Marks marks) const { return static_cast<int>(marks >> m_shift & m_mask); }
    [[nodiscard]] constexpr bool exists() const { return m_mask != 0; }
    /// Returns the `Marks` with this count. Requires: the game has at least that many marks.
    [[nodiscard]] constexpr Marks times(int count) const { return static_cast<Marks>(count) << m_shift; }

private:
    int m_shift = 0;
    Marks m_mask = 0;
};

struct TileKind;

/// Marks of a game. Each word has, for each kind of feature, enough bits to count all its marks in the game.
class MarkTable {
public:
    /// Adds the marks of all copies of that kind. Requires: `assignBits` has not been called.
    void add(const TileKind& kind);
    static constexpr int maxBits = std::numeric_limits<Marks>::digits;
    /// Assigns bits to every mark. Returns the number of bits needed, which must be at most `maxBits`.
    [[nodiscard]] int assignBits();

    /// Requires, as for `sum` and `counts`: `assignBits` was called. Returns a field without bits for an
    /// unknown mark.
    [[nodiscard]] MarkField field(FeatureKind feature, std::string_view word) const;
    [[nodiscard]] Marks sum(FeatureKind feature, const std::vector<MarkCount>& counts) const;
    /// Returns marks with a count above 0, in the order of their first use in the tile sets.
    [[nodiscard]] std::vector<MarkCount> counts(FeatureKind feature, Marks marks) const;

private:
    struct Entry {
        FeatureKind feature;
        std::string word;
        int total = 0;
        MarkField field;
    };
    std::vector<Entry> m_entries;
};

} // namespace vozka
