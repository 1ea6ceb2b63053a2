// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/sandbox/tile_palette_model.h"

#include "engine/insight/tiles_left.h"

namespace vozka {

std::vector<TileLeftRow> paletteRows(const sandbox::Sandbox& box, std::optional<Cell> cell, Player owner)
{
    std::vector<TileLeftRow> rows;
    for (const auto& kind : tilesLeft(box.rules(), box.state())) {
        const unsigned turns = cell ? box.turnsThatFit(kind.kind, *cell, owner) : 1U;
        if (kind.total > 0 && turns != 0)
            rows.push_back(
                tileLeftRow(box.rules().catalogue(), kind.kind, turns, kind.inBag + kind.held, kind.total));
    }
    return rows;
}

} // namespace vozka
