// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What holds for one kind of feature: when it is complete and what it is worth.
#pragma once

#include "engine/rules/state/event.h"
#include "engine/rules/state/state.h"

namespace vozka {

/// When a feature is scored: completed during the game, or as it stands at the end of it.
enum class Occasion : std::uint8_t { Completed, Final };

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
struct Reward {
    Code kind;
    Code rule;
    ScoreSheet sheet;
};

class FeatureRule {
public:
    FeatureRule() = default;
    FeatureRule(const FeatureRule&) = delete;
    FeatureRule& operator=(const FeatureRule&) = delete;
    virtual ~FeatureRule() = default;

    [[nodiscard]] virtual FeatureGroup group() const = 0;
    [[nodiscard]] virtual bool isComplete(const StateData& state, Segment segment) const = 0;
    /// Adds what the feature is worth. Occasion::Completed of one that is not complete: what it would be
    /// worth if it were closed as it is.
    virtual void addTerms(const StateData& state, Segment segment, Occasion occasion,
                          ScoreSheet& sheet) const = 0;
    [[nodiscard]] virtual Payment payment() const { return Payment::Majority; }
    /// Kind of its score lines ("city", "city.incomplete") and id of the rule that gives the points.
    [[nodiscard]] virtual Code lineKind(Occasion occasion) const = 0;
    [[nodiscard]] virtual Code ruleId(Occasion occasion) const = 0;
};

/// Changes what a kind of feature is worth: adds terms or takes them away, and names the rule that does so.
class WorthRule {
public:
    WorthRule() = default;
    WorthRule(const WorthRule&) = delete;
    WorthRule& operator=(const WorthRule&) = delete;
    virtual ~WorthRule() = default;
    /// Called behind the feature's own rule, and in the order in which they were added.
    virtual void adjust(const StateData& state, Segment segment, Occasion occasion, Reward& reward) const = 0;
};

/// Changes what a kind of feature is worth to one player.
class PlayerWorthRule {
public:
    PlayerWorthRule() = default;
    PlayerWorthRule(const PlayerWorthRule&) = delete;
    PlayerWorthRule& operator=(const PlayerWorthRule&) = delete;
    virtual ~PlayerWorthRule() = default;
    /// Requires: the reward is what the feature pays to whoever has the majority there, and he has it.
    virtual void adjust(const StateData& state, Segment segment, Player player, Reward& reward) const = 0;
};

} // namespace vozka
