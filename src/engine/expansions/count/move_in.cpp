// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/count/move_in.h"

#include "engine/expansions/count/count.h"
#include "engine/rules/hooks/core_names.h"
#include "engine/rules/hooks/turn.h"

#include <algorithm>
#include <array>

namespace vozka::count {

namespace {

constexpr std::array quarterArgs{ArgSpec{"quarter", ArgType::Area, ArgField::At},
                                 ArgSpec{"figure", ArgType::Figure, ArgField::Figure}};
constexpr std::array countArgs{ArgSpec{"count", ArgType::Area, ArgField::At}};

/// Number of the turn when the active player moved a figure into a quarter; 0 if not in this turn.
struct LastMove {
    std::uint16_t turn;
};

/// Calls `each(action)` for an action of that type with each quarter.
template<class Each>
void forEachQuarter(const Quarters& quarters, Action::Type type, Each each)
{
    for (int i = 0; i < quarterCount; ++i) {
        Action action;
        action.type = type;
        action.at = Spot::area(quarters.area(static_cast<Quarter>(i)));
        each(action);
    }
}

/// Returns why figures and the count cannot move to the quarter; empty if they can.
std::optional<Refusal> closedRefusal(const Quarters& quarters, AreaIndex area)
{
    if (quarters.isOpen(quarters.quarterAt(area)))
        return {};
    return Refusal{marketClosed, "base.deploy.no-fields"};
}

constexpr Code countStep = "count";

/// Rule: co.deploy
class QuarterStep final : public Step, public ActionRule {
public:
    QuarterStep(Action::Type type, std::size_t slot, const Quarters& quarters)
        : Step({.name = "quarter", .mayPass = true, .isAboutPlacedTile = true}),
          m_type(type),
          m_slot(slot),
          m_quarters(quarters)
    {}

    Next enter(Turn& turn) const override
    {
        auto& state = turn.state();
        // Rule: co.deploy.once - a double turn is one turn.
        if (!state.isExtraTurn())
            state.ofExpansions.get<LastMove>(m_slot).turn = 0;
        if (!isPossible(turn.book(), state))
            return Next::NextStep;
        state.toMove = state.active;
        return Next::Choice;
    }

    [[nodiscard]] bool isPossible(const RuleBook& book, const StateData& state) const override
    {
        return !timeRefusal(state) && anyMove(book, state, [](const Action&) { return true; });
    }

    void addLegal(const RuleBook& book, const StateData& state, ActionList& actions) const override
    {
        if (!timeRefusal(state))
            anyMove(book, state, [&](const Action& action) {
                actions.push_back(action);
                return false;
            });
    }

    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                 const Action& action) const override
    {
        if (auto refused = timeRefusal(state))
            return refused;
        return figureRefusal(book, state, action);
    }

    void apply(Turn& turn, const Action& action) const override
    {
        auto& state = turn.state();
        turn.enter({action.at.area(), state.active, action.figure});
        state.ofExpansions.get<LastMove>(m_slot).turn = state.turn;
        turn.request(countStep);
    }

    /// Assumes that the turn has given points to another player only.
    void prepare(const RuleBook&, StateData& state, const Action&) const override
    {
        state.paid = static_cast<std::uint8_t>(1U << (state.active + 1) % state.playerCount);
        state.ofExpansions.get<LastMove>(m_slot).turn = 0;
    }

private:
    /// Returns why no figure can move to a quarter now; empty if allowed. Rule: co.deploy.points
    [[nodiscard]] std::optional<Refusal> timeRefusal(const StateData& state) const
    {
        if (state.ofExpansions.get<LastMove>(m_slot).turn != 0)
            return Refusal{oncePerTurn, "co.deploy.once"};
        if (state.paid == 0)
            return Refusal{noPlayerScored, "co.deploy"};
        if (state.isPaid(state.active))
            return Refusal{scoredYourself, "co.deploy"};
        return {};
    }

    [[nodiscard]] std::optional<Refusal> figureRefusal(const RuleBook& book, const StateData& state,
                                                       const Action& action) const
    {
        Refusal refused{notThisKind, "co.deploy.kinds"};
        refused.figure = action.figure;
        refused.player = state.active;
        if (!m_quarters.isQuarter(action.at.area()))
            return refused;
        if (auto closed = closedRefusal(m_quarters, action.at.area()))
            return closed;
        if ((book.areas()[action.at.area()].accepts & setOf(action.figure)) == 0)
            return refused;
        refused.code = refusal::noneLeft;
        refused.rule = "co.deploy";
        if (state.supply[state.active][index(action.figure)] == 0)
            return refused;
        return {};
    }

    /// Calls `each(action)` for each possible move of the active player. Stops if `each` returns true.
    template<class Each>
    // NOLINTNEXTLINE(modernize-use-nodiscard): some callers use all moves.
    bool anyMove(const RuleBook& book, const StateData& state, Each each) const
    {
        bool found = false;
        for (const auto& figure : book.figureRules())
            if (state.supply[state.active][index(figure->kind())] > 0)
                forEachQuarter(m_quarters, m_type, [&](Action action) {
                    action.figure = figure->kind();
                    found = found || (!figureRefusal(book, state, action) && each(action));
                });
        return found;
    }

    Action::Type m_type;
    std::size_t m_slot;
    Quarters m_quarters;
};

/// Rule: co.count.move
class CountStep final : public Step, public ActionRule {
public:
    CountStep(Action::Type type, const Quarters& quarters, CountMove move)
        : Step({.name = countStep, .mayPass = true, .startsOnRequest = true}),
          m_type(type),
          m_quarters(quarters),
          m_move(move)
    {}

    Next enter(Turn& turn) const override
    {
        auto& state = turn.state();
        state.toMove = state.active;
        if (m_move == CountMove::Player)
            return Next::Choice;
        turn.putToken(m_move == CountMove::Clockwise
                          ? m_quarters.countTokenIn(nextQuarter(m_quarters.quarterOfCount(state)))
                          : m_quarters.countTokenIn(m_quarters.quarterAt(state.inAreas.all().back().area)));
        return Next::NextStep;
    }

    void addLegal(const RuleBook& book, const StateData& state, ActionList& actions) const override
    {
        forEachQuarter(m_quarters, m_type, [&](const Action& action) {
            if (!refusal(book, state, action))
                actions.push_back(action);
        });
    }

    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook&, const StateData& state,
                                                 const Action& action) const override
    {
        if (!m_quarters.isQuarter(action.at.area())
            || m_quarters.quarterAt(action.at.area()) == m_quarters.quarterOfCount(state))
            return Refusal{countStays, "co.count.move"};
        return closedRefusal(m_quarters, action.at.area());
    }

    void apply(Turn& turn, const Action& action) const override
    {
        turn.putToken(m_quarters.countTokenIn(m_quarters.quarterAt(action.at.area())));
    }

    void prepare(const RuleBook&, StateData& state, const Action&) const override
    {
        state.toMove = state.active;
    }

private:
    /// Next open quarter clockwise.
    [[nodiscard]] Quarter nextQuarter(Quarter quarter) const
    {
        do
            quarter = static_cast<Quarter>((static_cast<int>(quarter) + 1) % quarterCount);
        while (!m_quarters.isOpen(quarter));
        return quarter;
    }

    Action::Type m_type;
    Quarters m_quarters;
    CountMove m_move;
};

} // namespace

void addMovingIn(RuleBook& book, const Quarters& quarters, CountMove countMove)
{
    const auto quarter = book.addAction(quarterArgs, ActionRole::Other);
    const auto count = book.addAction(countArgs, ActionRole::Other);
    auto& plan = book.plan();
    // Steps of figures that move after the scoring are before these steps.
    const Code previousStep = plan.has("wagon") ? Code("wagon") : step::score;
    plan.insertAfter(previousStep,
                     std::make_unique<QuarterStep>(quarter, book.reserveSlot<LastMove>(), quarters), quarter,
                     expansion.name);
    plan.insertAfter("quarter", std::make_unique<CountStep>(count, quarters, countMove), count,
                     expansion.name);
}

} // namespace vozka::count
