// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lessons/lesson_board.h"

#include "models/lessons/lesson_stage.h"
#include "models/overlays/overlay_style.h"

#include <QtMath>

#include <algorithm>
#include <utility>

namespace vozka {

namespace {

/// In steps: not each change of the zoom moves the marks.
qreal inSteps(qreal size)
{
    constexpr qreal step = 0.04;
    return step * qCeil(size / step);
}

QRectF extentOf(const lessons::Stage& stage)
{
    QRectF tiles;
    for (const auto& tile : stage.scored()->board.tiles())
        tiles |= QRectF(tile.cell.x, tile.cell.y, 1, 1);
    QRectF all = tiles;
    for (const auto& place : stage.scoredFeature())
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

MarkRoom LessonBoard::room() const
{
    return {m_markSize * growth, true};
}

void LessonBoard::show(const lessons::Stage& stage, const State& state, const OverlayScene& scene, int told)
{
    m_stage = &stage;
    m_table = tableOf(stage, state);
    m_tiles.show(m_table);
    m_figures.show(m_table);
    m_lights.clear();
    m_lists.show(scene);
    // What is told next takes the light, wherever the pointer happens to lie.
    if (std::exchange(m_told, told) != told)
        m_pointed = -1;
    if (m_pointed >= static_cast<int>(scene.entries.size()))
        m_pointed = -1;
    lightEntry();
    emit entryChanged();
    const QRectF extent = extentOf(stage);
    if (std::exchange(m_extent, extent) != extent)
        emit extentChanged();
}

void LessonBoard::point(int entry)
{
    const int known = entry < static_cast<int>(m_lists.scene().entries.size()) ? entry : -1;
    if (known == m_pointed)
        return;
    m_pointed = known;
    lightEntry();
    emit entryChanged();
}

QString LessonBoard::told() const
{
    return m_lists.entries().has(m_told) ? m_lists.entries().at(m_told).label : QString();
}

void LessonBoard::light(const std::vector<SegmentRef>& segments)
{
    m_lights = segments;
    lightEntry();
}

void LessonBoard::lightEntry()
{
    if (m_stage == nullptr) {
        m_lit.show({});
        return;
    }
    SceneDraft draft(m_table);
    if (!m_lights.empty() && m_pointed < 0) {
        for (const auto& at : m_lights)
            draft.add(at, style::lit());
    } else if (entry() >= 0) {
        const auto& about = m_lists.scene().entries[static_cast<std::size_t>(entry())];
        for (const auto segment : about.segments)
            draft.add(segment, style::lit());
        for (const auto& cell : about.cells) {
            auto piece = style::lit();
            piece.fill = QColor();
            constexpr unsigned all = 15;
            piece.closedSides = all;
            draft.addCell(cell, piece);
        }
        if (about.culprit != noSegment)
            draft.add(about.culprit, style::culprit());
    }
    m_lit.show(draft.takeCells());
}

void LessonBoard::showCulprit(Segment segment)
{
    if (m_stage != nullptr)
        m_figures.showCulprit(m_table, segment);
}

void LessonBoard::clear()
{
    m_stage = nullptr;
    m_table = {};
    m_told = m_pointed = -1;
    m_lights.clear();
    m_lists.show({});
    m_lit.show({});
    m_tiles.show({});
    m_figures.show({});
    emit entryChanged();
}

} // namespace vozka
