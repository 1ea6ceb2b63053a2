// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/players/holding_model.h"

#include "models/text/words.h"

#include <algorithm>

namespace vozka {

namespace {

bool hasMost(const StateData& state, Player player, HoldingIndex kind)
{
    const int his = state.held(player, kind);
    for (Player other = 0; other < state.playerCount; ++other)
        if (state.held(other, kind) > his)
            return false;
    return his > 0;
}

HoldingRow rowOf(const Table& table, Player player, HoldingIndex index)
{
    const auto& state = **table.state;
    const auto& kind = table.rules->book().holdingKinds()[index];
    const int count = state.held(player, index);
    const bool leads = kind.pointsForMost > 0 && hasMost(state, player, index);
    const QString name = inWords(wording::word("holding", kind.word));
    const QString word = QString::fromUtf8(kind.word.data(), static_cast<qsizetype>(kind.word.size()));
    //: %1 is what a player holds ("Wine"), %2 how many of it.
    QString label = HoldingModel::tr("%1: %2").arg(name).arg(count);
    if (leads)
        //: %1 is what a player holds ("Wine"), %2 how many of it; nobody has more.
        label = HoldingModel::tr("%1: %2, nobody has more").arg(name).arg(count);
    return {index, QStringLiteral("image://sprite/%1").arg(word), count, leads, label};
}

} // namespace

void HoldingModel::show(const Table& table, Player player)
{
    std::vector<HoldingRow> rows;
    if (table && player < table.players.size()) {
        const auto& kinds = table.rules->book().holdingKinds();
        for (std::size_t i = 0; i < kinds.size(); ++i)
            if (const auto index = static_cast<HoldingIndex>(i);
                !kinds[i].isFigure && (*table.state)->held(player, index) > 0)
                rows.push_back(rowOf(table, player, index));
    }
    showRows(std::move(rows));
}

} // namespace vozka
