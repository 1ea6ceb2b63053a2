// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What happened, told to whoever asks: a list of events, points as named terms.
#pragma once

#include "engine/base/cell.h"
#include "engine/base/ids.h"
#include "engine/base/side.h"
#include "engine/board/board.h"

#include <array>
#include <cassert>
#include <compare>
#include <vector>

namespace vozka {

/// One summand of a score: `count` times something, worth `points` in all.
struct ScoreTerm {
    Code term;
    int count = 0;
    int points = 0;
    bool operator==(const ScoreTerm&) const = default;
};

/// What a feature is worth, as a sum. Empty = nothing to score.
class ScoreSheet {
public:
    /// Requires: fewer than `maxTerms` terms were added. Without assertions the points of a term beyond them
    /// are added to the last term.
    void add(Code term, int count, int pointsEach)
    {
        if (count == 0)
            return;
        assert(m_size < maxTerms);
        if (m_size < maxTerms)
            m_terms[m_size++] = {term, count, count * pointsEach};
        else
            m_terms[maxTerms - 1].points += count * pointsEach;
    }
    void clear() { m_size = 0; }
    [[nodiscard]] int points() const
    {
        int sum = 0;
        for (int i = 0; i < m_size; ++i)
            sum += m_terms[i].points;
        return sum;
    }
    [[nodiscard]] std::vector<ScoreTerm> terms() const { return {m_terms.begin(), m_terms.begin() + m_size}; }

    static constexpr int maxTerms = 8;

private:
    std::array<ScoreTerm, maxTerms> m_terms{};
    int m_size = 0;
};

/// A player's points for a feature. `at` and `feature` name the segment on which his figure stands; points
/// for something that lies nowhere on the board have no feature.
struct ScoreLine {
    Player player = 0;
    Code kind;
    /// The rule that gives the points.
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
/// A figure goes on to another feature.
inline constexpr Code moved = "move";
/// A figure comes from the supply to an area, or from an area to a feature. `what` is the area.
inline constexpr Code entered = "enter";
inline constexpr Code left = "leave";
/// A token moves to a tile, or to a figure on it.
inline constexpr Code piece = "piece";
/// A player adds a token to a stack.
inline constexpr Code raised = "raise";
/// A figure is taken off the board by a player who holds it from now on, or given back by him.
inline constexpr Code captured = "captured";
inline constexpr Code released = "released";
/// A tile that was drawn is put aside for later.
inline constexpr Code aside = "aside";
/// A turn begins; what follows belongs to it. Told only where something can happen before its first choice.
inline constexpr Code turn = "turn";
/// A player gets tokens.
inline constexpr Code taken = "take";
/// The player has another turn at once.
inline constexpr Code again = "again";
/// The last turn is over; the scores behind it are those of the end.
inline constexpr Code end = "end";

} // namespace event

/// One thing that happened. Which fields are set depends on `type`; an event of an expansion may set
/// `player`, `at` and `to`. Two features of one tile are joined now, and `segments` were joined before.
struct Event {
    Code type;
    Player player = nature;
    KindIndex kind = noKind;
    Turns turns = 0;
    FigureKind figure = FigureKind::Follower;
    SegmentRef at;
    /// Move: where to; `featureKind` is what stands there.
    SegmentRef to;
    FeatureKind featureKind = FeatureKind::Field;
    /// Piece: its kind.
    TokenKind token = {};
    /// Deploy: on the north-west corner of `at`.
    bool onCorner = false;
    /// Complete: every segment of the feature, sorted.
    std::vector<SegmentRef> segments;
    /// Take: what, by its word, and how many. Again: what gives the turn, by its word.
    Code what;
    int count = 0;
    /// Captured, released: whose figure it is.
    Player owner = nature;
    /// Score: the sum.
    ScoreLine line;
};

/// Where `apply` tells what happens; none given, nothing is written.
using Events = std::vector<Event>;

} // namespace vozka
