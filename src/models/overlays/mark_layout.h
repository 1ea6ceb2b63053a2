// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Lays out the marks of an overlay for a board size, so that no mark hides another. If space is short, less
// important marks become dots or are hidden.
#pragma once

#include "models/overlays/overlay_scene.h"

#include <QRectF>

#include <vector>

namespace vozka {

enum class MarkShape : std::uint8_t { Full, Dot, Hidden };

struct PlacedMark {
    /// Middle of the mark, in cells. A full mark that was moved still covers its original place.
    QPointF place;
    MarkShape shape = MarkShape::Full;
    bool operator==(const PlacedMark&) const = default;
};

/// Returns the box of a mark, in cells; `side` is the side of its square. Marks with the look Name are round
/// discs, other marks are labels.
[[nodiscard]] QRectF boxOfMark(QPointF place, OverlayLook look, qreal side);
/// Returns the box of this mark, in cells. The disc of a longer text is wider.
[[nodiscard]] QRectF boxOfMark(const OverlayMark& mark, qreal side);

/// Returns one entry for each mark, in the same order. Full marks have squares of `side`, dots are `dot`
/// wide, in cells.
[[nodiscard]] std::vector<PlacedMark> layMarks(const std::vector<OverlayMark>& marks, qreal side, qreal dot);

} // namespace vozka
