// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/choice_model.h"

#include "models/text/sentences.h"

namespace vozka {

namespace {

ChoiceModel::Kind kindOf(const Action& action)
{
    switch (action.type) {
    case Action::Type::Place:
        return ChoiceModel::Kind::Place;
    case Action::Type::Pass:
    case Action::Type::Home:
        return ChoiceModel::Kind::Pass;
    case Action::Type::Move:
        return ChoiceModel::Kind::Move;
    default:
        return ChoiceModel::Kind::Deploy;
    }
}

Cell whereTo(const Action& action)
{
    return action.type == Action::Type::Move ? action.to : action.at;
}

} // namespace

QVariant ChoiceModel::data(const QModelIndex& index, int role) const
{
    const auto* row = at(index);
    if (row == nullptr)
        return {};
    switch (role) {
    case KindRole:
        return QVariant::fromValue(kindOf(row->action));
    case CellXRole:
        return whereTo(row->action).x;
    case CellYRole:
        return whereTo(row->action).y;
    case TurnsRole:
        return row->action.turns;
    case LabelRole:
        return row->label;
    default:
        return {};
    }
}

QHash<int, QByteArray> ChoiceModel::roleNames() const
{
    return {{KindRole, "kind"},
            {CellXRole, "cellX"},
            {CellYRole, "cellY"},
            {TurnsRole, "turns"},
            {LabelRole, "label"}};
}

int ChoiceModel::rowOf(const Action& action) const
{
    const auto found = std::ranges::find(rows(), action, &ChoiceRow::action);
    return found == rows().end() ? -1 : static_cast<int>(found - rows().begin());
}

int ChoiceModel::passRow() const
{
    const auto found =
        std::ranges::find_if(rows(), [](const ChoiceRow& row) { return kindOf(row.action) == Kind::Pass; });
    return found == rows().end() ? -1 : static_cast<int>(found - rows().begin());
}

QString ChoiceModel::passLabel() const
{
    const int row = passRow();
    return row < 0 ? QString() : rows()[static_cast<std::size_t>(row)].label;
}

void ChoiceModel::show(const Table& table)
{
    std::vector<ChoiceRow> rows;
    if (table.awaitsPlayer()) {
        ActionList actions;
        table.rules->legal(*table.state, actions);
        for (const Action& action : actions)
            rows.push_back({action, choiceLabel(table, action)});
    }
    showRows(std::move(rows));
    emit changed();
}

} // namespace vozka
