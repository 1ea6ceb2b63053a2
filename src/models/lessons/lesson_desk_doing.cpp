// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What one does with an open lesson: go through it step by step, try where the figure may go, answer the
// question.
#include "models/app/app_settings.h"
#include "models/lessons/lesson_desk.h"
#include "models/lessons/lesson_stage.h"
#include "models/overlays/overlay_sentences.h"
#include "models/overlays/range_parts.h"
#include "models/rows/utf8.h"
#include "models/text/sentences.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>

namespace vozka {

namespace {

/// Wrong marks cost what right ones bring.
LessonResult resultOf(const lessons::QuizResult& result)
{
    return {std::max(0, result.right - result.wrong), result.right + result.missed};
}

QString movedSentence()
{
    return QCoreApplication::translate(
        "Lessons", "It has moved already: a scoring allows one move. To try another place, start again.");
}

} // namespace

int LessonDesk::step() const
{
    return m_walk ? static_cast<int>(m_walk->at()) : 0;
}

int LessonDesk::stepCount() const
{
    return m_walk ? static_cast<int>(m_walk->steps().size()) : 0;
}

bool LessonDesk::next()
{
    if (!m_walk || m_mode != Show || !m_walk->next())
        return false;
    refresh();
    return true;
}

bool LessonDesk::back()
{
    if (!m_walk || m_mode != Show || !m_walk->back())
        return false;
    refresh();
    return true;
}

void LessonDesk::first()
{
    if (!m_walk)
        return;
    m_walk->goTo(0);
    refresh();
}

void LessonDesk::last()
{
    if (!m_walk)
        return;
    m_walk->goTo(m_walk->steps().size() - 1);
    refresh();
}

std::optional<SegmentRef> LessonDesk::under(int cellX, int cellY, QPointF point) const
{
    return m_stage ? segmentAt(tableOf(*m_stage, m_stage->withTile()),
                               {static_cast<std::int16_t>(cellX), static_cast<std::int16_t>(cellY)}, point)
                   : std::nullopt;
}

bool LessonDesk::figureHome() const
{
    return m_mode == Try && m_attempt && m_attempt->isHome();
}

bool LessonDesk::figureMoved() const
{
    return m_mode == Try && m_attempt && m_attempt->hasMoved();
}

QString LessonDesk::todo() const
{
    return !m_stage || m_mode == Show ? QString()
                                      : figureSentence(*m_stage, m_mode == Try ? "figure-try" : "figure-ask");
}

Verdict LessonDesk::verdictAt(int cellX, int cellY, QPointF point) const
{
    Verdict verdict;
    verdict.cellX = cellX;
    verdict.cellY = cellY;
    const auto at = m_mode == Try ? under(cellX, cellY, point) : std::nullopt;
    if (!at)
        return verdict;
    const auto why = m_attempt->refusal(*at);
    if (why)
        std::tie(verdict.sentence, verdict.rule) = sentenceOn(*at, why);
    verdict.row = why ? -1 : 0;
    return verdict;
}

bool LessonDesk::dropOnEntry(int entry)
{
    if (m_mode != Try || entry < 0 || entry >= static_cast<int>(m_tries.size()))
        return false;
    const auto at = m_tries[static_cast<std::size_t>(entry)].at;
    drop(at, at.at);
    return m_accepted;
}

bool LessonDesk::dropAt(int cellX, int cellY, QPointF point)
{
    if (!m_stage || m_mode != Try)
        return false;
    drop(under(cellX, cellY, point), {static_cast<std::int16_t>(cellX), static_cast<std::int16_t>(cellY)});
    return m_accepted;
}

void LessonDesk::drop(const std::optional<SegmentRef>& at, Cell cell)
{
    const SegmentRef to = at.value_or(SegmentRef{cell, noFeature});
    const bool moved = m_attempt->hasMoved();
    const auto why = m_attempt->drop(to);
    m_accepted = !why;
    const auto* entry = entryAt(*m_stage, to);
    m_told = -1;
    // Once it has moved, nothing is said about the place.
    if (entry != nullptr && !(moved && why)) {
        // What was tried before is said again.
        const auto same = std::ranges::find_if(
            m_tries, [&](const LessonTry& made) { return entryAt(*m_stage, made.at) == entry; });
        m_told = static_cast<int>(same - m_tries.begin());
        if (same == m_tries.end())
            m_tries.push_back({to, why});
    }
    say(to, why);
    refresh();
    if (why && why->figureStands && why->at) {
        const Table table = tableOf(*m_stage, m_stage->withTile());
        m_board.blame(SceneBuilder(table).segmentOf({*why->at, why->feature}));
    }
    emit answered();
}

std::pair<QString, QString> LessonDesk::sentenceOn(const SegmentRef& at,
                                                   const std::optional<Refusal>& why) const
{
    const Table table = tableOf(*m_stage, m_stage->withTile());
    if (why && why->detail == lessons::Attempt::moved)
        return {movedSentence(), {}};
    if (const auto* entry = entryAt(*m_stage, at))
        return {reachSentence(table, questionOf(*m_stage), m_stage->edition(), *entry), ruleOf(*entry)};
    if (why)
        return {refusalSentence(table, *why), utf8(why->rule)};
    return {};
}

void LessonDesk::say(const SegmentRef& at, const std::optional<Refusal>& why)
{
    std::tie(m_answer, m_answerRule) = sentenceOn(at, why);
}

bool LessonDesk::dropHome()
{
    if (!m_stage || m_mode != Try)
        return false;
    m_accepted = m_attempt->sendHome();
    m_told = -1;
    m_answer = m_accepted ? figureSentence(*m_stage, "figure-home") : movedSentence();
    m_answerRule.clear();
    refresh();
    emit answered();
    return m_accepted;
}

void LessonDesk::reset()
{
    if (!m_stage || m_mode == Show)
        return;
    if (m_mode == Try) {
        m_attempt->reset();
        m_tries.clear();
        m_told = -1;
        m_answer.clear();
        m_answerRule.clear();
    } else {
        m_quiz->clear();
        m_marked.clear();
        m_markNote.clear();
        m_result.reset();
    }
    refresh();
}

bool LessonDesk::toggleAt(int cellX, int cellY, QPointF point)
{
    const auto at = under(cellX, cellY, point);
    return at && toggle(*at);
}

std::vector<LessonMark>::const_iterator LessonDesk::markOn(const ReachEntry* choice) const
{
    return std::ranges::find(m_marked, choice, &LessonMark::entry);
}

bool LessonDesk::toggle(const SegmentRef& at)
{
    const auto* choice = m_mode == Quiz && !m_result ? m_quiz->choiceAt(at) : nullptr;
    m_markNote.clear();
    const auto found = markOn(choice);
    const bool isElsewhere = choice != nullptr && found != m_marked.end() && found->at != at;
    if (isElsewhere)
        //: %1 is a number on the board.
        m_markNote = QCoreApplication::translate(
                         "Lessons", "Marked already: number %1. Click the number to take the mark away.")
                         .arg(found - m_marked.begin() + 1);
    else if (choice != nullptr && found != m_marked.end())
        unmark(choice);
    else if (choice != nullptr)
        mark(choice, at);
    refresh();
    return choice != nullptr && !isElsewhere;
}

void LessonDesk::mark(const ReachEntry* choice, const SegmentRef& at)
{
    m_quiz->toggle(at);
    m_marked.push_back({choice, at});
}

void LessonDesk::unmark(const ReachEntry* choice)
{
    m_quiz->toggle(choice->segments.front());
    std::erase_if(m_marked, [&](const LessonMark& mark) { return mark.entry == choice; });
}

void LessonDesk::unmark(int entry)
{
    if (m_mode != Quiz || m_result || entry < 0 || entry >= marks())
        return;
    m_markNote.clear();
    unmark(m_marked[static_cast<std::size_t>(entry)].entry);
    refresh();
}

void LessonDesk::check()
{
    if (!m_stage || m_mode != Quiz || m_result)
        return;
    m_result = m_quiz->check();
    m_markNote.clear();
    m_pointed = nullptr;
    m_pointedAt.reset();
    if (const auto* example = m_stage->example())
        AppSettings::instance().keepLessonResult(LessonListModel::resultId(*m_lesson, *example),
                                                 resultOf(*m_result));
    refresh();
    emit pointedChanged();
}

QString LessonDesk::result() const
{
    if (!m_result)
        return {};
    const auto result = resultOf(*m_result);
    return QCoreApplication::translate("Lessons", "%1 of %2", "points, of how many")
        .arg(result.points)
        .arg(result.all);
}

QString LessonDesk::best() const
{
    const auto* example = m_stage ? m_stage->example() : nullptr;
    return example == nullptr ? QString()
                              : LessonListModel::resultText(LessonListModel::resultId(*m_lesson, *example));
}

void LessonDesk::point(const ReachEntry* entry, std::optional<SegmentRef> at)
{
    if (m_pointed == entry && m_pointedAt == at)
        return;
    m_pointed = entry;
    m_pointedAt = at;
    m_board.light(entry == nullptr ? std::vector<SegmentRef>() : entry->segments);
    emit pointedChanged();
}

void LessonDesk::pointAt(int cellX, int cellY, QPointF point)
{
    const auto at = m_stage && m_mode != Show && !m_result ? under(cellX, cellY, point) : std::nullopt;
    // Where it stood can be tried, not marked.
    const auto* entry = !at ? nullptr : m_mode == Quiz ? m_quiz->choiceAt(*at) : entryAt(*m_stage, *at);
    this->point(entry, entry == nullptr ? std::nullopt : at);
}

void LessonDesk::pointAway()
{
    point(nullptr, {});
}

std::vector<const ReachEntry*> LessonDesk::choices() const
{
    auto all = m_quiz->choices();
    std::ranges::stable_sort(all, {}, [this](const ReachEntry* entry) {
        const auto at = markOf(*entry);
        return std::pair(at.at.y, at.at.x);
    });
    return all;
}

SegmentRef LessonDesk::markOf(const ReachEntry& entry) const
{
    return markedSegment(tableOf(*m_stage, m_stage->withTile()), questionOf(*m_stage), entry);
}

void LessonDesk::pointNext(int by)
{
    if (!m_stage || m_mode == Show || m_result)
        return;
    const auto all = choices();
    const auto count = static_cast<int>(all.size());
    if (count == 0)
        return;
    const auto now = std::ranges::find(all, m_pointed);
    const int at = now == all.end() ? (by > 0 ? -1 : count) : static_cast<int>(now - all.begin());
    const auto* entry = all[static_cast<std::size_t>((at + by + count) % count)];
    point(entry, markOf(*entry));
}

void LessonDesk::pick()
{
    if (!m_stage || m_pointed == nullptr || !m_pointedAt)
        return;
    const auto at = *m_pointedAt;
    if (m_mode == Try) {
        drop(at, at.at);
    } else if (m_mode == Quiz) {
        // The keys go from feature to feature, not from tile to tile.
        const auto found = markOn(m_pointed);
        toggle(found == m_marked.end() ? at : found->at);
    }
}

QString LessonDesk::pointedTitle() const
{
    return m_pointed == nullptr ? QString() : partTitle(tableOf(*m_stage, m_stage->withTile()), *m_pointed);
}

QPointF LessonDesk::pointedPlace() const
{
    if (!m_pointedAt)
        return {};
    const Table table = tableOf(*m_stage, m_stage->withTile());
    return SceneBuilder(table).placeOf(*m_pointedAt);
}

} // namespace vozka
