// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lessons/lesson_board.h"

#include "models/lessons/example_table.h"
#include "models/overlays/overlay_style.h"

#include <QtMath>

#include <algorithm>
#include <utility>

namespace vozka {

namespace {

/// Rounds up to a multiple of `step`, so that a small change of the zoom does not move the marks.
qreal inSteps(qreal size)
{
    constexpr qreal step = 0.04;
    return step * qCeil(size / step);
}

QRectF extentOf(const lessons::PlayedExample& played)
{
    QRectF tiles;
    for (const auto& tile : played.scored()->board.tiles())
        tiles |= QRectF(tile.cell.x, tile.cell.y, 1, 1);
    QRectF all = tiles;
    for (const auto& place : played.scoredFeature())
        all |= QRectF(place.at.x - 1, place.at.y - 1, 3, 3);
    constexpr qreal least = 0.3;
    const qreal wide = std::max({tiles.left() - all.left(), all.right() - tiles.right(), least});
    const qreal high = std::max({tiles.top() - all.top(), all.bottom() - tiles.bottom(), least});
    return tiles.adjusted(-wide, -high, wide, high);
}

} // namespace

void LessonBoard::setMarkSize(qreal size)
{
    const qreal wanted = size <= numberSize ? numberSize : numberSize + inSteps(size - numberSize);
    if (qFuzzyCompare(wanted, m_markSize))
        return;
    m_markSize = wanted;
    emit markSizeChanged();
}

void LessonBoard::show(std::shared_ptr<const lessons::PlayedExample> played, const State& state,
                       const OverlayScene& scene, int shownEntry)
{
    m_played = std::move(played);
    m_table = tableOf(*m_played, state);
    tiles->show(m_table);
    figures->show(m_table);
    m_highlights.clear();
    lists->show(scene);
    // Another step replaces the hovered entry.
    if (std::exchange(m_shownEntry, shownEntry) != shownEntry)
        m_hovered = -1;
    if (m_hovered >= static_cast<int>(scene.entries.size()))
        m_hovered = -1;
    highlightEntry();
    emit entryChanged();
    const QRectF extent = extentOf(*m_played);
    if (std::exchange(m_extent, extent) != extent)
        emit extentChanged();
}

void LessonBoard::hover(int entry)
{
    const int known = entry < static_cast<int>(lists->scene().entries.size()) ? entry : -1;
    if (known == m_hovered)
        return;
    m_hovered = known;
    highlightEntry();
    emit entryChanged();
}

QString LessonBoard::entryLabel() const
{
    return lists->entries()->has(m_shownEntry) ? lists->entries()->at(m_shownEntry).label : QString();
}

void LessonBoard::highlight(const std::vector<SegmentRef>& segments)
{
    m_highlights = segments;
    highlightEntry();
}

void LessonBoard::highlightEntry()
{
    if (m_played == nullptr) {
        highlightedCells->show({});
        return;
    }
    SceneDraft draft(m_table);
    if (!m_highlights.empty() && m_hovered < 0) {
        for (const auto& at : m_highlights)
            draft.add(at, style::highlighted());
    } else if (entry() >= 0) {
        const auto& about = lists->scene().entries[static_cast<std::size_t>(entry())];
        for (const auto segment : about.segments)
            draft.add(segment, style::highlighted());
        for (const auto& cell : about.cells) {
            auto piece = style::highlighted();
            piece.fill = QColor();
            constexpr unsigned all = 15;
            piece.closedSides = all;
            draft.addCell(cell, piece);
        }
        if (about.blocker != noSegment)
            draft.add(about.blocker, style::blocker());
    }
    highlightedCells->show(draft.takeCells());
}

void LessonBoard::showBlocker(const SegmentRef& at)
{
    figures->showBlocker(m_table, SceneDraft(m_table).segmentOf(at));
}

void LessonBoard::clear()
{
    m_played.reset();
    m_table = {};
    m_shownEntry = m_hovered = -1;
    m_highlights.clear();
    lists->show({});
    highlightedCells->show({});
    tiles->show({});
    figures->show({});
    emit entryChanged();
}

} // namespace vozka
