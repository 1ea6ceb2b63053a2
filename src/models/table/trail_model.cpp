// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/trail_model.h"

namespace vozka {

void TrailModel::show(const Table& table)
{
    Trail trail;
    // Who looks on while a computer decides sees it as well.
    if (table && !table.viewOnly && !(*table.state)->over && (*table.state)->toMove != nature)
        trail = table.rules->book().plan().at((*table.state)->step).trail(**table.state);
    std::vector<TrailRow> rows;
    rows.reserve(trail.cells.size());
    const auto count = static_cast<int>(trail.cells.size());
    for (int i = 0; i < count; ++i)
        rows.push_back({trail.cells[static_cast<std::size_t>(i)], i, i + 1 == count});
    m_left = trail.left;
    showRows(std::move(rows));
    emit changed();
}

} // namespace vozka
