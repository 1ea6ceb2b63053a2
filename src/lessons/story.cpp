// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lessons/story.h"

#include <cassert>

namespace vozka::lessons {

State Story::stateAt(std::size_t entryCount) const
{
    assert(entryCount <= history.size());
    return entryCount == 0 ? table.state : history[entryCount - 1].after();
}

const GameData& Story::dataAt(std::size_t entryCount) const
{
    assert(entryCount <= history.size());
    return entryCount == 0 ? *table.state : history[entryCount - 1].data();
}

Match Story::matchAt(std::size_t entryCount) const
{
    assert(entryCount <= history.size());
    records::GameRecord header;
    header.rules = choice;
    header.players = players;
    return Match::withoutDealer(std::move(header), table,
                                {history.begin(), history.begin() + static_cast<std::ptrdiff_t>(entryCount)});
}

records::GameRecord Story::record(std::uint64_t seed) const
{
    assert(playersOfGame.size() == players.size());
    records::GameRecord record{choice, players, seed, {}};
    for (std::size_t i = 0; i < playersOfGame.size(); ++i)
        record.players[i].kind = playersOfGame[i];
    for (const auto& entry : history)
        record.actions.push_back(entry.action);
    return record;
}

} // namespace vozka::lessons
