// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Menu entries for a tile of the sandbox and for figures and pieces on it.
#pragma once

#include "models/base/row_model.h"
#include "models/board/table.h"
#include "sandbox/sandbox.h"

#include <QString>

namespace vozka {

struct TileActionRow {
    enum class What {
        Turn,
        TurnBack,
        MakeLast,
        TakeTile,
        TakeFigure,
        SetFigure,
        TakeToken,
        SetToken,
        SetInArea,
        TakeFromArea
    };
    What what = What::Turn;
    QString label;
    /// TakeFigure: row of the figure. TakeFromArea: row of the figure among the figures in areas.
    int figure = -1;
    /// SetFigure: place of the figure.
    PositionFigure place{};
    /// TakeToken: its kind. SetToken: its new place, and the height of a stack.
    PositionToken token{};
    AreaIndex area = 0;
    [[nodiscard]] bool isSame(const TileActionRow& other) const
    {
        return what == other.what && label == other.label;
    }
    /// The key that does the same, as text; empty without one.
    [[nodiscard]] QString keys() const;
    bool operator==(const TileActionRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&TileActionRow::label>("label"),
            role<&TileActionRow::keys>("keys"),
        };
    }
};

/// Returns the actions for the tile on that cell, and places for the figure in hand of that player. Empty
/// without a tile.
[[nodiscard]] std::vector<TileActionRow> tileActionRows(const sandbox::Sandbox& box, const Table& table,
                                                        Cell at, std::optional<FigureKind> hand,
                                                        Player player);
/// Returns the actions for that area, and one to place the figure in hand there.
[[nodiscard]] std::vector<TileActionRow> areaActionRows(const sandbox::Sandbox& box, const Table& table,
                                                        AreaIndex area, std::optional<FigureKind> hand);

} // namespace vozka
