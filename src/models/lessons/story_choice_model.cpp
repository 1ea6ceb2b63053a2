// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lessons/story_choice_model.h"

#include "models/text/contexts.h"

namespace vozka {

QString StoryChoiceRow::verdict() const
{
    switch (outcome) {
    case ChoiceOutcome::Right:
        return LessonTexts::tr("Right");
    case ChoiceOutcome::Missed:
        return LessonTexts::tr("Missed");
    case ChoiceOutcome::Wrong:
        return LessonTexts::tr("Wrong");
    case ChoiceOutcome::Shown:
        return LessonTexts::tr("Right answer");
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
