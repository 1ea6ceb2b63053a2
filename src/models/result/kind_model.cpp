// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/result/kind_model.h"

#include "models/text/sentences.h"

#include <algorithm>

namespace vozka {

int KindModel::mostPoints() const
{
    int most = 1;
    for (const auto& row : rows())
        most = std::max(most, *std::max_element(row.points.begin(), row.points.end()));
    return most;
}

void KindModel::show(const Table& table)
{
    std::vector<KindRow> rows;
    for (const auto& moment : table.moments) {
        for (const auto& event : moment.events) {
            if (event.type != event::score)
                continue;
            const auto kind = event.line.kind.substr(0, event.line.kind.find('.'));
            auto found = std::ranges::find(rows, kind, &KindRow::kind);
            if (found == rows.end())
                found = rows.insert(rows.end(), {std::string(kind), scoreKindsName(kind),
                                                 QList<int>(static_cast<int>(table.players.size()), 0)});
            found->points[event.line.player] += event.line.points;
        }
    }
    // Sorted by points, then by label.
    std::ranges::sort(rows, [](const KindRow& a, const KindRow& b) {
        return a.sum() != b.sum() ? a.sum() > b.sum() : QString::localeAwareCompare(a.label, b.label) < 0;
    });
    showRows(std::move(rows));
    emit changed();
}

} // namespace vozka
