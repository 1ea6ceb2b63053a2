// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lessons/story_choice_model.h"

namespace vozka {

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
    case ToldRole:
        return row->isTold;
    case RightRole:
        return row->isRight;
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
    return {{LabelRole, "label"}, {ColourRole, "colour"}, {NumberRole, "number"}, {MarkedRole, "isMarked"},
            {ToldRole, "isTold"}, {RightRole, "isRight"}, {ReasonRole, "reason"}, {EntryRole, "entry"}};
}

} // namespace vozka
