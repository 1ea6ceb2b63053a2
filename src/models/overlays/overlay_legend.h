// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the lines, frames, hatchings and marks of an overlay scene mean: a row for each kind that it shows.
#pragma once

#include "models/overlays/overlay_scene.h"
#include "models/rows/row_model.h"

namespace vozka {

struct OverlayLegendRow {
    /// The address of a cell's picture on which the look is seen, and the left edge of the third of it that
    /// shows it best; empty if the mark says all.
    QString swatch;
    qreal part = 0;
    /// The address of the mark's picture, empty without one.
    QString mark;
    QString words;
    [[nodiscard]] bool isSame(const OverlayLegendRow& other) const { return words == other.words; }
    bool operator==(const OverlayLegendRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&OverlayLegendRow::swatch>("swatch"),
            role<&OverlayLegendRow::part>("part"),
            role<&OverlayLegendRow::mark>("mark"),
            role<&OverlayLegendRow::words>("words"),
        };
    }
};

/// Nothing for a scene that shows nothing.
[[nodiscard]] std::vector<OverlayLegendRow> legendOf(const OverlayScene& scene);

} // namespace vozka
