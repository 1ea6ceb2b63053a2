// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What can be done with a tile of the sandbox and with what stands on it: the entries of its menu.
#pragma once

#include "models/rows/row_model.h"
#include "models/scene/table.h"
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
    /// TakeFigure: its row among the figures. TakeFromArea: its row among the figures in areas.
    int figure = -1;
    /// SetFigure: where.
    PositionFigure place{};
    /// TakeToken: its kind. SetToken: its new place, and the height of a stack.
    PositionToken token{};
    /// SetInArea: the area.
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

/// For the tile on that cell; with a figure in hand, of that player, also every place for it there. Nothing
/// where there is no tile.
[[nodiscard]] std::vector<TileActionRow> tileActionRows(const sandbox::Sandbox& box, const Table& table,
                                                        Cell at, std::optional<FigureKind> hand,
                                                        Player player);
/// For that place off the board; with a figure in hand also the entry that sets it there.
[[nodiscard]] std::vector<TileActionRow> areaActionRows(const sandbox::Sandbox& box, const Table& table,
                                                        AreaIndex area, std::optional<FigureKind> hand);

} // namespace vozka
