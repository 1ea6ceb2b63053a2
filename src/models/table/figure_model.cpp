// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/figure_model.h"

#include "models/scene/board_scene.h"
#include "models/text/sentences.h"
#include "models/text/spoken.h"

namespace vozka {

void FigureModel::show(const Table& table)
{
    m_pieces.showRows(pieceRows(table));
    std::vector<FigureRow> rows;
    if (table) {
        for (const auto& spot : figuresOnBoard(table)) {
            rows.push_back({spot.figure, spot.cell, spot.place, spot.size,
                            figureAddress(spot.picture, table.playerColour(spot.figure.player)),
                            figureLabel(table, spot.figure),
                            spot.figure.onCorner ? cornerInWords(spot.cell) : cellInWords(spot.cell),
                            shownStrength(table, spot.figure), false, spot.raised});
        }
    }
    showRows(std::move(rows));
}

void FigureModel::showCulprit(const Table& table, Segment segment)
{
    auto culprits = rows();
    for (auto& row : culprits)
        row.inTheWay =
            segment != noSegment && table.board().root(row.figure.segment) == table.board().root(segment);
    showRows(std::move(culprits));
}

} // namespace vozka
