// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/inline_list.h"
#include "engine/expansions/tower/tower.h"
#include "engine/rules/hooks/core_names.h"
#include "engine/rules/hooks/turn.h"

#include <algorithm>

namespace vozka::tower {

namespace {

constexpr std::array captureArgs{ArgSpec{"capture", ArgType::Figure, ArgField::Figure},
                                 ArgSpec{"player", ArgType::Player, ArgField::Player},
                                 ArgSpec{"at", ArgType::Cell, ArgField::At},
                                 ArgSpec{"feature", ArgType::Feature, ArgField::At}};

class CaptureStep final : public Step, public ActionRule {
public:
    CaptureStep(Action::Type type, const TowerKeys& keys, PrisonerChoice choice)
        : Step({.name = "capture", .mayPass = true, .admitsFreeActions = true, .startsOnRequest = true}),
          m_type(type),
          m_keys(keys),
          m_choice(choice)
    {}

    Next enter(Turn& turn) const override
    {
        auto& state = turn.state();
        if (!anyCapturable(turn.book(), state, [](const Figure&) { return true; })) {
            towerTurn(state).tower = 0;
            // Rule: to.capture.range
            turn.report({.type = event::noEffect, .player = state.active, .what = "capture"});
            return Next::NextStep;
        }
        state.toMove = state.active;
        return Next::Choice;
    }

    void addLegal(const RuleBook& book, const StateData& state, ActionList& actions) const override
    {
        InlineList<Action, maxFigures> added;
        anyCapturable(book, state, [&](const Figure& figure) {
            const auto action = captureOf(state, figure);
            if (std::ranges::find(added.all(), action) == added.all().end())
                actions.push_back(added.push_back(action));
            return false;
        });
    }

    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                 const Action& action) const override
    {
        const auto figures = state.figuresOnBoard();
        const auto figure = std::ranges::find_if(
            figures, [&](const Figure& each) { return !each.onCorner && captureOf(state, each) == action; });
        const auto tower = towerTurn(state).tower;
        if (figure != figures.end() && tower != 0) {
            const auto segment = static_cast<Segment>(tower - 1);
            return captureRefusal(book, state, segment, state.stackOn(segment, m_keys.pieces), *figure);
        }
        Refusal refused{captureNotAFollower, "to.capture.who", action.at.cell(), action.at.feature()};
        refused.figure = action.figure;
        refused.player = action.player;
        if (book.isMeeple(action.figure)) {
            const bool isMissing = figure == figures.end();
            refused.code = isMissing ? captureNoFigure : captureOutOfRange;
            refused.rule = isMissing ? "to.capture.who" : "to.capture.range";
        }
        return refused;
    }

    /// Assumes that a tower has just grown: the last one that reaches the figure, or the first one if none
    /// does.
    void prepare(const RuleBook&, StateData& state, const Action& action) const override
    {
        state.toMove = state.active;
        towerTurn(state) = {};
        for (const auto& tower : towersOf(state, m_keys.pieces))
            if (tower.count > 0
                && (towerTurn(state).tower == 0
                    || isInRange(state, tower.where, tower.count, action.at.cell())))
                towerTurn(state).tower = static_cast<std::uint16_t>(tower.where + 1);
    }

    void apply(Turn& turn, const Action& action) const override
    {
        auto& state = turn.state();
        Figure captured;
        anyCapturable(turn.book(), state, [&](const Figure& figure) {
            captured = figure;
            return captureOf(state, figure) == action;
        });
        if (captured.player == state.active) {
            turn.returnFigure(captured);
            return;
        }
        turn.capture(captured, state.active, m_keys.prisoners);
        exchangePrisoners(turn, m_keys, m_choice, captured.player);
    }

    Next after(Turn& turn) const override
    {
        towerTurn(turn.state()).tower = 0;
        return Next::NextStep;
    }

private:
    [[nodiscard]] TowerTurn& towerTurn(StateData& state) const
    {
        return state.ofExpansions.get<TowerTurn>(m_keys.turnSlot);
    }
    [[nodiscard]] const TowerTurn& towerTurn(const StateData& state) const
    {
        return state.ofExpansions.get<TowerTurn>(m_keys.turnSlot);
    }

    [[nodiscard]] Action captureOf(const StateData& state, const Figure& figure) const
    {
        return {.type = m_type,
                .figure = figure.kind,
                .player = figure.player,
                .at = state.board.spot(figure.segment)};
    }

    /// Calls `each(figure)` for figures that can be captured. Stops if `each` returns true.
    template<class Each>
    // NOLINTNEXTLINE(modernize-use-nodiscard): a caller that visits all figures ignores the result.
    bool anyCapturable(const RuleBook& book, const StateData& state, Each each) const
    {
        if (towerTurn(state).tower == 0)
            return false;
        const auto tower = static_cast<Segment>(towerTurn(state).tower - 1);
        const int height = state.stackOn(tower, m_keys.pieces);
        const Cell from = state.board.cellOf(tower);
        return std::ranges::any_of(state.figuresOnBoard(), [&](const Figure& figure) {
            return canBeCaptured(book, figure) && reaches(from, height, state.board.cellOf(figure.segment))
                   && each(figure);
        });
    }

    Action::Type m_type;
    TowerKeys m_keys;
    PrisonerChoice m_choice;
};

} // namespace

void addCapture(RuleBook& book, const TowerKeys& keys, PrisonerChoice choice)
{
    const auto type = book.addAction(captureArgs, ActionRole::Elsewhere);
    book.plan().insertAfter(step::deploy, std::make_unique<CaptureStep>(type, keys, choice), type,
                            expansion.name);
    book.plan().setInsight("capture",
                           {.pathSoFar = {},
                            .pile =
                                [slot = keys.turnSlot](const StateData& state) {
                                    const auto tower = state.ofExpansions.get<TowerTurn>(slot).tower;
                                    return tower == 0 ? noSegment : static_cast<Segment>(tower - 1);
                                },
                            .laterOffer = {}});
    addExchange(book, keys);
}

} // namespace vozka::tower
