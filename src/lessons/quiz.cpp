// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lessons/quiz.h"

#include <algorithm>

namespace vozka::lessons {

std::vector<const ReachEntry*> Quiz::choices() const
{
    std::vector<const ReachEntry*> all;
    for (const auto* list : {&m_reach->targets, &m_reach->refused})
        for (const auto& entry : *list)
            // Nobody asks whether it may go where it stood.
            if (!entry.refusal || entry.refusal->code != refusal::ownFeature)
                all.push_back(&entry);
    return all;
}

const ReachEntry* Quiz::choiceAt(SegmentRef segment) const
{
    for (const auto* choice : choices())
        if (std::ranges::find(choice->segments, segment) != choice->segments.end())
            return choice;
    return nullptr;
}

bool Quiz::toggle(SegmentRef segment)
{
    const auto* choice = choiceAt(segment);
    if (choice == nullptr)
        return false;
    if (m_marked.erase(choice) == 0)
        m_marked.insert(choice);
    return true;
}

QuizResult Quiz::check() const
{
    QuizResult result;
    for (const auto& target : m_reach->targets)
        if (isMarked(&target))
            result.answers.push_back({Outcome::Right, &target});
    result.right = static_cast<int>(result.answers.size());
    for (const auto& target : m_reach->targets)
        if (!isMarked(&target))
            result.answers.push_back({Outcome::Missed, &target});
    result.missed = static_cast<int>(m_reach->targets.size()) - result.right;
    for (const auto& refused : m_reach->refused)
        if (isMarked(&refused)) {
            result.answers.push_back({Outcome::Wrong, &refused});
            ++result.wrong;
        }
    return result;
}

} // namespace vozka::lessons
