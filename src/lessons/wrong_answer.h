// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Finds the mistake behind a wrong answer to a question of a story, by comparing it with the score lines.
#pragma once

#include "lessons/story.h"

namespace vozka::lessons {

/// A mistake that leads to a wrong number of points. Use only the members that its kind names.
struct PointsMistake {
    enum class Kind : std::uint8_t {
        /// The story has a text for this answer: `text`.
        OwnText,
        /// A summand is missing: `term`.
        TermLeftOut,
        /// A whole score line is missing: `line`.
        LineLeftOut,
        /// The answer would be right if the feature was complete, or incomplete. `line`: real score line.
        AsComplete,
        AsIncomplete,
        /// Counts `rate` points for each city of a field.
        OtherRate,
        /// Counts a tile that players hold and that only closes the feature: `tile`.
        OwnTileCounted,
        /// Counts the points of `line` twice because of a large figure.
        LargeCounted,
        /// The answer would be right for another number of tiles or cities: `term` with that number.
        OtherCount,
        /// The answer is 0, but `line` is scored.
        Nothing,
        /// The answer is the number of points of another player: `player`.
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

/// Returns the mistake that leads to that number, `std::nullopt` if none is known. Requires: the step asks
/// for points, and `points` is wrong.
[[nodiscard]] std::optional<PointsMistake> causeOf(const Story& story, const StoryStep& step, int points);

/// Reason why a player gets points or gets none.
struct ScoringReason {
    enum class Kind : std::uint8_t {
        /// Points without competition, or for something that has no majority.
        Scored,
        /// Has more strength than each other player.
        Majority,
        Tie,
        Outvoted,
        /// No player has any strength on the feature.
        NoStrength,
        /// The feature is worth 0 points.
        NoValue,
        /// The player has no figure on a scored feature.
        NotThere
    };
    Kind kind = Kind::Scored;
    int points = 0;
    /// Strength of the player, and the greatest strength of another player.
    int strength = 0;
    int others = 0;
};

/// Returns the reason for that player. Requires: the step asks who gets points.
[[nodiscard]] ScoringReason scoringReason(const Story& story, const StoryStep& step, Player player);

} // namespace vozka::lessons
