// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What one kind of feature is worth, and rules that change it.
#pragma once

#include "engine/rules/state/event.h"
#include "engine/rules/state/state.h"

#include <functional>

namespace vozka {

/// When a feature is scored: completed during the game, or as it stands at the end of it.
enum class ScoreTime : std::uint8_t { Completed, Final };

/// Who gets the points of a feature.
enum class Payment : std::uint8_t {
    /// No player: features of this kind are never scored.
    None,
    Majority,
};

/// Kinds of features that computer players value in the same way.
enum class FeatureGroup : std::uint8_t {
    /// Complete when its ends are closed, as a road.
    Path,
    /// Complete when its border is closed, as a city.
    Area,
    /// Complete when the cells around it are filled, as a monastery.
    Surrounded,
    /// Scored only at the end, for the areas that touch it.
    Field,
    /// Never scored.
    None,
};

/// Points as a sum, the kind of their score line and the rule that gives them.
struct Score {
    Code kind;
    Code rule;
    ScoreSheet sheet;
    /// False if a figure or token has the points, not the feature where it is.
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
    /// Fields count such a feature as a completed city, under this term. Empty if they do not.
    Code asCity = {};
    /// Adds the points of the feature. ScoreTime::Completed of an open feature: the points as if it were
    /// closed. Empty if features of this kind are never scored.
    std::function<void(const StateData& state, Segment segment, ScoreTime time, ScoreSheet& sheet)> addTerms;

    [[nodiscard]] const ScoreWords& words(ScoreTime time) const
    {
        return time == ScoreTime::Completed ? completed : atEnd;
    }
};

/// Changes what a kind of feature is worth: adds or removes terms, and names its own rule. Called after the
/// rule of the feature, in the order of their addition.
using ScoreRule = std::function<void(const StateData& state, Segment segment, ScoreTime time, Score& score)>;

using FeatureTest = std::function<bool(const StateData& state, Segment segment)>;

/// Changes what a kind of feature is worth to one player. Requires: the player has the majority there.
using PlayerScoreRule =
    std::function<void(const StateData& state, Segment segment, Player player, Score& score)>;

} // namespace vozka
