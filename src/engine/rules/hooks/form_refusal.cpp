// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/hooks/form_refusal.h"

#include <utility>

namespace vozka {

namespace {

/// The form of the action's type with the fewest wrong fields; null if no form has the type.
const ActionForm* nearestForm(const RuleBook& book, const Action& action)
{
    const ActionForm* nearest = nullptr;
    int fewest = 0;
    for (const auto& form : book.actionForms()) {
        if (form.base.type != action.type)
            continue;
        const int wrong = form.countWrongFields(action);
        if (nearest == nullptr || wrong < fewest) {
            nearest = &form;
            fewest = wrong;
        }
    }
    return nearest;
}

/// True if both features of a pair are on the same tile and in ascending order.
bool isPair(const Action& action)
{
    return action.at.cell() == action.to.cell() && action.at.feature() < action.to.feature();
}

/// Name of the argument if it is outside its domain; empty if it is not. If the cell has no tile: name of the
/// argument of the cell.
std::optional<Code> featureFault(const RuleBook& book, const StateData& state, const ActionForm& form,
                                 const ArgSpec& arg, const Action& action)
{
    const auto [cell, feature] = spotIn(arg.field, action).ref();
    const auto tile = state.board.tileAt(cell);
    if (tile == noTile)
        return form.argumentFor(arg.field)->name;
    const auto& kind = book.catalogue().kind(state.board.tiles()[tile].kind);
    const auto known = kind.features.size() + kind.shortRoads.size();
    if (feature >= known
        || (arg.type == ArgType::FeaturePair && (!isPair(action) || action.to.feature() >= known)))
        return arg.name;
    return {};
}

bool isInDomain(const RuleBook& book, const ArgSpec& arg, const Action& action)
{
    switch (arg.type) {
    case ArgType::TileKind:
        return action.tileKind() < book.catalogue().kindCount();
    case ArgType::Turns:
    case ArgType::Side:
        return action.turns < sideCount;
    case ArgType::Figure:
        return book.has(action.figure);
    case ArgType::Player:
        return action.player < book.playerCount();
    case ArgType::Number:
        return action.number >= arg.minNumber && action.number <= arg.maxNumber;
    case ArgType::Word:
        return action.number >= 0 && std::cmp_less(action.number, arg.words.size());
    case ArgType::Cell:
    case ArgType::Corner:
    case ArgType::Target:
        return isOnTable(spotIn(arg.field, action).cell());
    case ArgType::Area: {
        const auto spot = spotIn(arg.field, action);
        return spot == Spot::area(spot.area()) && spot.area() < book.areas().size();
    }
    case ArgType::Flag:
    case ArgType::Feature:
    case ArgType::FeaturePair:
        break;
    }
    return true;
}

/// Name of the first argument that is outside its domain; empty if none. Cells are checked first, because
/// features depend on them.
std::optional<Code> argumentFault(const RuleBook& book, const StateData& state, const ActionForm& form,
                                  const Action& action)
{
    for (const auto& arg : form.args)
        if (!isInDomain(book, arg, action))
            return arg.name;
    for (const auto& arg : form.args)
        if ((arg.type == ArgType::Feature && !arg.isLeftOut(action)) || arg.type == ArgType::FeaturePair)
            if (const auto fault = featureFault(book, state, form, arg, action))
                return fault;
    return {};
}

Refusal notAnAction(Code argument)
{
    return {.code = refusal::notAnAction, .detail = argument};
}

} // namespace

std::optional<Refusal> formRefusal(const RuleBook& book, const StateData& state, const Action& action)
{
    const auto* form = nearestForm(book, action);
    if (form == nullptr)
        return notAnAction({});
    for (const auto field : allArgFields)
        if (!form->fits(field, action))
            return notAnAction(fieldName(field));
    if (const auto fault = argumentFault(book, state, *form, action))
        return notAnAction(*fault);
    return {};
}

} // namespace vozka
