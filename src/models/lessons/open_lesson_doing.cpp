// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What one does with an open lesson: go through it step by step, try where the figure may go, answer the
// question.
#include "models/app/app_settings.h"
#include "models/lessons/lesson_stage.h"
#include "models/lessons/open_lesson.h"
#include "models/overlays/overlay_sentences.h"
#include "models/overlays/range_parts.h"
#include "models/rows/utf8.h"
#include "models/text/sentences.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>

namespace vozka {

int OpenLesson::step() const
{
    return m_walk ? static_cast<int>(m_walk->at()) : 0;
}

int OpenLesson::stepCount() const
{
    return m_walk ? static_cast<int>(m_walk->steps().size()) : 0;
}

bool OpenLesson::next()
{
    if (!m_walk || m_mode != Show || !m_walk->next())
        return false;
    refresh();
    return true;
}

bool OpenLesson::back()
{
    if (!m_walk || m_mode != Show || !m_walk->back())
        return false;
    refresh();
    return true;
}

void OpenLesson::first()
{
    if (!m_walk)
        return;
    m_walk->goTo(0);
    refresh();
}

void OpenLesson::last()
{
    if (!m_walk)
        return;
    m_walk->goTo(m_walk->steps().size() - 1);
    refresh();
}

std::optional<SegmentRef> OpenLesson::under(int cellX, int cellY, QPointF point) const
{
    return m_stage ? segmentAt(tableOf(*m_stage, m_stage->withTile()),
                               {static_cast<std::int16_t>(cellX), static_cast<std::int16_t>(cellY)}, point)
                   : std::nullopt;
}

QString OpenLesson::todo() const
{
    return !m_stage || m_mode == Show ? QString()
                                      : figureSentence(*m_stage, m_mode == Try ? "figure-try" : "figure-ask");
}

Verdict OpenLesson::verdictAt(int cellX, int cellY, QPointF point) const
{
    const auto at = m_mode == Try ? under(cellX, cellY, point) : std::nullopt;
    Verdict verdict = at ? m_attempt.verdict(*at) : Verdict();
    verdict.cellX = cellX;
    verdict.cellY = cellY;
    return verdict;
}

bool OpenLesson::dropOnEntry(int entry)
{
    const auto at = m_mode == Try ? m_attempt.tried(entry) : std::nullopt;
    if (!at)
        return false;
    drop(at, at->at);
    return m_attempt.accepted();
}

bool OpenLesson::dropAt(int cellX, int cellY, QPointF point)
{
    if (!m_stage || m_mode != Try)
        return false;
    drop(under(cellX, cellY, point), {static_cast<std::int16_t>(cellX), static_cast<std::int16_t>(cellY)});
    return m_attempt.accepted();
}

void OpenLesson::drop(const std::optional<SegmentRef>& at, Cell cell)
{
    const auto why = m_attempt.drop(at.value_or(SegmentRef{cell, noFeature}));
    refresh();
    if (why && why->figureStands && why->at) {
        const Table table = tableOf(*m_stage, m_stage->withTile());
        m_board.showCulprit(SceneDraft(table).segmentOf({*why->at, why->feature}));
    }
    emit answered();
}

bool OpenLesson::dropHome()
{
    if (!m_stage || m_mode != Try)
        return false;
    m_attempt.dropHome();
    refresh();
    emit answered();
    return m_attempt.accepted();
}

void OpenLesson::reset()
{
    if (!m_stage || m_mode == Show)
        return;
    if (m_mode == Try)
        m_attempt.reset();
    else
        m_quiz.reset();
    refresh();
}

bool OpenLesson::toggleAt(int cellX, int cellY, QPointF point)
{
    const auto at = under(cellX, cellY, point);
    return at && toggle(*at);
}

bool OpenLesson::toggle(const SegmentRef& at)
{
    const bool done = m_mode == Quiz && m_quiz.toggle(at);
    refresh();
    return done;
}

void OpenLesson::unmark(int entry)
{
    if (m_mode == Quiz && m_quiz.unmark(entry))
        refresh();
}

void OpenLesson::check()
{
    if (!m_stage || m_mode != Quiz || m_quiz.checked())
        return;
    m_pointed = nullptr;
    m_pointedAt.reset();
    m_quiz.check();
    refresh();
    emit pointedChanged();
}

void OpenLesson::point(const ReachEntry* entry, std::optional<SegmentRef> at)
{
    if (m_pointed == entry && m_pointedAt == at)
        return;
    m_pointed = entry;
    m_pointedAt = at;
    m_board.light(entry == nullptr ? std::vector<SegmentRef>() : entry->segments);
    emit pointedChanged();
}

void OpenLesson::pointAt(int cellX, int cellY, QPointF point)
{
    const auto at =
        m_stage && m_mode != Show && !m_quiz.checked() ? under(cellX, cellY, point) : std::nullopt;
    // Where it stood can be tried, not marked.
    const auto* entry = !at ? nullptr : m_mode == Quiz ? m_quiz.choiceAt(*at) : entryAt(*m_stage, *at);
    this->point(entry, entry == nullptr ? std::nullopt : at);
}

void OpenLesson::pointAway()
{
    point(nullptr, {});
}

std::vector<const ReachEntry*> OpenLesson::choices() const
{
    auto all = m_quiz.choices();
    std::ranges::stable_sort(all, {}, [this](const ReachEntry* entry) {
        const auto at = markOf(*entry);
        return std::pair(at.at.y, at.at.x);
    });
    return all;
}

SegmentRef OpenLesson::markOf(const ReachEntry& entry) const
{
    return markedSegment(tableOf(*m_stage, m_stage->withTile()), questionOf(*m_stage), entry);
}

void OpenLesson::pointNext(int by)
{
    if (!m_stage || m_mode == Show || m_quiz.checked())
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

void OpenLesson::pick()
{
    if (!m_stage || m_pointed == nullptr || !m_pointedAt)
        return;
    const auto at = *m_pointedAt;
    if (m_mode == Try) {
        drop(at, at.at);
    } else if (m_mode == Quiz) {
        // The keys go from feature to feature, not from tile to tile.
        toggle(m_quiz.markedAt(m_pointed).value_or(at));
    }
}

QString OpenLesson::pointedTitle() const
{
    return m_pointed == nullptr ? QString() : partTitle(tableOf(*m_stage, m_stage->withTile()), *m_pointed);
}

QPointF OpenLesson::pointedPlace() const
{
    if (!m_pointedAt)
        return {};
    const Table table = tableOf(*m_stage, m_stage->withTile());
    return SceneDraft(table).placeOf(*m_pointedAt);
}

} // namespace vozka
