// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/trail_model.h"

namespace vozka {

PathSoFar trailNow(const Table& table)
{
    if (!table || table.viewOnly || (*table.state)->over || (*table.state)->toMove == nature)
        return {};
    return table.rules->book().plan().trail(**table.state);
}

void TrailModel::show(const Table& table)
{
    const PathSoFar trail = trailNow(table);
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
