// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Describes figures and overlays of a board as lines of a dump.
#pragma once

#include "dumps/dump.h"
#include "models/overlays/overlay_lists.h"
#include "models/table/figure_model.h"

namespace vozka {

/// Returns one line for each painted segment, disc, connection and entry.
[[nodiscard]] QStringList sceneLines(Dump& dump, const OverlayScene& scene);
/// Returns one line for each highlighted segment.
[[nodiscard]] QStringList highlightLines(Dump& dump, const OverlayCellModel& cells);
[[nodiscard]] QStringList figureLines(const FigureModel& figures);

} // namespace vozka
