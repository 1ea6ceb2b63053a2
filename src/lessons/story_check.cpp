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

std::string at(std::string_view list, std::size_t index)
{
    return std::string(list) + "/" + std::to_string(index);
}

Error refused(std::string pointer, const Refusal& why, const Story& story)
{
    return refusedError({}, std::move(pointer), why, story.table.rules, story.players);
}

/// Plays and checks a story step by step. Pointers of errors are relative to the file.
class Play {
public:
    explicit Play(Story& story) : m_story(story) {}

    MaybeError step(StoryStep& step, const std::string& pointer)
    {
        step.before = m_story.history.size();
        if (auto fault = go(step.moves, step.ends, pointer, "/moves"))
            return fault;
        step.moved = m_story.history.size();
        for (std::size_t i = 0; i < step.refused.size(); ++i)
            if (auto fault = isRefused(step.refused[i], pointer + at("/refused", i)))
                return fault;
        if (step.task)
            if (auto fault = task(*step.task, pointer + "/task"))
                return fault;
        if (step.question)
            if (auto fault = go(step.question->then, step.question->ends, pointer + "/question", "/then"))
                return fault;
        step.after = m_story.history.size();
        if (auto fault = scores(step, pointer + "/scores"))
            return fault;
        return step.question ? question(step, pointer + "/question") : MaybeError();
    }

private:
    [[nodiscard]] const Rules& rules() const { return m_story.table.rules; }
    [[nodiscard]] State now() const { return m_story.stateAt(m_story.history.size()); }

    MaybeError act(const Action& action, const std::string& pointer)
    {
        State state = now();
        if (const auto why = rules().refusal(state, action))
            return refused(pointer, *why, m_story);
        m_story.history.push_back(HistoryEntry::by(rules(), state, action));
        return {};
    }

    MaybeError go(const std::vector<Action>& moves, bool ends, const std::string& pointer,
                  std::string_view list)
    {
        for (std::size_t i = 0; i < moves.size(); ++i)
            if (auto fault = act(moves[i], pointer + at(list, i)))
                return fault;
        if (!ends)
            return {};
        State state = now();
        if (state->over)
            return refused(pointer + "/end", Refusal{refusal::gameOver}, m_story);
        m_story.history.push_back(HistoryEntry::byEnd(rules(), state));
        return {};
    }

    [[nodiscard]] MaybeError isRefused(const RefusalClaim& claim, const std::string& pointer) const
    {
        const auto state = claim.now ? now() : asIfItsTime(rules(), now(), claim.action);
        const auto why = rules().refusal(state, claim.action);
        if (why && why->code == claim.code && why->detail == claim.detail)
            return {};
        std::string truth = "legal";
        if (why)
            truth = "code " + std::string(why->code)
                    + (why->detail.empty() ? "" : ", detail " + std::string(why->detail));
        return Error{{}, pointer, std::string(error::claimFalse), {truth}};
    }

    MaybeError task(const StoryTask& task, const std::string& pointer)
    {
        const auto legal = [&](const Action& action, const std::string& where) -> MaybeError {
            const auto why = rules().refusal(now(), action);
            return why ? MaybeError(refused(where, *why, m_story)) : MaybeError();
        };
        for (std::size_t i = 0; i < task.accept.size(); ++i)
            if (auto fault = legal(task.accept[i], pointer + at("/accept", i)))
                return fault;
        for (std::size_t i = 0; i < task.wrong.size(); ++i) {
            const auto where = pointer + at("/wrong", i) + "/action";
            if (auto fault = legal(task.wrong[i].action, where))
                return fault;
            if (isAccepted(m_story, task, task.wrong[i].action))
                return Error{{}, where, std::string(error::answerRight), {}};
        }
        return act(task.accept.front(), pointer + at("/accept", 0));
    }

    /// Checks that the claims of the step are all its score lines with points, in any order.
    [[nodiscard]] MaybeError scores(const StoryStep& step, const std::string& pointer) const
    {
        std::vector<const ScoreLine*> open;
        std::string truth;
        for (std::size_t i = step.before; i < step.after; ++i)
            for (const auto& event : m_story.history[i].events)
                if (event.type == event::score && event.line.points != 0) {
                    open.push_back(&event.line);
                    truth.append(truth.empty() ? "" : ", ")
                        .append("player " + std::to_string(event.line.player) + " ")
                        .append(event.line.kind)
                        .append(" " + std::to_string(event.line.points));
                }
        for (std::size_t i = 0; i < step.scores.size(); ++i) {
            const auto& claim = step.scores[i];
            const auto found = std::ranges::find_if(open, [&](const ScoreLine* line) {
                return line->player == claim.player && line->kind == claim.kind
                       && line->points == claim.points && (claim.rule.empty() || line->rule == claim.rule);
            });
            if (found == open.end())
                return Error{{},
                             pointer + "/" + std::to_string(i),
                             std::string(error::claimFalse),
                             {truth.empty() ? "no points" : truth}};
            open.erase(found);
        }
        if (!open.empty())
            return Error{{}, pointer, std::string(error::claimFalse), {truth}};
        return {};
    }

    [[nodiscard]] MaybeError question(const StoryStep& step, const std::string& pointer) const
    {
        const auto& asked = *step.question;
        if (asked.about != StoryQuestion::About::Points)
            return {};
        const auto choices = choicesOf(m_story, step);
        const auto right = std::ranges::count_if(choices, &StoryChoice::right);
        if (right != 1)
            return Error{{},
                         pointer + "/choices",
                         std::string(error::claimFalse),
                         {std::to_string(pointsGained(m_story, step, asked.player))}};
        for (std::size_t i = 0; i < asked.wrong.size(); ++i)
            for (const int points : asked.wrong[i].points)
                if (points == pointsGained(m_story, step, asked.player))
                    return Error{{}, pointer + at("/wrong", i), std::string(error::answerRight), {}};
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
    // A figure is placed on the new tile if the current step allows that.
    const auto& plan = rules.book().plan();
    if (action.type != Action::Type::Pass && rules.step(state) == step::deploy
        && plan.choices(state->step).takes(action))
        return state;
    return rules.asIfInStep(state, action);
}

MaybeError playAndCheck(Story& story)
{
    Play play(story);
    for (std::size_t i = 0; i < story.steps.size(); ++i)
        if (auto fault = play.step(story.steps[i], at("/steps", i)))
            return fault;
    return {};
}

Story played(const Story& story)
{
    Story whole = story;
    whole.history.clear();
    (void)playAndCheck(whole);
    return whole;
}

} // namespace vozka::lessons
