// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lessons/story_check.h"

#include "engine/rules/core_rules.h"
#include "engine/rules/hooks/core_names.h"
#include "lessons/claims.h"
#include "lessons/story_answer.h"
#include "records/error_codes.h"

#include <algorithm>

namespace vozka::lessons {

namespace {

using records::Error;
using MaybeError = std::optional<Error>;
namespace error = records::error;

std::string pointerPart(std::string_view list, std::size_t index)
{
    return std::string(list) + "/" + std::to_string(index);
}

Error refused(std::string pointer, const Refusal& refusal, const Story& story)
{
    return refusalError({}, std::move(pointer), refusal, story.table.rules, story.players);
}

/// Plays and checks a story step by step. Pointers of errors are relative to the file.
class StoryRun {
public:
    explicit StoryRun(Story& story) : m_story(story) {}

    MaybeError playStep(StoryStep& step, const std::string& pointer)
    {
        step.before = m_story.history.size();
        if (auto fault = playMoves(step.moves, step.ends, pointer, "/moves"))
            return fault;
        step.moved = m_story.history.size();
        for (std::size_t i = 0; i < step.refused.size(); ++i)
            if (auto fault = checkRefusal(step.refused[i], pointer + pointerPart("/refused", i)))
                return fault;
        if (step.task)
            if (auto fault = playTask(*step.task, pointer + "/task"))
                return fault;
        if (step.question)
            if (auto fault =
                    playMoves(step.question->then, step.question->ends, pointer + "/question", "/then"))
                return fault;
        step.after = m_story.history.size();
        if (auto fault = checkScores(step, pointer + "/scores"))
            return fault;
        return step.question ? checkQuestion(step, pointer + "/question") : MaybeError();
    }

private:
    [[nodiscard]] const Rules& rules() const { return m_story.table.rules; }
    [[nodiscard]] State currentState() const { return m_story.stateAt(m_story.history.size()); }

    MaybeError act(const Action& action, const std::string& pointer)
    {
        State state = currentState();
        if (const auto refusal = rules().refusal(state, action))
            return refused(pointer, *refusal, m_story);
        m_story.history.push_back(HistoryEntry::by(rules(), state, action));
        return {};
    }

    MaybeError playMoves(const std::vector<Action>& moves, bool ends, const std::string& pointer,
                         std::string_view list)
    {
        for (std::size_t i = 0; i < moves.size(); ++i)
            if (auto fault = act(moves[i], pointer + pointerPart(list, i)))
                return fault;
        if (!ends)
            return {};
        State state = currentState();
        if (state->over)
            return refused(pointer + "/end", Refusal{refusal::gameOver}, m_story);
        m_story.history.push_back(HistoryEntry::byEnd(rules(), state));
        return {};
    }

    [[nodiscard]] MaybeError checkRefusal(const RefusalClaim& claim, const std::string& pointer) const
    {
        const auto state = claim.now ? currentState() : asIfItsTime(rules(), currentState(), claim.action);
        const auto refusal = rules().refusal(state, claim.action);
        if (refusal && refusal->code == claim.code && refusal->detail == claim.detail)
            return {};
        std::string actual = "legal";
        if (refusal)
            actual = "code " + std::string(refusal->code)
                     + (refusal->detail.empty() ? "" : ", detail " + std::string(refusal->detail));
        return Error{{}, pointer, std::string(error::claimFalse), {actual}};
    }

    MaybeError playTask(const StoryTask& task, const std::string& pointer)
    {
        const auto checkLegal = [&](const Action& action, const std::string& actionPointer) -> MaybeError {
            const auto refusal = rules().refusal(currentState(), action);
            return refusal ? MaybeError(refused(actionPointer, *refusal, m_story)) : MaybeError();
        };
        for (std::size_t i = 0; i < task.accept.size(); ++i)
            if (auto fault = checkLegal(task.accept[i], pointer + pointerPart("/accept", i)))
                return fault;
        for (std::size_t i = 0; i < task.wrong.size(); ++i) {
            const auto actionPointer = pointer + pointerPart("/wrong", i) + "/action";
            if (auto fault = checkLegal(task.wrong[i].action, actionPointer))
                return fault;
            if (isAccepted(m_story, task, task.wrong[i].action))
                return Error{{}, actionPointer, std::string(error::answerRight), {}};
        }
        return act(task.accept.front(), pointer + pointerPart("/accept", 0));
    }

    /// Checks that the claims of the step are all its score lines with points, in any order.
    [[nodiscard]] MaybeError checkScores(const StoryStep& step, const std::string& pointer) const
    {
        std::vector<const ScoreLine*> unclaimed;
        std::string actual;
        for (std::size_t i = step.before; i < step.after; ++i)
            for (const auto& event : m_story.history[i].events)
                if (event.type == event::score && event.line.points != 0) {
                    unclaimed.push_back(&event.line);
                    actual.append(actual.empty() ? "" : ", ")
                        .append("player " + std::to_string(event.line.player) + " ")
                        .append(event.line.kind)
                        .append(" " + std::to_string(event.line.points));
                }
        for (std::size_t i = 0; i < step.scores.size(); ++i) {
            const auto& claim = step.scores[i];
            const auto found = std::ranges::find_if(unclaimed, [&](const ScoreLine* line) {
                return line->player == claim.player && line->kind == claim.kind
                       && line->points == claim.points && (claim.rule.empty() || line->rule == claim.rule);
            });
            if (found == unclaimed.end())
                return Error{{},
                             pointer + "/" + std::to_string(i),
                             std::string(error::claimFalse),
                             {actual.empty() ? "no points" : actual}};
            unclaimed.erase(found);
        }
        if (!unclaimed.empty())
            return Error{{}, pointer, std::string(error::claimFalse), {actual}};
        return {};
    }

    [[nodiscard]] MaybeError checkQuestion(const StoryStep& step, const std::string& pointer) const
    {
        const auto& question = *step.question;
        if (question.about != StoryQuestion::About::Points)
            return {};
        const auto choices = choicesOf(m_story, step);
        const auto right = std::ranges::count_if(choices, &StoryChoice::right);
        if (right != 1)
            return Error{{},
                         pointer + "/choices",
                         std::string(error::claimFalse),
                         {std::to_string(pointsGained(m_story, step, question.player))}};
        for (std::size_t i = 0; i < question.wrong.size(); ++i)
            for (const int points : question.wrong[i].points)
                if (points == pointsGained(m_story, step, question.player))
                    return Error{{}, pointer + pointerPart("/wrong", i), std::string(error::answerRight), {}};
        return {};
    }

    Story& m_story;
};

} // namespace

State asIfItsTime(const Rules& rules, const State& state, const Action& action)
{
    if (!rules.refusal(state, action))
        return state;
    if (action.type == Action::Type::Place)
        return rules.asIfDrawn(state, action.tileKind());
    // An action that the step `deploy` offers is about the new tile, which only the current state has.
    const auto& plan = rules.book().plan();
    if (action.type != Action::Type::Pass && rules.step(state) == step::deploy
        && plan.choices(state->step).takes(action))
        return state;
    return rules.asIfInStep(state, action);
}

MaybeError playAndCheck(Story& story)
{
    StoryRun run(story);
    for (std::size_t i = 0; i < story.steps.size(); ++i)
        if (auto fault = run.playStep(story.steps[i], pointerPart("/steps", i)))
            return fault;
    return {};
}

Story played(const Story& story)
{
    Story copy = story;
    copy.history.clear();
    (void)playAndCheck(copy);
    return copy;
}

} // namespace vozka::lessons
