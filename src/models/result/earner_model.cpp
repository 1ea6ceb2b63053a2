// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/result/earner_model.h"

namespace vozka {

std::vector<EarnerRow> earnerRows(const Table& table, const std::vector<Event>& scores)
{
    std::vector<EarnerRow> rows;
    for (const auto& score : scores) {
        const auto player = score.line.player;
        rows.push_back({player, table.playerName(player), table.playerColour(player), score.line.points});
    }
    return rows;
}

} // namespace vozka
