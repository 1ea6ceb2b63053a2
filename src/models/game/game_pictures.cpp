// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/game/game_pictures.h"

#include "models/art/tile_level.h"
#include "models/board/board_scene.h"
#include "models/board/camera_rules.h"
#include "records/files.h"
#include "records/game.h"

#include <QRectF>

#include <algorithm>
#include <cmath>

namespace vozka {

namespace {

/// Estimates the side of a cell if the whole board is shown (Camera). The page does not exist yet, so panels
/// are assumed to have their usual size.
qreal cellSeen(const QRectF& extent, QSize window)
{
    const int panel = std::clamp(qRound(0.235 * window.width()), 272, 340);
    constexpr int bars = 102;
    constexpr qreal margin = 2;
    constexpr int gaps = 16;
    constexpr qreal largest = 128;
    return std::min({largest, (window.width() - panel - gaps) / (extent.width() + margin),
                     (window.height() - bars - gaps) / (extent.height() + margin)});
}

} // namespace

QList<PicturePrefetcher::Picture> picturesOfGame(const QString& path, QSize window, qreal pixelRatio)
{
    const auto file = path.toStdString();
    const auto text = records::readFile(file);
    const auto record = text ? records::readGame(*text, file) : text.error();
    if (!record)
        return {};
    const auto replayed = Match::replay(*record);
    if (!replayed || replayed->match.state()->over)
        return {};
    const auto& match = replayed->match;
    const Table table{&match.rules(), &match.state(), match.players(), match.history()};
    const auto tiles = tilesOnBoard(table);
    QRectF extent;
    for (const auto& spot : tiles)
        extent |= QRectF(spot.cell.x, spot.cell.y, 1, 1);
    const qreal cell = std::floor(cellSeen(extent, window));
    // A large board is not shown as a whole for the decision about a figure.
    if (cell < cameraRules::smallestCell && match.state()->drawn == noKind)
        return {};
    const int side = qRound(pictureSide(cell) * pixelRatio);
    const QString level = QLatin1Char('?') + nameOf(tileLevel(cell));
    QList<PicturePrefetcher::Picture> pictures;
    for (const auto& spot : tiles)
        pictures.emplace_back(tileUrl(spot.kind, spot.turns, spot.passages) + level, side);
    // Sorted by kind, so that each drawing is read once.
    std::ranges::stable_sort(pictures, {}, &PicturePrefetcher::Picture::first);
    // On the smallest tiles FigureItem shows emblems.
    if (tileLevel(cell) == TileLevel::Plan)
        return pictures;
    // FigureItem requests half the size, but at least 24 pixels.
    const int half = qRound(std::max(24, pictureSide(cell) / 2) * pixelRatio);
    for (const auto& spot : figuresOnBoard(table))
        pictures.emplace_back(figureUrl(spot.picture, table.playerColour(spot.figure.player)), half);
    return pictures;
}

} // namespace vozka
