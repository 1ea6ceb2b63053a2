// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Answers in an open lesson: to a move of the figure in Try, to the marks in Quiz.
#include "models/app/app_settings.h"
#include "models/lessons/lesson_stage.h"
#include "models/lessons/open_lesson.h"
#include "models/overlays/overlay_sentences.h"
#include "models/overlays/range_parts.h"
#include "models/rows/utf8.h"
#include "models/text/sentences.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace vozka {

namespace {

QString movedSentence()
{
    return QCoreApplication::translate(
        "Lessons",
        "The figure has already moved: each scoring allows one move. Start again to try another place.");
}

} // namespace

QString OpenLesson::todo() const
{
    return !m_stage || m_mode == Show ? QString()
                                      : figureSentence(*m_stage, m_mode == Try ? "figure-try" : "figure-ask");
}

QString OpenLesson::remark() const
{
    if (m_mode == Show)
        return {};
    if (m_mode == Try)
        return m_answer.sentence;
    if (!m_checked)
        return m_note;
    const auto marks = count();
    QStringList lines{QCoreApplication::translate("Lessons", "%1 right, %2 missed, %3 wrong: %4")
                          .arg(marks.right)
                          .arg(marks.missed)
                          .arg(marks.wrong)
                          .arg(LessonListModel::resultText(marks.result()))};
    if (marks.wrong > 0)
        lines << QCoreApplication::translate("Lessons", "Each wrong mark cancels one right mark.");
    return lines.join(QLatin1Char('\n'));
}

OpenLesson::Remark OpenLesson::remarkKind() const
{
    if (m_mode == Show)
        return Remark::NoRemark;
    if (m_mode == Try)
        return m_answer.isAllowed ? Remark::Right : Remark::Wrong;
    const auto marks = count();
    return !m_checked ? Remark::Advice : marks.missed + marks.wrong == 0 ? Remark::Right : Remark::Wrong;
}

QString OpenLesson::rule() const
{
    return m_mode == Try ? m_answer.rule : QString();
}

OpenLesson::Answer OpenLesson::answerTo(const SegmentRef& to) const
{
    if (m_moved && m_movedTo != to)
        return {.sentence = movedSentence(), .isAllowed = false};
    Answer answer;
    if (!m_moved)
        answer.why = m_stage->refusal(to);
    answer.isAllowed = !answer.why;
    const Table table = tableOf(*m_stage, m_stage->withTile());
    if (const auto* entry = m_stage->answer(to)) {
        answer.sentence = reachSentence(table, questionOf(*m_stage), m_stage->edition(), *entry);
        answer.rule = ruleOf(*entry);
    } else if (answer.why) {
        answer.sentence = refusalSentence(table, *answer.why);
        answer.rule = utf8(answer.why->rule);
    }
    return answer;
}

Verdict OpenLesson::verdictAt(int cellX, int cellY, QPointF point) const
{
    const auto at = m_mode == Try ? under(cellX, cellY, point) : std::nullopt;
    const auto answer = at ? answerTo(*at) : Answer{.isAllowed = false};
    Verdict verdict;
    verdict.cellX = cellX;
    verdict.cellY = cellY;
    if (answer.isAllowed) {
        verdict.row = 0;
    } else {
        verdict.sentence = answer.sentence;
        verdict.rule = answer.rule;
    }
    return verdict;
}

bool OpenLesson::dropOnEntry(int entry)
{
    if (m_mode != Try || entry < 0 || static_cast<std::size_t>(entry) >= m_tries.size())
        return false;
    drop(m_tries[static_cast<std::size_t>(entry)].at);
    return m_answer.isAllowed;
}

bool OpenLesson::dropAt(int cellX, int cellY, QPointF point)
{
    if (!m_stage || m_mode != Try)
        return false;
    const Cell cell{static_cast<std::int16_t>(cellX), static_cast<std::int16_t>(cellY)};
    drop(under(cellX, cellY, point).value_or(SegmentRef{cell, noFeature}));
    return m_answer.isAllowed;
}

void OpenLesson::drop(const SegmentRef& to)
{
    m_answer = answerTo(to);
    const auto* entry = m_stage->answer(to);
    m_lastTry = -1;
    // After a move, the answer is not about the place.
    if (entry != nullptr && (!m_moved || m_answer.isAllowed)) {
        const auto same = std::ranges::find_if(
            m_tries, [&](const LessonTry& made) { return m_stage->answer(made.at) == entry; });
        m_lastTry = static_cast<int>(same - m_tries.begin());
        if (same == m_tries.end())
            m_tries.push_back({to, m_answer.why});
    }
    if (m_answer.isAllowed && !m_moved) {
        m_moved = m_stage->movedTo(to);
        m_movedTo = to;
    }
    refresh();
    if (const auto& why = m_answer.why; why && why->figureStands && why->at) {
        const Table table = tableOf(*m_stage, m_stage->withTile());
        m_board.showCulprit(SceneDraft(table).segmentOf({*why->at, why->feature}));
    }
}

bool OpenLesson::dropHome()
{
    if (!m_stage || m_mode != Try)
        return false;
    m_lastTry = -1;
    if (m_moved) {
        m_answer = {.sentence = movedSentence(), .isAllowed = false};
    } else {
        m_moved = m_stage->sentHome();
        m_answer = {.sentence = figureSentence(*m_stage, "figure-home")};
    }
    refresh();
    return m_answer.isAllowed;
}

void OpenLesson::forgetMove()
{
    m_tries.clear();
    m_lastTry = -1;
    m_moved.reset();
    m_movedTo.reset();
    m_answer = {};
}

void OpenLesson::forgetMarks()
{
    m_marks.clear();
    m_checked = false;
    m_note.clear();
}

void OpenLesson::reset()
{
    if (!m_stage || m_mode == Show)
        return;
    if (m_mode == Try)
        forgetMove();
    else
        forgetMarks();
    refresh();
}

const ReachEntry* OpenLesson::choiceAt(const SegmentRef& at) const
{
    const auto* entry = m_stage->answer(at);
    const bool isOwn = entry != nullptr && entry->refusal && entry->refusal->code == refusal::ownFeature;
    return isOwn ? nullptr : entry;
}

bool OpenLesson::toggleAt(int cellX, int cellY, QPointF point)
{
    const auto at = under(cellX, cellY, point);
    return at && toggle(*at);
}

bool OpenLesson::toggle(const SegmentRef& at)
{
    const auto* choice = m_mode == Quiz && !m_checked ? choiceAt(at) : nullptr;
    const auto found = std::ranges::find(m_marks, choice, &LessonMark::entry);
    const bool isElsewhere = found != m_marks.end() && found->at != at;
    m_note.clear();
    if (isElsewhere)
        //: %1 is a number on the board.
        m_note = QCoreApplication::translate(
                     "Lessons", "Already marked with number %1. Click the number to remove the mark.")
                     .arg(found - m_marks.begin() + 1);
    else if (found != m_marks.end())
        m_marks.erase(found);
    else if (choice != nullptr)
        m_marks.push_back({choice, at});
    refresh();
    return choice != nullptr && !isElsewhere;
}

void OpenLesson::unmark(int entry)
{
    if (m_mode != Quiz || m_checked || entry < 0 || entry >= marks())
        return;
    m_note.clear();
    m_marks.erase(m_marks.begin() + entry);
    refresh();
}

OpenLesson::Count OpenLesson::count() const
{
    if (!m_checked)
        return {};
    const auto wrong = std::ranges::count_if(
        m_marks, [](const LessonMark& mark) { return mark.entry->refusal.has_value(); });
    const int right = marks() - static_cast<int>(wrong);
    return {right, static_cast<int>(m_stage->reach().targets.size()) - right, static_cast<int>(wrong)};
}

LessonResult OpenLesson::Count::result() const
{
    return {std::max(0, right - wrong), right + missed};
}

QString OpenLesson::best() const
{
    const auto* example = m_stage ? m_stage->example() : nullptr;
    return example == nullptr ? QString()
                              : LessonListModel::resultText(LessonListModel::resultId(*m_lesson, *example));
}

void OpenLesson::check()
{
    if (!m_stage || m_mode != Quiz || m_checked)
        return;
    m_pointed = nullptr;
    m_pointedAt.reset();
    m_checked = true;
    if (const auto* example = m_stage->example())
        AppSettings::instance().keepLessonResult(LessonListModel::resultId(*m_lesson, *example),
                                                 count().result());
    refresh();
    emit pointedChanged();
}

} // namespace vozka
