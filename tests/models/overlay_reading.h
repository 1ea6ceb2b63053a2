// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Helpers to read overlay scenes in tests.
#pragma once

#include "models/overlays/overlay_scene.h"

#include <algorithm>
#include <string>
#include <vector>

namespace vozka {

/// Returns an entry as text: "3|Road, 2 tiles|Occupied by ...".
[[nodiscard]] inline std::string lineOf(const OverlayEntry& entry)
{
    return (entry.text + QLatin1Char('|') + entry.title + QLatin1Char('|') + entry.message).toStdString();
}

[[nodiscard]] inline std::vector<std::string> linesOf(const OverlayScene& scene)
{
    std::vector<std::string> lines;
    for (const auto& entry : scene.entries)
        lines.push_back(lineOf(entry));
    return lines;
}

/// True if the boxes have a common area. Touching sides do not count.
[[nodiscard]] inline bool overlap(const QRectF& a, const QRectF& b)
{
    const QRectF both = a & b;
    return both.width() > 1e-6 && both.height() > 1e-6;
}

[[nodiscard]] inline const OverlayCell* cellOf(const OverlayScene& scene, Cell cell)
{
    const auto found = std::ranges::find(scene.cells, cell, &OverlayCell::cell);
    return found == scene.cells.end() ? nullptr : &*found;
}

[[nodiscard]] inline bool shows(const OverlayScene& scene, Cell cell, const char* feature,
                                const OverlayPiece& look)
{
    const auto* shown = cellOf(scene, cell);
    return shown != nullptr && std::ranges::any_of(shown->pieces, [&](const OverlayPiece& piece) {
               return piece.feature == QLatin1String(feature) && piece.fill == look.fill
                      && piece.line == look.line && piece.hatching == look.hatching;
           });
}

} // namespace vozka
