// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/computer/shown_move.h"

#include "models/art/tile_art.h"
#include "models/board/area_actions.h"
#include "models/board/board_scene.h"
#include "models/board/link_spot.h"
#include "models/text/contexts.h"
#include "models/text/descriptions.h"
#include "models/text/message_text.h"
#include "models/text/messages.h"
#include "players/reasons.h"

#include <algorithm>

namespace vozka {

namespace {

/// Returns a copy of the table with that state.
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
    if (action.at.isCorner()) {
        shown.figure = action.at.cell();
        shown.place = {};
        shown.size = cornerFigureSize;
        shown.onCorner = true;
        shown.figureSource = figureUrl(table.figurePicture(action.figure, FeatureKind::Field), who);
        return;
    }
    const auto [cell, feature] = (leavesArea(action) ? action.to : action.target()).ref();
    const auto& board = table.board();
    const auto index = board.tileAt(cell);
    const auto& tile = board.tiles()[index];
    const auto kind = table.picture(tile.kind);
    const auto on = board.segment(board.segmentOf(index, feature)).kind;
    const auto& art = TileArt::instance();
    shown.figure = cell;
    shown.place = footOfFigureOn(table, board.segmentOf(index, feature));
    shown.size = art.figureSize(kind, tile.turns, table.featureId(tile.kind, feature));
    shown.figureSource = figureUrl(table.figurePicture(action.figure, on), who);
}

/// Adds the features that the action links, or the height of the tower, because there may be several.
QString withDetails(const Table& table, const Action& action, const QString& label)
{
    const auto* form = table.rules->book().formOf(action);
    if (form != nullptr && isAtEndsOfFeatures(*form, action))
        return withPlace(label, choicePlace(table, action));
    if (!isOfExpansion(action.type) || form == nullptr || !form->names(ArgField::At)
        || form->names(ArgType::Feature))
        return label;
    for (const auto& spot : piecesOnBoard(table))
        if (spot.pieces > 0 && spot.cell == action.at.cell())
            //: What may be done with a pile ("Build on a tower"), and how high it is ("Tower of 2 pieces").
            return TableTexts::tr("%1 (%2)", "what may be done, pile")
                .arg(label, pileName(spot.word, spot.pieces));
    return label;
}

/// Shows the piece that links two features, unless a figure of the move is shown.
void showLink(const Table& table, const Action& action, ShownMove& shown)
{
    if (shown.figure)
        return;
    const auto word = table.rules->book().formOf(action)->word();
    const auto spot = linkSpot(table, word, action.at.cell(), action.at.feature(), action.to.feature());
    shown.figure = spot.cell;
    shown.place = spot.place;
    shown.size = spot.size;
    shown.angle = spot.angle;
    shown.figureSource = spot.source;
}

/// Shows the place of another action on the board, unless a figure of the move shows it.
void showPlace(const Table& table, const Action& action, ShownMove& shown)
{
    const auto& state = **table.state;
    const auto* form = table.rules->book().formOf(action);
    if (shown.figure || form == nullptr || namesArea(action)
        || !(form->names(ArgField::At) || form->names(ArgType::Side)))
        return;
    const Cell cell = table.rules->book().plan().cellOf(state, action);
    const auto index = table.board().tileAt(cell);
    if (index == noTile)
        return;
    shown.figure = cell;
    shown.place = action.at.isFeature()
                      ? footOfFigureOn(table, table.board().segmentOf(index, action.at.feature()))
                  : action.at.isCorner() ? QPointF()
                                         : QPointF(0.5, 0.5);
}

} // namespace

QString ShownMove::text() const
{
    return withLetter(words.join(QStringLiteral("\u00a0· ")), QString());
}

QString MoveRow::where() const
{
    return hasTile() ? cellDescription(tile()) : hasFigure() ? cellDescription(figure()) : QString();
}

ShownMove shownMove(const Table& table, const State& before, const std::vector<Action>& actions, bool yours)
{
    ShownMove shown;
    State at = before;
    for (const auto& action : actions) {
        const Table now = tableAt(table, at);
        if (placesTile(action)) {
            shown.tile = action.at.cell();
            shown.tileSource = tileUrl(table.picture(action.tileKind()), action.turns);
            shown.turns = action.turns;
            const auto named = namedPlacement(now, at, action, yours);
            shown.placement = shown.words.size();
            shown.words << named.text;
            shown.feature = named.feature;
            shown.featureAt = named.at;
        } else {
            const auto* form = table.rules->book().formOf(action);
            if (form != nullptr && form->names(ArgType::FeaturePair))
                showLink(now, action, shown);
            else if (placesFigure(action) || action.to.isFeature())
                showFigure(now, action, shown);
            else
                showPlace(now, action, shown);
            shown.words << withDetails(now, action, choiceLabel(now, action));
        }
        for (const auto& cell : {shown.tile, shown.figure})
            if (cell)
                shown.cells |= QRectF(cell->x, cell->y, 1, 1);
        table.rules->apply(at, action);
    }
    return shown;
}

QString otherText(const ShownMove& first, const ShownMove& second)
{
    const QString text = second.text();
    return text != first.text() ? text
           : first.tile == second.tile && first.turns != second.turns
               ? TableTexts::tr("%1, turned differently", "a move").arg(text)
               : TableTexts::tr("%1, in another place", "a move").arg(text);
}

QString MoveRow::mainReasons() const
{
    return QStringList(reasons.texts.mid(0, reasonsShownFirst)).join(u'\n');
}

QRectF extentOf(const std::vector<MoveRow>& rows)
{
    QRectF extent;
    for (const auto& row : rows)
        extent |= row.move.cells;
    return extent;
}

} // namespace vozka
