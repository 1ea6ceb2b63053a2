// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/other_action_rows.h"

#include "engine/insight/worth.h"
#include "models/art/tile_art.h"
#include "models/overlays/pile_scene.h"
#include "models/rows/utf8.h"
#include "models/scene/area_actions.h"
#include "models/scene/board_scene.h"
#include "models/scene/link_spot.h"
#include "models/text/consequences.h"
#include "models/text/sentences.h"
#include "models/text/spoken.h"

#include <QCoreApplication>

#include <algorithm>

namespace vozka {

namespace {

using fitting::Fit;

/// What the action is about, noSegment if it is about a tile as a whole: what has a direction goes to a tile.
Segment segmentOfAction(const Table& table, const Action& action, const ActionForm& form, Cell cell)
{
    const auto tile = table.board().tileAt(cell);
    if (form.names(ArgType::Side))
        return noSegment;
    if (action.at.isFeature())
        return table.board().segmentOf(tile, action.at.feature());
    for (const auto& token : (*table.state)->tokens.all())
        if (table.rules->book().token(token.kind).isPile() && token.spot == SpotKind::Feature
            && (*table.state)->cellOf(token) == cell)
            return token.where;
    return noSegment;
}

/// Requires: the action names two features of one tile.
std::array<Segment, 2> linkedBy(const Table& table, const Action& action)
{
    const auto tile = table.board().tileAt(action.at.cell());
    return {table.board().segmentOf(tile, action.at.feature()),
            table.board().segmentOf(tile, action.to.feature())};
}

const Figure* figureOf(const Table& table, const CandidateRow& row)
{
    const auto figures = (*table.state)->figuresOnBoard();
    const Player owner = row.action.player == nature ? (*table.state)->active : row.action.player;
    const auto found = std::ranges::find_if(figures, [&](const Figure& figure) {
        return figure.segment == row.segment && figure.kind == row.action.figure && figure.player == owner
               && !figure.onCorner;
    });
    return found == figures.end() ? nullptr : &*found;
}

/// It is marked round the figure, whose picture is there already.
void putRound(const Table& table, const Figure& figure, CandidateRow& row)
{
    for (const auto& spot : figuresOnBoard(table)) {
        if (spot.figure != figure)
            continue;
        row.place = middleOf(spot);
        row.round = spot.size;
    }
}

/// The piece of that word, or else the mark of a tile.
QString pictureOfWord(const Table& table, Code word)
{
    const auto* const token = table.rules->book().findToken(word);
    const bool isPiece = token != nullptr && isPieceOnTile(*token);
    return QStringLiteral("image://%1/%2").arg(QLatin1String(isPiece ? "piece" : "sprite"), utf8(word));
}

/// What one more piece there would bring.
QString reachInWords(const Table& table, Segment pile)
{
    const int pieces = stackOn(table, pile) + 1;
    const auto names = figuresReached(table, pile, pieces);
    QString height = QCoreApplication::translate("Table", "%n piece(s) high then", "a pile", pieces);
    if (names.isEmpty())
        return height;
    //: %1 is how high a pile would be, %2 are the figures that could be taken then.
    return QCoreApplication::translate("Table", "%1; in its reach: %2")
        .arg(height, names.join(QStringLiteral("; ")));
}

/// Which figures return to the supply by it.
void tellReturned(const Table& table, CandidateRow& row)
{
    const auto figures = figuresReturnedBy(table, row.action);
    row.worth = returnedInWords(table, figures);
    for (const auto& figure : figures)
        row.returned << pictureOn(table, figure.kind, table.board().segment(figure.segment).kind,
                                  figure.player);
}

/// What it is done with, as it looks and in words, and what it brings.
void tellAction(const Table& table, const ActionForm& form, CandidateRow& row)
{
    const auto* figure = form.names(ArgField::Figure) ? figureOf(table, row) : nullptr;
    if (figure == nullptr) {
        // A piece is put there, or goes there.
        row.isAboutFeature = false;
        row.raises = row.segment != noSegment && isPileThatReaches(table, row.segment);
        row.source = row.raises ? QStringLiteral("image://pile/%1").arg(stackOn(table, row.segment) + 1)
                                : pictureOfWord(table, form.word());
        if (row.raises)
            row.worth = reachInWords(table, row.segment);
        else if (row.fit == Fit::Now)
            tellReturned(table, row);
        else if (row.segment == noSegment)
            row.worth = whoStandsInWords(table, row.cell);
        return;
    }
    row.source = pictureOn(table, figure->kind, table.board().segment(figure->segment).kind, figure->player);
    putRound(table, *figure, row);
    // Whoever takes a figure of his own gets what it is worth.
    row.isAboutFeature = form.args.front().field == ArgField::Figure && !form.names(ArgField::Player);
    if (!row.isAboutFeature)
        row.worth = figureLabel(table, *figure);
    else if (row.fit == Fit::Now)
        row.worth = worthInWords(table, worthOf(*table.rules, *table.state, row.segment));
    if (form.args.front().field == ArgField::At)
        row.badge = pictureOfWord(table, form.word());
}

void addOtherAction(const Table& table, const ChoiceModel& choices, const State& asked, const Action& action,
                    Cell cell, std::vector<CandidateRow>& rows)
{
    const auto* form = table.rules->book().formOf(action);
    // An empty place is no target of these actions and gets no mark.
    if (form == nullptr || table.board().tileAt(cell) == noTile)
        return;
    CandidateRow row;
    row.isOtherAction = true;
    row.action = action;
    row.cell = cell;
    row.segment = segmentOfAction(table, action, *form, cell);
    if (row.segment != noSegment) {
        row.feature = table.board().featureIndex(row.segment);
        putOnFeature(table, row);
    }
    if (form->names(ArgType::FeaturePair)) {
        // Between the two features, in front of the middle of the tile.
        constexpr qreal fromMiddle = 0.17;
        row.segment = noSegment;
        row.linked = linkedBy(table, action);
        const auto pair = pairPlace(table, cell, action.at.feature(), action.to.feature(), fromMiddle);
        row.place = pair.middle;
        row.angle = pair.angle;
    }
    row.choice = choices.rowOf(action);
    const auto why = table.rules->refusal(asked, action);
    row.fit = why ? Fit::Not : Fit::Now;
    row.label = why ? refusalSentence(table, *why) : choiceLabel(table, action);
    tellAction(table, *form, row);
    rows.push_back(std::move(row));
}

/// A marker for each feature that a figure in an area can move to.
void addDepartures(const Table& table, const ChoiceModel& choices, std::vector<CandidateRow>& rows)
{
    const auto& board = table.board();
    for (int choice = 0; choice < choices.rowCount(); ++choice) {
        const auto& action = choices.at(choice).action;
        if (!leavesArea(action))
            continue;
        CandidateRow row;
        row.isOtherAction = true;
        row.action = action;
        row.cell = action.to.cell();
        row.feature = action.to.feature();
        row.segment = board.segmentOf(board.tileAt(row.cell), row.feature);
        putOnFeature(table, row);
        row.choice = choice;
        row.fit = Fit::Now;
        row.source = pictureOn(table, action.figure, board.segment(row.segment).kind, (*table.state)->toMove);
        row.label = QCoreApplication::translate("Table", "%1 (%2)", "what may be done, where")
                        .arg(choices.at(choice).label, cellInWords(row.cell));
        row.worth = worthInWords(table, worthOf(*table.rules, *table.state, row.segment));
        rows.push_back(std::move(row));
    }
}

} // namespace

void putOnFeature(const Table& table, CandidateRow& row)
{
    const auto& art = TileArt::instance();
    const auto& board = table.board();
    const auto& tile = board.tiles()[board.segment(row.segment).tile];
    const auto kind = table.picture(tile.kind);
    const auto feature = table.featureId(tile.kind, board.featureIndex(row.segment));
    row.place = art.markPlace(kind, tile.turns, feature);
    row.foot = standPlace(table, row.segment);
    row.size = art.figureSize(kind, tile.turns, feature);
}

QString pictureOn(const Table& table, FigureKind figure, FeatureKind on, Player player)
{
    return figureAddress(table.figurePicture(figure, on), table.playerColour(player));
}

void addAlternatives(const Table& table, const ChoiceModel& choices, std::vector<CandidateRow>& rows)
{
    const State& asked = *table.state;
    std::vector<Action> samples;
    const auto& book = table.rules->book();
    for (const auto& offer : book.plan().choices(asked->step).offers())
        offer.rule->addSamples(book, *asked, samples);
    for (const auto& action : samples)
        if (!namesArea(action))
            addOtherAction(table, choices, asked, action, action.at.cell(), rows);
    addDepartures(table, choices, rows);
}

void addOtherActions(const Table& table, const ChoiceModel& choices, std::vector<CandidateRow>& rows)
{
    const auto& plan = table.rules->book().plan();
    for (const auto& [action, why] : stepCandidates(*table.rules, *table.state))
        addOtherAction(table, choices, *table.state, action, plan.cellOf(**table.state, action), rows);
    addDepartures(table, choices, rows);
}

} // namespace vozka
