// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lessons/open_story.h"

#include "lessons/story_check.h"
#include "models/app/app_settings.h"
#include "models/base/utf8.h"
#include "models/setup/set_up_file.h"
#include "models/text/lesson_text.h"

#include <QRandomGenerator>

#include <algorithm>

namespace vozka {

using lessons::StoryQuestion;

namespace {

/// Gives the user's player the name that was used last; if none is stored, the default name. Computer players
/// of the same name get a default name.
records::GameRecord withPersonsName(records::GameRecord game)
{
    const auto remembered = loadStoredSetUps();
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
    game->setActionFilter(this);
    connect(&AppSettings::instance(), &AppSettings::languageChanged, this, [this] {
        if (m_story == nullptr)
            return;
        showRemark(Remark::NoRemark, {});
        refresh();
    });
    // The places of discs depend on the figures, because discs must not hide figures.
    connect(game, &GameController::changed, this, &OpenStory::showDiscs);
}

QString OpenStory::words(const std::string& id) const
{
    return id.empty() ? QString() : localizedText(m_story->text(id));
}

LessonStep::Kind OpenStory::kind() const
{
    if (m_story == nullptr)
        return Kind::Text;
    return currentStep().task ? Kind::Task : currentStep().question ? Kind::Question : Kind::Text;
}

bool OpenStory::canContinue() const
{
    return m_story && !ended() && (m_answered || m_passed.contains(m_step));
}

bool OpenStory::severalChoices() const
{
    return kind() == Kind::Question && currentStep().question->about != StoryQuestion::About::Points;
}

void OpenStory::showStep()
{
    LessonStep step;
    step.kind = kind();
    step.index = static_cast<int>(m_step);
    step.remark = m_remark;
    step.remarkKind = m_remarkKind;
    step.answered = m_answered;
    step.ended = ended();
    step.resumed = m_resumed;
    step.playing = !m_queue.empty();
    step.canContinue = canContinue();
    step.hintAvailable = step.kind == Kind::Task && !m_answered;
    step.severalChoices = severalChoices();
    step.right = static_cast<int>(m_right.size());
    if (m_story) {
        step.id = utf8(m_story->id);
        step.title = words(m_story->title);
        step.next = nextStory();
        step.count = static_cast<int>(m_story->steps.size());
        step.continuesAsGame = !m_story->playersOfGame.empty();
        for (const auto& each : m_story->steps)
            step.questions += each.task || each.question ? 1 : 0;
        if (step.kind != Kind::Text)
            step.todo = words(currentStep().task ? currentStep().task->todo : currentStep().question->ask);
    }
    const Table table = game->table();
    const auto drawn = table ? (*table.state)->drawn : noKind;
    if (step.kind == Kind::Question && !m_answered && drawn != noKind)
        step.tilePicture = QStringLiteral("image://tile/%1/0").arg(table.picture(drawn));
    show(std::move(step));
}

QString OpenStory::nextStory() const
{
    const auto course = m_library->course();
    const auto here = std::ranges::find(course, m_story->id, &lessons::Story::id);
    return here == course.end() || here + 1 == course.end() ? QString() : utf8((*(here + 1))->id);
}

std::size_t OpenStory::resumePlace()
{
    const auto place = AppSettings::instance().storyPlace(utf8(m_story->id));
    // Starts at the first step if no place is stored, or if the story has changed since then.
    if (!place || place->steps != static_cast<int>(m_story->steps.size()))
        return 0;
    const auto count = static_cast<std::size_t>(place->step);
    for (std::size_t i = 0; i < count; ++i) {
        m_passed.insert(i);
        if (place->right[static_cast<qsizetype>(i)] == QLatin1Char('1'))
            m_right.insert(i);
    }
    return count;
}

void OpenStory::savePlace() const
{
    auto& settings = AppSettings::instance();
    const auto id = utf8(m_story->id);
    const auto& steps = m_story->steps;
    if (ended()) {
        settings.removeStoryPlace(id);
        const auto isAsked = [](const lessons::StoryStep& step) { return step.task || step.question; };
        settings.saveLessonResult(
            id, {static_cast<int>(m_right.size()), static_cast<int>(std::ranges::count_if(steps, isAsked))});
        return;
    }
    QString signs;
    for (std::size_t i = 0; i < m_step; ++i)
        signs += QLatin1Char(m_right.contains(i) ? '1' : '0');
    settings.saveStoryPlace(id, {static_cast<int>(m_step), static_cast<int>(steps.size()), signs});
}

bool OpenStory::open(const QString& id)
{
    auto library = m_lessons != nullptr ? m_lessons->library() : m_library;
    if (library == nullptr)
        library = std::make_shared<lessons::LessonLibrary>(lessons::LessonLibrary::shared());
    const auto* story = library->findStory(id.toStdString());
    if (story == nullptr)
        return false;
    m_story = std::make_unique<const lessons::Story>(lessons::played(*story));
    m_library = std::move(library);
    m_passed.clear();
    m_right.clear();
    const auto step = resumePlace();
    start(step);
    m_resumed = step > 0;
    showStep();
    if (m_lessons != nullptr)
        m_lessons->setOpened(id, {});
    return true;
}

void OpenStory::close()
{
    m_timer.stop();
    m_queue.clear();
    m_stepFinished = false;
    const auto closed = std::move(m_story);
    m_step = 0;
    game->close();
    refresh();
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
    m_stepFinished = false;
    m_queue.clear();
    m_step = step;
    game->load(m_story->matchAt(currentStep().before));
    goTo(step);
}

void OpenStory::next()
{
    if (!m_queue.empty())
        finishPlaying();
    else if (canContinue())
        goTo(m_step + 1);
}

bool OpenStory::playOn(GameController* table)
{
    return playOn(table, QRandomGenerator::global()->generate());
}

bool OpenStory::playOn(GameController* table, quint32 seed)
{
    return ended() && !m_story->playersOfGame.empty() && table != nullptr
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
    m_stepFinished = false;
    m_step = step;
    m_answered = false;
    m_helped = m_passed.contains(step);
    m_shown = false;
    m_resumed = false;
    m_marked.clear();
    m_foundWrong.clear();
    m_entry = -1;
    showRemark(Remark::NoRemark, {});
    const auto entry = static_cast<std::size_t>(game->decisions());
    if (entry != currentStep().before)
        game->load(m_story->matchAt(currentStep().before));
    // The text is shown before the moves of other players.
    emit textChanged();
    playUpTo(currentStep().moved);
    savePlace();
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
    showStep();
    emit textChanged();
}

} // namespace vozka
