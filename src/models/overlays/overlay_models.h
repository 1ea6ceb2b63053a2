// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// List models for the parts of an overlay scene.
#pragma once

#include "models/base/row_model.h"
#include "models/overlays/mark_layout.h"
#include "models/overlays/overlay_scene.h"

namespace vozka {

struct OverlayCellRow {
    Cell cell;
    /// Image URL; the image covers the cell.
    QString source;
    [[nodiscard]] bool isSame(const OverlayCellRow& other) const { return cell == other.cell; }
    bool operator==(const OverlayCellRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&OverlayCellRow::cell, &Cell::x>("cellX"),
            role<&OverlayCellRow::cell, &Cell::y>("cellY"),
            role<&OverlayCellRow::source>("source"),
        };
    }
};

/// One image for each cell with something to show.
class OverlayCellModel : public RowModel<OverlayCellRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to an OverlayLists")

public:
    using RowModel::RowModel;
    void show(const std::vector<OverlayCell>& cells);
    /// Returns the cells with an image, as rectangles of size 1.
    Q_INVOKABLE [[nodiscard]] QList<QRectF> places() const;
};

struct OverlayMarkRow {
    OverlayMark mark;
    /// Image URL of the square of the mark (see OverlayLists::markSize).
    QString source;
    /// Number, title and message, for screen readers.
    QString label;
    PlacedMark laid;
    [[nodiscard]] bool isDot() const { return laid.shape == MarkShape::Dot; }
    [[nodiscard]] bool isHidden() const { return laid.shape == MarkShape::Hidden; }
    /// True if a line connects the mark with its feature. Only full marks have lines.
    [[nodiscard]] bool hasLine() const { return mark.tip && laid.shape == MarkShape::Full; }
    [[nodiscard]] QPointF tip() const { return mark.tip.value_or(laid.place); }
    [[nodiscard]] bool isSame(const OverlayMarkRow& other) const { return mark == other.mark; }
    bool operator==(const OverlayMarkRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&OverlayMarkRow::laid, &PlacedMark::place, &QPointF::x>("placeX"),
            role<&OverlayMarkRow::laid, &PlacedMark::place, &QPointF::y>("placeY"),
            role<&OverlayMarkRow::source>("source"),
            role<&OverlayMarkRow::mark, &OverlayMark::entry>("entry"),
            role<&OverlayMarkRow::label>("label"),
            role<&OverlayMarkRow::isDot>("isDot"),
            role<&OverlayMarkRow::isHidden>("isHidden"),
            role<&OverlayMarkRow::hasLine>("hasLine"),
            role<&OverlayMarkRow::tip>("tip"),
        };
    }
};

/// Numbers and letters on the board.
class OverlayMarkModel : public RowModel<OverlayMarkRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to an OverlayLists")

public:
    using RowModel::RowModel;
    void show(const OverlayScene& scene);
    /// Lays out the marks so that none hides another. `side`: side of a mark's square. `dot`: width of a dot.
    /// Both are in cells.
    Q_INVOKABLE void lay(qreal side, qreal dot);

private:
    [[nodiscard]] std::vector<OverlayMarkRow> laidOut(std::vector<OverlayMarkRow> rows) const;

    qreal m_side = 0;
    qreal m_dot = 0;
};

struct OverlayLineRow {
    OverlayLine line;
    [[nodiscard]] bool isSame(const OverlayLineRow& other) const { return line == other.line; }
    bool operator==(const OverlayLineRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&OverlayLineRow::line, &OverlayLine::from>("from"),
            role<&OverlayLineRow::line, &OverlayLine::to>("to"),
            role<&OverlayLineRow::line, &OverlayLine::icon>("icon"),
            role<&OverlayLineRow::line, &OverlayLine::refused>("refused"),
            role<&OverlayLineRow::line, &OverlayLine::via>("via"),
            role<&OverlayLineRow::line, &OverlayLine::label>("label"),
            role<&OverlayLineRow::line, &OverlayLine::entry>("entry"),
        };
    }
};

[[nodiscard]] std::vector<OverlayLineRow> lineRows(const OverlayScene& scene);

struct OverlayEntryRow {
    OverlayEntry entry;
    /// Image URL of the same mark as on the board; empty for a summary.
    QString source;
    /// The whole entry, for screen readers.
    QString label;
    [[nodiscard]] bool isSame(const OverlayEntryRow& other) const
    {
        // Summaries have no number.
        return entry.text == other.entry.text && entry.look == other.entry.look
               && entry.title == other.entry.title;
    }
    bool operator==(const OverlayEntryRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&OverlayEntryRow::entry, &OverlayEntry::text>("number"),
            role<&OverlayEntryRow::source>("source"),
            role<&OverlayEntryRow::entry, &OverlayEntry::look>("look"),
            role<&OverlayEntryRow::entry, &OverlayEntry::title>("title"),
            role<&OverlayEntryRow::entry, &OverlayEntry::message>("message"),
            role<&OverlayEntryRow::entry, &OverlayEntry::rule>("rule"),
            role<&OverlayEntryRow::entry, &OverlayEntry::place>("place"),
            role<&OverlayEntryRow::label>("label"),
        };
    }
};

[[nodiscard]] std::vector<OverlayEntryRow> entryRows(const OverlayScene& scene);

} // namespace vozka
