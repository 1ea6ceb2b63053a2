// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A step of the turn's plan: drawing, placing, deploying, scoring, and what expansions put between.
#pragma once

#include "engine/base/inline_list.h"
#include "engine/rules/state/action.h"
#include "engine/rules/state/refusal.h"
#include "engine/rules/state/state.h"

#include <optional>

namespace vozka {

class Turn;
class RuleBook;
class OutcomeList;

/// What follows: wait for a choice in this step, go on with the next, begin the next player's turn,
/// or end the game.
enum class Next : std::uint8_t { Choice, NextStep, NextTurn, End };

/// The way of a piece that is moved in this step, from tile to tile.
struct Trail {
    static constexpr std::size_t longest = 8;
    /// Where it has been, in order, the tile it started from first; none if nothing is moved so.
    InlineList<Cell, longest> cells;
    /// As many more steps it may have.
    int left = 0;
};

/// Whether what a step offers will be offered to the same player again.
enum class Again : std::uint8_t { Yes, Perhaps, No };

class Step {
public:
    Step() = default;
    Step(const Step&) = delete;
    Step& operator=(const Step&) = delete;
    virtual ~Step() = default;

    /// Its name in the plan, and for a step with choices the word of the file formats.
    [[nodiscard]] virtual Code name() const = 0;
    /// Begins the step. If it returns Choice, it has set `toMove` to the player who decides, or to `nature`
    /// if the dealer acts.
    virtual Next enter(Turn& turn) const = 0;
    /// Continues after an action of the step, with the same meaning of Choice.
    virtual Next after(Turn&) const { return Next::NextStep; }
    /// Adds all actions of the dealer that are possible. Requires: the step waits for the dealer.
    virtual void addOutcomes(const RuleBook&, const StateData&, OutcomeList&) const {}
    /// False if the step is skipped now because its choices are refused for one common reason. The next step
    /// gives that reason for such an action.
    [[nodiscard]] virtual bool offers(const RuleBook&, const StateData&) const { return true; }
    /// True if the player may choose nothing by passing.
    [[nodiscard]] virtual bool mayPass() const { return false; }
    /// True if the active player may do free actions in addition to the choice of the step.
    [[nodiscard]] virtual bool admitsFreeActions() const { return false; }
    /// The choice that does nothing, if the step has one. Requires: the step waits for a choice.
    [[nodiscard]] virtual std::optional<Action> declining(const StateData&) const
    {
        return mayPass() ? std::optional(Action::pass()) : std::nullopt;
    }
    /// Whether a player who passes is asked again later, as far as it is known: for warnings. Requires: the
    /// step waits for a choice and may be passed.
    [[nodiscard]] virtual Again offeredAgain(const RuleBook&, const StateData&) const { return Again::Yes; }
    /// Cell of the tile that the action is about. Requires: the action belongs to the step, which waits for a
    /// choice.
    [[nodiscard]] virtual Cell cellOf(const StateData&, const Action& action) const
    {
        return action.at.cell();
    }
    /// Requires, as the next: the step waits for a choice.
    [[nodiscard]] virtual Trail trail(const StateData&) const { return {}; }
    /// The pile of pieces of whose reach is asked, noSegment if of none.
    [[nodiscard]] virtual Segment pileAsked(const StateData&) const { return noSegment; }
    /// Changes a copy of the state so that the step waits for this action, as far as possible: for questions.
    /// Requires: the action belongs to the step.
    virtual void supposeFor(const RuleBook&, StateData&, const Action&) const {}
};

} // namespace vozka
