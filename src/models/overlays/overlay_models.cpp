// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/overlays/overlay_models.h"

#include "models/overlays/overlay_address.h"
#include "models/text/contexts.h"

namespace vozka {

namespace {

/// Returns the text for screen readers.
QString descriptionOf(const OverlayEntry& entry)
{
    QString text = entry.message;
    text.replace(QLatin1Char('\n'), QLatin1Char(' '));
    // Captions of numbers in lessons have no title.
    if (entry.title.isEmpty())
        return entry.text.isEmpty() ? text : OverlayTexts::tr("%1: %2").arg(entry.text, text);
    return entry.text.isEmpty()
               //: %1 is a feature ("Road, 3 tiles"), %2 a sentence about it.
               ? OverlayTexts::tr("%1. %2").arg(entry.title, text)
               //: %1 is a number or letter on the board, %2 a feature, %3 a sentence about it.
               : OverlayTexts::tr("%1: %2. %3").arg(entry.text, entry.title, text);
}

} // namespace

void OverlayCellModel::show(const std::vector<OverlayCell>& cells)
{
    std::vector<OverlayCellRow> rows;
    rows.reserve(cells.size());
    for (const auto& cell : cells)
        rows.push_back({cell.cell, overlayAddress(cell)});
    showRows(std::move(rows));
}

QList<QRectF> OverlayCellModel::places() const
{
    QList<QRectF> places;
    for (const auto& row : rows())
        places << QRectF(row.cell.x, row.cell.y, 1, 1);
    return places;
}

void OverlayMarkModel::show(const OverlayScene& scene)
{
    std::vector<OverlayMarkRow> rows;
    for (const auto& mark : scene.marks)
        rows.push_back({mark,
                        numberAddress(mark.look, mark.text),
                        descriptionOf(scene.entries[static_cast<std::size_t>(mark.entry)]),
                        {mark.place, MarkShape::Full}});
    showRows(laidOut(std::move(rows)));
}

void OverlayMarkModel::lay(qreal side, qreal dot)
{
    if (m_side == side && m_dot == dot)
        return;
    m_side = side;
    m_dot = dot;
    showRows(laidOut(rows()));
}

std::vector<OverlayMarkRow> OverlayMarkModel::laidOut(std::vector<OverlayMarkRow> rows) const
{
    std::vector<OverlayMark> marks;
    marks.reserve(rows.size());
    for (const auto& row : rows)
        marks.push_back(row.mark);
    const auto laid = layMarks(marks, m_side, m_dot);
    for (std::size_t i = 0; i < rows.size(); ++i)
        rows[i].laid = laid[i];
    return rows;
}

std::vector<OverlayLineRow> lineRows(const OverlayScene& scene)
{
    std::vector<OverlayLineRow> rows;
    for (const auto& line : scene.lines)
        rows.push_back({line});
    return rows;
}

std::vector<OverlayEntryRow> entryRows(const OverlayScene& scene)
{
    std::vector<OverlayEntryRow> rows;
    for (const auto& entry : scene.entries)
        rows.push_back({entry, entry.text.isEmpty() ? QString() : numberAddress(entry.look, entry.text),
                        descriptionOf(entry)});
    return rows;
}

} // namespace vozka
