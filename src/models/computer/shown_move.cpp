// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/computer/shown_move.h"

#include "models/art/tile_art.h"
#include "models/scene/board_scene.h"
#include "models/text/sentences.h"
#include "models/text/spoken.h"
#include "models/text/words.h"
#include "wording/messages.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace vozka {

namespace {

/// The table as it would be in that state.
Table tableAt(const Table& table, const State& state)
{
    Table at = table;
    at.state = &state;
    at.viewOnly = true;
    return at;
}

void showFigure(const Table& table, const Action& action, ShownMove& shown)
{
    const auto who = table.playerColour((*table.state)->toMove);
    if (action.onCorner) {
        shown.figure = action.at;
        shown.place = {};
        shown.size = cornerFigureSize;
        shown.onCorner = true;
        shown.figureSource = QStringLiteral("image://figure/%1/%2")
                                 .arg(table.figurePicture(action.figure, FeatureKind::Field), who);
        return;
    }
    const Cell cell = action.type == Action::Type::Move ? action.to : action.at;
    const auto& board = table.board();
    const auto index = board.tileAt(cell);
    const auto& tile = board.tiles()[index];
    const auto kind = table.picture(tile.kind);
    const auto feature = table.featureId(tile.kind, action.feature);
    const auto on = board.segment(board.segmentOf(index, action.feature)).kind;
    const auto& art = TileArt::instance();
    shown.figure = cell;
    shown.place = art.figurePlace(kind, tile.turns, feature);
    shown.size = art.figureSize(kind, tile.turns, feature);
    shown.figureSource =
        QStringLiteral("image://figure/%1/%2").arg(table.figurePicture(action.figure, on), who);
}

} // namespace

ShownMove shownMove(const Table& table, const State& before, const std::vector<Action>& actions)
{
    ShownMove shown;
    State at = before;
    for (const auto& action : actions) {
        const Table now = tableAt(table, at);
        if (action.type == Action::Type::Place) {
            shown.tile = action.at;
            shown.tileSource = tileAddress(table.picture(action.kind), action.turns);
            shown.words << cellInWords(action.at);
        } else {
            if (action.type == Action::Type::Deploy || action.type == Action::Type::Move)
                showFigure(now, action, shown);
            shown.words << choiceLabel(now, action);
        }
        table.rules->apply(at, action);
    }
    return shown;
}

QStringList reasonSentences(const Table& table, const std::vector<Reason>& reasons, std::size_t most)
{
    QStringList sentences;
    const wording::Names names{&table.rules->book(), table.players};
    for (const auto& reason : reasons)
        if (sentences.size() < static_cast<qsizetype>(most))
            sentences << inWords(wording::messageOf(reason, names));
    return sentences;
}

QString leadInFigures(float lead)
{
    const double rounded = std::round(static_cast<double>(lead) * 10) / 10;
    const QString figures = QLocale().toString(std::abs(rounded), 'f', 1);
    return rounded > 0 ? u'+' + figures : rounded < 0 ? QChar(u'\u2212') + figures : figures;
}

QRectF MoveModel::extent() const
{
    QRectF extent;
    for (const auto& row : rows())
        for (const auto& cell : {row.move.tile, row.move.figure})
            if (cell)
                extent |= QRectF(cell->x, cell->y, 1, 1);
    return extent;
}

bool MoveModel::isCovered(int row) const
{
    const auto& tile = rows()[static_cast<std::size_t>(row)].move.tile;
    return tile && std::any_of(rows().begin(), rows().begin() + row, [&](const MoveRow& better) {
               return better.move.tile == tile;
           });
}

QVariant MoveModel::data(const QModelIndex& index, int role) const
{
    const auto* row = at(index);
    if (row == nullptr)
        return {};
    const ShownMove& move = row->move;
    const Cell tile = move.tile.value_or(Cell{});
    const Cell figure = move.figure.value_or(Cell{});
    switch (role) {
    case RankRole:
        return row->rank;
    case LabelRole:
        return row->label;
    case HasTileRole:
        return move.tile.has_value();
    case CellXRole:
        return tile.x;
    case CellYRole:
        return tile.y;
    case TileSourceRole:
        return move.tileSource;
    case HasFigureRole:
        return move.figure.has_value();
    case FigureCellXRole:
        return figure.x;
    case FigureCellYRole:
        return figure.y;
    case PlaceXRole:
        return move.place.x();
    case PlaceYRole:
        return move.place.y();
    case SizeRole:
        return move.size;
    case OnCornerRole:
        return move.onCorner;
    case FigureSourceRole:
        return move.figureSource;
    case WordsRole:
        return move.words.join(QStringLiteral(" · "));
    case LeadRole:
        return row->lead;
    case ReasonRole:
        return row->reasons.value(0);
    case ReasonsRole:
        return row->reasons.join(u'\n');
    case IsPlayedRole:
        return row->isPlayed;
    case IsCoveredRole:
        return isCovered(index.row());
    default:
        return {};
    }
}

QHash<int, QByteArray> MoveModel::roleNames() const
{
    return {{RankRole, "rank"},
            {LabelRole, "label"},
            {HasTileRole, "hasTile"},
            {CellXRole, "cellX"},
            {CellYRole, "cellY"},
            {TileSourceRole, "tileSource"},
            {HasFigureRole, "hasFigure"},
            {FigureCellXRole, "figureCellX"},
            {FigureCellYRole, "figureCellY"},
            {PlaceXRole, "placeX"},
            {PlaceYRole, "placeY"},
            {SizeRole, "size"},
            {OnCornerRole, "onCorner"},
            {FigureSourceRole, "figureSource"},
            {WordsRole, "words"},
            {LeadRole, "lead"},
            {ReasonRole, "reason"},
            {ReasonsRole, "reasons"},
            {IsPlayedRole, "isPlayed"},
            {IsCoveredRole, "isCovered"}};
}

} // namespace vozka
