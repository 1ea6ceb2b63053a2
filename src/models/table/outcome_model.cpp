// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/outcome_model.h"

#include "models/board/outcome.h"
#include "models/text/messages.h"

#include <algorithm>

namespace vozka {

namespace {

OutcomeRow rowOf(const Table& table, std::size_t entry)
{
    const auto& book = table.rules->book();
    const auto& happened = table.history[entry];
    OutcomeRow row;
    row.number = static_cast<int>(entry);
    row.source = outcomePicture(book, happened.action);
    row.value = happened.action.number;
    const auto* event = eventOfOutcome(book, happened);
    row.text = event == nullptr ? QString::number(row.value) : logMessage(table, *event);
    const Player player = event == nullptr ? noPlayer : event->player;
    row.name = table.playerName(player);
    if (player < table.players.size())
        row.markSource = QStringLiteral("image://mark/%1").arg(table.playerColour(player));
    return row;
}

} // namespace

std::vector<OutcomeRow> outcomeRows(const Table& table)
{
    std::vector<OutcomeRow> rows;
    if (table) {
        const auto isTile = [&](const HistoryEntry& entry) { return placesTile(entry.action); };
        const auto last = std::find_if(table.history.rbegin(), table.history.rend(), isTile);
        for (const auto entry : outcomesFrom(table, static_cast<std::size_t>(table.history.rend() - last)))
            rows.push_back(rowOf(table, entry));
    }
    return rows;
}

void DiscardModel::show(const Table& table, std::span<const HistoryEntry> history)
{
    std::vector<DiscardRow> rows;
    for (const auto& entry : history) {
        for (const auto& event : entry.events) {
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
