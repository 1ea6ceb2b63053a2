// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/state/action_form.h"

namespace vozka {

bool isSame(ArgField field, const Action& one, const Action& other)
{
    switch (field) {
    case ArgField::None:
        break;
    case ArgField::Kind:
        return one.kind == other.kind;
    case ArgField::Turns:
        return one.turns == other.turns;
    case ArgField::Figure:
        return one.figure == other.figure;
    case ArgField::At:
        return one.at == other.at;
    case ArgField::Feature:
        return one.feature == other.feature;
    case ArgField::Leaves:
        return one.leaves == other.leaves;
    case ArgField::OnCorner:
        return one.onCorner == other.onCorner;
    case ArgField::Player:
        return one.player == other.player;
    case ArgField::To:
        return one.to == other.to;
    }
    return true;
}

Code fieldName(ArgField field)
{
    switch (field) {
    case ArgField::None:
        break;
    case ArgField::Kind:
        return "tile";
    case ArgField::Turns:
        return "turns";
    case ArgField::Figure:
        return "figure";
    case ArgField::At:
        return "at";
    case ArgField::Feature:
        return "feature";
    case ArgField::Leaves:
        return "from";
    case ArgField::OnCorner:
        return "corner";
    case ArgField::Player:
        return "player";
    case ArgField::To:
        return "to";
    }
    return {};
}

const ArgSpec* ActionForm::argumentFor(ArgField field, const Action& action) const
{
    const auto arg = std::ranges::find(args, field, &ArgSpec::field);
    return arg == args.end() || isLeftOut(*arg, action) ? nullptr : &*arg;
}

int ActionForm::unusedFieldsSet(const Action& action) const
{
    return static_cast<int>(std::ranges::count_if(allArgFields, [&](ArgField field) {
        return !isSame(field, action, base) && argumentFor(field, action) == nullptr;
    }));
}

} // namespace vozka
