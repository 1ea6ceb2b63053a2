// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lessons/story_answer.h"

#include "lessons/story_check.h"

#include <algorithm>

namespace vozka::lessons {

namespace {

/// Replaces the turns of a placed tile by the smallest turns that look the same.
Action withEqualTurns(const Story& story, Action action)
{
    if (action.type == Action::Type::Place)
        action.turns = static_cast<Turns>(
            action.turns % story.table.rules.catalogue().compiled(action.tileKind()).distinctTurns);
    return action;
}

} // namespace

bool isAccepted(const Story& story, const StoryTask& task, const Action& action)
{
    return std::ranges::any_of(task.accept, [&](const Action& accepted) {
        return withEqualTurns(story, accepted) == withEqualTurns(story, action);
    });
}

bool isFirst(const Story& story, const StoryTask& task, const Action& action)
{
    return withEqualTurns(story, task.accept.front()) == withEqualTurns(story, action);
}

const Text& remarkOn(const Story& story, const StoryTask& task, const Action& action)
{
    for (const auto& wrong : task.wrong)
        if (withEqualTurns(story, wrong.action) == withEqualTurns(story, action))
            return story.text(wrong.text);
    return story.text(task.hint);
}

int pointsGained(const Story& story, const StoryStep& step, Player player)
{
    return story.dataAt(step.after).scores.at(player) - story.dataAt(step.moved).scores.at(player);
}

std::vector<StoryChoice> choicesOf(const Story& story, const StoryStep& step)
{
    const auto& question = *step.question;
    std::vector<StoryChoice> choices;
    switch (question.about) {
    case StoryQuestion::About::Points:
        for (const auto points : question.choices)
            choices.push_back(
                {points, question.player, nullptr, points == pointsGained(story, step, question.player), {}});
        break;
    case StoryQuestion::About::Who:
        for (std::size_t i = 0; i < story.players.size(); ++i) {
            const auto player = static_cast<Player>(i);
            choices.push_back({0, player, nullptr, pointsGained(story, step, player) > 0, {}});
        }
        break;
    case StoryQuestion::About::Marks:
        for (const auto& mark : question.marks) {
            const auto& rules = story.table.rules;
            const auto state = asIfItsTime(rules, story.stateAt(step.moved), mark.action);
            const auto refusal = rules.refusal(state, mark.action);
            choices.push_back({0, 0, &mark, !refusal, refusal});
        }
        break;
    }
    return choices;
}

} // namespace vozka::lessons
