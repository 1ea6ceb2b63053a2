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
    /// Whose own tile it is; `nature` for the tiles of the bag.
    Player owner = nature;
    /// Number of features of its kind.
    std::uint8_t features = 0;
    /// Sides where it touches other tiles: bits by their index.
    std::uint8_t touching = 0;
    bool operator==(const PlacedTile&) const = default;
};
static_assert(sizeof(PlacedTile) == 12);

/// A cell without a tile, with a tile beside it, and what its neighbours show there.
struct OpenCell {
    Cell cell;
    Demands demands = 0;
    /// How many of its four neighbours have a tile.
    std::uint8_t neighbours = 0;
    bool operator==(const OpenCell&) const = default;
};

enum class FeatureStatus : std::uint8_t {
    Open,
    /// It has no open end and was not scored since then.
    Complete,
    /// It is complete, but rules score it later. Its figures stay.
    Held,
    Scored,
};

/// A piece of a feature on one tile. The segments of one feature form a ring by `next`. The root, which each
/// of them names, holds the data of the whole feature. Other segments hold no figures, open ends and status.
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

/// Two segments of the same kind that rules make parts of one feature.
struct Link {
    Segment a = noSegment;
    Segment b = noSegment;
    /// Number of segments when the link was made: its place in the history of the board.
    Segment since = 0;
    LinkKind kind{};
    /// Distinguishes the links of one kind.
    std::uint8_t tag = 0;
    bool operator==(const Link&) const = default;
};

/// A feature that rules added to a placed tile.
struct Part {
    Segment segment = noSegment;
    TileIndex tile = noTile;
    PartIndex part = 0;
    Turns turns = 0;
    bool operator==(const Part&) const = default;
};

/// The parts of a tile are its features from this number on, in the order of their adding.
inline constexpr FeatureIndex firstPartFeature = 128;

} // namespace vozka
