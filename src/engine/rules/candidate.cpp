// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/candidate.h"

#include "engine/rules/rules.h"

#include <algorithm>

namespace vozka {

std::vector<Candidate> tileCandidates(const Rules& rules, const State& state, KindIndex kind)
{
    const State assumed = rules.asIfDrawn(state, kind);
    std::vector<Candidate> candidates;
    for (const auto& open : assumed->board.openCells())
        for (Turns turns = 0; turns < sideCount; ++turns) {
            const auto action = Action::place(kind, open.cell, turns);
            candidates.push_back({action, rules.refusal(assumed, action)});
        }
    return candidates;
}

std::vector<Candidate> figureCandidates(const Rules& rules, const State& state, FigureKind figure)
{
    const bool isCurrent = !state->over && state->toMove == state->active
                           && rules.book().plan().choices(state->step).takes(Action::deploy(figure, Spot()));
    const State assumed = isCurrent ? state : rules.asIfPlaced(state);
    std::vector<Action> samples;
    rules.book().figureRule(figure).addSamples(rules.book(), *assumed, samples);
    std::vector<Candidate> candidates;
    candidates.reserve(samples.size());
    for (const auto& action : samples)
        candidates.push_back({action, rules.refusal(assumed, action)});
    return candidates;
}

namespace {

/// Returns the actions of this form with each side.
std::vector<Action> sideActions(const ActionForm& form)
{
    std::vector<Action> actions;
    for (const Side side : allSides) {
        actions.push_back(form.base);
        actions.back().turns = static_cast<Turns>(index(side));
    }
    return actions;
}

/// Returns the actions of this form with each figure on a feature. Equal actions are listed once.
std::vector<Action> figureActions(const ActionForm& form, const StateData& state)
{
    std::vector<Action> actions;
    for (const auto& figure : state.figuresOnBoard()) {
        const auto ref = state.board.ref(figure.segment);
        Action action = form.base;
        action.figure = figure.kind;
        action.at = Spot::feature(ref);
        if (form.names(ArgField::Player))
            action.player = figure.player;
        if (!figure.onCorner && std::ranges::find(actions, action) == actions.end())
            actions.push_back(action);
    }
    return actions;
}

/// Returns the samples of the current step that have the type of this form.
std::vector<Action> sampleActions(const Rules& rules, const State& state, const ActionForm& form)
{
    std::vector<Action> actions;
    for (const auto& offer : rules.book().plan().choices(state->step).offers())
        if (offer.type == form.base.type)
            offer.rule->addSamples(rules.book(), *state, actions);
    return actions;
}

} // namespace

std::vector<Candidate> stepCandidates(const Rules& rules, const State& state)
{
    const auto& choices = rules.book().plan().choices(state->step);
    std::vector<Candidate> candidates;
    for (const auto& form : rules.book().actionForms()) {
        // Excludes actions with figures from the supply or from areas.
        if (form.role == ActionRole::Figure || form.names(ArgType::Area))
            continue;
        std::vector<Action> actions;
        const bool namesFigure =
            form.names(ArgField::Figure) && form.names(ArgType::Feature) && !form.names(ArgType::Target);
        if (form.names(ArgType::Side))
            actions = sideActions(form);
        else if (namesFigure || form.names(ArgType::FeaturePair) || form.names(ArgType::Number))
            actions = sampleActions(rules, state, form);
        if (namesFigure && actions.empty())
            actions = figureActions(form, *state);
        for (const auto& action : actions)
            if (choices.takes(action))
                candidates.push_back({action, rules.refusal(state, action)});
    }
    return candidates;
}

} // namespace vozka
