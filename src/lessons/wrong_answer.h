// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The cause of a wrong answer to a question of a story, found by comparing the answer with the score lines.
#pragma once

#include "lessons/story.h"

namespace vozka::lessons {

/// The mistake that leads to a wrong number of points.
struct PointsMistake {
    enum class Kind : std::uint8_t {
        /// The story has a text for this answer: `text`.
        OwnText,
        /// A summand is missing: `term`.
        TermLeftOut,
        /// A whole score line is missing: `line`.
        LineLeftOut,
        /// Would be right for a completed or an incomplete feature. `line` is the line of the real one.
        AsComplete,
        AsIncomplete,
        /// Counts `rate` points for each city of a field.
        OtherRate,
        /// Counts a tile that players hold and that only closes the feature: `tile`.
        OwnTileCounted,
        /// Counts a large figure twice.
        LargeCounted,
        /// Would be right for another number of tiles or cities: `term` with that number.
        OtherCount,
        /// Zero, but `line` is scored.
        Nothing,
        /// These are the points of another player: `player`.
        OtherPlayer
    };
    Kind kind = Kind::OwnText;
    /// Id of a text of the story.
    std::string text{};
    ScoreLine line{};
    ScoreTerm term{};
    int rate = 0;
    KindIndex tile = noKind;
    Player player = 0;
};

/// Empty if no known mistake leads to that number. Requires: the step asks for points, and `points` is wrong.
[[nodiscard]] std::optional<PointsMistake> causeOf(const Story& story, const StoryStep& step, int points);

/// Why a player gets points, or none.
struct ScoringReason {
    enum class Kind : std::uint8_t {
        /// Points without competition, or for something that has no majority.
        Scored,
        /// Has more strength than each other player.
        Majority,
        Tie,
        Outvoted,
        /// Nobody has any strength.
        NoStrength,
        /// The feature is worth nothing.
        NoValue,
        NotThere
    };
    Kind kind = Kind::Scored;
    int points = 0;
    /// Strength of the player, and the greatest strength of another player.
    int strength = 0;
    int others = 0;
};

/// Requires: the step asks who gets points.
[[nodiscard]] ScoringReason scoringReason(const Story& story, const StoryStep& step, Player player);

} // namespace vozka::lessons
