// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Clicks and answers in an open lesson: moves of the figure in Try, marks in Quiz.
#include "models/app/app_settings.h"
#include "models/base/utf8.h"
#include "models/lessons/example_table.h"
#include "models/lessons/open_lesson.h"
#include "models/overlays/overlay_texts.h"
#include "models/overlays/range_parts.h"
#include "models/text/contexts.h"
#include "models/text/messages.h"

#include <algorithm>

namespace vozka {

namespace {

QString movedMessage()
{
    return LessonTexts::tr(
        "The figure has already moved: each scoring allows one move. Start again to try another place.");
}

} // namespace

void OpenLesson::describe(LessonStep& step) const
{
    switch (m_mode) {
    case Kind::Text:
        step.ended = step.index + 1 == step.count;
        break;
    case Kind::Task:
        step.todo = figureMessage(*m_played, "figure-try");
        step.remark = m_attempt.reaction.message;
        step.remarkKind = m_attempt.reaction.isAllowed ? Remark::Right : Remark::Wrong;
        step.rule = m_attempt.reaction.rule;
        step.ended = m_attempt.moved.has_value();
        break;
    case Kind::Question: {
        const auto marks = count();
        step.todo = figureMessage(*m_played, "figure-question");
        step.remark = m_quiz.note;
        step.remarkKind = Remark::Advice;
        step.ended = m_quiz.checked;
        if (!m_quiz.checked)
            break;
        step.remarkKind = marks.missed + marks.wrong == 0 ? Remark::Right : Remark::Wrong;
        step.remark = LessonTexts::tr("%1 right, %2 missed, %3 wrong: %4")
                          .arg(marks.right)
                          .arg(marks.missed)
                          .arg(marks.wrong)
                          .arg(LessonListModel::resultText(marks.result()));
        if (marks.wrong > 0)
            step.remark += u'\n' + LessonTexts::tr("Each wrong mark cancels one right mark.");
        break;
    }
    }
}

OpenLesson::Reaction OpenLesson::reactionTo(const SegmentRef& to) const
{
    if (m_attempt.moved && m_attempt.movedTo != to)
        return {.message = movedMessage(), .isAllowed = false};
    Reaction reaction;
    if (!m_attempt.moved)
        reaction.why = m_played->refusal(to);
    reaction.isAllowed = !reaction.why;
    const Table shown = table();
    if (const auto* entry = m_played->answer(to)) {
        reaction.message = reachMessage(shown, questionOf(*m_played), m_played->edition(), *entry);
        reaction.rule = ruleOf(*entry);
    } else if (reaction.why) {
        reaction.message = refusalMessage(shown, *reaction.why);
        reaction.rule = utf8(reaction.why->rule);
    }
    return reaction;
}

DropResult OpenLesson::dropResultAt(int cellX, int cellY, QPointF point) const
{
    const auto at = m_mode == Kind::Task ? under(cellX, cellY, point) : std::nullopt;
    const auto reaction = at ? reactionTo(*at) : Reaction{.isAllowed = false};
    DropResult result;
    result.cellX = cellX;
    result.cellY = cellY;
    if (reaction.isAllowed) {
        result.row = 0;
    } else {
        result.message = reaction.message;
        result.rule = reaction.rule;
    }
    return result;
}

bool OpenLesson::tapAt(int cellX, int cellY, QPointF point)
{
    if (!m_played)
        return false;
    const auto at = under(cellX, cellY, point);
    if (m_mode == Kind::Task && !m_comparing) {
        const Cell cell{static_cast<std::int16_t>(cellX), static_cast<std::int16_t>(cellY)};
        drop(at.value_or(SegmentRef{cell, noFeature}));
        return m_attempt.reaction.isAllowed;
    }
    if (m_mode == Kind::Question && !m_comparing && !m_quiz.checked)
        return at && toggle(*at);
    const auto found = at ? std::ranges::find(m_places, *at) : m_places.end();
    if (found == m_places.end())
        return false;
    placeOn(static_cast<int>(found - m_places.begin()));
    return true;
}

void OpenLesson::tapEntry(int entry)
{
    const auto index = static_cast<std::size_t>(entry);
    if (m_mode == Kind::Task && index < m_attempt.tries.size()) {
        drop(m_attempt.tries[index].at);
    } else if (m_mode == Kind::Question && !m_quiz.checked && index < m_quiz.marks.size()) {
        m_quiz.note.clear();
        m_quiz.marks.erase(m_quiz.marks.begin() + entry);
        refresh();
    }
}

void OpenLesson::drop(const SegmentRef& to)
{
    m_attempt.reaction = reactionTo(to);
    const auto* entry = m_played->answer(to);
    m_attempt.last = -1;
    // After the move, a drop elsewhere only reports that the figure has moved. That is not a try.
    if (entry != nullptr && (!m_attempt.moved || m_attempt.reaction.isAllowed)) {
        const auto same = std::ranges::find(m_attempt.tries, entry, &LessonMark::entry);
        m_attempt.last = static_cast<int>(same - m_attempt.tries.begin());
        if (same == m_attempt.tries.end())
            m_attempt.tries.push_back({entry, to});
    }
    if (m_attempt.reaction.isAllowed && !m_attempt.moved) {
        m_attempt.moved = m_played->movedTo(to);
        m_attempt.movedTo = to;
    }
    refresh();
    if (const auto& why = m_attempt.reaction.why; why && why->isFigureOnBoard && why->at)
        board->showBlocker({*why->at, why->feature});
}

bool OpenLesson::dropOnSupply()
{
    if (!m_played || m_mode != Kind::Task)
        return false;
    m_attempt.last = -1;
    if (m_attempt.moved) {
        m_attempt.reaction = {.message = movedMessage(), .isAllowed = false};
    } else {
        m_attempt.moved = m_played->returnedToSupply();
        m_attempt.reaction = {.message = figureMessage(*m_played, "figure-returned")};
    }
    refresh();
    return m_attempt.reaction.isAllowed;
}

void OpenLesson::reset()
{
    if (m_mode == Kind::Task)
        m_attempt = {};
    else if (m_mode == Kind::Question)
        m_quiz = {};
    else
        return;
    refresh();
}

const ReachEntry* OpenLesson::choiceAt(const SegmentRef& at) const
{
    const auto* entry = m_played->answer(at);
    const bool isOwn = entry != nullptr && entry->refusal && entry->refusal->code == refusal::ownFeature;
    return isOwn ? nullptr : entry;
}

bool OpenLesson::toggle(const SegmentRef& at)
{
    const auto* choice = choiceAt(at);
    const auto found = std::ranges::find(m_quiz.marks, choice, &LessonMark::entry);
    const bool isElsewhere = found != m_quiz.marks.end() && found->at != at;
    m_quiz.note.clear();
    if (isElsewhere)
        //: %1 is a number on the board.
        m_quiz.note = LessonTexts::tr("Already marked with number %1. Click the number to remove the mark.")
                          .arg(found - m_quiz.marks.begin() + 1);
    else if (found != m_quiz.marks.end())
        m_quiz.marks.erase(found);
    else if (choice != nullptr)
        m_quiz.marks.push_back({choice, at});
    refresh();
    return choice != nullptr && !isElsewhere;
}

OpenLesson::Count OpenLesson::count() const
{
    if (!m_quiz.checked)
        return {};
    const auto isWrong = [](const LessonMark& mark) { return mark.entry->refusal.has_value(); };
    const int wrong = static_cast<int>(std::ranges::count_if(m_quiz.marks, isWrong));
    const int right = static_cast<int>(m_quiz.marks.size()) - wrong;
    return {right, static_cast<int>(m_played->reach().targets.size()) - right, wrong};
}

void OpenLesson::check()
{
    if (!m_played || m_mode != Kind::Question || m_quiz.checked)
        return;
    m_hovered.reset();
    m_quiz.checked = true;
    if (const auto* example = m_played->example())
        AppSettings::instance().saveLessonResult(LessonListModel::resultId(*m_lesson, *example),
                                                 count().result());
    refresh();
    emit hoveredChanged();
}

std::optional<SegmentRef> OpenLesson::under(int cellX, int cellY, QPointF point) const
{
    return m_played ? segmentAt(table(), {static_cast<std::int16_t>(cellX), static_cast<std::int16_t>(cellY)},
                                point)
                    : std::nullopt;
}

void OpenLesson::setHovered(std::optional<LessonMark> at)
{
    if (m_hovered == at)
        return;
    m_hovered = at;
    board->highlight(at ? at->entry->segments : std::vector<SegmentRef>());
    emit hoveredChanged();
}

void OpenLesson::hoverAt(int cellX, int cellY, QPointF point)
{
    const auto at = m_mode != Kind::Text && !m_quiz.checked ? under(cellX, cellY, point) : std::nullopt;
    // Try: the figure can be dropped where it was. Quiz: that feature cannot be marked.
    const auto* entry = !at ? nullptr : m_mode == Kind::Question ? choiceAt(*at) : m_played->answer(*at);
    setHovered(entry == nullptr ? std::nullopt : std::optional(LessonMark{entry, *at}));
}

std::vector<LessonMark> OpenLesson::choices() const
{
    std::vector<LessonMark> all;
    for (const auto* entry : m_played->choices())
        all.push_back({entry, markedSegment(table(), questionOf(*m_played), *entry)});
    std::ranges::stable_sort(all, {},
                             [](const LessonMark& mark) { return std::pair(mark.at.at.y, mark.at.at.x); });
    return all;
}

void OpenLesson::hoverNext(int by)
{
    if (!m_played || m_mode == Kind::Text || m_quiz.checked)
        return;
    const auto all = choices();
    const auto count = static_cast<int>(all.size());
    if (count == 0)
        return;
    const auto now = std::ranges::find(all, m_hovered ? m_hovered->entry : nullptr, &LessonMark::entry);
    const int at = now == all.end() ? (by > 0 ? -1 : count) : static_cast<int>(now - all.begin());
    setHovered(all[static_cast<std::size_t>((at + by + count) % count)]);
}

void OpenLesson::pick()
{
    if (!m_hovered)
        return;
    if (m_mode == Kind::Task) {
        drop(m_hovered->at);
        return;
    }
    // Keys select features, not tiles: removes the mark of the feature from any of its tiles.
    const auto marked = std::ranges::find(m_quiz.marks, m_hovered->entry, &LessonMark::entry);
    toggle(marked == m_quiz.marks.end() ? m_hovered->at : marked->at);
}

QString OpenLesson::hoveredTitle() const
{
    return m_hovered ? partTitle(table(), *m_hovered->entry) : QString();
}

QPointF OpenLesson::hoveredPlace() const
{
    if (!m_hovered)
        return {};
    const Table shown = table();
    return SceneDraft(shown).placeOf(m_hovered->at);
}

} // namespace vozka
