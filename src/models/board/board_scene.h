// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tiles, figures and pieces on the board, with the places where they are drawn.
#pragma once

#include "engine/insight/passages.h"
#include "models/board/table.h"

#include <QPointF>

#include <optional>
#include <span>
#include <vector>

namespace vozka {

struct TileSpot {
    Cell cell;
    QString kind;
    int turns = 0;
    /// One letter for each passage of the tile: up ('u') or down ('d'); empty if none is up.
    QString passages;
    /// Player whose latest tile this is; `noPlayer` if none.
    Player latestTileOf = noPlayer;
    bool operator==(const TileSpot&) const = default;
};

struct FigureSpot {
    Figure figure;
    Cell cell;
    /// Foot of the figure on the tile, 0 to 1. For a figure on a corner: its middle.
    QPointF place;
    /// The side of its square, in tiles.
    qreal size = 0;
    QString picture;
    /// Height above `place` on a pile of pieces, in tiles.
    qreal raised = 0;
};

/// An unowned piece, or a pile of pieces on a feature.
struct PieceSpot {
    Cell cell;
    /// Foot of the piece on the tile, 0 to 1.
    QPointF place;
    /// The side of its square, in tiles.
    qreal size = 0;
    QString source;
    /// Code of the piece or of the pieces in the pile.
    Code word;
    /// Number of pieces in the pile; 0 for an unowned piece.
    int pieces = 0;
    /// The figure with this piece; `std::nullopt` if the piece is not attached to a figure.
    std::optional<Figure> by = {};
    /// Rotation of the picture, clockwise in degrees.
    qreal angle = 0;
    /// Owner of the pair and its number, for a token of a pair.
    Player owner = noPlayer;
    int number = 0;
};

[[nodiscard]] QString tileUrl(const QString& kind, int turns, const QString& passages = {});
/// Returns the URL of a figure's picture. `picture`: name of the drawing; `colour`: name of the player's
/// colour.
[[nodiscard]] QString figureUrl(const QString& picture, const QString& colour);
/// Returns `TileSpot::passages` of a tile. `onBoard`: all passages of the board.
[[nodiscard]] QString passageLetters(const Table& table, const PlacedTile& tile,
                                     std::span<const Passage> onBoard);
/// Returns the tiles in the order of placement.
[[nodiscard]] std::vector<TileSpot> tilesOnBoard(const Table& table);
/// Returns the place of a passage in cells: its ring if it has a drawing, otherwise a place on its road.
[[nodiscard]] QPointF placeOfPassage(const Table& table, const Passage& passage);
/// Returns the middle of the figure on its tile, 0 to 1. Requires: the figure is not on a corner.
[[nodiscard]] QPointF middleOf(const FigureSpot& spot);
/// Returns the figures in the order of placement.
[[nodiscard]] std::vector<FigureSpot> figuresOnBoard(const Table& table);
/// Returns piles of pieces, then links and tokens of pairs, then single unowned pieces on tiles.
[[nodiscard]] std::vector<PieceSpot> piecesOnBoard(const Table& table);
/// Returns the strength of the figure; `std::nullopt` if its kind has a constant strength.
[[nodiscard]] std::optional<int> shownStrength(const Table& table, const Figure& figure);
/// Returns the place of a score in cells: the player's figure on a corner, if it scored; otherwise the foot
/// of a figure on the segment.
[[nodiscard]] QPointF placeOfScore(const Table& table, const Event& score);
/// Returns the number of pieces in the pile on that segment, 0 if none.
[[nodiscard]] int stackOn(const Table& table, Segment segment);
/// Returns the position of the foot of a single figure on that segment, on its tile, 0 to 1. If a pile is on
/// the segment: on top of the pile.
[[nodiscard]] QPointF footOfFigureOn(const Table& table, Segment segment);

} // namespace vozka
