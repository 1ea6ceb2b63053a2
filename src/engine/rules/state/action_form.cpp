// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/state/action_form.h"

namespace vozka {

namespace {

bool isSame(ArgField field, const Action& one, const Action& other)
{
    switch (field) {
    case ArgField::None:
        break;
    case ArgField::Number:
        return one.number == other.number;
    case ArgField::Turns:
        return one.turns == other.turns;
    case ArgField::Figure:
        return one.figure == other.figure;
    case ArgField::Player:
        return one.player == other.player;
    case ArgField::At:
        return one.at == other.at;
    case ArgField::To:
        return one.to == other.to;
    }
    return true;
}

/// Kind of the spots of that field by its arguments; None if no argument fills it.
SpotKind spotKind(std::span<const ArgSpec> args, ArgField field)
{
    auto kind = SpotKind::None;
    for (const auto& arg : args) {
        if (!arg.fills(field))
            continue;
        if (arg.type == ArgType::Feature || arg.type == ArgType::FeaturePair)
            kind = SpotKind::Feature;
        else if (arg.type == ArgType::Area)
            kind = SpotKind::Area;
        else
            kind = arg.type == ArgType::Corner ? SpotKind::Corner : SpotKind::Tile;
    }
    return kind;
}

} // namespace

Code fieldName(ArgField field)
{
    switch (field) {
    case ArgField::None:
        break;
    case ArgField::Number:
        return "tile";
    case ArgField::Turns:
        return "turns";
    case ArgField::Figure:
        return "figure";
    case ArgField::Player:
        return "player";
    case ArgField::At:
        return "at";
    case ArgField::To:
        return "to";
    }
    return {};
}

const ArgSpec* ActionForm::argumentFor(ArgField field) const
{
    const auto arg = std::ranges::find_if(args, [&](const ArgSpec& each) { return each.fills(field); });
    return arg == args.end() ? nullptr : &*arg;
}

bool ActionForm::fits(ArgField field, const Action& action) const
{
    const auto* arg = argumentFor(field);
    if (arg == nullptr)
        return isSame(field, action, base);
    if (field != ArgField::At && field != ArgField::To)
        return true;
    const Spot& spot = spotIn(field, action);
    if (spot.isSupply())
        return arg->type == ArgType::Target && spot == Spot::supply();
    return spot.kind() == spotKind(args, field);
}

int ActionForm::countWrongFields(const Action& action) const
{
    return static_cast<int>(
        std::ranges::count_if(allArgFields, [&](ArgField field) { return !fits(field, action); }));
}

} // namespace vozka
