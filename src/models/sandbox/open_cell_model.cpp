// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/sandbox/open_cell_model.h"

#include "models/text/spoken.h"

#include <QCoreApplication>

namespace vozka {

void OpenCellModel::show(const sandbox::Sandbox& box, KindIndex kind, int turns, Player owner)
{
    using fitting::Fit;
    std::vector<OpenCellRow> rows;
    const auto add = [&](Cell cell) {
        const unsigned fitting = box.turnsThatFit(kind, cell, owner);
        if (fitting == 0)
            return;
        const bool now = (fitting >> static_cast<unsigned>(turns) & 1U) != 0;
        rows.push_back(
            {cell, now ? Fit::Now : Fit::Turned,
             (now ? QCoreApplication::translate("Table", "Space %1: the tile fits the way it is turned")
                  : QCoreApplication::translate("Table", "Space %1: the tile fits if you turn it"))
                 .arg(cellInWords(cell))});
    };
    if (box.isEmpty())
        rows.push_back(
            {{0, 0}, Fit::Now, QCoreApplication::translate("Sandbox", "The first tile lies here")});
    else if (kind != noKind)
        for (const auto& open : box.state()->board.openCells())
            add(open.cell);
    showRows(std::move(rows));
}

} // namespace vozka
