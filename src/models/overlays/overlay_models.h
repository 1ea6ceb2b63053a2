// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The parts of an overlay scene as lists for QML.
#pragma once

#include "models/overlays/mark_layout.h"
#include "models/overlays/overlay_scene.h"
#include "models/rows/row_model.h"

#include <QtQml/qqmlregistration.h>

namespace vozka {

struct OverlayCellRow {
    Cell cell;
    QString source;
    [[nodiscard]] bool isSame(const OverlayCellRow& other) const { return cell == other.cell; }
    bool operator==(const OverlayCellRow&) const = default;
};

/// One picture for each cell of the board that has something to show.
class OverlayCellModel : public RowModel<OverlayCellRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to an OverlayLists")

public:
    enum Role {
        CellXRole = Qt::UserRole + 1,
        CellYRole,
        /// The address of the picture, as large as the cell.
        SourceRole,
    };

    using RowModel::RowModel;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    void show(const std::vector<OverlayCell>& cells);
};

struct OverlayMarkRow {
    OverlayMark mark;
    QString source;
    QString label;
    LaidMark laid;
    [[nodiscard]] bool isSame(const OverlayMarkRow& other) const { return mark == other.mark; }
    bool operator==(const OverlayMarkRow&) const = default;
};

/// The numbers and letters on the board.
class OverlayMarkModel : public RowModel<OverlayMarkRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to an OverlayLists")

public:
    enum Role {
        /// The middle of the mark as it is shown, in cells.
        PlaceXRole = Qt::UserRole + 1,
        PlaceYRole,
        /// The address of its picture, a square (see Overlays::numberSize).
        SourceRole,
        /// Its row in the entries.
        EntryRole,
        /// Number and title, in words.
        LabelRole,
        /// It has no room to be shown in full: only as a dot, or not at all.
        IsDotRole,
        IsHiddenRole,
    };

    using RowModel::RowModel;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    void show(const OverlayScene& scene);
    /// The side of a mark's square and of a dot, in cells: the marks are laid out so that none hides another.
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
};

/// The lines of connections.
class OverlayLineModel : public RowModel<OverlayLineRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to an OverlayLists")

public:
    enum Role {
        /// Its ends, in cells: to be given to a ConnectionPicture.
        FromRole = Qt::UserRole + 1,
        ToRole,
        RefusedRole,
        /// What connects the two, as its code, and in a word: "gate".
        ViaRole,
        LabelRole,
        EntryRole,
    };

    using RowModel::RowModel;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    void show(const OverlayScene& scene);
};

struct OverlayEntryRow {
    OverlayEntry entry;
    QString source;
    [[nodiscard]] bool isSame(const OverlayEntryRow& other) const
    {
        // Summaries have no number.
        return entry.text == other.entry.text && entry.look == other.entry.look
               && entry.title == other.entry.title;
    }
    bool operator==(const OverlayEntryRow&) const = default;
};

/// The list beside the board.
class OverlayEntryModel : public RowModel<OverlayEntryRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to an OverlayLists")

public:
    enum Look { Reachable, Refused, Both, OnlyClassic, OnlyNew, Name, Summary, Marked, Missed };
    Q_ENUM(Look)
    enum Role {
        /// The number or letter; empty for a summary.
        NumberRole = Qt::UserRole + 1,
        /// The address of the same mark as on the board; empty for a summary.
        SourceRole,
        LookRole,
        TitleRole,
        SentenceRole,
        /// The rule's id, empty if none says so.
        RuleRole,
        /// Where it is, in cells.
        PlaceRole,
        /// All of it, to be read out.
        LabelRole,
    };

    using RowModel::RowModel;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    void show(const OverlayScene& scene);
};

} // namespace vozka
