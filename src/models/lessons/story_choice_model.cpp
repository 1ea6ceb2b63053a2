// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lessons/story_choice_model.h"

#include <QCoreApplication>

namespace vozka {

QString StoryChoiceRow::verdict() const
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

QString StoryChoiceModel::longestVerdict() const
{
    QString longest;
    for (const auto outcome :
         {ChoiceOutcome::Right, ChoiceOutcome::Missed, ChoiceOutcome::Wrong, ChoiceOutcome::Shown}) {
        const QString verdict = StoryChoiceRow{.outcome = outcome}.verdict();
        if (verdict.size() > longest.size())
            longest = verdict;
    }
    return longest;
}

} // namespace vozka
