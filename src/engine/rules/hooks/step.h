// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A step of the turn's plan: drawing, placing, deploying, scoring, and what expansions put between.
#pragma once

#include "engine/base/inline_list.h"
#include "engine/rules/state/action_list.h"
#include "engine/rules/state/refusal.h"
#include "engine/rules/state/state.h"

#include <memory>
#include <string>
#include <vector>

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
    /// Adds the actions that are allowed. Requires: the step waits for a player.
    virtual void addLegal(const RuleBook&, const StateData&, ActionList&) const {}
    /// Adds all actions of the dealer that are possible. Requires: the step waits for the dealer.
    virtual void addOutcomes(const RuleBook&, const StateData&, OutcomeList&) const {}
    /// False if the step is passed over as things stand, since there is nothing to choose. Asked for the sake
    /// of reasons, of steps that may be passed over and whose refusals then say why.
    [[nodiscard]] virtual bool offers(const RuleBook&, const StateData&) const { return true; }
    /// True if the player may do something else beside what the step asks of him (see SideAct).
    [[nodiscard]] virtual bool admitsOthers() const { return false; }
    /// True for actions that belong to this step.
    [[nodiscard]] virtual bool takes(const Action&) const { return false; }
    /// Why an action of this step is not allowed. Requires: `takes(action)`.
    [[nodiscard]] virtual std::optional<Refusal> refusal(const RuleBook&, const StateData&,
                                                         const Action&) const
    {
        return {};
    }
    /// The choice that does nothing, if the step has one. Requires: the step waits for a choice.
    [[nodiscard]] virtual std::optional<Action> declining(const StateData&) const { return {}; }
    /// Whether who declines is asked again later, as far as that can be foreseen: for warnings. Requires: the
    /// step waits for a choice and may be declined.
    [[nodiscard]] virtual Again offeredAgain(const RuleBook&, const StateData&) const { return Again::Yes; }
    /// The tile on which the action is done. Requires: `takes(action)`, and the step waits for a choice.
    [[nodiscard]] virtual Cell cellOf(const StateData&, const Action& action) const
    {
        return action.at.cell();
    }
    /// Requires, as the next: the step waits for a choice.
    [[nodiscard]] virtual Trail trail(const StateData&) const { return {}; }
    /// The pile of pieces of whose reach is asked, noSegment if of none.
    [[nodiscard]] virtual Segment pileAsked(const StateData&) const { return noSegment; }
    /// Makes the table such that the step waits for this action, as far as that can be: for questions.
    /// Requires: `takes(action)`.
    virtual void supposeFor(const RuleBook&, StateData&, const Action&) const {}
    /// Requires: the action is legal.
    virtual Next apply(Turn&, const Action&) const { return Next::NextStep; }
};

/// The steps in their order. Expansions insert theirs by the name of a neighbour.
class TurnPlan {
public:
    void append(std::unique_ptr<Step> step, Code by);
    /// Requires: a step of that name is there.
    void insertAfter(Code name, std::unique_ptr<Step> step, Code by);
    void insertBefore(Code name, std::unique_ptr<Step> step, Code by);

    [[nodiscard]] const Step& at(std::size_t index) const { return *m_steps[index].step; }
    [[nodiscard]] std::size_t size() const { return m_steps.size(); }
    [[nodiscard]] std::size_t indexOf(Code name) const;
    /// The first step that takes the action. Requires: there is one.
    [[nodiscard]] std::size_t indexFor(const Action& action) const;
    /// One line a step: its name and who put it there.
    [[nodiscard]] std::string print() const;

private:
    struct Entry {
        std::unique_ptr<Step> step;
        Code by;
    };
    std::vector<Entry> m_steps;
};

} // namespace vozka
