// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/board_scene.h"

#include "models/art/tile_art.h"

#include <algorithm>

namespace vozka {

namespace {

/// The cells of the latest tile of each player; players without one are left out.
std::vector<std::pair<Player, Cell>> latestTiles(const Table& table)
{
    std::vector<std::pair<Player, Cell>> latest;
    const auto seen = [&](Player player) {
        return std::ranges::any_of(latest, [&](const auto& each) { return each.first == player; });
    };
    for (auto moment = table.moments.rbegin(); moment != table.moments.rend(); ++moment) {
        for (const auto& event : moment->events) {
            if (event.type == event::place && !seen(event.player))
                latest.emplace_back(event.player, event.at.at);
        }
        if (latest.size() == table.players.size())
            break;
    }
    return latest;
}

} // namespace

std::vector<TileSpot> tilesOnBoard(const Table& table)
{
    std::vector<TileSpot> spots;
    const auto latest = latestTiles(table);
    for (const auto& tile : table.board().tiles()) {
        TileSpot spot{tile.cell, table.picture(tile.kind), tile.turns, nature};
        for (const auto& [player, cell] : latest) {
            if (cell == tile.cell)
                spot.lastOf = player;
        }
        spots.push_back(std::move(spot));
    }
    return spots;
}

std::optional<int> shownStrength(const Table& table, const Figure& figure)
{
    const auto& rule = table.rules->book().figureRule(figure.kind);
    return !rule.strengthCounts().empty() ? std::optional(rule.strength(**table.state, figure))
                                          : std::nullopt;
}

QPointF placeOfScore(const Table& table, const Event& score)
{
    for (const auto& spot : figuresOnBoard(table))
        if (spot.figure.player == score.player && spot.figure.onCorner
            && table.board().ref(spot.figure.segment) == score.at)
            return QPointF(spot.cell.x, spot.cell.y) + spot.place;
    const auto& tile = table.board().tiles()[table.board().tileAt(score.at.at)];
    return QPointF(tile.cell.x, tile.cell.y)
           + TileArt::instance().figurePlace(table.picture(tile.kind), tile.turns,
                                             table.featureId(tile.kind, score.at.feature), false);
}

std::vector<FigureSpot> figuresOnBoard(const Table& table)
{
    const auto& board = table.board();
    std::vector<FigureSpot> spots;
    for (const auto& figure : (*table.state)->figuresOnBoard()) {
        const auto& segment = board.segment(figure.segment);
        const auto& tile = board.tiles()[segment.tile];
        const auto feature = table.featureId(tile.kind, board.featureIndex(figure.segment));
        const bool second = std::ranges::any_of(spots, [&](const FigureSpot& spot) {
            return spot.figure.segment == figure.segment && !spot.figure.onCorner;
        });
        const QPointF place = figure.onCorner ? QPointF()
                                              : TileArt::instance().figurePlace(table.picture(tile.kind),
                                                                                tile.turns, feature, second);
        spots.push_back({figure, tile.cell, place, table.figurePicture(figure.kind, segment.kind)});
    }
    return spots;
}

} // namespace vozka
