// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/figure_model.h"

#include "models/board/board_scene.h"
#include "models/table/path_model.h"
#include "models/text/descriptions.h"
#include "models/text/messages.h"

namespace vozka {

namespace {

bool isLinkWord(const Table& table, Code word)
{
    const auto* const token = table.rules->book().findToken(word);
    return token != nullptr && token->arg == TokenArg::Link;
}

QString nameOf(const Table& table, const PieceSpot& spot)
{
    if (spot.owner != noPlayer)
        return pairTokenName(table, spot.word, spot.owner, spot.number);
    return spot.pieces > 0 ? pileName(spot.word, spot.pieces) : pieceName(spot.word);
}

std::vector<PieceRow> pieceRows(const Table& table)
{
    std::vector<PieceRow> rows;
    if (table) {
        const auto path = currentPath(table);
        const auto visited = path.cells.all();
        for (const auto& spot : piecesOnBoard(table)) {
            QString where = cellDescription(spot.cell);
            if (spot.by)
                where += QStringLiteral("; ") + figureLabel(table, *spot.by);
            rows.push_back({spot.cell, spot.place, spot.size, spot.source, nameOf(table, spot), where,
                            spot.pieces, spot.pieces == 0 && !visited.empty() && visited.back() == spot.cell,
                            std::string(spot.word), spot.angle, isLinkWord(table, spot.word)});
        }
    }
    return rows;
}

} // namespace

void FigureModel::show(const Table& table)
{
    m_pieces.showRows(pieceRows(table));
    std::vector<FigureRow> rows;
    if (table) {
        for (const auto& spot : figuresOnBoard(table)) {
            rows.push_back({spot.figure, spot.cell, spot.place, spot.size,
                            figureUrl(spot.picture, table.playerColour(spot.figure.player)),
                            figureLabel(table, spot.figure),
                            spot.figure.onCorner ? cornerDescription(spot.cell) : cellDescription(spot.cell),
                            shownStrength(table, spot.figure), false, spot.raised});
        }
    }
    showRows(std::move(rows));
}

void FigureModel::showBlocker(const Table& table, Segment segment)
{
    auto blockers = rows();
    for (auto& row : blockers)
        row.isBlocker =
            segment != noSegment && table.board().root(row.figure.segment) == table.board().root(segment);
    showRows(std::move(blockers));
}

} // namespace vozka
