// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The king and the robber, and the largest completed features.
#pragma once

#include "engine/rules/hooks/rule_book.h"

namespace vozka::king_and_robber {

/// The king or the robber.
struct Marker {
    /// Kind of the features that give the marker.
    FeatureKind feature{};
    TokenKind token{};
    /// Slot of the state with the size of the largest completed feature of the kind.
    std::size_t slot = 0;
    /// Kind of the score line at the end.
    Code line;
    /// Term of the line: one point for each completed feature.
    Code termOfCount;
    /// Term of the line with a fixed number of points.
    Code termOfHolder;
    /// A feature of this kind counts as one completed feature at the end. `feature` if no other kind counts.
    FeatureKind alsoCounted{};
};

using Markers = std::array<Marker, 2>;

/// Adds both tokens, and the rules that give them to players.
[[nodiscard]] Markers addMarkers(RuleBook& book);

/// Player who has the marker; `noPlayer` if none.
[[nodiscard]] Player holderOf(const StateData& state, const Marker& marker);

/// Number of completed features that count for the marker at the end.
[[nodiscard]] int completedFeatures(const StateData& state, const Marker& marker);

/// Number of tiles of the largest completed feature, or 0.
[[nodiscard]] int largestSize(const StateData& state, const Marker& marker);

/// Final points of the holders: one for each completed feature, 10 for each marker, or 15 for one and 40
/// for both.
enum class Scoring : std::uint8_t { Count, Flat, Both };

/// Adds the final points.
void addFinalPoints(RuleBook& book, const Markers& markers, Scoring scoring);

/// Adds the expected points of the holders.
void addEstimate(RuleBook& book, const Markers& markers, Scoring scoring);

/// Points that the marker gives to its holder if the game ended now.
[[nodiscard]] ScoreSheet finalPoints(const StateData& state, const Markers& markers, const Marker& marker,
                                     Scoring scoring);

} // namespace vozka::king_and_robber
