// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lessons/story_choice_model.h"

#include "models/text/contexts.h"

namespace vozka {

QString StoryChoiceRow::outcomeText() const
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
    case ChoiceOutcome::NotShown:
    case ChoiceOutcome::LeftOut:
        break;
    }
    return {};
}

QString StoryChoiceModel::longestOutcomeText() const
{
    QString longest;
    for (const auto outcome :
         {ChoiceOutcome::Right, ChoiceOutcome::Missed, ChoiceOutcome::Wrong, ChoiceOutcome::Shown}) {
        const QString outcomeText = StoryChoiceRow{.outcome = outcome}.outcomeText();
        if (outcomeText.size() > longest.size())
            longest = outcomeText;
    }
    return longest;
}

} // namespace vozka
