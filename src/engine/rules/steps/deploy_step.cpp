// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/hooks/core_names.h"
#include "engine/rules/hooks/places.h"
#include "engine/rules/hooks/turn.h"
#include "engine/rules/steps/core_steps.h"

#include <algorithm>

namespace vozka {

namespace {

/// Rule: base.deploy.one - one figure a turn, or none. A turn in which none could be set has no choice here.
class DeployStep final : public Step {
public:
    explicit DeployStep(const RuleBook& book) : m_book(book) {}

    [[nodiscard]] Code name() const override { return step::deploy; }

    Next enter(Turn& turn) const override
    {
        auto& state = turn.state();
        if (barOf(turn.book(), state))
            return Next::NextStep;
        if (!canDeploy(turn.book(), state)
            && std::ranges::none_of(turn.book().deployAlternatives(),
                                    [&](const auto& other) { return other->isOffered(turn.book(), state); }))
            return Next::NextStep;
        state.toMove = state.active;
        return Next::Choice;
    }

    void addLegal(const RuleBook& book, const StateData& state, ActionList& actions) const override
    {
        if (const auto* only = onlyOne(book, state))
            return only->addLegal(book, state, actions);
        if (state.placed != noTile) {
            PlaceList places;
            addPlacesHere(book, state, places);
            addPlacesElsewhere(book, state, places);
            for (const auto& rule : book.figureRules())
                rule->addDeployments(book, state, places, actions);
        }
        for (const auto& alternative : book.deployAlternatives())
            alternative->addLegal(book, state, actions);
        actions.push_back(Action::pass());
    }

    [[nodiscard]] bool offers(const RuleBook& book, const StateData& state) const override
    {
        return !barOf(book, state);
    }

    [[nodiscard]] bool admitsOthers() const override { return true; }

    [[nodiscard]] bool takes(const Action& action) const override
    {
        return action.type == Action::Type::Deploy || action.type == Action::Type::Pass
               || alternativeFor(action) != nullptr;
    }

    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                 const Action& action) const override
    {
        if (auto barred = barOf(book, state))
            return barred;
        if (const auto* only = onlyOne(book, state); only != nullptr && !only->takes(action))
            return only->excludesOthers(book, state);
        if (action.type == Action::Type::Pass)
            return {};
        if (const auto* alternative = alternativeFor(action))
            return alternative->refusal(book, state, action);
        return book.figureRule(action.figure).refusal(book, state, action);
    }

    [[nodiscard]] std::optional<Action> declining(const StateData&) const override { return Action::pass(); }

    void supposeFor(const RuleBook&, StateData& state, const Action&) const override
    {
        state.toMove = state.active;
        state.drawn = noKind;
        state.placed = static_cast<TileIndex>(state.board.tiles().size() - 1);
    }

    Next apply(Turn& turn, const Action& action) const override
    {
        auto& state = turn.state();
        if (action.type == Action::Type::Deploy)
            turn.deploy(state.active, action.figure, segmentOf(turn.book(), state, action.at),
                        action.at.isCorner());
        else if (const auto* alternative = alternativeFor(action))
            alternative->apply(turn, action);
        return Next::NextStep;
    }

private:
    /// True if the active player can deploy any figure. Places on other tiles are found only if necessary.
    [[nodiscard]] static bool canDeploy(const RuleBook& book, const StateData& state)
    {
        if (state.placed == noTile)
            return false;
        PlaceList places;
        const auto any = [&] {
            return std::ranges::any_of(
                book.figureRules(), [&](const auto& rule) { return rule->canDeploy(book, state, places); });
        };
        addPlacesHere(book, state, places);
        if (any())
            return true;
        addPlacesElsewhere(book, state, places);
        return any();
    }

    /// Why nothing may be done with the tile of this turn.
    [[nodiscard]] static std::optional<Refusal> barOf(const RuleBook& book, const StateData& state)
    {
        if (state.placed == noTile)
            return {};
        for (const auto& bar : book.deployBars())
            if (auto why = bar->refusal(state))
                return why;
        return {};
    }

    /// What has to be done, if there is such a thing; nullptr if it may be chosen.
    [[nodiscard]] static const DeployAlternative* onlyOne(const RuleBook& book, const StateData& state)
    {
        for (const auto& alternative : book.deployAlternatives())
            if (state.placed != noTile && alternative->excludesOthers(book, state))
                return alternative.get();
        return nullptr;
    }

    /// What takes the action; nullptr for those of the core.
    [[nodiscard]] const DeployAlternative* alternativeFor(const Action& action) const
    {
        for (const auto& alternative : m_book.deployAlternatives())
            if (alternative->takes(action))
                return alternative.get();
        return nullptr;
    }

    const RuleBook& m_book;
};

} // namespace

std::unique_ptr<Step> makeDeployStep(const RuleBook& book)
{
    return std::make_unique<DeployStep>(book);
}

} // namespace vozka
