// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Points of one kind of feature, and rules that change them.
#pragma once

#include "engine/rules/state/event.h"
#include "engine/rules/state/state.h"

#include <functional>

namespace vozka {

/// Time of scoring: when a feature is completed, or at the end of the game.
enum class ScoreTime : std::uint8_t { Completed, Final };

/// Players who get the points of a feature.
enum class Payment : std::uint8_t {
    /// No player: features of this kind are never scored.
    None,
    Majority,
};

/// Kinds of features that computer players value in the same way.
enum class FeatureGroup : std::uint8_t {
    /// Complete when its ends are closed, like a road.
    Path,
    /// Complete when its border is closed, like a city.
    Area,
    /// Complete when the cells around it are filled, like a monastery.
    Surrounded,
    /// Scored only at the end, by the areas that touch it.
    Field,
    /// Never scored.
    None,
};

/// Points as a sum, the kind of their score line and the rule that gives them.
struct Score {
    Code kind;
    Code rule;
    ScoreSheet sheet;
    /// False if the points belong to a figure or token, not to the feature.
    bool isOfFeature = true;
};

/// Kind of score lines ("city", "city.incomplete") and id of the rule that gives the points.
struct ScoreWords {
    Code line;
    Code rule;
};

/// Rule of one kind of feature.
struct FeatureRule {
    FeatureGroup group = FeatureGroup::None;
    ScoreWords completed;
    ScoreWords atEnd;
    Payment payment = Payment::Majority;
    /// Adds the points of the feature. ScoreTime::Completed of an open feature: as if it were closed. Empty
    /// if features of this kind are never scored.
    std::function<void(const StateData& state, Segment segment, ScoreTime time, ScoreSheet& sheet)> addTerms;

    [[nodiscard]] const ScoreWords& words(ScoreTime time) const
    {
        return time == ScoreTime::Completed ? completed : atEnd;
    }
};

/// Changes the points of a kind of feature: adds or removes terms, and sets its rule. Called after the rule
/// of the feature, in the order of addition.
using ScoreRule = std::function<void(const StateData& state, Segment segment, ScoreTime time, Score& score)>;

using FeatureTest = std::function<bool(const StateData& state, Segment segment)>;

/// Features that fields count as a city, but with a separate term or with other points. The first rule for a
/// feature applies.
struct FieldCityRule {
    /// Called for the root of a feature that touches a field, completed or not.
    FeatureTest isOfRule;
    /// Term of its points.
    Code term;
    /// Number of times that its points count.
    int factor = 1;
    /// Number of times that the bonus for each city counts, such as that of a herd.
    int bonusFactor = 1;
};

/// Changes the points of a kind of feature for one player. Requires: the player has the majority there.
using PlayerScoreRule =
    std::function<void(const StateData& state, Segment segment, Player player, Score& score)>;

} // namespace vozka
