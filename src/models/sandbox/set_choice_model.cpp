// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/sandbox/set_choice_model.h"

#include "engine/expansions/list.h"
#include "models/text/words.h"
#include "records/first_game.h"
#include "records/tile_library.h"

namespace vozka {

std::vector<SetChoiceRow> setChoiceRows(const std::vector<std::string>& used)
{
    const auto playable = playableTileSets();
    std::vector<SetChoiceRow> rows;
    for (const auto& set : records::TileLibrary::builtIn().sets()) {
        const bool isUsed = std::ranges::find(used, set.name) != used.end();
        // One has no tiles that another set does not have; others that can be played wait for their drawings.
        const bool isWaiting = !set.offered && std::ranges::count(playable, set.name) > 0;
        if (isUsed || (!isWaiting && set.name != records::firstGameSet))
            rows.push_back({set.name, inWords(wording::word("set", set.name)), isUsed});
    }
    return rows;
}

std::vector<std::string> withToggled(const std::vector<SetChoiceRow>& rows, int row)
{
    std::vector<std::string> sets;
    for (const auto& each : rows)
        if (each.used != (&each == &rows[static_cast<std::size_t>(row)]))
            sets.push_back(each.name);
    return sets;
}

} // namespace vozka
