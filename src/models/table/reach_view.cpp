// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/reach_view.h"

#include "models/overlays/pile_scene.h"
#include "models/scene/board_scene.h"

namespace vozka {

void ReachView::show(const Table& table, const CandidateRow* pointedAt)
{
    QList<QPoint> cells;
    auto pile = noSegment;
    int more = 0;
    if (table && table.otherStep() != nullptr)
        pile = table.rules->book().plan().pile(**table.state);
    if (pile == noSegment && pointedAt != nullptr && pointedAt->raises) {
        pile = pointedAt->segment;
        more = 1;
    }
    if (pile != noSegment && table.rules->book().pileReach() != nullptr)
        for (const auto& cell : cellsReached(table, pile, stackOn(table, pile) + more))
            cells << QPoint(cell.x, cell.y);
    if (cells == m_cells)
        return;
    m_cells = std::move(cells);
    emit changed();
}

} // namespace vozka
