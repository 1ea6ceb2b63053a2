// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Rules that forbid what the other rules allow.
#pragma once

#include "engine/rules/state/refusal.h"
#include "engine/rules/state/state.h"

#include <functional>
#include <optional>

namespace vozka {

class RuleBook;

/// What a limit can forbid.
enum class Limit : std::uint8_t {
    /// A place of a drawn tile whose sides match, only for the kinds of the limit.
    TilePlace,
    /// Any placement of an own tile in this turn.
    OwnTile,
    /// Any feature of the tile with a token of the limit, for figures that are deployed or moved.
    OnTile,
    /// Deployment on a feature whose kind allows the figure, only for the kinds of the limit.
    OnFeature,
    /// A tile, for neutral pieces that move from tile to tile.
    PieceOnTile,
};
inline constexpr std::size_t limitCount = 5;

/// What is limited.
struct LimitSubject {
    /// TilePlace only.
    const PlacedTile* tile = nullptr;
    /// OnTile and PieceOnTile only.
    TileIndex onTile = noTile;
    /// OnFeature only.
    Segment feature = noSegment;
};

/// Returns the reason if it forbids the subject.
using LimitRule =
    std::function<std::optional<Refusal>(const RuleBook&, const StateData&, const LimitSubject&)>;

/// Forbids all choices of a step except one type of action. Without a type it forbids all choices, and the
/// step is skipped.
struct ChoiceLimit {
    std::optional<Action::Type> allowed;
    std::function<std::optional<Refusal>(const RuleBook&, const StateData&)> refusal;
};

} // namespace vozka
