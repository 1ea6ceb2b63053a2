// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Which lesson is open, by which edition and with the figure on which tile.
#include "models/lessons/open_lesson.h"

#include "models/app/app_settings.h"
#include "models/art/pictures.h"
#include "models/lessons/lesson_stage.h"
#include "models/overlays/range_parts.h"
#include "models/rows/utf8.h"
#include "models/scene/board_scene.h"
#include "models/text/read_out.h"
#include "models/text/sentences.h"

#include <algorithm>

namespace vozka {

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
    connect(&settings, &AppSettings::lessonResultsChanged, this, &OpenLesson::changed);
    for (auto* board : {&m_board, &m_classic, &m_modern})
        connect(board, &LessonBoard::markSizeChanged, this, &OpenLesson::refresh);
}

OpenLesson::~OpenLesson() = default;

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
    if (lessons() == nullptr)
        return false;
    const auto library = lessons()->library();
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
    lessons()->setOpened(lessonId, utf8(example->id));
    return true;
}

void OpenLesson::close()
{
    for (auto* board : {&m_board, &m_classic, &m_modern})
        board->clear();
    m_pointed = nullptr;
    m_pointedAt.reset();
    forgetMove();
    forgetMarks();
    m_steps.clear();
    m_step = 0;
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

std::vector<OpenLesson::Neighbour> OpenLesson::othersFrom(int by) const
{
    std::vector<Neighbour> found;
    if (lessons() == nullptr || m_example == nullptr)
        return found;
    const auto& rows = lessons()->rows();
    const auto count = static_cast<int>(rows.size());
    const int here = lessons()->rowOf(utf8(m_lesson->id), utf8(m_example->id));
    for (int step = 1; here >= 0 && step < count; ++step) {
        const int row = here + by * step;
        const int cyclic = (row + count) % count;
        const auto& each = rows[static_cast<std::size_t>(cyclic)];
        const auto* lesson =
            each.kind == LessonListModel::Example ? m_library->find(each.lesson.toStdString()) : nullptr;
        if (lesson == nullptr)
            continue;
        if (const auto* example = lesson->example(each.example.toStdString()))
            found.push_back({lesson, example, row != cyclic});
    }
    return found;
}

std::optional<OpenLesson::Neighbour> OpenLesson::neighbour(int by) const
{
    auto others = othersFrom(by);
    if (m_mode == Quiz && by > 0)
        return nextQuestion(others);
    // Both editions of this place are on the screen already.
    if (m_comparing)
        std::erase_if(others, [this](const Neighbour& other) {
            return other.lesson == m_lesson && other.example->from == m_stage->from();
        });
    return others.empty() || others.front().beyondEnd ? std::nullopt : std::optional(others.front());
}

std::optional<OpenLesson::Neighbour> OpenLesson::nextQuestion(const std::vector<Neighbour>& others) const
{
    std::optional<Neighbour> answered;
    for (const auto& other : others) {
        if (isOnSameBoard(*other.lesson, *m_lesson))
            continue;
        if (LessonListModel::resultText(LessonListModel::resultId(*other.lesson, *other.example)).isEmpty())
            return other;
        answered = answered.value_or(other);
    }
    return answered;
}

QString OpenLesson::nextName() const
{
    const auto next = neighbour(1);
    return next ? utf8(next->example->id) : QString();
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
    m_steps = m_stage->steps();
    m_step = std::min(step, m_steps.size() - 1);
    forgetMove();
    forgetMarks();
    showFigure(decidingState(*m_stage));
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

QString OpenLesson::placeHint() const
{
    return placeCount() > 1 ? vozka::placeHint(*m_stage) : QString();
}

QList<QPointF> OpenLesson::placeFeet() const
{
    QList<QPointF> feet;
    if (!m_stage)
        return feet;
    const Table table = tableOf(*m_stage, m_stage->withTile());
    const SceneDraft draft(table);
    for (const auto& at : m_places)
        feet << draft.placeOf(at);
    return feet;
}

bool OpenLesson::showsPlaces() const
{
    return m_stage && placeCount() > 1
           && (m_comparing || (m_mode == Show && m_steps[m_step].show != lessons::Show::Board));
}

bool OpenLesson::mayStandAt(int cellX, int cellY, QPointF point) const
{
    const auto at = under(cellX, cellY, point);
    return at && std::ranges::find(m_places, *at) != m_places.end();
}

bool OpenLesson::standAt(int cellX, int cellY, QPointF point)
{
    const auto at = under(cellX, cellY, point);
    const auto found = at ? std::ranges::find(m_places, *at) : m_places.end();
    if (found == m_places.end())
        return false;
    standOn(static_cast<int>(found - m_places.begin()));
    return true;
}

void OpenLesson::standOn(int place)
{
    if (!m_stage || place == this->place() || place < 0 || place >= placeCount())
        return;
    const std::size_t step = m_step;
    if (set(*m_lesson, m_stage->edition(), m_places[static_cast<std::size_t>(place)], nullptr))
        begin(step);
}

void OpenLesson::standNext()
{
    if (placeCount() > 1)
        standOn((place() + 1) % placeCount());
}

void OpenLesson::setMode(Mode mode)
{
    if (m_mode == mode || !m_stage)
        return;
    m_mode = mode;
    m_note.clear();
    m_pointed = nullptr;
    m_pointedAt.reset();
    refresh();
    emit pointedChanged();
}

void OpenLesson::setEdition(Editions::Choice edition)
{
    if (!m_stage || edition == this->edition())
        return;
    const std::size_t step = m_step;
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

MarkRoom OpenLesson::roomOn(const LessonBoard& board) const
{
    auto room = board.room();
    const auto feet = m_mode == Show || m_comparing ? placeFeet() : QList<QPointF>();
    for (int i = 0; i < feet.size(); ++i)
        if (i != place())
            room.clear.emplace_back(feet[i].x() - m_figureSize / 2, feet[i].y() - m_figureSize * figureFoot,
                                    m_figureSize, m_figureSize);
    return room;
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
        board.show(*kept, decidingState(*kept), answerScene(*kept, roomOn(board)), -1);
    };
    show(m_classic, m_classicStage, Edition::C1);
    show(m_modern, m_modernStage, Edition::C2);
}

void OpenLesson::showBoard()
{
    const auto shown = roomOn(m_board);
    switch (m_mode) {
    case Show: {
        const State& state = shownState(*m_stage, m_steps[m_step].show);
        m_board.show(*m_stage, state, stepsScene(*m_stage, m_step, shown), step());
        showFigure(state);
        break;
    }
    case Try: {
        const State& state = m_moved ? *m_moved : decidingState(*m_stage);
        m_board.show(*m_stage, state, triesScene(m_tries, state, *m_stage, shown), m_lastTry);
        showFigure(state);
        break;
    }
    case Quiz:
        m_board.show(*m_stage, decidingState(*m_stage),
                     m_checked ? resultScene(m_marks, *m_stage, shown) : marksScene(m_marks, *m_stage, shown),
                     -1);
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
