// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The tile kinds of a game compiled into flat tables, for each of the four turns.
#pragma once

#include "engine/tiles/tile_kind.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace vozka {

/// What a side shows. Nothing = no demand. OfExpansion = a feature of an expansion that goes on across sides;
/// there is one kind of them at most.
enum class Terrain : std::uint8_t { Nothing, Field, Road, City, OfExpansion };

/// What an open cell asks of a tile: in the lower byte two bits a side, north in the lowest; above them a bit
/// for each side that asks for what an expansion brings, so that games without it need no more than the byte.
using Demands = std::uint16_t;
inline constexpr int demandsOfExpansion = 8;

[[nodiscard]] constexpr Demands demandAt(Side side, Terrain terrain)
{
    return static_cast<Demands>(terrain == Terrain::OfExpansion
                                    ? 1 << (demandsOfExpansion + index(side))
                                    : static_cast<int>(terrain) << (2 * index(side)));
}

[[nodiscard]] constexpr Terrain demanded(Demands demands, Side side)
{
    return (demands >> (demandsOfExpansion + index(side)) & 1) != 0
               ? Terrain::OfExpansion
               : static_cast<Terrain>((demands >> (2 * index(side))) & 3);
}

/// One kind in one turn: what each side shows and which feature touches it there.
struct TurnedTile {
    std::array<Terrain, sideCount> shows{};
    /// The road or city at the side, or noFeature.
    std::array<FeatureIndex, sideCount> atSide{};
    /// The field at the half-edge, or noFeature.
    std::array<FeatureIndex, halfEdgeCount> atHalf{};
};

/// What a new segment of that feature starts with.
struct FeatureStart {
    FeatureKind kind = FeatureKind::Field;
    std::int8_t openEnds = 0;
    Marks marks = 0;
};

struct CompiledKind {
    std::array<TurnedTile, sideCount> turned{};
    std::array<FeatureStart, maxFeaturesOfTile> features{};
    std::uint8_t featureCount = 0;
    /// How many turns look different: 4, 2 or 1. Turns t and t + looks look alike.
    std::uint8_t looks = 4;
    /// In which of the four turns the kind fits a cell with these demands, those of an expansion left out:
    /// bit t = fits turned by t. And in which turns all these sides show what the expansion brings.
    std::array<std::uint8_t, 256> fits{};
    std::array<std::uint8_t, 16> fitsExpansion{};

    /// In which of the four turns the kind fits a cell with these demands: bit t = fits turned by t.
    [[nodiscard]] std::uint8_t fitting(Demands demands) const
    {
        return fits[demands & 0xFF] & fitsExpansion[demands >> demandsOfExpansion];
    }
};

/// The kinds of a game, in the order of their sets. Never changes once made.
class TileCatalogue {
public:
    /// Requires: every kind passes `check`. Refuses (nothing) more kinds, tiles, segments or marks than a
    /// state holds.
    [[nodiscard]] static std::optional<TileCatalogue> make(std::vector<TileSet> sets);

    [[nodiscard]] int kindCount() const { return static_cast<int>(m_kinds.size()); }
    [[nodiscard]] const TileKind& kind(KindIndex kind) const { return m_kinds[kind]; }
    [[nodiscard]] const CompiledKind& compiled(KindIndex kind) const { return m_compiled[kind]; }
    /// Where a mark of that kind of feature is counted.
    [[nodiscard]] MarkField mark(FeatureKind feature, std::string_view word) const
    {
        return m_marks.field(feature, word);
    }
    /// What the marks of such a feature count, each word of which there is one.
    [[nodiscard]] std::vector<MarkCount> marksOf(FeatureKind feature, Marks marks) const
    {
        return m_marks.counts(feature, marks);
    }
    /// The kind of that id, or noKind.
    [[nodiscard]] KindIndex find(std::string_view id) const;
    /// The kind of the start tile, or noKind where no set of the game has one.
    [[nodiscard]] KindIndex startKind() const;

private:
    std::vector<TileKind> m_kinds;
    std::vector<CompiledKind> m_compiled;
    MarkTable m_marks;
};

} // namespace vozka
