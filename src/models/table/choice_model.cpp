// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/choice_model.h"

#include "models/board/board_scene.h"
#include "models/text/messages.h"

#include <algorithm>

namespace vozka {

namespace {

/// True if the action has no place on the board or in an area, and uses no holding of a player.
bool hasNoPlace(const RuleBook& book, const Action& action)
{
    const auto* form = book.formOf(action);
    return isOfExpansion(action.type) && form != nullptr && !form->names(ArgField::At)
           && !form->names(ArgType::Side) && !book.isFreeAction(action);
}

/// True if the step offers a figure but none can be placed, so declining only continues the turn.
bool asksForNoFigure(const Table& table, const ActionList& actions)
{
    return table.placesFigures() && std::ranges::none_of(actions, placesFigure);
}

ChoiceRow choiceRow(const Table& table, const ActionList& actions, const Action& action)
{
    ChoiceRow row{action, choiceLabel(table, action), hasNoPlace(table.rules->book(), action), {}};
    if (isPass(action) && asksForNoFigure(table, actions))
        row.label = ChoiceModel::tr("Continue");
    if (row.isListed && table.rules->book().formOf(action)->names(ArgField::Figure))
        row.source =
            figureUrl(table.figurePicture(action.figure), table.playerColour((*table.state)->toMove));
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
