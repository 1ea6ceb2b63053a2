// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Moves and answers in a story.
#include "models/lessons/answer_sentences.h"
#include "models/lessons/open_story.h"
#include "models/scene/table.h"
#include "models/text/read_out.h"

#include <algorithm>
#include <utility>

namespace vozka {

void OpenStory::playUpTo(std::size_t moment)
{
    game->setWaiting(true);
    for (auto i = static_cast<std::size_t>(game->decisions()); i < moment; ++i)
        m_queue.push_back(i);
    if (m_queue.empty())
        settle();
    else
        playOne();
}

void OpenStory::playOne()
{
    if (m_queue.empty())
        return;
    const auto index = m_queue.front();
    m_queue.pop_front();
    const auto& action = m_story->moments[index].action;
    const bool last = index + 1 == now().moved
                          ? now().ends
                          : index + 1 == now().after && now().question && now().question->ends;
    if (last)
        game->endNow();
    else
        game->play(action);
    const bool seen = !isPass(action) && !last;
    if (m_queue.empty())
        settle();
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

void OpenStory::settle()
{
    if (kind() == Kind::Tell)
        m_answered = true;
    if (m_answered)
        m_passed.insert(m_step);
    game->setWaiting(kind() != Kind::Task || m_answered);
    m_settled = true;
    if (ended())
        keepPlace();
    refresh();
}

void OpenStory::say(Remark kind, const QString& sentence)
{
    m_remarkKind = kind;
    m_remark = sentence;
}

bool OpenStory::allows(const Action& action)
{
    if (m_story == nullptr || !m_queue.empty() || m_answered || !now().task)
        return false;
    const auto& task = *now().task;
    if (isFirst(*m_story, task, action))
        return true;
    if (isAccepted(*m_story, task, action)) {
        // The story continues with its own move.
        QMetaObject::invokeMethod(
            this,
            [this, step = m_step] {
                if (step == m_step && !m_answered)
                    answer(!m_helped, Remark::Right, tr("That is right, too. The lesson goes on like this."));
            },
            Qt::QueuedConnection);
        return false;
    }
    m_helped = true;
    say(Remark::Wrong, readOut(remarkOn(*m_story, task, action)));
    showStep();
    return false;
}

void OpenStory::wasDone(const Action&)
{
    answer(!m_helped, Remark::Right, {});
}

void OpenStory::answer(bool alone, Remark kind, const QString& verdict)
{
    m_answered = true;
    if (alone && !m_passed.contains(m_step))
        m_right.insert(m_step);
    m_passed.insert(m_step);
    QStringList said{verdict, words(now().task ? now().task->done : now().question->done)};
    said.removeAll(QString());
    if (said.isEmpty())
        said << tr("Done.");
    say(kind, said.join(QLatin1Char(' ')));
    playUpTo(now().after);
}

void OpenStory::showHint()
{
    if (kind() != Kind::Task || m_answered || !m_queue.empty())
        return;
    m_helped = true;
    say(Remark::Advice, words(now().task->hint));
    showStep();
}

void OpenStory::showMe()
{
    if (m_story == nullptr || m_answered || kind() == Kind::Tell)
        return;
    finishPlaying();
    m_shown = true;
    if (kind() == Kind::Question) {
        m_marked.clear();
        const auto all = choicesOf(*m_story, now());
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
    const auto chosen = choicesOf(*m_story, now())[static_cast<std::size_t>(row)];
    if (chosen.right) {
        answer(!m_helped, Remark::Right, {});
        return;
    }
    m_helped = true;
    m_foundWrong.insert(row);
    say(Remark::Wrong, causeOfWrong(chosen.points));
    refresh();
}

QString OpenStory::causeOfWrong(int points) const
{
    const auto mistake = lessons::mistakeBehind(*m_story, now(), points);
    if (!mistake)
        return tr("That is not right. Count again and choose another answer.");
    if (mistake->kind == lessons::PointsMistake::Kind::OwnText)
        return words(mistake->text);
    return mistakeSentence(game->table(), *mistake, points);
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
    const auto all = choicesOf(*m_story, now());
    bool perfect = true;
    for (std::size_t i = 0; i < all.size(); ++i)
        perfect = perfect && all[i].right == m_marked.contains(static_cast<int>(i));
    answer(perfect && !m_helped, perfect ? Remark::Right : Remark::Wrong,
           perfect ? tr("Right.") : tr("Not quite."));
}

} // namespace vozka
