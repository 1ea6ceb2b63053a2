// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/path_model.h"

namespace vozka {

PathSoFar currentPath(const Table& table)
{
    if (!table || table.viewOnly || (*table.state)->over || (*table.state)->toMove == noPlayer)
        return {};
    return table.rules->book().plan().pathSoFar(**table.state);
}

void PathModel::show(const Table& table)
{
    const PathSoFar path = currentPath(table);
    std::vector<PathRow> rows;
    rows.reserve(path.cells.size());
    const auto count = static_cast<int>(path.cells.size());
    for (int i = 0; i < count; ++i)
        rows.push_back({path.cells[static_cast<std::size_t>(i)], i, i + 1 == count});
    m_left = path.left;
    showRows(std::move(rows));
    emit changed();
}

} // namespace vozka
