// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/discard_model.h"

namespace vozka {

void DiscardModel::show(const Table& table, std::span<const HistoryEntry> moments)
{
    std::vector<DiscardRow> rows;
    for (const auto& moment : moments) {
        for (const auto& event : moment.events) {
            if (event.type == event::discard)
                rows.push_back({static_cast<int>(rows.size()),
                                QStringLiteral("image://tile/%1/0").arg(table.picture(event.kind))});
        }
    }
    showRows(std::move(rows));
}

void DiscardModel::dismiss()
{
    if (!active())
        return;
    show({}, {});
    emit dismissed();
}

} // namespace vozka
