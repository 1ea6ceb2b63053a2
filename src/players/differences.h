// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The difference between the evaluations after two moves, for each subject.
#pragma once

#include "players/move_board.h"

#include <compare>

namespace vozka {

/// Part of an evaluation that is compared as a whole.
enum class Topic : std::uint8_t {
    /// Points of one feature, scored or expected.
    Feature,
    /// Part of these points that is lost if the figures leave the feature early.
    Danger,
    ExtraTurns,
    MovingOn,
    Joining,
    /// Points on the score board that belong to no feature.
    OtherPoints,
    Figures,
    OwnTiles,
    Holdings,
    Tempo,
    ExpectedPoints,
};

/// Numbers features on the board before a move and on the boards after two moves. Features on different
/// boards have the same number if they have a common segment, also through features of another board, or if
/// both moves have made the same new feature.
class FeatureNumbers {
public:
    FeatureNumbers(const Board& before, const Board& first, const Board& second);

    /// Number of the feature on the board before the move. `noSegment` has number -1.
    [[nodiscard]] int before(Segment segment) const { return of(segment, m_known); }
    /// Number of the feature on the board after the first move (0) or the second move (1).
    [[nodiscard]] int after(std::size_t move, Segment segment) const
    {
        return of(segment, m_offsets.at(move));
    }

private:
    [[nodiscard]] int of(Segment segment, int offset) const;
    [[nodiscard]] int node(Segment segment, int offset) const;
    void join(const Board& board, int offset);
    [[nodiscard]] int top(int node) const;

    int m_known = 0;
    std::array<int, 2> m_offsets{};
    std::vector<int> m_parents;
};

struct Difference {
    Player player = 0;
    Topic topic = Topic::Feature;
    /// Numbers of the feature and, for joining, of the other feature; -1 if none.
    int feature = -1;
    int joined = -1;
    Cell cell;
    /// Kind of token, or index of the estimate; -1 if none.
    int number = -1;
    /// Points of the player after the first move, minus those after the second move.
    float points = 0;

    [[nodiscard]] bool hasSameSubject(const Difference& other) const;
};

/// Returns the differences of all subjects. Their sum for a player is the difference of the evaluations. If
/// one of the moves has joined two features, the points for a later join are points of the feature.
[[nodiscard]] std::vector<Difference> differences(const FeatureNumbers& numbers, const MoveBoard& first,
                                                  const MoveBoard& second);

} // namespace vozka
