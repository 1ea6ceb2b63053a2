// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/scene/deciding.h"

namespace vozka {

bool isComputer(const records::PlayerEntry& player)
{
    return player.kind != records::PlayerKind::Human;
}

bool awaitsDecision(const Table& table)
{
    return table.state != nullptr && !table.viewOnly && !table.waiting && !(*table.state)->over
           && (*table.state)->toMove != nature;
}

bool awaitsComputer(const Table& table)
{
    if (!awaitsDecision(table))
        return false;
    const auto player = (*table.state)->toMove;
    return player < table.players.size() && isComputer(table.players[player]);
}

} // namespace vozka
