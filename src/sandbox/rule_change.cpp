// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/rule_change.h"

#include <algorithm>

namespace vozka::sandbox {

std::optional<records::PositionRecord> underRules(const records::PositionRecord& record, const Rules& now,
                                                  const records::RuleChoice& choice, const Rules& then)
{
    auto changed = record;
    changed.rules = choice;
    for (auto& tile : changed.position.tiles) {
        tile.kind = then.catalogue().find(now.catalogue().kind(tile.kind).id);
        if (tile.kind == noKind)
            return {};
    }
    const auto isKnown = [&](const PositionFigure& figure) {
        return then.book().findFigure(now.book().figureRule(figure.kind).name()) != nullptr;
    };
    if (!std::ranges::all_of(changed.position.figures, isKnown))
        return {};
    return changed;
}

records::PositionRecord withPlayers(const records::PositionRecord& record,
                                    std::vector<records::PlayerEntry> players)
{
    auto changed = record;
    const auto count = static_cast<Player>(players.size());
    auto& position = changed.position;
    for (auto& tile : position.tiles)
        if (tile.owner != nature && tile.owner >= count)
            tile.owner = nature;
    if (position.toMove >= count)
        position.toMove = 0;
    if (!position.scores.empty())
        position.scores.resize(count);
    changed.players = std::move(players);
    return changed;
}

} // namespace vozka::sandbox
