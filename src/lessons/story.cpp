// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lessons/story.h"

#include <cassert>

namespace vozka::lessons {

State Story::stateAt(std::size_t moment) const
{
    assert(moment <= history.size());
    return moment == 0 ? table.state : history[moment - 1].after();
}

const GameData& Story::dataAt(std::size_t moment) const
{
    assert(moment <= history.size());
    return moment == 0 ? *table.state : history[moment - 1].data();
}

Match Story::matchAt(std::size_t moment) const
{
    assert(moment <= history.size());
    records::GameRecord header;
    header.rules = choice;
    header.players = players;
    return Match::withoutDealer(std::move(header), table,
                                {history.begin(), history.begin() + static_cast<std::ptrdiff_t>(moment)});
}

records::GameRecord Story::record(std::uint64_t seed) const
{
    assert(goesOn.size() == players.size());
    records::GameRecord record{choice, players, seed, {}};
    for (std::size_t i = 0; i < goesOn.size(); ++i)
        record.players[i].kind = goesOn[i];
    for (const auto& moment : history)
        record.actions.push_back(moment.action);
    return record;
}

} // namespace vozka::lessons
