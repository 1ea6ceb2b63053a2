// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Places of figures, tiles and tokens, for example as arguments of actions.
#pragma once

#include "engine/base/segment_ref.h"

namespace vozka {

enum class SpotKind : std::uint8_t {
    None,
    /// Feature or short road of a tile.
    Feature,
    /// Point where four cells meet.
    Corner,
    /// Cell, with or without a tile.
    Tile,
    /// Supply of the owner of the figure.
    Supply,
    /// Place off the board.
    Area,
    /// Hand of a player.
    Hand,
};

/// Set of kinds of spots.
using SpotSet = std::uint8_t;
[[nodiscard]] constexpr SpotSet setOf(SpotKind kind)
{
    return static_cast<SpotSet>(1U << static_cast<unsigned>(kind));
}

/// Place of a figure, tile or token, in 4 bytes: kind (3 bits), feature, area or player (9), x (10), y (10).
class Spot {
public:
    constexpr Spot() = default;
    [[nodiscard]] static constexpr Spot feature(const SegmentRef& ref)
    {
        return {SpotKind::Feature, ref.feature, ref.at};
    }
    [[nodiscard]] static constexpr Spot feature(Cell at, FeatureIndex index)
    {
        return {SpotKind::Feature, index, at};
    }
    /// The same, faster. Requires: the cell is on the table.
    [[nodiscard]] static constexpr Spot featureOnTable(Cell at, FeatureIndex index)
    {
        Spot spot;
        spot.m_bits = (static_cast<std::uint32_t>(SpotKind::Feature) << kindShift)
                      + (static_cast<std::uint32_t>(index) << numberShift)
                      + static_cast<std::uint32_t>((at.x + offset) * (1 << width) + at.y + offset);
        return spot;
    }
    /// Point at the north-west corner of the cell.
    [[nodiscard]] static constexpr Spot corner(Cell at) { return {SpotKind::Corner, 0, at}; }
    [[nodiscard]] static constexpr Spot tile(Cell at) { return {SpotKind::Tile, 0, at}; }
    /// Spot of the feature, or of the tile if `ref` has no feature.
    [[nodiscard]] static constexpr Spot on(const SegmentRef& ref)
    {
        return ref.feature == noFeature ? tile(ref.at) : feature(ref);
    }
    [[nodiscard]] static constexpr Spot supply() { return {SpotKind::Supply, 0, {}}; }
    [[nodiscard]] static constexpr Spot area(AreaIndex area) { return {SpotKind::Area, area, {}}; }
    [[nodiscard]] static constexpr Spot hand(Player player) { return {SpotKind::Hand, player, {}}; }

    [[nodiscard]] constexpr SpotKind kind() const { return static_cast<SpotKind>(m_bits >> kindShift); }
    [[nodiscard]] constexpr bool isFeature() const { return kind() == SpotKind::Feature; }
    [[nodiscard]] constexpr bool isCorner() const { return kind() == SpotKind::Corner; }
    [[nodiscard]] constexpr bool isSupply() const { return kind() == SpotKind::Supply; }
    /// 0,0 if the spot has no cell.
    [[nodiscard]] constexpr Cell cell() const
    {
        return {static_cast<std::int16_t>(static_cast<int>(m_bits >> width & mask) - offset),
                static_cast<std::int16_t>(static_cast<int>(m_bits & mask) - offset)};
    }
    /// noFeature if the spot is no feature.
    [[nodiscard]] constexpr FeatureIndex feature() const
    {
        return isFeature() ? static_cast<FeatureIndex>(m_bits >> numberShift) : noFeature;
    }
    [[nodiscard]] constexpr SegmentRef ref() const { return {cell(), feature()}; }
    /// Requires: the spot is an area.
    [[nodiscard]] constexpr AreaIndex area() const { return static_cast<AreaIndex>(m_bits >> numberShift); }
    /// Requires: the spot is a hand.
    [[nodiscard]] constexpr Player player() const { return static_cast<Player>(m_bits >> numberShift); }
    bool operator==(const Spot&) const = default;

private:
    static constexpr unsigned width = 10;
    static constexpr unsigned numberShift = 2 * width;
    static constexpr unsigned kindShift = 29;
    static constexpr unsigned mask = (1U << width) - 1;
    /// Added to coordinates before they are stored. Coordinates from this size on do not fit. They are beyond
    /// the table.
    static constexpr int offset = 1 << (width - 1);
    static_assert(farthestCell + 1 < offset);

    constexpr Spot(SpotKind kind, unsigned number, Cell at)
        : m_bits(static_cast<std::uint32_t>(kind) << kindShift | number << numberShift | bitsOf(at))
    {}
    /// Cells that do not fit become one cell beyond the table.
    [[nodiscard]] static constexpr std::uint32_t bitsOf(Cell at)
    {
        const auto x = static_cast<unsigned>(at.x + offset);
        const auto y = static_cast<unsigned>(at.y + offset);
        // One comparison for both: a sum that does not fit has higher bits.
        return (x | y) <= mask ? x << width | y : (mask << width | mask);
    }

    std::uint32_t m_bits = bitsOf({});
};

} // namespace vozka
