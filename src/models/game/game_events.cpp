// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/game/game_events.h"

#include "models/art/palette.h"
#include "models/art/pictures.h"
#include "models/art/tile_art.h"
#include "models/board/board_scene.h"

namespace vozka {

namespace {

/// Returns the foot of the figure on a feature or on the upper left corner of a tile, in cells, and the side
/// of its square.
std::pair<QPointF, qreal> figurePlace(const Table& table, const SegmentRef& at, bool onCorner)
{
    // The middle of a figure on a corner is at the corner.
    if (onCorner)
        return {QPointF(at.at.x, at.at.y + (figureFoot - 0.5) * cornerFigureSize), cornerFigureSize};
    const auto& tile = table.board().tiles()[table.board().tileAt(at.at)];
    const auto kind = table.picture(tile.kind);
    const auto feature = table.featureId(tile.kind, at.feature);
    const auto& art = TileArt::instance();
    return {QPointF(tile.cell.x, tile.cell.y) + footOfFigureOn(table, table.segmentAt(at)),
            art.figureSize(kind, tile.turns, feature)};
}

} // namespace

void GameEvents::emitEvent(const Table& table, const Event& event)
{
    emit happened(event);
    if (event.type == event::score)
        emitScore(table, event);
    else if (event.type == event::returned)
        emitReturn(table, event);
}

void GameEvents::emitScore(const Table& table, const Event& event)
{
    if (event.line.points == 0 || !event.line.hasPlace())
        return;
    const QPointF place = placeOfScore(table, event);
    emit scored(place.x(), place.y(), event.line.points,
                Palette::instance().player(table.playerColour(event.line.player)));
}

void GameEvents::emitReturn(const Table& table, const Event& event)
{
    const auto [place, size] = figurePlace(table, event.at, event.onCorner);
    emit figureReturned(
        place.x(), place.y(), event.player, static_cast<int>(event.figure),
        figureUrl(table.figurePicture(event.figure, event.featureKind), table.playerColour(event.player)),
        size);
}

} // namespace vozka
