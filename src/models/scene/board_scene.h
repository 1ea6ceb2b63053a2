// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What lies on the board, as it is drawn: the tiles and the figures with their places.
#pragma once

#include "engine/insight/passages.h"
#include "models/scene/table.h"

#include <QPointF>

#include <optional>
#include <span>
#include <vector>

namespace vozka {

struct TileSpot {
    Cell cell;
    QString kind;
    int turns = 0;
    /// Of each of its passages whether it is up ('u') or down ('d'); empty if none is up.
    QString passages;
    /// Whose latest tile it is, or nature.
    Player lastOf = nature;
    bool operator==(const TileSpot&) const = default;
};

struct FigureSpot {
    Figure figure;
    Cell cell;
    /// Where its foot stands on the tile, 0 to 1; on a corner, where its middle is.
    QPointF place;
    /// The side of its square, in tiles.
    qreal size = 0;
    /// The name of its drawing.
    QString picture;
    /// How far above that place it stands, on a pile of pieces, in tiles.
    qreal raised = 0;
};

/// A piece that is nobody's, or a pile of pieces on its feature.
struct PieceSpot {
    Cell cell;
    /// Where its foot stands on the tile, 0 to 1.
    QPointF place;
    /// The side of its square, in tiles.
    qreal size = 0;
    /// The address of its picture.
    QString source;
    /// Its word: of the piece, or of what is piled up.
    Code word;
    /// How many pieces the pile has; 0 for a piece that is nobody's.
    int pieces = 0;
    /// The figure beside which it stands, if it stands by one.
    std::optional<Figure> by = {};
    /// How far its picture is turned clockwise, in degrees.
    qreal angle = 0;
};

/// The address of a tile's picture.
[[nodiscard]] QString tileAddress(const QString& kind, int turns, const QString& passages = {});
/// The address of a figure's picture, by the names of the drawing and of its player's colour.
[[nodiscard]] QString figureAddress(const QString& picture, const QString& colour);
/// Which passages of the tile are up, as in `TileSpot`, by the passages of the board (`passages`).
[[nodiscard]] QString passageLetters(const Table& table, const PlacedTile& tile,
                                     std::span<const Passage> onBoard);
/// In the order of placement.
[[nodiscard]] std::vector<TileSpot> tilesOnBoard(const Table& table);
/// Where a way on lies, in cells: at its drawing, if the tile has one.
[[nodiscard]] QPointF placeOfPassage(const Table& table, const Passage& passage);
/// Middle of the figure on its tile, 0 to 1. Requires: the figure is not on a corner.
[[nodiscard]] QPointF middleOf(const FigureSpot& spot);
/// In the order in which they were set there.
[[nodiscard]] std::vector<FigureSpot> figuresOnBoard(const Table& table);
/// Stacks of tokens, then single tokens on tiles.
[[nodiscard]] std::vector<PieceSpot> piecesOnBoard(const Table& table);
/// What the figure counts now, where that changes in the course of a game.
[[nodiscard]] std::optional<int> shownStrength(const Table& table, const Figure& figure);
/// Where points for a figure on that feature come from, in cells: where it stands, or where it stood.
[[nodiscard]] QPointF placeOfScore(const Table& table, const Event& score);
/// Height of the stack of tokens on that segment.
[[nodiscard]] int stackOn(const Table& table, Segment segment);
/// Where on its tile the foot of a figure alone on that segment stands: on top of what is piled up there.
[[nodiscard]] QPointF standPlace(const Table& table, Segment segment);

} // namespace vozka
