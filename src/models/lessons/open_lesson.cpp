// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Which lesson is open, by which edition and with the figure on which tile.
#include "models/lessons/open_lesson.h"

#include "models/app/app_settings.h"
#include "models/lessons/lesson_stage.h"
#include "models/overlays/range_parts.h"
#include "models/rows/utf8.h"
#include "models/scene/board_scene.h"
#include "models/text/read_out.h"
#include "models/text/sentences.h"

#include <algorithm>

namespace vozka {

OpenLesson::OpenLesson(QObject* parent) : QObject(parent)
{
    const auto& settings = AppSettings::instance();
    connect(&settings, &AppSettings::languageChanged, this, &OpenLesson::refresh);
    connect(&settings, &AppSettings::lessonResultsChanged, this, &OpenLesson::changed);
    connect(this, &OpenLesson::changed, &m_attempt, &LessonAttempt::changed);
    connect(this, &OpenLesson::changed, &m_quiz, &LessonQuiz::changed);
    for (auto* board : {&m_board, &m_classic, &m_modern})
        connect(board, &LessonBoard::markSizeChanged, this, &OpenLesson::refresh);
}

OpenLesson::~OpenLesson() = default;

void OpenLesson::setLessons(LessonListModel* lessons)
{
    if (m_lessons == lessons)
        return;
    m_lessons = lessons;
    emit lessonsChanged();
}

QString OpenLesson::name() const
{
    const auto* example = m_stage ? m_stage->example() : nullptr;
    return example == nullptr ? QString() : utf8(example->id);
}

QString OpenLesson::title() const
{
    if (!m_stage)
        return {};
    const auto* example = m_stage->example();
    return readOut(m_lesson->text(example == nullptr ? m_lesson->title : example->title));
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
    return m_stage ? Editions::of(m_stage->edition()) : Editions::New;
}

bool OpenLesson::open(const QString& lessonId, const QString& exampleId)
{
    if (!m_lessons)
        return false;
    const auto library = m_lessons->library();
    const auto* lesson = library->find(lessonId.toStdString());
    if (lesson == nullptr || lesson->examples.empty())
        return false;
    const auto* example =
        exampleId.isEmpty() ? &lesson->examples.front() : lesson->example(exampleId.toStdString());
    if (example == nullptr || !set(*lesson, example->edition, example->from, example))
        return false;
    m_library = library;
    findPlaces();
    begin(0);
    return true;
}

void OpenLesson::close()
{
    for (auto* board : {&m_board, &m_classic, &m_modern})
        board->clear();
    m_pointed = nullptr;
    m_pointedAt.reset();
    m_quiz.end();
    m_attempt.end();
    m_walk.reset();
    m_stage.reset();
    m_classicStage.reset();
    m_modernStage.reset();
    m_lesson = nullptr;
    m_example = nullptr;
    m_places.clear();
    m_library.reset();
    m_mode = Show;
    m_comparing = false;
    emit changed();
    emit pointedChanged();
}

const lessons::Example* OpenLesson::neighbour(int by) const
{
    if (!m_lessons || m_example == nullptr)
        return nullptr;
    const auto& rows = m_lessons->rows();
    const int row = m_lessons->rowOf(utf8(m_lesson->id), utf8(m_example->id));
    for (int at = row + by; row >= 0 && m_lessons->has(at); at += by) {
        const auto& found = rows[static_cast<std::size_t>(at)];
        if (found.kind != LessonListModel::Example)
            continue;
        const auto* lesson = m_library->find(found.lesson.toStdString());
        return lesson == nullptr ? nullptr : lesson->example(found.example.toStdString());
    }
    return nullptr;
}

void OpenLesson::openNeighbour(int by)
{
    const auto* wanted = neighbour(by);
    if (wanted == nullptr)
        return;
    const auto mode = m_mode;
    for (const auto& lesson : m_library->lessons())
        if (lesson->example(wanted->id) == wanted)
            open(utf8(lesson->id), utf8(wanted->id));
    setMode(mode);
}

bool OpenLesson::set(const lessons::Lesson& lesson, Edition edition, SegmentRef from,
                     const lessons::Example* example)
{
    auto stage = example != nullptr ? Stage::set(lesson, *example) : Stage::set(lesson, edition, from);
    if (!stage)
        return false;
    // All that looks at the old one lets it go first.
    for (auto* board : {&m_board, &m_classic, &m_modern})
        board->clear();
    m_pointed = nullptr;
    m_pointedAt.reset();
    m_classicStage.reset();
    m_modernStage.reset();
    m_stage = std::make_unique<Stage>(std::move(*stage));
    m_lesson = &lesson;
    if (const auto* speaks = m_stage->example())
        m_example = speaks;
    return true;
}

void OpenLesson::begin(std::size_t step)
{
    m_walk = std::make_unique<lessons::Walk>(*m_stage);
    m_walk->goTo(std::min(step, m_walk->steps().size() - 1));
    const auto* example = m_stage->example();
    m_attempt.begin(*m_stage);
    m_quiz.begin(*m_stage, example == nullptr ? QString() : LessonListModel::resultId(*m_lesson, *example));
    refresh();
    emit pointedChanged();
}

void OpenLesson::findPlaces()
{
    m_places.clear();
    for (const auto& at : m_stage->scoredFeature())
        if (at == m_stage->from() || Stage::set(*m_lesson, m_stage->edition(), at))
            m_places.push_back(at);
}

int OpenLesson::place() const
{
    return m_stage ? static_cast<int>(std::ranges::find(m_places, m_stage->from()) - m_places.begin()) : -1;
}

QString OpenLesson::placeTitle() const
{
    return m_stage ? vozka::placeTitle(*m_stage, place() + 1, placeCount()) : QString();
}

QList<QPointF> OpenLesson::placeCells() const
{
    QList<QPointF> cells;
    for (const auto& at : m_places)
        cells << QPointF(at.at.x, at.at.y);
    return cells;
}

bool OpenLesson::mayStandAt(int cellX, int cellY, QPointF point) const
{
    const auto at = under(cellX, cellY, point);
    return at && std::ranges::find(m_places, *at) != m_places.end();
}

bool OpenLesson::standAt(int cellX, int cellY, QPointF point)
{
    const auto at = under(cellX, cellY, point);
    if (!at || std::ranges::find(m_places, *at) == m_places.end())
        return false;
    if (*at == m_stage->from())
        return true;
    const std::size_t step = m_walk->at();
    if (!set(*m_lesson, m_stage->edition(), *at, nullptr))
        return false;
    begin(step);
    return true;
}

void OpenLesson::standNext(int by)
{
    const int next = place() + by;
    if (!m_stage || next < 0 || next >= placeCount())
        return;
    const std::size_t step = m_walk->at();
    if (set(*m_lesson, m_stage->edition(), m_places[static_cast<std::size_t>(next)], nullptr))
        begin(step);
}

void OpenLesson::setMode(Mode mode)
{
    if (m_mode == mode || !m_stage)
        return;
    m_mode = mode;
    m_quiz.forgetNote();
    m_pointed = nullptr;
    m_pointedAt.reset();
    refresh();
    emit pointedChanged();
}

void OpenLesson::setEdition(Editions::Choice edition)
{
    if (!m_stage || edition == this->edition())
        return;
    const std::size_t step = m_walk->at();
    if (set(*m_lesson, Editions::edition(edition), m_stage->from(), nullptr))
        begin(step);
}

void OpenLesson::setComparing(bool on)
{
    if (m_comparing == on || !m_stage)
        return;
    m_comparing = on;
    if (!on) {
        m_classic.clear();
        m_modern.clear();
        m_classicStage.reset();
        m_modernStage.reset();
    }
    refresh();
}

LessonLook OpenLesson::look(const LessonBoard& board) const
{
    return {board.room(), board.tagSize()};
}

void OpenLesson::refresh()
{
    if (!m_stage)
        return;
    if (m_comparing)
        showBoth();
    showBoard();
    emit changed();
}

void OpenLesson::showBoth()
{
    const auto show = [&](LessonBoard& board, std::unique_ptr<Stage>& kept, Edition edition) {
        if (!kept) {
            auto stage = Stage::set(*m_lesson, edition, m_stage->from());
            if (!stage)
                return;
            kept = std::make_unique<Stage>(std::move(*stage));
        }
        board.show(*kept, decidingState(*kept), answerScene(*kept, look(board)), -1);
    };
    show(m_classic, m_classicStage, Edition::C1);
    show(m_modern, m_modernStage, Edition::C2);
}

void OpenLesson::showBoard()
{
    const auto shown = look(m_board);
    switch (m_mode) {
    case Show: {
        const auto show = m_walk->now().show;
        const bool before = show == lessons::Show::Board || show == lessons::Show::Tile;
        const State& state = before ? *m_walk->now().state : decidingState(*m_stage);
        m_board.show(*m_stage, state, walkScene(*m_walk, *m_stage, shown), step());
        showFigure(state);
        break;
    }
    case Try:
        m_board.show(*m_stage, m_attempt.board(), m_attempt.scene(shown), m_attempt.told());
        showFigure(m_attempt.board());
        break;
    case Quiz:
        m_board.show(*m_stage, decidingState(*m_stage), m_quiz.scene(shown), -1);
        showFigure(decidingState(*m_stage));
        break;
    }
    if (m_pointed != nullptr)
        m_board.light(m_pointed->segments);
}

void OpenLesson::showFigure(const State& state)
{
    const auto figure = figureOf(*m_stage, state);
    const Table table = tableOf(*m_stage, state);
    m_figureLabel.clear();
    if (!figure)
        return;
    for (const auto& spot : figuresOnBoard(table)) {
        if (!(spot.figure == *figure))
            continue;
        m_figurePlace = QPointF(spot.cell.x, spot.cell.y) + spot.place;
        m_figureSize = spot.size;
        m_figureSource = figureAddress(spot.picture, table.playerColour(figure->player));
        m_figureLabel = vozka::figureLabel(table, *figure);
    }
}

} // namespace vozka
