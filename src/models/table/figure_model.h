// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Figures on the board in the order of placement, and pieces that belong to no player.
#pragma once

#include "models/base/row_model.h"
#include "models/board/table.h"

#include <QPointF>

namespace vozka {

/// Pile of pieces, or one piece that belongs to no player.
struct PieceRow {
    Cell cell;
    /// Foot on the tile, 0 to 1.
    QPointF place;
    /// Side of its square, in cells.
    qreal size = 0;
    QString source;
    QString label;
    /// Description of the cell and of the figure next to it.
    QString where;
    /// Number of pieces in the pile; 0 for a single piece.
    int pieces = 0;
    /// True while the piece is moved step by step in this turn.
    bool isMoved = false;
    /// Word of the token. Piles and links stay on their tile; other neutral pieces move.
    std::string word;
    /// Clockwise rotation of the picture, in degrees.
    qreal angle = 0;
    bool isLink = false;
    [[nodiscard]] bool isSame(const PieceRow& other) const
    {
        return word == other.word
               && ((pieces == 0 && !isLink) || (cell == other.cell && isLink == other.isLink));
    }
    bool operator==(const PieceRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&PieceRow::cell, &Cell::x>("cellX"),
            role<&PieceRow::cell, &Cell::y>("cellY"),
            role<&PieceRow::place, &QPointF::x>("placeX"),
            role<&PieceRow::place, &QPointF::y>("placeY"),
            role<&PieceRow::size>("size"),
            role<&PieceRow::source>("source"),
            role<&PieceRow::label>("label"),
            role<&PieceRow::where>("where"),
            role<&PieceRow::pieces>("pieces"),
            role<&PieceRow::isMoved>("isMoved"),
            role<&PieceRow::angle>("angle"),
        };
    }
};

struct FigureRow {
    Figure figure;
    Cell cell;
    /// Foot on the tile, 0 to 1; on a corner, the middle.
    QPointF place;
    /// Side of its square, in cells.
    qreal size = 0;
    QString source;
    QString label;
    QString where;
    /// Strength for the majority; only of figures whose strength changes.
    std::optional<int> strength;
    /// True if the figure is on the feature that caused the last refusal.
    bool isBlocker = false;
    /// Height above `place`, in cells.
    qreal raised = 0;
    [[nodiscard]] bool isSame(const FigureRow& other) const { return figure == other.figure; }
    [[nodiscard]] int shownStrength() const { return strength.value_or(-1); }
    bool operator==(const FigureRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&FigureRow::cell, &Cell::x>("cellX"),
            role<&FigureRow::cell, &Cell::y>("cellY"),
            role<&FigureRow::place, &QPointF::x>("placeX"),
            role<&FigureRow::place, &QPointF::y>("placeY"),
            role<&FigureRow::size>("size"),
            role<&FigureRow::figure, &Figure::onCorner>("onCorner"),
            role<&FigureRow::source>("source"),
            role<&FigureRow::label>("label"),
            role<&FigureRow::where>("where"),
            role<&FigureRow::shownStrength>("strength"),
            role<&FigureRow::isBlocker>("isBlocker"),
            role<&FigureRow::raised>("raised"),
        };
    }
};

class FigureModel : public RowModel<FigureRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameController")
    Q_PROPERTY(vozka::RowList* pieces READ pieces CONSTANT)

public:
    using RowModel::RowModel;

    [[nodiscard]] RowModel<PieceRow>* pieces() { return &m_pieces; }

    void show(const Table& table);
    /// Marks the figures on this feature as the cause of a refusal. noSegment clears the marks.
    void showBlocker(const Table& table, Segment segment);

private:
    RowModel<PieceRow> m_pieces{this};
};

} // namespace vozka
