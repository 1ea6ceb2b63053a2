// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Steps of an open lesson, and the feature that is pointed at.
#include "models/lessons/lesson_stage.h"
#include "models/lessons/open_lesson.h"
#include "models/overlays/overlay_sentences.h"
#include "models/overlays/range_parts.h"

#include <algorithm>

namespace vozka {

bool OpenLesson::goTo(int step)
{
    if (m_mode != Show || step < 0 || step >= steps())
        return false;
    m_step = static_cast<std::size_t>(step);
    refresh();
    return true;
}

bool OpenLesson::ended() const
{
    switch (m_mode) {
    case Show:
        return step() + 1 >= steps();
    case Try:
        return m_moved.has_value();
    case Quiz:
        break;
    }
    return m_checked;
}

std::optional<SegmentRef> OpenLesson::under(int cellX, int cellY, QPointF point) const
{
    return m_stage ? segmentAt(tableOf(*m_stage, m_stage->withTile()),
                               {static_cast<std::int16_t>(cellX), static_cast<std::int16_t>(cellY)}, point)
                   : std::nullopt;
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
    const auto at = m_stage && m_mode != Show && !m_checked ? under(cellX, cellY, point) : std::nullopt;
    // Where it stood can be tried, not marked.
    const auto* entry = !at ? nullptr : m_mode == Quiz ? choiceAt(*at) : m_stage->answer(*at);
    this->point(entry, entry == nullptr ? std::nullopt : at);
}

void OpenLesson::pointAway()
{
    point(nullptr, {});
}

std::vector<const ReachEntry*> OpenLesson::choices() const
{
    auto all = m_stage->choices();
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
    if (!m_stage || m_mode == Show || m_checked)
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
        drop(at);
    } else if (m_mode == Quiz) {
        // The keys go from feature to feature, not from tile to tile.
        const auto marked = std::ranges::find(m_marks, m_pointed, &LessonMark::entry);
        toggle(marked == m_marks.end() ? at : marked->at);
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
