// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A reason for a move: a fact about the board after a move, with the points that it is worth. Contains no
// text.
#pragma once

#include "players/fact_codes.h"

#include <cmath>
#include <optional>

namespace vozka {

/// Feature of the board after a move. `before`: segment of the same feature on the board before the move,
/// noSegment if the feature is new.
struct FactFeature {
    SegmentRef at;
    FeatureKind kind{};
    Segment before = noSegment;
    bool operator==(const FactFeature&) const = default;
};

/// Returns the points without their sign, as they are shown.
[[nodiscard]] inline int wholePoints(float points)
{
    return static_cast<int>(std::lround(std::abs(points)));
}

struct Fact {
    /// A code of `fact`, or the name of a free action that pays off ("ransom").
    Code code;
    /// Player whose points change.
    Player player = noPlayer;
    /// Lead that the fact gives to the move over the other move, for the player who decides.
    float points = 0;
    /// True if the fact is about the board after the other move.
    bool isOfOther = false;
    /// The code defines which of the following members are set, see fact_codes.h.
    std::optional<FactFeature> feature;
    std::optional<FactFeature> joined;
    /// The features with figures that the move has joined to one, if the other move has not: first `feature`.
    std::vector<FactFeature> parts;
    std::vector<FactFeature> targets;
    std::optional<Cell> cell;
    Code detail;
    Player rival = noPlayer;
    /// Other players with the same fact.
    std::vector<Player> sharing;
    int count = 0;
    int of = 0;
    int tiles = 0;
    int spaces = 0;
    int strength = 0;
    int against = 0;
    /// The same numbers after the other one of the two moves, if they differ there; -1 if they do not.
    int countOtherwise = -1;
    int spacesOtherwise = -1;
    bool less = false;
    std::vector<ScoreTerm> terms;
    /// At most one fact.
    std::vector<Fact> example;
    bool operator==(const Fact&) const = default;
};

/// True for facts about the number of figures in the supply.
[[nodiscard]] inline bool isAboutSupply(const Fact& fact)
{
    return fact.code == fact::supply || fact.code == fact::home || fact.code == fact::lastFigure;
}

} // namespace vozka
