// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Marks that the features of tiles carry, by the words of the tile sets: coats of arms, inns, cathedrals.
// What a mark means is known to the rules alone; here marks are counted.
#pragma once

#include "engine/base/ids.h"

#include <limits>
#include <string>
#include <vector>

namespace vozka {

namespace mark {

inline constexpr Code coatOfArms = "coat-of-arms";

} // namespace mark

/// A mark and how many of it there are.
struct MarkCount {
    std::string word;
    int count = 0;
    bool operator==(const MarkCount&) const = default;
};

/// How many marks of each word a feature has, all in one number: when features join, their numbers are added.
using Marks = std::uint32_t;

/// The bits of `Marks` that count one word. Without bits no tile of the game has the mark: it counts 0.
class MarkField {
public:
    constexpr MarkField() = default;
    constexpr MarkField(int shift, int bits) : m_shift(shift), m_mask((Marks{1} << bits) - 1) {}
    [[nodiscard]] constexpr int in(Marks marks) const { return static_cast<int>(marks >> m_shift & m_mask); }
    [[nodiscard]] constexpr bool isThere() const { return m_mask != 0; }
    /// So many marks. Requires: not more than the game has.
    [[nodiscard]] constexpr Marks times(int count) const { return static_cast<Marks>(count) << m_shift; }

private:
    int m_shift = 0;
    Marks m_mask = 0;
};

struct TileKind;

/// The marks of a game: each word has, for each kind of feature, as many bits as all its tiles together need.
class MarkTable {
public:
    /// Adds the marks of all copies of that kind. Only before `layOut`.
    void add(const TileKind& kind);
    static constexpr int maxBits = std::numeric_limits<Marks>::digits;
    /// Gives every mark its bits. Returns how many bits are needed; they must not be more than `maxBits`.
    [[nodiscard]] int layOut();

    [[nodiscard]] MarkField field(FeatureKind feature, std::string_view word) const;
    [[nodiscard]] Marks sum(FeatureKind feature, const std::vector<MarkCount>& counts) const;
    /// Those of which there is at least one, in the order in which the tile sets name them first.
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
