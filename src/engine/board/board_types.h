// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The entries of the tables of a board.
#pragma once

#include "engine/base/cell.h"
#include "engine/base/side.h"
#include "engine/base/spot.h"
#include "engine/tiles/catalogue.h"

#include <cstdint>

namespace vozka {

struct PlacedTile {
    Cell cell;
    Segment firstSegment = 0;
    KindIndex kind = noKind;
    Turns turns = 0;
    /// `noPlayer` for tiles of the bag.
    Player owner = noPlayer;
    /// Number of features of its kind, without parts.
    std::uint8_t features = 0;
    /// Sides where the tile touches other tiles: one bit for each side, by index.
    std::uint8_t touching = 0;
    bool operator==(const PlacedTile&) const = default;
};
static_assert(sizeof(PlacedTile) == 12);

/// Cell without a tile, next to at least one tile.
struct OpenCell {
    Cell cell;
    Demands demands = 0;
    /// Number of the four neighbouring cells that have a tile.
    std::uint8_t neighbours = 0;
    bool operator==(const OpenCell&) const = default;
};

enum class FeatureStatus : std::uint8_t {
    Open,
    /// It has no open end and has not been scored since it was completed.
    Complete,
    /// It is complete, but rules score it later. Its figures stay.
    Held,
    Scored,
};

/// Piece of a feature on one tile. The segments of one feature form a ring by `next`. Each segment has the
/// index of the root, which holds the data of the whole feature. Figures, open ends, marks, status and the
/// number of segments are valid only in the root.
struct SegmentData : FeatureData {
    Segment root = noSegment;
    Segment next = noSegment;
    std::uint16_t segments = 1;
    TileIndex tile = noTile;

    [[nodiscard]] FeatureStatus status() const { return static_cast<FeatureStatus>(statusNumber); }
    void setStatus(FeatureStatus status) { statusNumber = static_cast<std::uint8_t>(status) & 15U; }
    bool operator==(const SegmentData&) const = default;
};
static_assert(sizeof(SegmentData) == 16);

/// Two segments of the same kind that rules join into one feature.
struct Link {
    Segment a = noSegment;
    Segment b = noSegment;
    /// Number of segments on the board when the link was made. Rebuilding a feature joins segments and links
    /// in this order.
    Segment segmentCount = 0;
    LinkKind kind{};
    /// Distinguishes the links of one kind.
    std::uint8_t tag = 0;
    bool operator==(const Link&) const = default;
};

/// Feature that rules added to a placed tile.
struct Part {
    Segment segment = noSegment;
    TileIndex tile = noTile;
    PartIndex part = 0;
    Turns turns = 0;
    bool operator==(const Part&) const = default;
};

/// Index of the first part of a tile. More parts have the next indices, in the order of their addition.
inline constexpr FeatureIndex firstPartFeature = 128;

} // namespace vozka
