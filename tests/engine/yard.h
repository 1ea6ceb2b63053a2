// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// An area off the board, for tests: followers enter it instead of a deployment, and leave it for a later
// tile.
#pragma once

#include "engine/rules/hooks/core_names.h"
#include "engine/rules/hooks/turn.h"

#include <algorithm>
#include <array>

namespace vozka {

/// {"enter": "yard", "figure": "follower"}
class EnterYard final : public ActionRule {
public:
    explicit EnterYard(Action::Type type) : m_type(type) {}

    void addLegal(const RuleBook& book, const StateData& state, ActionList& actions) const override
    {
        for (const auto& rule : book.figureRules()) {
            Action action;
            action.type = m_type;
            action.figure = rule->kind();
            action.at = Spot::area(0);
            if (!refusal(book, state, action))
                actions.push_back(action);
        }
    }
    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                 const Action& action) const override
    {
        if ((book.areas()[action.at.area()].accepts & setOf(action.figure)) == 0)
            return Refusal{refusal::notThisArea, {}};
        if (state.supply[state.active][index(action.figure)] == 0)
            return Refusal{refusal::noneLeft, {}};
        return {};
    }
    void apply(Turn& turn, const Action& action) const override
    {
        turn.enter({action.at.area(), turn.state().active, action.figure});
    }

private:
    Action::Type m_type;
};

/// {"leave": "yard", "figure": "follower", "at": [1,0], "feature": "road-e"}
class LeaveYard final : public ActionRule {
public:
    explicit LeaveYard(Action::Type type) : m_type(type) {}

    void addLegal(const RuleBook& book, const StateData& state, ActionList& actions) const override
    {
        const auto all = state.inAreas.all();
        for (std::size_t i = 0; i < all.size(); ++i)
            if (std::ranges::find(all.first(i), all[i]) == all.begin() + static_cast<std::ptrdiff_t>(i))
                state.board.forEachOn(state.placed, [&](Segment segment) {
                    Action action;
                    action.type = m_type;
                    action.figure = all[i].kind;
                    action.at = Spot::area(all[i].area);
                    action.to = Spot::feature(state.board.ref(segment));
                    if (all[i].player == state.active && !refusal(book, state, action))
                        actions.push_back(action);
                });
    }
    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                 const Action& action) const override
    {
        const FigureInArea figure{action.at.area(), state.active, action.figure};
        const auto all = state.inAreas.all();
        if (std::ranges::find(all, figure) == all.end())
            return Refusal{refusal::notThisFigure, {}};
        if (state.board.tileAt(action.to.cell()) != state.placed)
            return Refusal{refusal::notThisTile, {}, action.to.cell()};
        const Segment segment = segmentOf(book, state, action.to);
        if (segment == noSegment || !book.isAllowedOn(action.figure, state.board.segment(segment).kind))
            return Refusal{refusal::wrongFeature, {}, action.to.cell()};
        if (state.board.feature(segment).figures > 0)
            return Refusal{refusal::featureOccupied, {}, action.to.cell()};
        return {};
    }
    void apply(Turn& turn, const Action& action) const override
    {
        turn.leave({action.at.area(), turn.state().active, action.figure},
                   segmentOf(turn.book(), turn.state(), action.to));
    }

private:
    Action::Type m_type;
};

inline void addYard(RuleBook& book)
{
    static constexpr std::array enterArgs{ArgSpec{"enter", ArgType::Area, ArgField::At},
                                          ArgSpec{"figure", ArgType::Figure, ArgField::Figure}};
    static constexpr std::array leaveArgs{
        ArgSpec{"leave", ArgType::Area, ArgField::At}, ArgSpec{"figure", ArgType::Figure, ArgField::Figure},
        ArgSpec{"at", ArgType::Cell, ArgField::To}, ArgSpec{"feature", ArgType::Feature, ArgField::To}};
    (void)book.add(AreaSpec{"yard", "yards", "yard", setOf(FigureKind::Follower)});
    const auto enter = book.addAction(enterArgs, ActionRole::Elsewhere);
    book.offer(step::deploy, enter, std::make_unique<EnterYard>(enter));
    const auto leave = book.addAction(leaveArgs, ActionRole::Elsewhere);
    book.offer(step::deploy, leave, std::make_unique<LeaveYard>(leave));
}

} // namespace vozka
