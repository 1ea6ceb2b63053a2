// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Facts about the boards after two moves that explain a difference between their evaluations. All numbers of
// a fact except its points are counted on the board.
#pragma once

#include "players/differences.h"
#include "players/fact.h"
#include "players/next_turn.h"

namespace vozka {

class Facts {
public:
    /// The boards must outlive this object. `before`: the board before both moves.
    Facts(const FeatureNumbers& numbers, MoveBoard& before, MoveBoard& move, MoveBoard& other);

    /// Returns the fact for the player who decides in `before`. It is about the board after `move`, unless
    /// only the other move has changed the subject. If the numbers of the boards do not explain the points,
    /// it has only the change of the points.
    [[nodiscard]] Fact of(const Difference& difference);
    /// True if one of the moves has completed and scored the feature for the player.
    [[nodiscard]] bool isCompletion(const Difference& difference) const;
    /// Sets the parts of a feature that the move of the fact has joined.
    void nameParts(Fact& fact) const;
    /// Returns a fact about the next two turns that explains a part of `ahead`; `std::nullopt` if none does.
    /// `ahead`: part of the lead of the first move that the search has found and the evaluation has not.
    [[nodiscard]] std::optional<Fact> later(Evaluator& evaluator, float ahead);

private:
    /// One of the three boards: 0 and 1 after the moves, 2 before them.
    static constexpr std::size_t beforeMoves = 2;
    [[nodiscard]] Fact describe(std::size_t at, const Difference& difference);
    [[nodiscard]] static bool contradict(const Fact& better, const Fact& worse);
    static void compare(const Fact& other, bool isBetter, Fact& fact);
    [[nodiscard]] Fact feature(std::size_t at, const Difference& difference);
    [[nodiscard]] Fact vacated(std::size_t at, const Difference& difference);
    [[nodiscard]] Fact openFeature(std::size_t at, const Difference& difference, Segment segment);
    void describeField(std::size_t at, const FeatureInsight& insight, Segment segment, Fact& fact);
    static void describeMajority(const FeatureInsight& insight, Fact& fact);
    [[nodiscard]] bool changesMajority(std::size_t at, const FeatureInsight& insight,
                                       const Difference& difference);
    void describeSpaces(std::size_t at, const FeatureInsight& insight, Segment segment, Fact& fact);
    [[nodiscard]] Fact danger(std::size_t at, const Difference& difference);
    [[nodiscard]] Fact extraTurn(std::size_t at, const Difference& difference);
    [[nodiscard]] Fact joining(std::size_t at, const Difference& difference);
    [[nodiscard]] Fact hand(std::size_t at, const Difference& difference);
    void describeSupply(std::size_t at, Fact& fact);
    [[nodiscard]] std::vector<Segment> returnedFrom(std::size_t at, Player player) const;
    [[nodiscard]] Fact movingOn(std::size_t at, const Difference& difference);
    [[nodiscard]] Fact removed(std::size_t at, const Difference& difference) const;
    [[nodiscard]] Fact guarded(std::size_t at, const Difference& difference) const;
    /// Returns the word of the action of the move that was chosen instead of a figure on the new tile and
    /// that names a segment of the feature; empty if none.
    [[nodiscard]] Code actionAt(std::size_t at, int feature) const;
    /// Returns the word of the rule that allows a figure of the move on that feature; empty if none is there.
    [[nodiscard]] Code reachedBy(std::size_t at, int feature) const;
    [[nodiscard]] std::optional<Fact> answer(Evaluator& evaluator, float ahead);
    [[nodiscard]] std::optional<Fact> afterTwoTurns(Evaluator& evaluator, float ahead);
    [[nodiscard]] Fact later(std::size_t at, const EffectSubject& subject, float gain) const;
    [[nodiscard]] float leadBy(const TurnEffect& effect) const;
    [[nodiscard]] TurnEffect sameAfterOther(std::size_t at, const TurnEffect& effect,
                                            const std::vector<TurnEffect>& others) const;
    /// Number of players who do not decide.
    [[nodiscard]] int rivals() const { return board(beforeMoves).state()->playerCount - 1; }
    /// Returns a fact that has only the change of the points, without numbers of a board.
    [[nodiscard]] Fact change(Code code, const Difference& difference) const;

    [[nodiscard]] MoveBoard& board(std::size_t at) const { return *m_boards.at(at); }
    [[nodiscard]] int numberOf(std::size_t at, Segment segment) const;
    /// Returns a segment of the player's figure on that feature; `noSegment` if none.
    [[nodiscard]] Segment figureOf(std::size_t at, Player player, int feature) const;
    [[nodiscard]] FactFeature featureAt(std::size_t at, Segment segment) const;

    const FeatureNumbers& m_numbers;
    std::array<MoveBoard*, 3> m_boards;
};

} // namespace vozka
