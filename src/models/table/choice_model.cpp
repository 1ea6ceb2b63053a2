// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/choice_model.h"

#include "models/scene/board_scene.h"
#include "models/text/sentences.h"

#include <algorithm>

namespace vozka {

namespace {

/// True for what neither lies on the board nor is done with something that a player holds.
bool hasNoPlace(const RuleBook& book, const Action& action)
{
    const auto* form = book.formOf(action);
    return isOfExpansion(action.type) && form != nullptr && !form->names(ArgField::At)
           && !form->names(ArgType::Side) && !book.isFree(action);
}

/// True if the step asks for a figure, but none may be placed: to decline only continues the turn.
bool asksForNoFigure(const Table& table, const ActionList& actions)
{
    return table.placesFigures() && std::ranges::none_of(actions, placesFigure);
}

ChoiceRow choiceRow(const Table& table, const ActionList& actions, const Action& action)
{
    ChoiceRow row{action, choiceLabel(table, action), hasNoPlace(table.rules->book(), action), {}};
    if (isPass(action) && asksForNoFigure(table, actions))
        row.label = ChoiceModel::tr("Go on");
    if (row.isListed && table.rules->book().formOf(action)->names(ArgField::Figure))
        row.source =
            figureAddress(table.figurePicture(action.figure), table.playerColour((*table.state)->toMove));
    return row;
}

} // namespace

int ChoiceModel::rowOf(const Action& action) const
{
    return find([&](const ChoiceRow& row) { return row.action == action; });
}

void ChoiceModel::show(const Table& table)
{
    std::vector<ChoiceRow> rows;
    if (table.awaitsPlayer()) {
        ActionList actions;
        table.rules->legal(*table.state, actions);
        for (const Action& action : actions)
            rows.push_back(choiceRow(table, actions, action));
    }
    showRows(std::move(rows));
}

} // namespace vozka
