// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Opens lessons and shows them on their boards.
#include "models/lessons/open_lesson.h"

#include "models/app/app_settings.h"
#include "models/art/pictures.h"
#include "models/base/utf8.h"
#include "models/text/lesson_text.h"

#include <algorithm>

namespace vozka {

using lessons::PlayedExample;

namespace {

/// True if the same tiles are on both boards.
bool isOnSameBoard(const lessons::Lesson& a, const lessons::Lesson& b)
{
    const auto isSame = [](const PositionTile& one, const PositionTile& other) {
        return one.kind == other.kind && one.at == other.at && one.turns == other.turns;
    };
    return a.position.rules.sets == b.position.rules.sets
           && std::ranges::equal(a.position.position.tiles, b.position.position.tiles, isSame);
}

} // namespace

OpenLesson::OpenLesson(QObject* parent) : LessonPlayer(parent)
{
    const auto& settings = AppSettings::instance();
    connect(&settings, &AppSettings::languageChanged, this, &OpenLesson::refresh);
    connect(&settings, &AppSettings::lessonResultsChanged, this, &OpenLesson::showStep);
    for (auto* each : {board, classic, modern})
        connect(each, &LessonBoard::markSizeChanged, this, &OpenLesson::refresh);
}

QStringList OpenLesson::rules() const
{
    QStringList rules;
    if (m_lesson != nullptr)
        for (const auto& rule : m_lesson->rules)
            rules << utf8(rule);
    return rules;
}

Editions::Choice OpenLesson::edition() const
{
    return m_played ? Editions::of(m_played->edition()) : Editions::New;
}

bool OpenLesson::open(const QString& lessonId, const QString& exampleId)
{
    if (m_lessons == nullptr)
        return false;
    const auto library = m_lessons->library();
    const auto* lesson = library->find(lessonId.toStdString());
    if (lesson == nullptr || lesson->examples.empty())
        return false;
    const auto* example =
        exampleId.isEmpty() ? &lesson->examples.front() : lesson->example(exampleId.toStdString());
    if (example == nullptr || !play(*lesson, example->edition, example->from, example))
        return false;
    m_library = library;
    m_places.clear();
    for (const auto& at : m_played->scoredFeature())
        if (at == m_played->from() || PlayedExample::create(*m_lesson, m_played->edition(), at))
            m_places.push_back(at);
    begin(0);
    m_lessons->setOpened(lessonId, utf8(example->id));
    return true;
}

void OpenLesson::close()
{
    clear();
    m_lesson = nullptr;
    m_example = nullptr;
    m_places.clear();
    m_library.reset();
    m_mode = Kind::Text;
    m_comparing = false;
    showStep();
    emit hoveredChanged();
}

void OpenLesson::clear()
{
    for (auto* each : {board, classic, modern})
        each->clear();
    m_hovered.reset();
    m_attempt = {};
    m_quiz = {};
    m_steps.clear();
    m_step = 0;
    m_played.reset();
}

std::optional<lessons::Entry> OpenLesson::neighbour(int by) const
{
    if (m_lessons == nullptr || m_example == nullptr)
        return {};
    const bool asks = m_mode == Kind::Question && by > 0;
    const auto& rows = m_lessons->rows();
    const auto count = static_cast<int>(rows.size());
    const int here = m_lessons->rowOf(utf8(m_lesson->id), utf8(m_example->id));
    std::optional<lessons::Entry> answered;
    for (int step = 1; here >= 0 && step < count; ++step) {
        const int row = (here + by * step + count) % count;
        if (row != here + by * step && !asks)
            break;
        const auto& each = rows[static_cast<std::size_t>(row)];
        const auto* lesson =
            each.kind == LessonListModel::Example ? m_library->find(each.lesson.toStdString()) : nullptr;
        const auto* example = lesson == nullptr ? nullptr : lesson->example(each.example.toStdString());
        if (example == nullptr)
            continue;
        if (!asks) {
            // While comparing, both editions of this place are shown already.
            if (!m_comparing || lesson != m_lesson || example->from != m_played->from())
                return lessons::Entry{lesson, example};
        } else if (!isOnSameBoard(*lesson, *m_lesson)) {
            if (each.result.isEmpty())
                return lessons::Entry{lesson, example};
            answered = answered.value_or(lessons::Entry{lesson, example});
        }
    }
    return answered;
}

void OpenLesson::openNeighbour(int by)
{
    const auto wanted = neighbour(by);
    if (!wanted)
        return;
    const auto mode = m_mode;
    open(utf8(wanted->lesson->id), utf8(wanted->example->id));
    setMode(mode);
}

bool OpenLesson::play(const lessons::Lesson& lesson, Edition edition, SegmentRef from,
                      const lessons::Example* example)
{
    auto played = example != nullptr ? PlayedExample::create(lesson, *example)
                                     : PlayedExample::create(lesson, edition, from);
    if (!played)
        return false;
    clear();
    m_played = std::make_shared<const PlayedExample>(std::move(*played));
    m_lesson = &lesson;
    if (const auto* shownExample = m_played->example())
        m_example = shownExample;
    return true;
}

void OpenLesson::begin(int step)
{
    m_steps = m_played->steps();
    m_step = std::min(step, static_cast<int>(m_steps.size()) - 1);
    showFigure(decidingState(*m_played));
    refresh();
    emit hoveredChanged();
}

int OpenLesson::placeIndex() const
{
    return m_played ? static_cast<int>(std::ranges::find(m_places, m_played->from()) - m_places.begin()) : -1;
}

QString OpenLesson::placeHint() const
{
    return m_places.size() > 1 ? vozka::placeHint(*m_played) : QString();
}

QList<QPointF> OpenLesson::placeFeet() const
{
    QList<QPointF> feet;
    if (!m_played)
        return feet;
    const Table shown = table();
    const SceneDraft draft(shown);
    for (const auto& at : m_places)
        feet << draft.placeOf(at);
    return feet;
}

bool OpenLesson::showsPlaces() const
{
    return m_places.size() > 1
           && (m_comparing
               || (m_mode == Kind::Text
                   && m_steps[static_cast<std::size_t>(m_step)].show != lessons::Show::Board));
}

bool OpenLesson::canPlaceAt(int cellX, int cellY, QPointF point) const
{
    const auto at = under(cellX, cellY, point);
    return m_mode == Kind::Text && at && std::ranges::find(m_places, *at) != m_places.end();
}

void OpenLesson::placeOn(int index)
{
    const int count = static_cast<int>(m_places.size());
    const int step = m_step;
    if (index != placeIndex() && index >= 0 && index < count
        && play(*m_lesson, m_played->edition(), m_places[static_cast<std::size_t>(index)]))
        begin(step);
}

void OpenLesson::placeNext()
{
    if (!m_places.empty())
        placeOn((placeIndex() + 1) % static_cast<int>(m_places.size()));
}

void OpenLesson::setMode(Kind mode)
{
    if (m_mode == mode || !m_played)
        return;
    m_mode = mode;
    m_quiz.note.clear();
    m_hovered.reset();
    refresh();
    emit hoveredChanged();
}

void OpenLesson::setEdition(Editions::Choice edition)
{
    const int step = m_step;
    if (m_played && edition != this->edition()
        && play(*m_lesson, Editions::edition(edition), m_played->from()))
        begin(step);
}

void OpenLesson::setComparing(bool on)
{
    if (m_comparing == on || !m_played)
        return;
    m_comparing = on;
    if (!on) {
        classic->clear();
        modern->clear();
    }
    refresh();
}

bool OpenLesson::goTo(int step)
{
    if (m_mode != Kind::Text || step < 0 || step >= static_cast<int>(m_steps.size()))
        return false;
    m_step = step;
    refresh();
    return true;
}

MarkSpace OpenLesson::roomOn(const LessonBoard& shown) const
{
    auto room = shown.room();
    const auto feet = m_mode == Kind::Text || m_comparing ? placeFeet() : QList<QPointF>();
    for (int i = 0; i < feet.size(); ++i)
        if (i != placeIndex())
            room.clear.emplace_back(feet[i].x() - m_figure.size / 2, feet[i].y() - m_figure.size * figureFoot,
                                    m_figure.size, m_figure.size);
    return room;
}

void OpenLesson::refresh()
{
    if (!m_played)
        return;
    if (m_comparing) {
        showSide(*classic, Edition::C1);
        showSide(*modern, Edition::C2);
    }
    showBoard();
    showStep();
}

void OpenLesson::showStep()
{
    LessonStep step;
    step.kind = m_mode;
    step.index = m_step;
    step.count = static_cast<int>(m_steps.size());
    if (m_played) {
        const auto* example = m_played->example();
        step.title = localizedText(m_lesson->text(example == nullptr ? m_lesson->title : example->title));
        if (example != nullptr) {
            step.id = utf8(example->id);
            step.best = LessonListModel::resultText(LessonListModel::resultId(*m_lesson, *example));
        }
        if (const auto next = neighbour(1))
            step.next = utf8(next->example->id);
        describe(step);
    }
    show(std::move(step));
}

void OpenLesson::showSide(LessonBoard& side, Edition edition)
{
    auto played = side.played();
    if (!played) {
        auto other = PlayedExample::create(*m_lesson, edition, m_played->from());
        if (!other)
            return;
        played = std::make_shared<const PlayedExample>(std::move(*other));
    }
    side.show(played, decidingState(*played), answerScene(*played, roomOn(side)), -1);
}

void OpenLesson::showBoard()
{
    const auto room = roomOn(*board);
    const State* state = &decidingState(*m_played);
    OverlayScene scene;
    int shownEntry = -1;
    switch (m_mode) {
    case Kind::Text:
        state = &shownState(*m_played, m_steps[static_cast<std::size_t>(m_step)].show);
        scene = stepsScene(*m_played, static_cast<std::size_t>(m_step), room);
        shownEntry = m_step;
        break;
    case Kind::Task:
        if (m_attempt.moved)
            state = &*m_attempt.moved;
        scene = triesScene(m_attempt.tries, *state, *m_played, room);
        shownEntry = m_attempt.last;
        break;
    case Kind::Question:
        scene = m_quiz.checked ? resultScene(m_quiz.marks, *m_played, room)
                               : marksScene(m_quiz.marks, *m_played, room);
        break;
    }
    board->show(m_played, *state, scene, shownEntry);
    showFigure(*state);
    if (m_hovered)
        board->highlight(m_hovered->entry->segments);
}

/// If the figure is not on the board, keeps its last place and size.
void OpenLesson::showFigure(const State& state)
{
    const auto figure = figureOf(*m_played, state);
    if (figure)
        m_figure = shownFigure(tableOf(*m_played, state), *figure);
    else
        m_figure.figure.reset();
}

} // namespace vozka
