// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lessons/open_story.h"

#include "lessons/story_check.h"
#include "models/app/app_settings.h"
#include "models/rows/utf8.h"
#include "models/setup/set_up_file.h"
#include "models/text/read_out.h"

#include <QRandomGenerator>

#include <algorithm>

namespace vozka {

using lessons::StoryQuestion;

namespace {

/// Gives the person the name that was used last here, or the one of a new game; the story's names are
/// invented.
records::GameRecord withPersonsName(records::GameRecord game)
{
    const auto remembered = rememberedNow();
    const QString name =
        remembered && !remembered->names.empty() ? remembered->names.front().name : nameOf(Seat(), {});
    for (auto& player : game.players)
        if (player.kind == records::PlayerKind::Human)
            player.name = name.toStdString();
    for (auto& player : game.players) {
        Seat seat;
        seat.kind = player.kind;
        if (seat.isComputers() && isSameName(utf8(player.name), name))
            player.name = nameOf(seat, {}).toStdString();
    }
    return game;
}

} // namespace

OpenStory::OpenStory(QObject* parent) : LessonPlayer(parent)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &OpenStory::playOne);
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

QString OpenStory::words(const lessons::Text& text) const
{
    return readOut(text);
}

QString OpenStory::words(const std::string& id) const
{
    return id.empty() ? QString() : words(m_story->text(id));
}

QString OpenStory::id() const
{
    return m_story ? QString::fromStdString(m_story->id) : QString();
}

QString OpenStory::title() const
{
    return m_story ? words(m_story->title) : QString();
}

OpenStory::Kind OpenStory::kind() const
{
    if (m_story == nullptr)
        return Kind::Tell;
    return now().task ? Kind::Task : now().question ? Kind::Question : Kind::Tell;
}

QString OpenStory::todo() const
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

bool OpenStory::canGoOn() const
{
    return m_story && !ended() && (m_answered || m_passed.contains(m_step));
}

int OpenStory::asked() const
{
    if (m_story == nullptr)
        return 0;
    return static_cast<int>(std::ranges::count_if(
        m_story->steps, [](const lessons::StoryStep& step) { return step.task || step.question; }));
}

bool OpenStory::severalChoices() const
{
    return kind() == Kind::Question && now().question->about != StoryQuestion::About::Points;
}

QString OpenStory::tilePicture() const
{
    if (kind() != Kind::Question || m_answered)
        return {};
    const Table table = m_game.table();
    const auto drawn = table ? (*table.state)->drawn : noKind;
    return drawn == noKind ? QString() : QStringLiteral("image://tile/%1/0").arg(table.picture(drawn));
}

QString OpenStory::nextStory() const
{
    if (m_story == nullptr)
        return {};
    const auto course = m_library->course();
    const auto here = std::ranges::find(course, m_story->id, &lessons::Story::id);
    return here == course.end() || here + 1 == course.end() ? QString()
                                                            : QString::fromStdString((*(here + 1))->id);
}

void OpenStory::begin(std::shared_ptr<const lessons::LessonLibrary> library, const lessons::Story& story)
{
    m_library = std::move(library);
    m_played = std::make_unique<const lessons::Story>(lessons::played(story));
    m_story = m_played.get();
    m_passed.clear();
    m_right.clear();
    const auto step = takeUpPlace();
    start(step);
    m_resumed = step > 0;
    emit changed();
}

std::size_t OpenStory::takeUpPlace()
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

void OpenStory::keepPlace() const
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

bool OpenStory::open(const QString& id)
{
    auto library = lessons() != nullptr ? lessons()->library() : m_library;
    if (library == nullptr)
        library = std::make_shared<lessons::LessonLibrary>(lessons::LessonLibrary::shared());
    const auto* story = library->findStory(id.toStdString());
    if (story == nullptr)
        return false;
    begin(std::move(library), *story);
    if (lessons() != nullptr)
        lessons()->setOpened(id, {});
    return true;
}

void OpenStory::close()
{
    m_timer.stop();
    m_queue.clear();
    m_settled = false;
    m_story = nullptr;
    m_step = 0;
    m_game.close();
    refresh();
    m_played.reset();
}

void OpenStory::restart()
{
    m_passed.clear();
    m_right.clear();
    if (m_story != nullptr)
        start(0);
}

void OpenStory::start(std::size_t step)
{
    m_timer.stop();
    m_settled = false;
    m_queue.clear();
    m_step = step;
    m_game.lay(m_story->matchAt(now().before));
    goTo(step);
}

void OpenStory::next()
{
    if (playing())
        finishPlaying();
    else if (canGoOn())
        goTo(m_step + 1);
}

bool OpenStory::playOn(GameController* table)
{
    return playOn(table, QRandomGenerator::global()->generate());
}

bool OpenStory::playOn(GameController* table, quint32 seed)
{
    return goesOn() && ended() && table != nullptr
           && table->startGame(withPersonsName(m_story->record(seed)));
}

void OpenStory::back()
{
    if (m_story && m_step > 0)
        goTo(m_step - 1);
}

void OpenStory::goTo(std::size_t step)
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

void OpenStory::setEntry(int entry)
{
    if (entry == m_entry)
        return;
    m_entry = entry;
    emit entryChanged();
    emit textChanged();
}

void OpenStory::refresh()
{
    showDiscs();
    showChoices();
    emit changed();
    emit textChanged();
}

} // namespace vozka
