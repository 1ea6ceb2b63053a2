// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Lays out the marks of an overlay for a board size, so that no mark hides another. If space is short, less
// important marks become dots.
#pragma once

#include "models/overlays/overlay_scene.h"

#include <QRectF>

#include <vector>

namespace vozka {

enum class MarkShape : std::uint8_t { Full, Dot, Hidden };

struct PlacedMark {
    /// Middle of the mark, in cells. A full mark still covers its own place.
    QPointF place;
    MarkShape shape = MarkShape::Full;
    bool operator==(const PlacedMark&) const = default;
};

/// Returns the box of a mark, in cells; `side` is the side of its square. Names are round discs, others are
/// labels.
[[nodiscard]] QRectF boxOfMark(QPointF place, OverlayLook look, qreal side);
/// Same for this mark: a disc grows with its text.
[[nodiscard]] QRectF boxOfMark(const OverlayMark& mark, qreal side);

/// Returns one entry for each mark, in the same order. Full marks have squares of `side`, dots are `dot`
/// wide, in cells.
[[nodiscard]] std::vector<PlacedMark> layMarks(const std::vector<OverlayMark>& marks, qreal side, qreal dot);

} // namespace vozka
