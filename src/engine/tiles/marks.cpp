// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/tiles/marks.h"

#include "engine/tiles/tile_kind.h"

#include <algorithm>
#include <array>
#include <bit>

namespace vozka {

void MarkTable::add(const TileKind& kind)
{
    for (const auto& feature : kind.features)
        for (const auto& mark : feature.marks) {
            auto entry = std::ranges::find_if(m_entries, [&](const Entry& each) {
                return each.feature == feature.kind && each.word == mark.word;
            });
            if (entry == m_entries.end())
                entry = m_entries.insert(entry, {feature.kind, mark.word, 0, {}});
            entry->total += mark.count * kind.count;
        }
}

int MarkTable::assignBits()
{
    std::array<int, maxFeatureKinds> used{};
    int neededBits = 0;
    for (auto& entry : m_entries) {
        auto& shift = used[index(entry.feature)];
        const int bits = std::bit_width(static_cast<unsigned>(entry.total));
        if (shift + bits <= maxBits)
            entry.field = {shift, bits};
        shift += bits;
        neededBits = std::max(neededBits, shift);
    }
    return neededBits;
}

MarkField MarkTable::field(FeatureKind feature, std::string_view word) const
{
    const auto found = std::ranges::find_if(
        m_entries, [&](const Entry& each) { return each.feature == feature && each.word == word; });
    return found == m_entries.end() ? MarkField() : found->field;
}

Marks MarkTable::sum(FeatureKind feature, const std::vector<MarkCount>& counts) const
{
    Marks marks = 0;
    for (const auto& mark : counts)
        marks += field(feature, mark.word).times(mark.count);
    return marks;
}

std::vector<MarkCount> MarkTable::counts(FeatureKind feature, Marks marks) const
{
    std::vector<MarkCount> counts;
    for (const auto& entry : m_entries)
        if (const int count = entry.feature == feature ? entry.field.in(marks) : 0; count > 0)
            counts.push_back({entry.word, count});
    return counts;
}

} // namespace vozka
