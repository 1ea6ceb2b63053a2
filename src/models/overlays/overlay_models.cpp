// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/overlays/overlay_models.h"

#include "models/overlays/overlay_address.h"

#include <QCoreApplication>

namespace vozka {

namespace {

/// All of it, as it is read out.
QString spoken(const OverlayEntry& entry)
{
    QString text = entry.sentence;
    text.replace(QLatin1Char('\n'), QLatin1Char(' '));
    return entry.text.isEmpty()
               //: %1 is a feature ("Road, 3 tiles"), %2 a sentence about it.
               ? QCoreApplication::translate("Overlays", "%1. %2").arg(entry.title, text)
               //: %1 is a number or letter on the board, %2 a feature, %3 a sentence about it.
               : QCoreApplication::translate("Overlays", "%1: %2. %3").arg(entry.text, entry.title, text);
}

} // namespace

QVariant OverlayCellModel::data(const QModelIndex& index, int role) const
{
    const auto* row = at(index);
    if (row == nullptr)
        return {};
    switch (role) {
    case CellXRole:
        return row->cell.x;
    case CellYRole:
        return row->cell.y;
    case SourceRole:
        return row->source;
    default:
        return {};
    }
}

QHash<int, QByteArray> OverlayCellModel::roleNames() const
{
    return {{CellXRole, "cellX"}, {CellYRole, "cellY"}, {SourceRole, "source"}};
}

void OverlayCellModel::show(const std::vector<OverlayCell>& cells)
{
    std::vector<OverlayCellRow> rows;
    rows.reserve(cells.size());
    for (const auto& cell : cells)
        rows.push_back({cell.cell, overlayAddress(cell)});
    showRows(std::move(rows));
}

QVariant OverlayMarkModel::data(const QModelIndex& index, int role) const
{
    const auto* row = at(index);
    if (row == nullptr)
        return {};
    switch (role) {
    case PlaceXRole:
        return row->laid.place.x();
    case PlaceYRole:
        return row->laid.place.y();
    case SourceRole:
        return row->source;
    case EntryRole:
        return row->mark.entry;
    case LabelRole:
        return row->label;
    case IsDotRole:
        return row->laid.shape == MarkShape::Dot;
    case IsHiddenRole:
        return row->laid.shape == MarkShape::Hidden;
    default:
        return {};
    }
}

QHash<int, QByteArray> OverlayMarkModel::roleNames() const
{
    return {{PlaceXRole, "placeX"}, {PlaceYRole, "placeY"}, {SourceRole, "source"},    {EntryRole, "entry"},
            {LabelRole, "label"},   {IsDotRole, "isDot"},   {IsHiddenRole, "isHidden"}};
}

void OverlayMarkModel::show(const OverlayScene& scene)
{
    std::vector<OverlayMarkRow> rows;
    for (const auto& mark : scene.marks)
        rows.push_back({mark,
                        numberAddress(mark.look, mark.text),
                        spoken(scene.entries[static_cast<std::size_t>(mark.entry)]),
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
    for (const auto& row : rows)
        marks.push_back(row.mark);
    const auto laid = layMarks(marks, m_side, m_dot);
    for (std::size_t i = 0; i < rows.size(); ++i)
        rows[i].laid = laid[i];
    return rows;
}

QVariant OverlayLineModel::data(const QModelIndex& index, int role) const
{
    const auto* row = at(index);
    if (row == nullptr)
        return {};
    switch (role) {
    case FromRole:
        return row->line.from;
    case ToRole:
        return row->line.to;
    case RefusedRole:
        return row->line.refused;
    case ViaRole:
        return row->line.via;
    case LabelRole:
        return row->line.label;
    case EntryRole:
        return row->line.entry;
    default:
        return {};
    }
}

QHash<int, QByteArray> OverlayLineModel::roleNames() const
{
    return {{FromRole, "from"}, {ToRole, "to"},       {RefusedRole, "refused"},
            {ViaRole, "via"},   {LabelRole, "label"}, {EntryRole, "entry"}};
}

void OverlayLineModel::show(const OverlayScene& scene)
{
    std::vector<OverlayLineRow> rows;
    for (const auto& line : scene.lines)
        rows.push_back({line});
    showRows(std::move(rows));
}

QVariant OverlayEntryModel::data(const QModelIndex& index, int role) const
{
    const auto* row = at(index);
    if (row == nullptr)
        return {};
    const auto& entry = row->entry;
    switch (role) {
    case NumberRole:
        return entry.text;
    case SourceRole:
        return row->source;
    case LookRole:
        return static_cast<int>(entry.look);
    case TitleRole:
        return entry.title;
    case SentenceRole:
        return entry.sentence;
    case RuleRole:
        return entry.rule;
    case PlaceRole:
        return entry.place;
    case LabelRole:
        return spoken(entry);
    default:
        return {};
    }
}

QHash<int, QByteArray> OverlayEntryModel::roleNames() const
{
    return {{NumberRole, "number"},     {SourceRole, "source"}, {LookRole, "look"},   {TitleRole, "title"},
            {SentenceRole, "sentence"}, {RuleRole, "rule"},     {PlaceRole, "place"}, {LabelRole, "label"}};
}

void OverlayEntryModel::show(const OverlayScene& scene)
{
    std::vector<OverlayEntryRow> rows;
    for (const auto& entry : scene.entries)
        rows.push_back({entry, entry.text.isEmpty() ? QString() : numberAddress(entry.look, entry.text)});
    showRows(std::move(rows));
}

} // namespace vozka
