// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/sandbox/open_cells.h"

#include "models/text/spoken.h"

#include <QCoreApplication>

namespace vozka {

std::vector<Choice> openCells(const sandbox::Sandbox& box, KindIndex kind, int turns, Player owner)
{
    std::vector<Choice> cells;
    const auto add = [&](Cell cell, Choice::Fit fit, const QString& label) {
        Choice choice;
        choice.kind = Choice::Kind::PlaceTile;
        choice.spot = Spot::tile(cell);
        choice.fit = fit;
        choice.label = label;
        cells.push_back(choice);
    };
    if (box.isEmpty()) {
        add({0, 0}, Choice::Fit::Now, QCoreApplication::translate("Sandbox", "The first tile goes here"));
    } else if (kind != noKind) {
        for (const auto& open : box.state()->board.openCells()) {
            const unsigned fitting = box.turnsThatFit(kind, open.cell, owner);
            const bool now = (fitting >> static_cast<unsigned>(turns) & 1U) != 0;
            if (fitting != 0)
                add(open.cell, now ? Choice::Fit::Now : Choice::Fit::Turned, fitInWords(open.cell, now));
        }
    }
    return cells;
}

} // namespace vozka
