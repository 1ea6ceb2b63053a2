// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/players/supply_model.h"

#include "models/scene/board_scene.h"
#include "models/text/sentences.h"

namespace vozka {

void SupplyModel::show(const Table& table, Player player)
{
    std::vector<SupplyRow> rows;
    if (table && player < table.players.size()) {
        for (const auto& rule : table.rules->book().figureRules()) {
            if (rule->spec().supply == 0)
                continue;
            const int count = (*table.state)->supply[player][vozka::index(rule->kind())];
            rows.push_back({rule->kind(),
                            figureAddress(table.figurePicture(rule->kind()), table.playerColour(player)),
                            count, rule->spec().supply,
                            tr("%1: %n left", nullptr, count).arg(figureName(table, rule->kind()))});
        }
    }
    showRows(std::move(rows));
}

} // namespace vozka
