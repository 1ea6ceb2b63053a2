// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/candidate_model.h"

#include "models/art/tile_art.h"
#include "models/sentences.h"
#include "models/spoken.h"

#include <QCoreApplication>

#include <array>
#include <cmath>
#include <optional>

namespace vozka {

namespace {

using fitting::Fit;

std::vector<CandidateRow> cells(const Table& table, const ChoiceModel& choices, int turns)
{
    std::vector<CandidateRow> rows;
    const auto drawn = (*table.state)->drawn;
    for (const auto& candidate : tileCandidates(*table.rules, *table.state, drawn)) {
        const auto& action = candidate.action;
        if (rows.empty() || rows.back().cell != action.at) {
            CandidateRow row;
            row.cell = action.at;
            rows.push_back(row);
        }
        auto& row = rows.back();
        if (candidate.isLegal())
            row.turnsThatFit |= 1U << action.turns;
        else if (action.turns == turns)
            row.label = refusalSentence(table, *candidate.refusal);
    }
    for (auto& row : rows) {
        const int nearest = nearestTurn(row.turnsThatFit, turns);
        if (nearest < 0)
            continue;
        row.fit = nearest == turns ? Fit::Now : Fit::Turned;
        const auto action = Action::place(drawn, row.cell, static_cast<Turns>(nearest));
        row.choice = choices.rowOf(action);
        row.label = (row.fit == Fit::Now
                         ? QCoreApplication::translate("Table", "Cell %1: the tile fits as it is turned")
                         : QCoreApplication::translate("Table", "Cell %1: the tile fits if turned otherwise"))
                        .arg(cellInWords(row.cell));
    }
    return rows;
}

std::vector<CandidateRow> features(const Table& table, const ChoiceModel& choices)
{
    std::vector<CandidateRow> rows;
    const auto& board = table.board();
    const auto& tile = board.tiles()[(*table.state)->placed];
    for (const auto& candidate : figureCandidates(*table.rules, *table.state, FigureKind::Follower)) {
        const auto& action = candidate.action;
        // Nothing can be shown on a short road, where nothing ever stands; a drop there is told why.
        if (table.catalogue().kind(tile.kind).isShortRoad(action.feature))
            continue;
        const auto kind = board.segment(board.segmentOf((*table.state)->placed, action.feature)).kind;
        CandidateRow row;
        row.cell = action.at;
        row.feature = action.feature;
        row.fit = candidate.isLegal() ? Fit::Now : Fit::Not;
        row.choice = choices.rowOf(action);
        row.place = TileArt::instance().figurePlace(table.picture(tile.kind), tile.turns,
                                                    table.featureId(tile.kind, action.feature), false);
        row.source =
            QStringLiteral("image://figure/%1/%2")
                .arg(table.figurePicture(action.figure, kind), table.playerColour((*table.state)->toMove));
        row.label =
            candidate.isLegal() ? choiceLabel(table, action) : refusalSentence(table, *candidate.refusal);
        if (candidate.isLegal())
            row.worth = worthInWords(table, board.segmentOf((*table.state)->placed, action.feature));
        rows.push_back(std::move(row));
    }
    return rows;
}

/// What lies less apart than this stands in one row.
constexpr qreal oneRow = 0.15;
constexpr qreal otherRow = 1000;

/// How far an arrow to the left or to the right has to go, nothing for what does not lie there: along its own
/// row first.
std::optional<qreal> across(qreal ahead, qreal aside)
{
    if (ahead <= 0)
        return {};
    return std::abs(aside) <= oneRow ? ahead : otherRow + ahead + 2 * std::abs(aside);
}

/// How far an arrow up or down has to go: to the next row, there to what is nearest. Row by row, and along
/// each row, everything is reached.
std::optional<qreal> along(qreal ahead, qreal aside)
{
    if (ahead <= oneRow)
        return {};
    return otherRow * ahead + std::abs(aside);
}

} // namespace

int nearestTurn(unsigned turnsThatFit, int turns)
{
    for (const int step : {0, 1, 3, 2}) {
        const int turn = (turns + step) & 3;
        if ((turnsThatFit >> static_cast<unsigned>(turn) & 1U) != 0)
            return turn;
    }
    return -1;
}

QVariant CandidateModel::data(const QModelIndex& index, int role) const
{
    const auto* row = at(index);
    if (row == nullptr)
        return {};
    switch (role) {
    case CellXRole:
        return row->cell.x;
    case CellYRole:
        return row->cell.y;
    case IsFeatureRole:
        return row->feature != noFeature;
    case FitRole:
        return QVariant::fromValue(row->fit);
    case ChoiceRole:
        return row->choice;
    case PlaceXRole:
        return row->place.x();
    case PlaceYRole:
        return row->place.y();
    case SourceRole:
        return row->source;
    case LabelRole:
        return row->label;
    case WorthRole:
        return row->worth;
    default:
        return {};
    }
}

QHash<int, QByteArray> CandidateModel::roleNames() const
{
    return {{CellXRole, "cellX"},   {CellYRole, "cellY"},   {IsFeatureRole, "isFeature"},
            {FitRole, "fit"},       {ChoiceRole, "choice"}, {PlaceXRole, "placeX"},
            {PlaceYRole, "placeY"}, {SourceRole, "source"}, {LabelRole, "label"},
            {WorthRole, "worth"}};
}

QPointF CandidateModel::placeOf(const CandidateRow& row) const
{
    return QPointF(row.cell.x, row.cell.y) + row.place;
}

int CandidateModel::towards(int row, int dx, int dy) const
{
    if (!has(row))
        return row;
    int best = row;
    qreal bestDistance = 0;
    const QPointF from = placeAt(row);
    for (int i = 0; i < rowCount(); ++i) {
        const QPointF way = placeAt(i) - from;
        if (i == row || rows()[static_cast<std::size_t>(i)].choice < 0)
            continue;
        const auto distance = dx != 0 ? across(way.x() * dx, way.y()) : along(way.y() * dy, way.x());
        if (distance && (best == row || *distance < bestDistance)) {
            best = i;
            bestDistance = *distance;
        }
    }
    return best;
}

int CandidateModel::beginAt(QPointF lookedAt) const
{
    int best = -1;
    qreal bestDistance = 0;
    for (int i = 0; i < rowCount(); ++i) {
        const auto& row = rows()[static_cast<std::size_t>(i)];
        if (row.choice < 0)
            continue;
        if (row.feature != noFeature)
            return i;
        const QPointF way = placeOf(row) - lookedAt;
        const qreal distance = std::hypot(way.x(), way.y());
        if (best < 0 || distance < bestDistance) {
            best = i;
            bestDistance = distance;
        }
    }
    return best;
}

QPointF CandidateModel::placeAt(int row) const
{
    return placeOf(rows()[static_cast<std::size_t>(row)]);
}

void CandidateModel::show(const Table& table, const ChoiceModel& choices, int turns)
{
    std::vector<CandidateRow> rows;
    if (table.awaitsPlayer() && (*table.state)->drawn != noKind)
        rows = cells(table, choices, turns);
    else if (table.awaitsPlayer() && (*table.state)->placed != noTile)
        rows = features(table, choices);
    showRows(std::move(rows));
}

std::vector<GlowingFeature> CandidateModel::glowing(const Table& table) const
{
    std::vector<GlowingFeature> glowing;
    for (int i = 0; i < rowCount(); ++i) {
        const auto& row = rows()[static_cast<std::size_t>(i)];
        if (row.feature == noFeature || row.choice < 0)
            continue;
        const auto& board = table.board();
        glowing.push_back(
            {board.segmentOf(board.tileAt(row.cell), row.feature), GlowingFeature::Look::Offered, i});
    }
    return glowing;
}

} // namespace vozka
