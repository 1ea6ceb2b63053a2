// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// List of the expansions in another order. The linker uses this list instead of the engine's list, because
// this file is an object file of the test program.
#define listedExpansions listInUsualOrder
#include "engine/expansions/list.cpp"
#undef listedExpansions

#include <algorithm>
#include <vector>

namespace vozka {

std::span<const ListedExpansion> listedExpansions();

namespace {

/// Moves the expansion to the end of the list.
void moveBack(std::vector<ListedExpansion>& list, Code name)
{
    std::ranges::stable_partition(
        list, [&](const ListedExpansion& listed) { return listed.expansion->name != name; });
}

/// Keeps the relative order that the comment in the list requires.
std::vector<ListedExpansion> otherOrder()
{
    const auto usual = listInUsualOrder();
    std::vector<ListedExpansion> list(usual.begin(), usual.end());
    const std::vector<Code> last{"monastery",
                                 "farmers",
                                 "abbey",
                                 "inns",
                                 "inns-and-cathedrals",
                                 "barn",
                                 "princess-and-dragon",
                                 "ferries",
                                 "tunnel",
                                 "phantom",
                                 "wagon",
                                 "tower",
                                 "abbot",
                                 "traders-and-builders",
                                 "flying-machines",
                                 "count",
                                 "siege",
                                 "cathars",
                                 "festival",
                                 "crop-circles",
                                 "drawbridges"};
    for (const auto name : last)
        moveBack(list, name);
    return list;
}

} // namespace

std::span<const ListedExpansion> listedExpansions()
{
    static const auto list = otherOrder();
    return list;
}

} // namespace vozka
