// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lessons/story_desk.h"

#include "models/app/app_settings.h"

#include <QRandomGenerator>

#include <algorithm>

namespace vozka {

using lessons::StoryQuestion;

StoryDesk::StoryDesk(QObject* parent) : QObject(parent)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &StoryDesk::playOne);
    m_game.setReferee(this);
    connect(&AppSettings::instance(), &AppSettings::languageChanged, this, [this] {
        if (m_story == nullptr)
            return;
        say(Remark::NoRemark, {});
        refresh();
    });
    // Discs keep clear of figures.
    connect(&m_game, &GameController::changed, this, [this] { showDiscs(); });
}

QString StoryDesk::words(const lessons::Text& text) const
{
    const bool czech = AppSettings::instance().spoken() == AppSettings::Language::Czech;
    return QString::fromStdString(text.in(czech ? lessons::Language::Czech : lessons::Language::English));
}

QString StoryDesk::words(const std::string& id) const
{
    return id.empty() ? QString() : words(m_story->text(id));
}

QString StoryDesk::id() const
{
    return m_story ? QString::fromStdString(m_story->id) : QString();
}

QString StoryDesk::title() const
{
    return m_story ? words(m_story->title) : QString();
}

StoryDesk::Kind StoryDesk::kind() const
{
    if (m_story == nullptr)
        return Kind::Tell;
    return now().task ? Kind::Task : now().question ? Kind::Question : Kind::Tell;
}

QString StoryDesk::todo() const
{
    switch (kind()) {
    case Kind::Task:
        return words(now().task->todo);
    case Kind::Question:
        return words(now().question->ask);
    case Kind::Tell:
        break;
    }
    return {};
}

bool StoryDesk::canGoOn() const
{
    return m_story && !ended() && (m_answered || m_passed.contains(m_step));
}

int StoryDesk::asked() const
{
    if (m_story == nullptr)
        return 0;
    return static_cast<int>(std::ranges::count_if(
        m_story->steps, [](const lessons::StoryStep& step) { return step.task || step.question; }));
}

bool StoryDesk::severalChoices() const
{
    return kind() == Kind::Question && now().question->about != StoryQuestion::About::Points;
}

QString StoryDesk::tilePicture() const
{
    if (kind() != Kind::Question || m_answered)
        return {};
    const Table table = m_game.table();
    const auto drawn = table ? (*table.state)->drawn : noKind;
    return drawn == noKind ? QString() : QStringLiteral("image://tile/%1/0").arg(table.picture(drawn));
}

QString StoryDesk::nextStory() const
{
    if (m_story == nullptr)
        return {};
    const auto course = m_library->course();
    const auto here = std::ranges::find(course, m_story);
    return here == course.end() || here + 1 == course.end() ? QString()
                                                            : QString::fromStdString((*(here + 1))->id);
}

void StoryDesk::begin(std::shared_ptr<const lessons::LessonLibrary> library, const lessons::Story& story)
{
    m_library = std::move(library);
    m_story = &story;
    m_passed.clear();
    m_right.clear();
    const auto step = takeUpPlace();
    start(step);
    m_resumed = step > 0;
    emit changed();
}

std::size_t StoryDesk::takeUpPlace()
{
    const auto place = AppSettings::instance().storyPlace(id());
    // Another story by now.
    if (!place || place->steps != steps())
        return 0;
    const auto count = static_cast<std::size_t>(place->step);
    for (std::size_t i = 0; i < count; ++i) {
        m_passed.insert(i);
        if (place->right[static_cast<qsizetype>(i)] == QLatin1Char('1'))
            m_right.insert(i);
    }
    return count;
}

void StoryDesk::keepPlace() const
{
    auto& settings = AppSettings::instance();
    if (ended()) {
        settings.forgetStoryPlace(id());
        settings.keepLessonResult(id(), {right(), asked()});
        return;
    }
    QString signs;
    for (std::size_t i = 0; i < m_step; ++i)
        signs += QLatin1Char(m_right.contains(i) ? '1' : '0');
    settings.keepStoryPlace(id(), {step(), steps(), signs});
}

bool StoryDesk::open(const QString& id)
{
    auto library = m_lessons ? m_lessons->library() : m_library;
    if (library == nullptr)
        library = std::make_shared<lessons::LessonLibrary>(lessons::LessonLibrary::builtIn());
    const auto* story = library->findStory(id.toStdString());
    if (story != nullptr)
        begin(std::move(library), *story);
    return story != nullptr;
}

void StoryDesk::setLessons(LessonListModel* lessons)
{
    if (m_lessons == lessons)
        return;
    m_lessons = lessons;
    emit lessonsChanged();
}

void StoryDesk::close()
{
    m_timer.stop();
    m_queue.clear();
    m_settled = false;
    m_story = nullptr;
    m_step = 0;
    m_game.close();
    refresh();
}

void StoryDesk::restart()
{
    m_passed.clear();
    m_right.clear();
    if (m_story != nullptr)
        start(0);
}

void StoryDesk::start(std::size_t step)
{
    m_timer.stop();
    m_settled = false;
    m_queue.clear();
    m_step = step;
    m_game.lay(m_story->matchAt(now().before));
    goTo(step);
}

void StoryDesk::next()
{
    if (playing())
        finishPlaying();
    else if (canGoOn())
        goTo(m_step + 1);
}

bool StoryDesk::playOn(GameController* table)
{
    return goesOn() && ended() && table != nullptr
           && table->startGame(m_story->record(QRandomGenerator::global()->generate()));
}

void StoryDesk::back()
{
    if (m_story && m_step > 0)
        goTo(m_step - 1);
}

void StoryDesk::goTo(std::size_t step)
{
    m_timer.stop();
    m_queue.clear();
    m_settled = false;
    m_step = step;
    m_answered = false;
    m_helped = m_passed.contains(step);
    m_shown = false;
    m_resumed = false;
    m_marked.clear();
    m_foundWrong.clear();
    m_entry = -1;
    say(Remark::NoRemark, {});
    const auto moment = static_cast<std::size_t>(m_game.decisions());
    // Where the board lies as it should, it goes on; else it is laid anew.
    if (moment != now().before)
        m_game.lay(m_story->matchAt(now().before));
    // What is told belongs to the step from now on, also while the others still move.
    emit textChanged();
    playUpTo(now().moved);
    keepPlace();
}

void StoryDesk::playUpTo(std::size_t moment)
{
    m_game.setWaiting(false);
    for (auto i = static_cast<std::size_t>(m_game.decisions()); i < moment; ++i)
        m_queue.push_back(i);
    if (m_queue.empty())
        settle();
    else
        playOne();
}

void StoryDesk::playOne()
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
        m_game.endNow();
    else
        m_game.play(action);
    const bool seen = action.type != Action::Type::Pass && !last;
    if (m_queue.empty())
        settle();
    else if (m_pause == 0 || !seen)
        playOne();
    else {
        m_timer.start(m_pause);
        emit changed();
    }
}

void StoryDesk::finishPlaying()
{
    m_timer.stop();
    while (!m_queue.empty()) {
        const auto pause = std::exchange(m_pause, 0);
        playOne();
        m_pause = pause;
    }
}

void StoryDesk::settle()
{
    if (kind() == Kind::Tell)
        m_answered = true;
    if (m_answered)
        m_passed.insert(m_step);
    m_game.setWaiting(kind() != Kind::Task || m_answered);
    m_settled = true;
    if (ended())
        keepPlace();
    refresh();
}

void StoryDesk::say(Remark kind, const QString& sentence)
{
    m_remarkKind = kind;
    m_remark = sentence;
}

bool StoryDesk::allows(const Action& action)
{
    if (m_story == nullptr || playing() || m_answered || !now().task)
        return false;
    const auto& task = *now().task;
    if (isFirst(*m_story, task, action))
        return true;
    if (isAccepted(*m_story, task, action)) {
        // The board goes on as the story has it.
        QMetaObject::invokeMethod(
            this,
            [this, step = m_step] {
                if (step == m_step && !m_answered)
                    answer(!m_helped, Remark::Right,
                           tr("That is right, too. The story continues like this."));
            },
            Qt::QueuedConnection);
        return false;
    }
    m_helped = true;
    say(Remark::Wrong, words(remarkOn(*m_story, task, action)));
    emit changed();
    return false;
}

void StoryDesk::wasDone(const Action&)
{
    answer(!m_helped, Remark::Right, {});
}

void StoryDesk::answer(bool alone, Remark kind, const QString& verdict)
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

void StoryDesk::showHint()
{
    if (!hasHint() || playing())
        return;
    m_helped = true;
    say(Remark::Advice, words(now().task->hint));
    emit changed();
}

void StoryDesk::showMe()
{
    if (m_story == nullptr || m_answered || kind() == Kind::Tell)
        return;
    finishPlaying();
    m_shown = true;
    if (kind() == Kind::Question) {
        m_marked.clear();
        const auto choices = choicesOf(*m_story, now());
        for (std::size_t i = 0; i < choices.size(); ++i)
            if (choices[i].right)
                m_marked.insert(static_cast<int>(i));
    }
    answer(false, Remark::Advice, {});
}

void StoryDesk::choose(int row)
{
    if (kind() != Kind::Question || m_answered || playing() || !m_choices.has(row))
        return;
    if (severalChoices()) {
        if (m_marked.erase(row) == 0)
            m_marked.insert(row);
        refresh();
        return;
    }
    m_marked = {row};
    if (choicesOf(*m_story, now())[static_cast<std::size_t>(row)].right) {
        answer(!m_helped, Remark::Right, {});
        return;
    }
    m_helped = true;
    m_foundWrong.insert(row);
    say(Remark::Wrong, tr("That is not right. Count again and choose another answer."));
    refresh();
}

void StoryDesk::chooseEntry(int entry)
{
    const auto& rows = m_choices.rows();
    const auto found = std::ranges::find(rows, entry, &StoryChoiceRow::entry);
    if (entry >= 0 && found != rows.end())
        choose(static_cast<int>(found - rows.begin()));
}

void StoryDesk::check()
{
    if (!severalChoices() || m_answered || playing())
        return;
    const auto choices = choicesOf(*m_story, now());
    bool perfect = true;
    for (std::size_t i = 0; i < choices.size(); ++i)
        perfect = perfect && choices[i].right == m_marked.contains(static_cast<int>(i));
    answer(perfect && !m_helped, perfect ? Remark::Right : Remark::Wrong,
           perfect ? tr("Right.") : tr("Not quite."));
}

void StoryDesk::setEntry(int entry)
{
    if (entry == m_entry)
        return;
    m_entry = entry;
    emit entryChanged();
    emit textChanged();
}

void StoryDesk::refresh()
{
    showDiscs();
    showChoices();
    emit changed();
    emit textChanged();
}

} // namespace vozka
