// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The tile kinds of a game compiled into flat tables, for each of the four turns.
#pragma once

#include "engine/base/room.h"
#include "engine/tiles/terrain.h"
#include "engine/tiles/tile_kind.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace vozka {

/// One kind in one turn: what each side shows and which feature touches it there.
struct TurnedTile {
    std::array<Terrain, sideCount> shows{};
    /// The road or city at the side, or noFeature.
    std::array<FeatureIndex, sideCount> atSide{};
    /// The field at the half-edge, or noFeature.
    std::array<FeatureIndex, halfEdgeCount> atHalf{};
};
static_assert(sizeof(TurnedTile) == 16);

/// Data of a feature. For a tile kind: what a new segment starts with.
struct FeatureData {
    FeatureKind kind = FeatureKind::Field;
    std::int8_t openEnds = 0;
    std::uint8_t figures = 0;
    /// Status as a number. It is Held or Scored, else Open: completeness follows from the open ends.
    std::uint8_t statusNumber : 4 = 0;
    /// Open ends of this segment that are no sides, also if it is not the root.
    std::uint8_t declaredEnds : 4 = 0;
    /// What marks the feature has, counted by the catalogue's MarkField.
    Marks marks = 0;
    bool operator==(const FeatureData&) const = default;
};
static_assert(sizeof(FeatureData) == 8);

struct CompiledKind {
    std::array<TurnedTile, sideCount> turned{};
    /// By turns and half-edge: the feature of an expansion at the half-edge, or noFeature.
    std::array<std::array<FeatureIndex, halfEdgeCount>, sideCount> otherAtHalf{};
    bool hasOtherHalves = false;
    std::array<FeatureData, maxFeaturesOfTile> features{};
    std::uint8_t featureCount = 0;
    /// Kinds of its features: a bit for each.
    std::uint32_t featureKinds = 0;
    /// How many turns look different: 4, 2 or 1. Turns t and t + looks look alike.
    std::uint8_t looks = 4;
    /// In which turns it fits: masks for the demands in the lower and in the upper byte.
    std::array<std::uint8_t, 256> fits{};
    std::array<std::uint8_t, 256> fitsExpansion{};

    /// In which of the four turns the kind fits a cell with these demands: bit t = fits turned by t.
    [[nodiscard]] std::uint8_t fitting(Demands demands) const
    {
        return fits[demands & 0xFF] & fitsExpansion[demands >> demandsOfExpansion];
    }
};

/// The kinds of a game, in the order of their sets. Never changes once the rule book is sealed.
class TileCatalogue {
public:
    /// Requires: every kind passes `check`. Returns no catalogue, and the reason in `fault`, if there are
    /// more kinds, tiles, segments or marks than a game can have.
    [[nodiscard]] static std::optional<TileCatalogue> make(std::vector<TileSet> sets, RoomFault& fault);

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
    /// The terrain of that kind of feature at a side, or Nothing for a kind without sides.
    [[nodiscard]] Terrain terrainOf(FeatureKind kind) const;
    /// The kind of feature that has that terrain. Requires: the game has the terrain, and it is not Nothing.
    [[nodiscard]] FeatureKind featureOf(Terrain terrain) const;
    /// True if sides of tiles can show terrains of expansions.
    [[nodiscard]] bool hasExpansionTerrains() const { return !m_expansionTerrains.empty(); }
    /// The kind of that id, or noKind.
    [[nodiscard]] KindIndex find(std::string_view id) const;
    /// A feature that rules add to placed tiles, not turned.
    [[nodiscard]] const TileFeature& part(PartIndex part) const { return m_parts[part]; }
    /// Only for the rule book. Requires: the catalogue has a terrain for its sides, and it has no half-edges.
    PartIndex addPart(TileFeature part);

private:
    void addTerrains(const TileKind& kind);

    std::vector<TileKind> m_kinds;
    std::vector<CompiledKind> m_compiled;
    MarkTable m_marks;
    /// In the order of their numbers.
    std::vector<FeatureKind> m_expansionTerrains;
    std::vector<TileFeature> m_parts;
};

} // namespace vozka
