// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A step of the plan of a turn: drawing, placing, deploying, scoring, and steps of expansions.
#pragma once

#include "engine/base/inline_list.h"
#include "engine/rules/state/action.h"
#include "engine/rules/state/refusal.h"
#include "engine/rules/state/state.h"

#include <functional>
#include <optional>

namespace vozka {

class Turn;
class RuleBook;
class OutcomeList;

/// Continuation of a step. Choice: wait for a choice in this step. Round: find the next player in the order
/// of the step. NextStep: enter the next step. NextTurn: skip the other steps of Section::Turn. End: continue
/// with Section::End.
enum class Next : std::uint8_t { Choice, Round, NextStep, NextTurn, End };

/// Players who decide in a step. A player who has no choice or passes does not decide again. "Active player"
/// is the player of the last turn in steps of Section::End.
enum class Order : std::uint8_t {
    /// The step sets `toMove`.
    Active,
    /// All players, starting to the left of the active one. Each decides until they pass.
    EachFromNext,
    /// All players, starting to the left of the active one. Each makes one choice at a time, until all have
    /// passed.
    InTurnsFromNext,
};

/// Path of a piece that moves between tiles in this step.
struct PathSoFar {
    static constexpr std::size_t longest = 8;
    /// Visited cells in order, the start included; empty if no piece moves.
    InlineList<Cell, longest> cells;
    /// Number of remaining moves.
    int left = 0;
};

/// Answer to the question whether a step will offer the same choice to the same player again.
enum class LaterOffer : std::uint8_t { Yes, Perhaps, No };

/// Fixed properties of a step.
struct StepSpec {
    /// Name in the plan. For a step with choices also the word of the file formats.
    Code name;
    Order order = Order::Active;
    /// True if the player can pass.
    bool mayPass = false;
    /// True if the active player can do free actions in addition to the choice of the step.
    bool admitsFreeActions = false;
    /// True if the active player can do choices of later steps in addition, see `RuleBook::offerEarly`.
    bool admitsEarlyActions = false;
    /// True if the active player decides about the tile just placed. `Rules::asIfInStep` then assumes that
    /// the last tile on the board was placed in this turn.
    bool isAboutPlacedTile = false;
    /// True if the step starts only after a request in the same turn, see `Turn::request`.
    bool startsOnRequest = false;
};

class Step {
public:
    explicit Step(const StepSpec& spec) : m_spec(spec) {}
    Step(const Step&) = delete;
    Step& operator=(const Step&) = delete;
    virtual ~Step() = default;

    [[nodiscard]] Code name() const { return m_spec.name; }
    [[nodiscard]] Order order() const { return m_spec.order; }
    [[nodiscard]] bool mayPass() const { return m_spec.mayPass; }
    [[nodiscard]] bool admitsFreeActions() const { return m_spec.admitsFreeActions; }
    [[nodiscard]] bool admitsEarlyActions() const { return m_spec.admitsEarlyActions; }
    [[nodiscard]] bool isAboutPlacedTile() const { return m_spec.isAboutPlacedTile; }
    [[nodiscard]] bool startsOnRequest() const { return m_spec.startsOnRequest; }

    /// Starts the step. If it returns Choice, it has set `toMove` to the deciding player, or to `noPlayer`
    /// for the dealer.
    virtual Next enter(Turn& turn) const = 0;
    /// Continues after an action of the step. If it returns Choice, `toMove` is the deciding player, or
    /// `noPlayer` for the dealer.
    virtual Next after(Turn&) const { return Next::NextStep; }
    /// Adds all possible actions of the dealer. Requires: the step waits for the dealer.
    virtual void addOutcomes(const RuleBook&, const StateData&, OutcomeList&) const {}
    /// False if the step is skipped now because all its choices are refused for one reason. The next step
    /// refuses such actions with that reason.
    [[nodiscard]] virtual bool isOffered(const RuleBook&, const StateData&) const { return true; }
    /// Returns the action that does nothing; empty if the step has none. Requires: the step waits for a
    /// choice.
    [[nodiscard]] virtual std::optional<Action> passAction(const StateData&) const
    {
        return mayPass() ? std::optional(Action::pass()) : std::nullopt;
    }

private:
    StepSpec m_spec;
};

/// Details of a step that waits for a choice, for the view of the table and for messages. Functions can be
/// empty.
struct StepInsight {
    /// Path of a piece that is moved in the step.
    std::function<PathSoFar(const StateData&)> pathSoFar;
    /// Stack of pieces whose range is used in the step; noSegment if none.
    std::function<Segment(const StateData&)> pile;
    /// Returns whether a player who passes will decide again in a later turn. Requires: the step can be
    /// passed.
    std::function<LaterOffer(const RuleBook&, const StateData&)> laterOffer;
};

} // namespace vozka
