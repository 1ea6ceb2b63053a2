// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Where a figure could go on to, drawn on the board: by connection the scored feature's outline and lines to
// its neighbours, by distance the frame of cells that are near enough; every feature close by with a number.
#pragma once

#include "engine/rules/hooks/reach.h"
#include "models/overlays/scene_draft.h"
#include "models/scene/table.h"

#include <optional>

namespace vozka {

/// The figure of this game that may go on when its feature was scored, if there is one.
[[nodiscard]] std::optional<FigureKind> figureThatMovesOn(const Table& table);
/// Whether that figure could stand there.
[[nodiscard]] bool canAskFrom(const Table& table, Segment segment);
/// What the engine answers; an empty answer where nothing may go on, or where it could not stand.
[[nodiscard]] Reach reachOf(const Table& table, const ReachQuestion& question);

/// Empty where nothing may go on, or could not stand. Reachable entries come first, then refused ones, each
/// by place; what is too far away, and fields, stand in a summary each.
[[nodiscard]] OverlayScene rangeScene(const Table& table, const ReachQuestion& question,
                                      const MarkRoom& room = {});
/// Both editions on one board: what both reach, only the classic one, only the new one.
[[nodiscard]] OverlayScene compareScene(const Table& table, const ReachQuestion& question);

} // namespace vozka
