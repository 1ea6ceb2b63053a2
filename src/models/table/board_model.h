// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tiles on the board, in the order of placement.
#pragma once

#include "models/base/row_model.h"
#include "models/board/table.h"
#include "models/table/last_move_model.h"

#include <QColor>
#include <QPointF>
#include <QRectF>

namespace vozka {

struct BoardRow {
    Cell cell;
    /// Name of the tile's drawing. Unlike `source` it does not contain states that change, such as bridges.
    QString picture;
    int turns = 0;
    QString source;
    /// Name of the colour of the player whose latest tile this is; empty for all other tiles.
    QString lastColourWord;
    /// Description of the tile for screen readers.
    QString label;
    /// Description of the cell, and of the player whose latest tile this is.
    QString where;
    [[nodiscard]] bool isSame(const BoardRow& other) const
    {
        return cell == other.cell && picture == other.picture && turns == other.turns;
    }
    [[nodiscard]] bool isLast() const { return !lastColourWord.isEmpty(); }
    /// Requires: isLast().
    [[nodiscard]] QColor lastColour() const;
    bool operator==(const BoardRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&BoardRow::cell, &Cell::x>("cellX"),
            role<&BoardRow::cell, &Cell::y>("cellY"),
            role<&BoardRow::source>("source"),
            role<&BoardRow::lastColour>("lastColour"),
            role<&BoardRow::lastColourWord>("lastColourWord"),
            role<&BoardRow::isLast>("isLast"),
            role<&BoardRow::label>("label"),
            role<&BoardRow::where>("where"),
        };
    }
};

class BoardModel : public RowModel<BoardRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameController")
    /// Bounding rectangle of the cells with tiles.
    Q_PROPERTY(QRectF extent READ extent NOTIFY changed)
    Q_PROPERTY(QPoint lastCell READ lastCell NOTIFY changed)
    Q_PROPERTY(vozka::RowList* lastMoves READ lastMoves CONSTANT)

public:
    using RowModel::RowModel;
    [[nodiscard]] QRectF extent() const;
    [[nodiscard]] QPoint lastCell() const;
    [[nodiscard]] RowModel<LastMoveRow>* lastMoves() { return &m_lastMoves; }
    /// Returns the smallest shift of `view` (in cells) that makes a part of a tile visible. 0, 0 if a tile is
    /// visible or the board is empty.
    Q_INVOKABLE [[nodiscard]] QPointF shiftOf(const QRectF& view) const;

    /// An empty table clears the board. `continues`: true for the same game as before in the same language.
    void show(const Table& table, bool continues = false);

signals:
    void changed();

private:
    RowModel<LastMoveRow> m_lastMoves{this};
};

} // namespace vozka
