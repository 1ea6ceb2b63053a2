// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/hooks/core_names.h"
#include "engine/rules/hooks/places.h"
#include "engine/rules/hooks/turn.h"
#include "engine/rules/steps/core_steps.h"

#include <algorithm>

namespace vozka {

namespace {

/// Rule: base.deploy.one - one figure a turn, or none. If no figure can be placed, there is no choice.
class DeployStep final : public Step {
public:
    explicit DeployStep(Code name)
        : Step({.name = name, .mayPass = true, .admitsFreeActions = true, .isAboutPlacedTile = true})
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

    /// Searches from the most frequent case to the rarest, because this runs in every turn.
    [[nodiscard]] bool isPossible(const RuleBook& book, const StateData& state) const override
    {
        if (state.placed == noTile)
            return false;
        const auto supply = supplyOf(book, state);
        if (supply.all == 0)
            return false;
        if (isAnyDeployableHere(book, state, supply.simple))
            return true;
        PlaceList places;
        const auto any = [&](FigureSet figures) {
            return figures != 0 && std::ranges::any_of(book.figureRules(), [&](const auto& rule) {
                       return (figures & setOf(rule->kind())) != 0 && rule->canDeploy(book, state, places);
                   });
        };
        if (any(supply.all & ~supply.simple))
            return true;
        addPlacesElsewhere(book, state, places);
        return places.size() > 0 && any(supply.simple);
    }

    void addLegal(const RuleBook& book, const StateData& state, ActionList& actions) const override
    {
        if (state.placed == noTile || supplyOf(book, state).all == 0)
            return;
        PlaceList places;
        addPlacesHere(book, state, places);
        addPlacesElsewhere(book, state, places);
        for (const auto& rule : book.figureRules())
            if (isOfStep(rule->kind()))
                rule->addDeployments(book, state, places, actions);
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
    /// Kinds of figures of the step that the active player has in the supply. `simple`: kinds that need only
    /// a free feature.
    struct Supply {
        FigureSet all = 0;
        FigureSet simple = 0;
    };

    [[nodiscard]] Supply supplyOf(const RuleBook& book, const StateData& state) const
    {
        Supply supply;
        for (const auto& rule : book.figureRules()) {
            if (!isOfStep(rule->kind()) || state.supply[state.active][index(rule->kind())] == 0)
                continue;
            supply.all |= setOf(rule->kind());
            if (rule->spec().needsOnlyFreePlace())
                supply.simple |= setOf(rule->kind());
        }
        return supply;
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

void insertDeployStep(RuleBook& book, Code after, Code name, FigureSet figures, Code by)
{
    book.plan().insertAfter(after, std::make_unique<DeployStep>(name), by);
    book.offer(name, Action::Type::Deploy, std::make_unique<Deployment>(figures));
}

} // namespace vozka
