// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The tile kinds of a game, compiled into flat tables for 0 to 3 quarter turns.
#pragma once

#include "engine/base/capacity_fault.h"
#include "engine/tiles/terrain.h"
#include "engine/tiles/tile_kind.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace vozka {

/// Sides of a tile kind after it was turned.
struct TurnedTile {
    /// Terrain of each side.
    std::array<Terrain, sideCount> shows{};
    /// Road, city or feature of an expansion at the side, or noFeature.
    std::array<FeatureIndex, sideCount> atSide{};
    /// Field at the half-edge, or noFeature.
    std::array<FeatureIndex, halfEdgeCount> atHalf{};
};
static_assert(sizeof(TurnedTile) == 16);

/// Data of a feature on the board. In a tile kind: the data that a new segment starts with.
struct FeatureData {
    FeatureKind kind = FeatureKind::Field;
    std::int8_t openEnds = 0;
    std::uint8_t figures = 0;
    /// `FeatureStatus` as a number: Open, Held or Scored. `Board::status` returns Complete for Open without
    /// open ends.
    std::uint8_t statusNumber : 4 = 0;
    /// Number of open ends that rules added to this segment. Valid in each segment, not only in the root.
    std::uint8_t declaredEnds : 4 = 0;
    /// Counts of the marks, see `MarkField`.
    Marks marks = 0;
    bool operator==(const FeatureData&) const = default;
};
static_assert(sizeof(FeatureData) == 8);

struct CompiledKind {
    std::array<TurnedTile, sideCount> turned{};
    /// By turns and half-edge: feature of an expansion at the half-edge, or noFeature.
    std::array<std::array<FeatureIndex, halfEdgeCount>, sideCount> expansionAtHalf{};
    bool hasExpansionHalves = false;
    /// True if a side shows a terrain of an expansion.
    bool hasExpansionSides = false;
    std::array<FeatureData, maxFeaturesOfTile> features{};
    std::uint8_t featureCount = 0;
    /// For each field: `TileFeature::cities`, one bit for each.
    std::array<std::uint16_t, maxFeaturesOfTile> cities{};
    static_assert(maxFeaturesOfTile <= 16);
    /// Kinds of its features, one bit for each.
    std::uint32_t featureKinds = 0;
    /// Number of turns that look different: 4, 2 or 1. Turns t and t + distinctTurns look the same.
    std::uint8_t distinctTurns = 4;
    /// Turns that fit, one bit for each, indexed by the lower byte of the demands.
    std::array<std::uint8_t, 256> fits{};
    /// The same, indexed by the upper byte.
    std::array<std::uint8_t, 256> fitsExpansion{};

    /// Returns the turns that fit a cell with these demands: bit t is set if the tile fits turned by t.
    [[nodiscard]] std::uint8_t fitting(Demands demands) const
    {
        return fits[demands & 0xFF] & fitsExpansion[demands >> expansionDemandsShift];
    }
};

/// Kinds of a game, in the order of their sets. Constant after the rule book is sealed.
class TileCatalogue {
public:
    /// Requires: every kind passes `check`. Returns no catalogue, and the reason in `fault`, if there are
    /// more kinds, tiles, copies, terrains, segments or marks than a game can have.
    [[nodiscard]] static std::optional<TileCatalogue> make(std::vector<TileSet> sets, CapacityFault& fault);

    [[nodiscard]] int kindCount() const { return static_cast<int>(m_kinds.size()); }
    [[nodiscard]] const TileKind& kind(KindIndex kind) const { return m_kinds[kind]; }
    [[nodiscard]] const CompiledKind& compiled(KindIndex kind) const { return m_compiled[kind]; }
    /// Returns the bits of `Marks` that count this word for this kind of feature.
    [[nodiscard]] MarkField mark(FeatureKind feature, std::string_view word) const
    {
        return m_marks.field(feature, word);
    }
    /// Returns the marks of a feature of that kind, without words whose count is 0.
    [[nodiscard]] std::vector<MarkCount> marksOf(FeatureKind feature, Marks marks) const
    {
        return m_marks.counts(feature, marks);
    }
    /// Terrain of the kind. Nothing for a kind of an expansion that no tile has at a side or half-edge.
    [[nodiscard]] Terrain terrainOf(FeatureKind kind) const;
    /// Requires: the game has the terrain, and it is not Nothing.
    [[nodiscard]] FeatureKind featureOf(Terrain terrain) const;
    /// Kind with that id; noKind if unknown.
    [[nodiscard]] KindIndex find(std::string_view id) const;
    /// Feature that rules can add to placed tiles, as on an unturned tile.
    [[nodiscard]] const TileFeature& part(PartIndex part) const { return m_parts[part]; }
    /// Called by the rule book only. Requires: the part has no half-edges, and its kind has a terrain.
    PartIndex addPart(TileFeature part);

private:
    void addTerrains(const TileKind& kind);

    std::vector<TileKind> m_kinds;
    std::vector<CompiledKind> m_compiled;
    MarkTable m_marks;
    /// In the order of their terrains.
    std::vector<FeatureKind> m_expansionTerrains;
    std::vector<TileFeature> m_parts;
};

} // namespace vozka
