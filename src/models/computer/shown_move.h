// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A move that somebody could make, or made, as it is shown: where its tile and its figure would lie, in
// words, what is expected of it, and what speaks for it.
#pragma once

#include "models/rows/row_model.h"
#include "models/scene/table.h"
#include "players/thought.h"

#include <QPointF>
#include <QRectF>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace vozka {

struct ShownMove {
    std::optional<Cell> tile;
    QString tileSource;
    /// The cell, and where in it its foot stands; on a corner, where its middle is.
    std::optional<Cell> figure;
    QPointF place;
    qreal size = 0;
    bool onCorner = false;
    QString figureSource;
    /// "3 east, 1 north", "Meeple on the road", ...
    QStringList words;
    bool operator==(const ShownMove&) const = default;
};

/// What these actions of one player would look like on the board of that state.
[[nodiscard]] ShownMove shownMove(const Table& table, const State& before,
                                  const std::vector<Action>& actions);
/// The sentences of the weightiest reasons, at most so many.
[[nodiscard]] QStringList reasonSentences(const Table& table, const std::vector<Reason>& reasons,
                                          std::size_t most = 3);
/// "+4.2"
[[nodiscard]] QString leadInFigures(float lead);

struct MoveRow {
    int rank = 0;
    /// What stands on the board beside it: "1: +4.2".
    QString label;
    ShownMove move;
    QString lead;
    QStringList reasons;
    /// It was played; the others were not.
    bool isPlayed = false;
    [[nodiscard]] bool isSame(const MoveRow& other) const { return rank == other.rank; }
    bool operator==(const MoveRow&) const = default;
};

/// Moves to be shown on the board, none of them made.
class MoveModel : public RowModel<MoveRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to what shows moves")

public:
    enum Role {
        /// From 1.
        RankRole = Qt::UserRole + 1,
        LabelRole,
        HasTileRole,
        CellXRole,
        CellYRole,
        TileSourceRole,
        HasFigureRole,
        FigureCellXRole,
        FigureCellYRole,
        PlaceXRole,
        PlaceYRole,
        SizeRole,
        OnCornerRole,
        FigureSourceRole,
        /// What is done, in words.
        WordsRole,
        /// By how many points it is expected to lead to a lead at the end: "+4.2".
        LeadRole,
        /// What speaks most for it.
        ReasonRole,
        /// All that speaks for it, a sentence a line.
        ReasonsRole,
        IsPlayedRole,
        /// A better move has its tile on the same cell.
        IsCoveredRole,
    };

    using RowModel::RowModel;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    void show(std::vector<MoveRow> rows) { showRows(std::move(rows)); }
    /// The cells that the moves are about.
    [[nodiscard]] QRectF extent() const;

private:
    [[nodiscard]] bool isCovered(int row) const;
};

} // namespace vozka
