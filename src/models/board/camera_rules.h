// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Rules of the camera of a table: the part of the board that is shown for a decision, and the size of a cell.
#pragma once

#include <QObject>
#include <QRectF>
#include <QSizeF>
#include <QtQml/qqmlregistration.h>

namespace vozka {

/// Part of the board, in cells, that fills the free rectangle of the window, and the side of a cell in
/// pixels.
class CameraView {
    Q_GADGET
    QML_VALUE_TYPE(cameraView)
    Q_PROPERTY(QRectF cells MEMBER cells)
    Q_PROPERTY(int cell MEMBER cell)
    /// False if the camera does not move.
    Q_PROPERTY(bool moves READ moves)

public:
    [[nodiscard]] bool moves() const { return cell > 0; }
    bool operator==(const CameraView&) const = default;

    QRectF cells;
    int cell = 0;
};

/// Decision on the board, or a move to show. Rectangles are in cells.
struct CameraDecision {
    enum class Kind {
        None,
        Tile,
        /// A figure is placed on the new tile.
        Figure,
        /// A piece or figure is moved, or another choice is made.
        Piece,
        /// Another player has placed a tile or moved a piece.
        LastMove
    };
    Kind kind = Kind::None;
    /// Bounding rectangle of the choices that are always inside the view: the places for figures or, if no
    /// figure can be placed, all choices.
    QRectF choices;
    /// Kind Figure: the new tile if a figure can be placed on it, otherwise empty. If the cells would be too
    /// small with all choices, only this tile is inside the view.
    QRectF newTile;
    /// Its centre is the centre of the view, unless choices would be outside the view, or the view would
    /// extend beyond the board.
    QRectF middle;
};

/// Near: with the whole board the cells would be too small, so the view is around the choices. Mine: the
/// player has moved the camera.
enum class CameraMode { Whole, Near, Mine };

struct CameraScene {
    /// Bounding rectangle of the tiles, in cells.
    QRectF board;
    CameraDecision decision;
    /// Part of the window, in pixels, that no bar and no card covers.
    QSizeF free;
    /// Largest side of a cell when the whole board is shown, in pixels.
    int largestWhole = 128;
    CameraView now;
    /// True if the player has moved the camera.
    bool isMoved = false;
    /// True if the player has enlarged the board. If the cells would be too small with all places for the
    /// tile, the view shows `lastMove` instead of the whole board.
    bool isEnlarged = false;
    /// Bounding rectangle of the last move, in cells; empty if none.
    QRectF lastMove;
};

namespace cameraRules {

/// Pixels between the shown cells and the edges of the free rectangle.
inline constexpr int gap = 8;
/// Smallest side of a cell for decisions in the mode Near, in pixels.
inline constexpr int smallestCell = 64;
/// In pixels. On smaller cells most markers of places for figures are next to the tile.
inline constexpr int smallestCellForFigures = 110;
inline constexpr int largestCell = 128;

} // namespace cameraRules

[[nodiscard]] CameraMode cameraModeOf(const CameraScene& scene);
/// Returns the view of all tiles, the cells next to them, and the choices.
[[nodiscard]] CameraView wholeBoardView(const CameraScene& scene);
/// Returns the next view. `moves()` is false if the current view shows the decision well enough.
[[nodiscard]] CameraView nextCameraView(const CameraScene& scene);
/// Returns the best view, even if the current view is good enough. In the mode Mine `moves()` is true only if
/// a piece must be moved that is out of view.
[[nodiscard]] CameraView bestCameraView(const CameraScene& scene);

} // namespace vozka
