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

#include <QRegularExpression>

#include <algorithm>

namespace vozka {

namespace {

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

/// Adds the height of the tower.
QString withDetails(const Table& table, const Action& action, const QString& label)
{
    const auto* form = table.rules->book().formOf(action);
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

/// Returns the segment of the tile that gets a figure; noSegment if none.
Segment figureOn(const State& after, const std::vector<Action>& actions, Cell cell)
{
    const auto found = std::ranges::find_if(actions, [&](const Action& action) {
        return placesFigure(action) && action.at.isFeature() && action.at.cell() == cell;
    });
    return found == actions.end() ? noSegment
                                  : after->board.segmentOf(after->board.tileAt(cell), found->at.feature());
}

/// Returns the features, or the cell, of an action that places no tile. `now`: table before the action.
std::vector<NamedPlace> placesOf(const Table& now, const State& before, const Action& action)
{
    const auto& book = now.rules->book();
    const auto* form = book.formOf(action);
    const auto& board = now.board();
    const auto target = leavesArea(action) ? action.to : action.target();
    if (isPass(action) || target.isCorner() || (namesArea(action) && !leavesArea(action)))
        return {};
    std::vector<NamedPlace> places;
    const auto add = [&](Spot spot) {
        places.push_back(
            placeOf(now, before, *now.state, board.segmentOf(board.tileAt(spot.cell()), spot.feature())));
    };
    if (target.isFeature() && board.tileAt(target.cell()) != noTile) {
        add(target);
        if (form != nullptr && form->names(ArgType::FeaturePair))
            add(Spot::feature(action.at.cell(), action.to.feature()));
    } else if (form != nullptr && (form->names(ArgField::At) || form->names(ArgType::Side))) {
        const Cell cell = book.plan().cellOf(**now.state, action);
        if (board.tileAt(cell) != noTile)
            places.push_back({noSegment, {cell, spaceLetter}});
    }
    return places;
}

/// Returns the text with slots for the places that the move has not named yet, and adds these places.
QString withSlots(QString text, const std::vector<NamedPlace>& named, std::vector<NamedPlace>& places)
{
    bool isFirst = true;
    for (const auto& place : named) {
        const bool isNamed = std::ranges::any_of(places, [&](const NamedPlace& other) {
            return place.feature == noSegment ? place == other : place.feature == other.feature;
        });
        if (isNamed && named.size() == 1)
            break;
        text += (isFirst ? QString(QChar::Nbsp) : QStringLiteral(", ")) + slotOf(places.size());
        places.push_back(place);
        isFirst = false;
    }
    return text;
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
    // Slots are characters for private use.
    static const QRegularExpression slot(QStringLiteral("[ \u00a0,]*[\ue000-\uf8ff]"));
    return words.join(QStringLiteral("\u00a0· ")).remove(slot);
}

QString MoveRow::where() const
{
    return hasTile() ? cellDescription(tile()) : hasFigure() ? cellDescription(figure()) : QString();
}

ShownMove shownMove(const Table& table, const State& before, const std::vector<Action>& actions, bool yours)
{
    ShownMove shown;
    State at = before;
    State after = before;
    for (const auto& action : actions)
        table.rules->apply(after, action);
    for (const auto& action : actions) {
        const Table now = tableAt(table, at);
        if (placesTile(action)) {
            shown.tile = action.at.cell();
            shown.tileSource = tileUrl(table.picture(action.tileKind()), action.turns);
            shown.turns = action.turns;
            const auto named = namedPlacement(now, {at, after, figureOn(after, actions, action.at.cell())},
                                              action.at.cell(), yours);
            shown.placement = shown.words.size();
            shown.words << withLetter(named.text, slotOf(shown.places.size()));
            if (named.place)
                shown.places.push_back(*named.place);
        } else {
            const auto* form = table.rules->book().formOf(action);
            if (form != nullptr && form->names(ArgType::FeaturePair))
                showLink(now, action, shown);
            else if (placesFigure(action) || action.to.isFeature())
                showFigure(now, action, shown);
            else
                showPlace(now, action, shown);
            shown.words << withSlots(withDetails(now, action, choiceLabel(now, action)),
                                     placesOf(now, before, action), shown.places);
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
