// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lessons/story_choice_model.h"

#include <QCoreApplication>

namespace vozka {

namespace {

/// As the question of a lesson calls it.
QString wordFor(ChoiceOutcome outcome)
{
    switch (outcome) {
    case ChoiceOutcome::Right:
        return QCoreApplication::translate("Lessons", "Right");
    case ChoiceOutcome::Missed:
        return QCoreApplication::translate("Lessons", "Missed");
    case ChoiceOutcome::Wrong:
        return QCoreApplication::translate("Lessons", "Wrong");
    case ChoiceOutcome::Shown:
        return QCoreApplication::translate("Lessons", "Right answer");
    case ChoiceOutcome::Untold:
    case ChoiceOutcome::LeftOut:
        break;
    }
    return {};
}

} // namespace

QVariant StoryChoiceModel::data(const QModelIndex& index, int role) const
{
    const auto* row = at(index);
    if (row == nullptr)
        return {};
    switch (role) {
    case LabelRole:
        return row->label;
    case ColourRole:
        return row->colour;
    case NumberRole:
        return row->number;
    case MarkedRole:
        return row->isMarked;
    case OutcomeRole:
        return static_cast<int>(row->outcome);
    case VerdictRole:
        return wordFor(row->outcome);
    case ReasonRole:
        return row->reason;
    case EntryRole:
        return row->entry;
    default:
        return {};
    }
}

QHash<int, QByteArray> StoryChoiceModel::roleNames() const
{
    return {{LabelRole, "label"},     {ColourRole, "colour"},   {NumberRole, "number"},
            {MarkedRole, "isMarked"}, {OutcomeRole, "outcome"}, {VerdictRole, "verdict"},
            {ReasonRole, "reason"},   {EntryRole, "entry"}};
}

} // namespace vozka
