// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Lays the marks of an overlay out for a size of the board, so that none hides another: where they have no
// room the more important ones are shown in full and the others as dots.
#pragma once

#include "models/overlays/overlay_scene.h"

#include <QRectF>

#include <vector>

namespace vozka {

enum class MarkShape : std::uint8_t { Full, Dot, Hidden };

struct LaidMark {
    /// Its middle, in cells: of a full one it lies so that the mark still covers its own place.
    QPointF place;
    MarkShape shape = MarkShape::Full;
    bool operator==(const LaidMark&) const = default;
};

/// What a mark covers there, in cells; `side` is that of its square. What only names is a round disc, all
/// else is a label.
[[nodiscard]] QRectF boxOfMark(QPointF place, OverlayLook look, qreal side);
/// The same for that mark where it is: a disc grows with its text.
[[nodiscard]] QRectF boxOfMark(const OverlayMark& mark, qreal side);

/// One for each mark, in their order. Squares of full marks have that side, dots are `dot` wide, in cells.
[[nodiscard]] std::vector<LaidMark> layMarks(const std::vector<OverlayMark>& marks, qreal side, qreal dot);

} // namespace vozka
