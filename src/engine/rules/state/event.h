// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Events of an action.
#pragma once

#include "engine/base/cell.h"
#include "engine/base/ids.h"
#include "engine/base/side.h"
#include "engine/board/board.h"
#include "engine/rules/state/score_sheet.h"

#include <vector>

namespace vozka {

/// Points of a player for a feature. `at` and `feature`: segment of the player's figure. Points without a
/// place on the board have no feature.
struct ScoreLine {
    Player player = 0;
    Code kind;
    Code rule;
    int points = 0;
    Cell at;
    FeatureIndex feature = noFeature;
    std::vector<ScoreTerm> terms;
    [[nodiscard]] bool hasPlace() const { return feature != noFeature; }
    bool operator==(const ScoreLine&) const = default;
};

namespace event {

inline constexpr Code draw = "draw";
inline constexpr Code discard = "discard";
inline constexpr Code place = "place";
inline constexpr Code deploy = "deploy";
inline constexpr Code complete = "complete";
inline constexpr Code score = "score";
inline constexpr Code returned = "return";
/// A figure moves to another feature.
inline constexpr Code moved = "move";
/// A figure moves to the area `what`, from it to a feature, or from it to the supply.
inline constexpr Code entered = "enter";
inline constexpr Code left = "leave";
inline constexpr Code withdrawn = "withdraw";
/// A token moves to a tile, next to a figure or to an area.
inline constexpr Code piece = "piece";
/// A player adds a token to a stack.
inline constexpr Code raised = "raise";
/// A player captures a figure of the board.
inline constexpr Code captured = "captured";
/// A captured figure returns to the supply of its owner.
inline constexpr Code released = "released";
inline constexpr Code aside = "aside";
/// A turn starts. Only in games with rules of Trigger::TurnBegins.
inline constexpr Code turn = "turn";
/// A player gets tokens.
inline constexpr Code taken = "take";
inline constexpr Code extraTurn = "again";
/// An effect that players can expect does not happen. `what` is the word of the reason.
inline constexpr Code noEffect = "no-effect";
/// The last turn is over. Scores after this event belong to the final scoring.
inline constexpr Code end = "end";

} // namespace event

/// `type` defines which fields are set. If an event of an expansion has two joined features of a tile in `at`
/// and `to`, `segments` has the pair that was joined before; empty if none.
struct Event {
    Code type;
    Player player = noPlayer;
    KindIndex kind = noKind;
    Turns turns = 0;
    FigureKind figure = FigureKind::Follower;
    SegmentRef at;
    /// Move: the target. `featureKind` is its kind.
    SegmentRef to;
    FeatureKind featureKind = FeatureKind::Field;
    /// Piece, released: the kind of the token. On a figure, `figure`, `featureKind` and `owner` are set.
    TokenKind token = {};
    /// Piece: it could move to no other place.
    bool isForced = false;
    /// Deploy, return: on the north-west corner of `at`.
    bool onCorner = false;
    /// Complete: all segments of the feature, sorted.
    std::vector<SegmentRef> segments;
    /// Take, captured: word of the tokens. Released, again, no effect: word of the reason. Enter, leave,
    /// withdraw, piece: word of the area.
    Code what;
    /// Take: number of tokens. Raise: height of the stack. Complete: number of figures on the feature.
    int count = 0;
    /// Captured, released, piece: owner of the figure.
    Player owner = noPlayer;
    /// Score: the points.
    ScoreLine line;
};

using Events = std::vector<Event>;

} // namespace vozka
