// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/board/camera_rules.h"

#include <algorithm>
#include <cmath>

namespace vozka {

namespace {

using Kind = CameraDecision::Kind;

/// Width of the border around a small tile where markers of places for figures can be, in pixels.
constexpr qreal markerReach = 40;

/// Returns the largest side of a cell, in pixels, so that these cells fit into the free rectangle.
int cellFor(const QRectF& cells, QSizeF free)
{
    const auto along = [](qreal pixels, qreal count) {
        return static_cast<int>(std::floor((pixels - 2 * cameraRules::gap) / count));
    };
    return std::max(1, std::min(along(free.width(), cells.width()), along(free.height(), cells.height())));
}

QRectF wholeOf(const CameraScene& scene)
{
    return scene.board.adjusted(-1, -1, 1, 1) | scene.decision.choices;
}

/// Returns the start of an interval of that length, moved as little as possible so that it contains `from` to
/// `to`. If the interval is too short, it is centred between them.
qreal movedOver(qreal start, qreal length, qreal from, qreal to)
{
    if (to - from > length)
        return (from + to - length) / 2;
    return std::clamp(start, to - length, from);
}

/// Returns the start of an interval of that length, moved as little as possible so that it is between `from`
/// and `to`. If the interval is too long, it is centred between them.
qreal movedInto(qreal start, qreal length, qreal from, qreal to)
{
    if (length > to - from)
        return (from + to - length) / 2;
    return std::clamp(start, from, to - length);
}

/// Returns the view with cells of that size. `decision.middle` is in its middle, unless choices would be
/// outside the view, or the view would extend beyond the board.
CameraView viewWith(const CameraScene& scene, int cell)
{
    const QSizeF size = scene.free / cell;
    const qreal gap = static_cast<qreal>(cameraRules::gap) / cell;
    // Half a cell around the choices, if there is space, and space for the markers of figures.
    const qreal markers = scene.decision.kind == Kind::Figure ? markerReach / cell : 0;
    const qreal most = std::max({gap, 0.5, markers});
    const auto around = [gap, most](qreal whole, qreal part) {
        return std::clamp((whole - part) / 2, gap, most);
    };
    const qreal beside = around(size.width(), scene.decision.choices.width());
    const qreal above = around(size.height(), scene.decision.choices.height());
    const QRectF choices = scene.decision.choices.adjusted(-beside, -above, beside, above);
    const QRectF whole = wholeOf(scene).adjusted(-gap, -gap, gap, gap);
    const QPointF middle = scene.decision.middle.center();
    const qreal left =
        movedOver(middle.x() - size.width() / 2, size.width(), choices.left(), choices.right());
    const qreal top =
        movedOver(middle.y() - size.height() / 2, size.height(), choices.top(), choices.bottom());
    CameraView view;
    view.cell = cell;
    view.cells = QRectF(QPointF(movedInto(left, size.width(), whole.left(), whole.right()),
                                movedInto(top, size.height(), whole.top(), whole.bottom())),
                        size);
    return view;
}

int smallestFor(Kind kind)
{
    return kind == Kind::Figure ? cameraRules::smallestCellForFigures : cameraRules::smallestCell;
}

/// Returns the largest side of a cell, in pixels, so that the choices and their markers are in the view.
int fittingCell(const CameraScene& scene)
{
    const auto& decision = scene.decision;
    const int fitting = cellFor(decision.choices, scene.free);
    return fitting < smallestFor(decision.kind) && decision.kind == Kind::Figure
               ? cellFor(decision.choices, scene.free - 2 * QSizeF(markerReach, markerReach))
               : fitting;
}

/// Returns the scene with the new tile, or the last move, as its only choice if the cells would be too small
/// with all choices.
CameraScene withoutFarChoices(CameraScene scene)
{
    if (cameraModeOf(scene) != CameraMode::Near || fittingCell(scene) >= cameraRules::smallestCell)
        return scene;
    auto& decision = scene.decision;
    if (!decision.newTile.isEmpty())
        decision.choices = decision.newTile;
    else if (decision.kind == Kind::Tile && scene.isEnlarged && !scene.lastMove.isEmpty())
        decision.choices = decision.middle = scene.lastMove;
    return scene;
}

CameraView nearView(const CameraScene& scene)
{
    const auto& decision = scene.decision;
    if (decision.kind == Kind::None)
        return {};
    const int smallest = smallestFor(decision.kind);
    const int fitting = fittingCell(scene);
    if (fitting < smallest && decision.kind == Kind::Tile)
        return wholeBoardView(scene);
    const int largest = std::min(cameraRules::largestCell, fitting);
    return viewWith(scene, std::clamp(scene.now.cell, std::min(smallest, largest), largest));
}

/// `border`: space in pixels around the cells `shown`.
bool isEnough(const CameraView& now, int cell, const QRectF& shown, qreal border)
{
    const qreal gap = now.moves() ? border / now.cell : 0;
    // Views are rounded to whole pixels.
    const qreal rounding = now.moves() ? 1.0 / now.cell : 0;
    return now.cell >= cell
           && now.cells.adjusted(-rounding, -rounding, rounding, rounding)
                  .contains(shown.adjusted(-gap, -gap, gap, gap));
}

} // namespace

CameraMode cameraModeOf(const CameraScene& scene)
{
    if (scene.isMoved)
        return CameraMode::Mine;
    return wholeBoardView(scene).cell < cameraRules::smallestCell ? CameraMode::Near : CameraMode::Whole;
}

CameraView wholeBoardView(const CameraScene& scene)
{
    const QRectF whole = wholeOf(scene);
    CameraView view;
    view.cell = std::min(scene.largestWhole, cellFor(whole, scene.free));
    const QSizeF size = scene.free / view.cell;
    view.cells = QRectF(whole.center() - QPointF(size.width(), size.height()) / 2, size);
    return view;
}

CameraView bestCameraView(const CameraScene& all)
{
    const CameraScene scene = withoutFarChoices(all);
    switch (cameraModeOf(scene)) {
    case CameraMode::Whole:
        return wholeBoardView(scene);
    case CameraMode::Near:
        return nearView(scene);
    case CameraMode::Mine:
        // Shows a piece that must be moved, with cells of the same size.
        if (scene.decision.kind == Kind::Piece && !scene.now.cells.intersects(scene.decision.choices))
            return viewWith(scene, scene.now.cell);
        break;
    }
    return {};
}

CameraView nextCameraView(const CameraScene& all)
{
    const CameraScene scene = withoutFarChoices(all);
    const CameraView best = bestCameraView(scene);
    const bool isWhole = cameraModeOf(scene) == CameraMode::Whole;
    // If the current view shows the whole board, the camera does not move, even if larger cells would fit.
    const int cell = isWhole ? 0 : best.cell;
    const QRectF shown = isWhole ? wholeOf(scene) : scene.decision.choices;
    const bool hasMarkersOutside =
        !isWhole && scene.decision.kind == Kind::Figure && best.cell < cameraRules::smallestCellForFigures;
    const qreal border = hasMarkersOutside ? markerReach : cameraRules::gap;
    return isEnough(scene.now, cell, shown, border) ? CameraView() : best;
}

} // namespace vozka
