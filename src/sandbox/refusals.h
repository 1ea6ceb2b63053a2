// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Helpers for refusals of the sandbox.
#pragma once

#include "engine/rules/position.h"

#include <optional>

namespace vozka::sandbox {

[[nodiscard]] inline Refusal refused(Code code, std::optional<Cell> at = {})
{
    return {.code = code, .at = at};
}

/// Returns a refusal with the figure and its owner.
[[nodiscard]] inline Refusal refusedFigure(Code code, const PositionFigure& figure)
{
    Refusal refusal{.code = code, .at = figure.at};
    refusal.figure = figure.kind;
    refusal.player = figure.player;
    return refusal;
}

[[nodiscard]] inline std::optional<Cell> lastCell(const Position& position)
{
    return position.tiles.empty() ? std::nullopt : std::optional(position.tiles.back().at);
}

} // namespace vozka::sandbox
