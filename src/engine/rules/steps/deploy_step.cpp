// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/hooks/core_names.h"
#include "engine/rules/hooks/places.h"
#include "engine/rules/hooks/turn.h"
#include "engine/rules/steps/core_steps.h"

#include <algorithm>
#include <bit>

namespace vozka {

namespace {

/// Rule: base.deploy.one - at most one figure in a turn. The step is skipped if none of its choices is
/// possible.
class DeployStep final : public Step {
public:
    explicit DeployStep(Code name)
        : Step({.name = name,
                .mayPass = true,
                .admitsFreeActions = true,
                .admitsEarlyActions = true,
                .isAboutPlacedTile = true})
    {}

    Next enter(Turn& turn) const override
    {
        auto& state = turn.state();
        if (!turn.book().plan().choices(state.step).isAnyPossible(turn.book(), state))
            return Next::NextStep;
        state.toMove = state.active;
        return Next::Choice;
    }
};

class Deployment final : public ActionRule {
public:
    explicit Deployment(FigureSet figures) : m_figures(figures) {}

    [[nodiscard]] bool takes(const Action& action) const override { return isOfStep(action.figure); }

    /// Tries the most frequent case first, because this runs in every turn.
    [[nodiscard]] bool isPossible(const RuleBook& book, const StateData& state) const override
    {
        if (state.placed == noTile)
            return false;
        const FigureSet available = availableFigures(book, state);
        const FigureSet simple = available & book.figureSets().simple;
        if (available == 0)
            return false;
        if (isAnyDeployableHere(book, state, simple))
            return true;
        for (unsigned left = available & ~simple; left != 0; left &= left - 1)
            if (book.figureRule(firstOf(left)).canDeploy(book, state))
                return true;
        if (simple == 0)
            return false;
        PlaceList places;
        addPlacesElsewhere(book, state, simple, places);
        return places.size() > 0;
    }

    void addLegal(const RuleBook& book, const StateData& state, ActionList& actions) const override
    {
        FigureSet available = availableFigures(book, state);
        if (state.placed == noTile || available == 0)
            return;
        // Most tiles have no feature with figures, so that no figure that needs a follower can be deployed.
        if (const FigureSet dependent = available & book.figureSets().dependent; dependent != 0)
            available &= static_cast<FigureSet>(~dependent | figuresBesideFigures(book, state));
        PlaceList places;
        if (const FigureSet simple = available & book.figureSets().simple; simple != 0) {
            addPlacesHere(book, state, simple, places);
            addPlacesElsewhere(book, state, simple, places);
        }
        for (unsigned left = available; left != 0; left &= left - 1)
            if (const auto kind = firstOf(left); (book.figureSets().simple & setOf(kind)) != 0)
                addOnPlaces(kind, places, actions);
            else
                book.figureRule(kind).addDeployments(book, state, actions);
    }

    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                 const Action& action) const override
    {
        return book.figureRule(action.figure).refusal(book, state, action);
    }

    void apply(Turn& turn, const Action& action) const override
    {
        const auto& state = turn.state();
        turn.deploy(state.active, action.figure, segmentOf(turn.book(), state, action.at),
                    action.at.isCorner());
    }

private:
    /// Kinds of figures of the step that the active player has in the supply.
    [[nodiscard]] FigureSet availableFigures(const RuleBook& book, const StateData& state) const
    {
        const auto& left = state.supply[state.active];
        unsigned available = 0;
        for (std::size_t kind = 0; kind < book.figureRules().size(); ++kind)
            available |= (left[kind] > 0 ? 1U : 0U) << kind;
        return static_cast<FigureSet>(available & m_figures);
    }

    /// Requires: the set is not empty.
    [[nodiscard]] static FigureKind firstOf(unsigned figures)
    {
        return static_cast<FigureKind>(std::countr_zero(figures));
    }

    /// Adds a deployment of that kind on each place that allows it.
    static void addOnPlaces(FigureKind kind, const PlaceList& places, ActionList& actions)
    {
        actions.append(places.size(), [&](Action* next) {
            for (const auto& place : places.all())
                if ((place.figures & setOf(kind)) != 0)
                    *next++ = Action::deploy(kind, place.at);
            return next;
        });
    }

    [[nodiscard]] bool isOfStep(FigureKind figure) const { return (m_figures & setOf(figure)) != 0; }

    FigureSet m_figures;
};

constexpr FigureSet allFigures = 0xFFFF;

} // namespace

void addDeployStep(RuleBook& book)
{
    book.plan().append(std::make_unique<DeployStep>(step::deploy), coreName);
    book.offer(step::deploy, Action::Type::Deploy, std::make_unique<Deployment>(allFigures));
}

void insertDeployStep(RuleBook& book, Code after, Code name, FigureSet figures, Code author)
{
    book.plan().insertAfter(after, std::make_unique<DeployStep>(name), author);
    book.offer(name, Action::Type::Deploy, std::make_unique<Deployment>(figures));
}

} // namespace vozka
