// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lessons/lesson_quiz.h"

#include "models/app/app_settings.h"
#include "models/lessons/lesson_list_model.h"

#include <QCoreApplication>

#include <algorithm>

namespace vozka {

namespace {

/// Wrong marks cost what right ones bring.
LessonResult resultOf(const lessons::QuizResult& result)
{
    return {std::max(0, result.right - result.wrong), result.right + result.missed};
}

} // namespace

void LessonQuiz::begin(const lessons::Stage& stage, const QString& resultId)
{
    m_stage = &stage;
    m_resultId = resultId;
    m_quiz = std::make_unique<lessons::Quiz>(stage);
    reset();
}

void LessonQuiz::end()
{
    m_quiz.reset();
    m_stage = nullptr;
    m_resultId.clear();
    reset();
}

void LessonQuiz::reset()
{
    if (m_quiz)
        m_quiz->clear();
    m_marked.clear();
    m_note.clear();
    m_result.reset();
}

std::vector<LessonMark>::const_iterator LessonQuiz::markOn(const ReachEntry* choice) const
{
    return std::ranges::find(m_marked, choice, &LessonMark::entry);
}

std::optional<SegmentRef> LessonQuiz::markedAt(const ReachEntry* choice) const
{
    const auto found = markOn(choice);
    return found == m_marked.end() ? std::nullopt : std::optional(found->at);
}

bool LessonQuiz::toggle(const SegmentRef& at)
{
    const auto* choice = m_result ? nullptr : m_quiz->choiceAt(at);
    m_note.clear();
    if (choice == nullptr)
        return false;
    const auto found = markOn(choice);
    if (found != m_marked.end() && found->at != at) {
        //: %1 is a number on the board.
        m_note = QCoreApplication::translate(
                     "Lessons", "Marked already: number %1. Click the number to take the mark away.")
                     .arg(found - m_marked.begin() + 1);
        return false;
    }
    toggleMark(choice, at);
    return true;
}

void LessonQuiz::toggleMark(const ReachEntry* choice, const SegmentRef& at)
{
    if (std::erase_if(m_marked, [&](const LessonMark& mark) { return mark.entry == choice; }) > 0) {
        m_quiz->toggle(choice->segments.front());
    } else {
        m_quiz->toggle(at);
        m_marked.push_back({choice, at});
    }
}

bool LessonQuiz::unmark(int number)
{
    if (m_result || number < 0 || number >= marks())
        return false;
    m_note.clear();
    const auto mark = m_marked[static_cast<std::size_t>(number)];
    toggleMark(mark.entry, mark.at);
    return true;
}

void LessonQuiz::check()
{
    m_result = m_quiz->check();
    m_note.clear();
    if (!m_resultId.isEmpty())
        AppSettings::instance().keepLessonResult(m_resultId, resultOf(*m_result));
}

QString LessonQuiz::result() const
{
    if (!m_result)
        return {};
    const auto result = resultOf(*m_result);
    return QCoreApplication::translate("Lessons", "%1 of %2", "points, of how many")
        .arg(result.points)
        .arg(result.all);
}

QString LessonQuiz::best() const
{
    return m_resultId.isEmpty() ? QString() : LessonListModel::resultText(m_resultId);
}

OverlayScene LessonQuiz::scene(const MarkRoom& room) const
{
    return m_result ? resultScene(*m_result, m_marked, *m_stage, room) : marksScene(m_marked, *m_stage, room);
}

} // namespace vozka
