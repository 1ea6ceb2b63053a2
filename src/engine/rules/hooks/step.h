// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A step of the turn's plan: drawing, placing, deploying, scoring, and what expansions put between.
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

/// What follows: wait for a choice in this step, ask the next player in the order of the step, go on with the
/// next step, start the next player's turn, or end the game.
enum class Next : std::uint8_t { Choice, Round, NextStep, NextTurn, End };

/// Players who decide in a step. A player without a choice is skipped. A player who passes is done.
enum class Order : std::uint8_t {
    /// The step says who decides.
    Active,
    /// All players, from the left of the active one. Each decides until they pass.
    EachFromNext,
    /// All players, from the left of the active one. Each makes one choice at a time, until all have passed.
    InTurnsFromNext,
};

/// The way of a piece that is moved in this step, from tile to tile.
struct PathSoFar {
    static constexpr std::size_t longest = 8;
    /// Where it has been, in order, the tile it started from first; none if nothing is moved so.
    InlineList<Cell, longest> cells;
    /// As many more steps it may have.
    int left = 0;
};

/// Whether what a step offers will be offered to the same player again.
enum class LaterOffer : std::uint8_t { Yes, Perhaps, No };

/// Fixed properties of a step.
struct StepSpec {
    /// Its name in the plan, and for a step with choices the word of the file formats.
    Code name;
    /// Who decides in it.
    Order order = Order::Active;
    /// True if the player may choose nothing by passing.
    bool mayPass = false;
    /// True if the active player may do free actions in addition to the choice of the step.
    bool admitsFreeActions = false;
    /// True if the active player decides about the tile just placed. Questions about the step then suppose
    /// that the last tile on the board was placed in this turn.
    bool isAboutPlacedTile = false;
    /// True if the step starts only after a request of a rule in the same turn, see `Turn::request`.
    bool onRequest = false;
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
    [[nodiscard]] bool isAboutPlacedTile() const { return m_spec.isAboutPlacedTile; }
    [[nodiscard]] bool onRequest() const { return m_spec.onRequest; }

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
    /// The choice that does nothing, if the step has one. Requires: the step waits for a choice.
    [[nodiscard]] virtual std::optional<Action> passAction(const StateData&) const
    {
        return mayPass() ? std::optional(Action::pass()) : std::nullopt;
    }

private:
    StepSpec m_spec;
};

/// Answers to questions about a step that waits for a choice, for tables and hints. Functions may be empty.
struct StepInsight {
    /// Path of a piece that is moved in the step.
    std::function<PathSoFar(const StateData&)> trail;
    /// The pile of pieces whose reach matters, or noSegment.
    std::function<Segment(const StateData&)> pile;
    /// Whether a player who passes decides in it again later, if known. Requires: the step may be
    /// passed.
    std::function<LaterOffer(const RuleBook&, const StateData&)> again;
};

} // namespace vozka
