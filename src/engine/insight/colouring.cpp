// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/insight/colouring.h"

#include <algorithm>
#include <cstddef>

namespace vozka {

namespace {

constexpr int uncoloured = -1;

struct Colouring {
    std::vector<int> colours;
    /// True if no item has the colour of a neighbour.
    bool isProper = true;
};

/// Colours the items in that order. Each gets the first colour that the fewest of its neighbours have.
Colouring firstFit(const Neighbours& neighbours, const std::vector<int>& order, int colours)
{
    Colouring result{std::vector<int>(neighbours.size(), uncoloured)};
    for (const int at : order) {
        const auto self = static_cast<std::size_t>(at);
        std::vector<int> uses(static_cast<std::size_t>(colours), 0);
        for (const int other : neighbours[self])
            if (const int colour = result.colours[static_cast<std::size_t>(other)]; colour != uncoloured)
                ++uses[static_cast<std::size_t>(colour)];
        const auto fewest = std::ranges::min_element(uses);
        result.colours[self] = static_cast<int>(fewest - uses.begin());
        result.isProper &= *fewest == 0;
    }
    return result;
}

/// Repeatedly removes the item with the fewest remaining neighbours. Returns the reverse order: few
/// neighbours of an item come before it.
std::vector<int> smallestLast(const Neighbours& neighbours)
{
    std::vector<std::size_t> degrees(neighbours.size());
    std::vector<int> remaining(neighbours.size());
    for (std::size_t i = 0; i < neighbours.size(); ++i) {
        degrees[i] = neighbours[i].size();
        remaining[i] = static_cast<int>(i);
    }
    std::vector<int> order;
    while (!remaining.empty()) {
        const auto next = std::ranges::min_element(
            remaining, {}, [&](int at) { return degrees[static_cast<std::size_t>(at)]; });
        order.push_back(*next);
        remaining.erase(next);
        for (const int other : neighbours[static_cast<std::size_t>(order.back())])
            --degrees[static_cast<std::size_t>(other)];
    }
    std::ranges::reverse(order);
    return order;
}

} // namespace

std::vector<int> colouring(const Neighbours& neighbours, const std::vector<int>& order, int colours)
{
    auto result = firstFit(neighbours, order, colours);
    if (!result.isProper)
        result = firstFit(neighbours, smallestLast(neighbours), colours);
    return std::move(result.colours);
}

} // namespace vozka
