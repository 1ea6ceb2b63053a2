// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Legend of an overlay scene: one row for each kind of line, frame, hatching and mark in it.
#pragma once

#include "models/base/row_model.h"
#include "models/overlays/overlay_scene.h"

namespace vozka {

struct OverlayLegendRow {
    /// Image URL of a cell with the look, and the left edge (0 to 1) of the third of the image that shows the
    /// look best. The URL is empty if the mark is enough.
    QString swatch;
    qreal part = 0;
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

[[nodiscard]] std::vector<OverlayLegendRow> legendOf(const OverlayScene& scene);

} // namespace vozka
