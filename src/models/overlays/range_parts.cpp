// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/overlays/range_parts.h"

#include "models/base/utf8.h"
#include "models/overlays/overlay_style.h"
#include "models/overlays/overlay_texts.h"

#include <algorithm>

namespace vozka {

int stepsBetween(Cell a, Cell b)
{
    return std::abs(a.x - b.x) + std::abs(a.y - b.y);
}

std::vector<Cell> cellsInRange(const Table& table, Segment from)
{
    const Cell own = table.board().cellOf(from);
    std::vector<Cell> cells;
    for (const auto& tile : table.board().tiles())
        if (areNear(own, tile.cell))
            cells.push_back(tile.cell);
    return cells;
}

std::vector<Cell> nineCells(Cell middle)
{
    std::vector<Cell> cells;
    for (int y = -1; y <= 1; ++y)
        for (int x = -1; x <= 1; ++x)
            cells.push_back(
                {static_cast<std::int16_t>(middle.x + x), static_cast<std::int16_t>(middle.y + y)});
    return cells;
}

void addFrame(SceneDraft& draft, const std::vector<Cell>& cells)
{
    for (const auto& cell : cells) {
        auto piece = style::frame();
        for (const Side side : allSides)
            if (std::ranges::find(cells, neighbour(cell, side)) == cells.end())
                piece.closedSides |= 1U << index(side);
        if (piece.closedSides != 0)
            draft.addCell(cell, piece);
    }
}

void dimAround(SceneDraft& draft, qreal opacity, const std::vector<Cell>& spared)
{
    for (const auto& tile : draft.table().board().tiles())
        if (std::ranges::find(spared, tile.cell) == spared.end())
            draft.addCell(tile.cell, style::dimmed(opacity));
}

SegmentRef markedSegment(const Table& table, const ReachQuestion& question, const ReachEntry& entry)
{
    if (entry.link)
        return entry.link->second;
    const auto& board = table.board();
    const auto distance = [&](const SegmentRef& at) {
        int least = stepsBetween(at.at, board.cellOf(question.from));
        if (question.edition == Edition::C1)
            board.forEachSegment(question.from, [&](Segment mine) {
                least = std::min(least, stepsBetween(at.at, board.cellOf(mine)));
            });
        return least;
    };
    return *std::ranges::min_element(entry.segments, {}, distance);
}

std::vector<SegmentRef> markedFirst(const SegmentRef& marked, const ReachEntry& entry,
                                    const std::vector<Cell>& cells)
{
    std::vector<SegmentRef> segments{marked};
    for (const auto& at : entry.segments)
        if (at != marked && (cells.empty() || std::ranges::find(cells, at.at) != cells.end()))
            segments.push_back(at);
    return segments;
}

void addLine(OverlayScene& scene, const SceneDraft& draft, const ReachEntry& entry, QPointF mark, int index)
{
    if (!entry.link)
        return;
    scene.lines.push_back({draft.placeOf(entry.link->first),
                           mark,
                           {},
                           utf8(entry.via),
                           connectionName(entry.via),
                           entry.refusal.has_value(),
                           index});
}

std::vector<Segment> segmentsOf(const SceneDraft& draft, const ReachEntry& entry)
{
    std::vector<Segment> segments;
    for (const auto& at : entry.segments)
        if (const auto segment = draft.segmentOf(at); segment != noSegment)
            segments.push_back(segment);
    return segments;
}

QString ruleOf(const ReachEntry& entry)
{
    return utf8(entry.refusal ? entry.refusal->rule : entry.rule);
}

} // namespace vozka
