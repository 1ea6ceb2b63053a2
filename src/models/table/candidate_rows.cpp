// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/candidate_rows.h"

#include "engine/insight/worth.h"
#include "models/art/tile_art.h"
#include "models/table/marker_distance.h"
#include "models/table/marker_fan.h"
#include "models/table/other_action_rows.h"
#include "models/table/passage_model.h"
#include "models/text/sentences.h"
#include "models/text/spoken.h"
#include "models/text/words.h"

#include <QCoreApplication>

namespace vozka {

namespace {

using fitting::Fit;

std::vector<CandidateRow> cells(const Table& table, const ChoiceModel& choices, int turns)
{
    std::vector<CandidateRow> rows;
    const auto hand = table.hand();
    for (const auto& candidate : tileCandidates(*table.rules, *table.state, hand)) {
        const auto& action = candidate.action;
        if (rows.empty() || rows.back().cell != action.at.cell()) {
            CandidateRow row;
            row.cell = action.at.cell();
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
        row.turns = nearest;
        row.fit = nearest == turns ? Fit::Now : Fit::Turned;
        const auto action = Action::place(hand, row.cell, static_cast<Turns>(nearest));
        row.choice = choices.rowOf(action);
        row.label =
            (row.fit == Fit::Now
                 ? QCoreApplication::translate("Table", "Space %1: the tile fits the way it is turned")
                 : QCoreApplication::translate("Table", "Space %1: the tile fits if you turn it"))
                .arg(cellInWords(row.cell));
    }
    return rows;
}

CandidateRow onFeature(const Table& table, const Action& action)
{
    const auto& board = table.board();
    CandidateRow row;
    row.cell = action.at.cell();
    row.feature = action.at.feature();
    row.segment = board.segmentOf(board.tileAt(row.cell), row.feature);
    putOnFeature(table, row);
    return row;
}

CandidateRow onCorner(const Table& table, const Action& action)
{
    CandidateRow row;
    row.cell = action.at.cell();
    row.onCorner = true;
    row.segment = segmentOf(table.rules->book(), **table.state, action.at);
    row.place = {};
    row.size = cornerFigureSize;
    return row;
}

CandidateRow placeRow(const Table& table, const ChoiceModel& choices, const Candidate& candidate)
{
    const auto& action = candidate.action;
    CandidateRow row = action.at.isCorner() ? onCorner(table, action) : onFeature(table, action);
    const auto on = row.segment == noSegment ? FeatureKind::Field : table.board().segment(row.segment).kind;
    row.source = pictureOn(table, action.figure, on, (*table.state)->toMove);
    row.choice = choices.rowOf(action);
    row.fit = candidate.isLegal() ? Fit::Now : Fit::Not;
    row.label = candidate.isLegal() ? choiceLabel(table, action) : refusalSentence(table, *candidate.refusal);
    if (candidate.isLegal())
        row.worth = worthInWords(table, worthOfDeploying(*table.rules, *table.state, action));
    return row;
}

std::vector<CandidateRow> places(const Table& table, const ChoiceModel& choices, FigureKind figure)
{
    std::vector<CandidateRow> rows;
    const auto& board = table.board();
    const auto& tile = board.tiles()[(*table.state)->placed];
    for (const auto& candidate : figureCandidates(*table.rules, *table.state, figure)) {
        const auto& action = candidate.action;
        // No figure is ever on a short road, so it has no marker; a drop there shows the reason. Other tiles
        // follow below.
        if (!action.at.isCorner()
            && (action.at.cell() != tile.cell
                || table.catalogue().kind(tile.kind).isShortRoad(action.at.feature())))
            continue;
        rows.push_back(placeRow(table, choices, candidate));
    }
    // On other tiles only legal places: a marker for each refused one would cover the board.
    for (const auto& choice : choices.rows()) {
        const auto& action = choice.action;
        if (action.type == Action::Type::Deploy && action.figure == figure && !action.at.isCorner()
            && action.at.cell() != tile.cell)
            rows.push_back(placeRow(table, choices, {action, {}}));
    }
    return rows;
}

QString targetLabel(const QString& choice, Cell cell, Code via)
{
    if (via.empty())
        return QCoreApplication::translate("Table", "%1 (%2)", "what may be done, where")
            .arg(choice, cellInWords(cell));
    return inWords(
        {&wording::lookUp("target", via),
         {std::string_view(choice.toStdString()), std::string_view(cellInWords(cell).toStdString())},
         {}});
}

std::vector<CandidateRow> targets(const Table& table, const ChoiceModel& choices)
{
    std::vector<CandidateRow> rows;
    const auto& board = table.board();
    const auto figure = table.movingFigure();
    for (int choice = 0; figure && choice < choices.rowCount(); ++choice) {
        const auto& action = choices.at(choice).action;
        if (!action.to.isFeature())
            continue;
        CandidateRow row;
        row.cell = action.to.cell();
        row.feature = action.to.feature();
        row.fit = Fit::Now;
        row.choice = choice;
        row.segment = board.segmentOf(board.tileAt(row.cell), row.feature);
        putOnFeature(table, row);
        row.source = pictureOn(table, action.figure, board.segment(row.segment).kind, (*table.state)->toMove);
        const auto via = passageTo(table, *figure, row.segment);
        row.via = QString::fromLatin1(via.data(), static_cast<qsizetype>(via.size()));
        row.label = targetLabel(choices.at(choice).label, row.cell, via);
        row.worth = worthInWords(table, worthOf(*table.rules, *table.state, row.segment));
        rows.push_back(std::move(row));
    }
    return rows;
}

/// Every feature that the figure could be taken to, if it were allowed, with the reason where it is not.
std::vector<CandidateRow> arrivals(const Table& table, const ChoiceModel& choices)
{
    std::vector<CandidateRow> rows;
    const auto& book = table.rules->book();
    const auto figure = table.movingFigure();
    std::vector<Action> samples;
    for (const auto& offer : book.plan().choices((*table.state)->step).offers())
        offer.rule->addSamples(book, **table.state, samples);
    for (const auto& action : samples) {
        const auto tile = table.board().tileAt(action.at.cell());
        // No figure is ever on a short road.
        if (!figure || tile == noTile
            || table.catalogue().kind(table.board().tiles()[tile].kind).isShortRoad(action.at.feature()))
            continue;
        CandidateRow row = onFeature(table, action);
        const auto why = table.rules->refusal(*table.state, action);
        row.source =
            pictureOn(table, figure->kind, table.board().segment(row.segment).kind, (*table.state)->toMove);
        row.choice = choices.rowOf(action);
        row.fit = why ? Fit::Not : Fit::Now;
        row.label = why ? refusalSentence(table, *why) : choiceLabel(table, action);
        if (!why)
            row.worth = worthInWords(table, worthOf(*table.rules, *table.state, row.segment));
        rows.push_back(std::move(row));
    }
    return rows;
}

void formGroups(const Table& table, std::vector<CandidateRow>& rows)
{
    const auto& board = table.board();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        rows[i].group = static_cast<int>(i);
        for (std::size_t before = 0; before < i && rows[i].segment != noSegment; ++before) {
            if (rows[before].segment != noSegment && rows[before].choice >= 0
                && board.root(rows[before].segment) == board.root(rows[i].segment)) {
                rows[i].group = static_cast<int>(before);
                break;
            }
        }
    }
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

std::vector<CandidateRow> candidateRows(const Table& table, const ChoiceModel& choices, int turns,
                                        FigureKind figure)
{
    if (!table.awaitsPlayer())
        return {};
    if (table.hand() != noKind)
        return cells(table, choices, turns);
    std::vector<CandidateRow> rows;
    if (table.otherStep() != nullptr) {
        addOtherActions(table, choices, rows);
    } else if (table.arriving()) {
        rows = arrivals(table, choices);
    } else if (table.movingFigure()) {
        rows = targets(table, choices);
    } else {
        rows = places(table, choices, figure);
        addAlternatives(table, choices, rows);
    }
    formGroups(table, rows);
    fanOut(rows);
    keepApart(table, rows);
    return rows;
}

} // namespace vozka
