// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Moves and answers in a story.
#include "models/board/table.h"
#include "models/lessons/answer_messages.h"
#include "models/lessons/open_story.h"
#include "models/text/lesson_text.h"

#include <utility>

namespace vozka {

void OpenStory::playUpTo(std::size_t entry)
{
    game->setWaiting(true);
    for (auto i = static_cast<std::size_t>(game->decisions()); i < entry; ++i)
        m_queue.push_back(i);
    if (m_queue.empty())
        finishStep();
    else
        playOne();
}

void OpenStory::playOne()
{
    if (m_queue.empty())
        return;
    const auto index = m_queue.front();
    m_queue.pop_front();
    const auto& action = m_story->history[index].action;
    const bool last =
        index + 1 == currentStep().moved
            ? currentStep().ends
            : index + 1 == currentStep().after && currentStep().question && currentStep().question->ends;
    if (last)
        game->endNow();
    else
        game->play(action);
    const bool seen = !isPass(action) && !last;
    if (m_queue.empty())
        finishStep();
    else if (m_pause == 0 || !seen)
        playOne();
    else {
        m_timer.start(m_pause);
        showStep();
    }
}

void OpenStory::finishPlaying()
{
    m_timer.stop();
    while (!m_queue.empty()) {
        const auto pause = std::exchange(m_pause, 0);
        playOne();
        m_pause = pause;
    }
}

void OpenStory::finishStep()
{
    if (kind() == Kind::Text)
        m_answered = true;
    if (m_answered)
        m_passed.insert(m_step);
    game->setWaiting(kind() != Kind::Task || m_answered);
    m_stepFinished = true;
    if (ended())
        savePlace();
    refresh();
}

void OpenStory::showRemark(Remark kind, const QString& message)
{
    m_remarkKind = kind;
    m_remark = message;
}

bool OpenStory::allows(const Action& action)
{
    if (m_story == nullptr || !m_queue.empty() || m_answered || !currentStep().task)
        return false;
    const auto& task = *currentStep().task;
    if (isFirst(*m_story, task, action))
        return true;
    if (isAccepted(*m_story, task, action)) {
        // The action is right, but the story continues with the move of its file.
        QMetaObject::invokeMethod(
            this,
            [this, step = m_step] {
                if (step == m_step && !m_answered)
                    answer(!m_helped, Remark::Right,
                           tr("That is also right. The lesson continues with another move."));
            },
            Qt::QueuedConnection);
        return false;
    }
    m_helped = true;
    showRemark(Remark::Wrong, localizedText(remarkOn(*m_story, task, action)));
    showStep();
    return false;
}

void OpenStory::wasDone(const Action&)
{
    answer(!m_helped, Remark::Right, {});
}

void OpenStory::answer(bool alone, Remark kind, const QString& feedback)
{
    m_answered = true;
    if (alone && !m_passed.contains(m_step))
        m_right.insert(m_step);
    m_passed.insert(m_step);
    QStringList parts{feedback,
                      words(currentStep().task ? currentStep().task->done : currentStep().question->done)};
    parts.removeAll(QString());
    if (parts.isEmpty())
        parts << tr("Done.");
    showRemark(kind, parts.join(QLatin1Char(' ')));
    playUpTo(currentStep().after);
}

void OpenStory::showHint()
{
    if (kind() != Kind::Task || m_answered || !m_queue.empty())
        return;
    m_helped = true;
    showRemark(Remark::Advice, words(currentStep().task->hint));
    showStep();
}

void OpenStory::showMe()
{
    if (m_story == nullptr || m_answered || kind() == Kind::Text)
        return;
    finishPlaying();
    m_shown = true;
    if (kind() == Kind::Question) {
        m_marked.clear();
        const auto all = choicesOf(*m_story, currentStep());
        for (std::size_t i = 0; i < all.size(); ++i)
            if (all[i].right)
                m_marked.insert(static_cast<int>(i));
    }
    answer(false, Remark::Advice, {});
}

void OpenStory::choose(int row)
{
    if (kind() != Kind::Question || m_answered || !m_queue.empty() || !choices->has(row))
        return;
    if (severalChoices()) {
        if (m_marked.erase(row) == 0)
            m_marked.insert(row);
        refresh();
        return;
    }
    m_marked = {row};
    const auto chosen = choicesOf(*m_story, currentStep())[static_cast<std::size_t>(row)];
    if (chosen.right) {
        answer(!m_helped, Remark::Right, {});
        return;
    }
    m_helped = true;
    m_foundWrong.insert(row);
    showRemark(Remark::Wrong, causeOfWrong(chosen.points));
    refresh();
}

QString OpenStory::causeOfWrong(int points) const
{
    const auto mistake = lessons::causeOf(*m_story, currentStep(), points);
    if (!mistake)
        return tr("That is not right. Count again and choose another answer.");
    if (mistake->kind == lessons::PointsMistake::Kind::OwnText)
        return words(mistake->text);
    return mistakeMessage(game->table(), *mistake, points);
}

void OpenStory::chooseEntry(int entry)
{
    if (entry >= 0)
        choose(choices->find([&](const StoryChoiceRow& row) { return row.entry == entry; }));
}

void OpenStory::check()
{
    if (!severalChoices() || m_answered || !m_queue.empty())
        return;
    const auto all = choicesOf(*m_story, currentStep());
    bool perfect = true;
    for (std::size_t i = 0; i < all.size(); ++i)
        perfect = perfect && all[i].right == m_marked.contains(static_cast<int>(i));
    answer(perfect && !m_helped, perfect ? Remark::Right : Remark::Wrong,
           perfect ? tr("Right.") : tr("Not quite."));
}

} // namespace vozka
