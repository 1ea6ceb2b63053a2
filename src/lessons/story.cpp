// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lessons/story.h"

#include <cassert>

namespace vozka::lessons {

const Text& Story::text(std::string_view wanted) const
{
    const auto found = texts.find(wanted);
    assert(found != texts.end());
    return found->second;
}

const State& Story::stateAt(std::size_t moment) const
{
    assert(moment <= moments.size());
    return moment == 0 ? table.state : moments[moment - 1].after;
}

Match Story::matchAt(std::size_t moment) const
{
    assert(moment <= moments.size());
    records::GameRecord header;
    header.rules = choice;
    header.players = players;
    return Match::undealt(std::move(header), table,
                          {moments.begin(), moments.begin() + static_cast<std::ptrdiff_t>(moment)});
}

} // namespace vozka::lessons
