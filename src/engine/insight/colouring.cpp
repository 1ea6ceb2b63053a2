// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/insight/colouring.h"

#include <algorithm>
#include <cstddef>

namespace vozka {

namespace {

constexpr int uncoloured = -1;

struct Coloured {
    std::vector<int> colours;
    /// True if no item has the colour of a neighbour.
    bool clean = true;
};

Coloured firstFit(const Neighbours& neighbours, const std::vector<int>& order, int colours)
{
    Coloured result{std::vector<int>(neighbours.size(), uncoloured)};
    for (const int at : order) {
        const auto self = static_cast<std::size_t>(at);
        std::vector<int> taken(static_cast<std::size_t>(colours), 0);
        for (const int other : neighbours[self])
            if (const int colour = result.colours[static_cast<std::size_t>(other)]; colour != uncoloured)
                ++taken[static_cast<std::size_t>(colour)];
        const auto fewest = std::ranges::min_element(taken);
        result.colours[self] = static_cast<int>(fewest - taken.begin());
        result.clean &= *fewest == 0;
    }
    return result;
}

/// Repeatedly removes the item with the fewest remaining neighbours. In the returned reverse
/// order, items have few coloured neighbours before them.
std::vector<int> smallestLast(const Neighbours& neighbours)
{
    std::vector<std::size_t> left(neighbours.size());
    std::vector<int> rest(neighbours.size());
    for (std::size_t i = 0; i < neighbours.size(); ++i) {
        left[i] = neighbours[i].size();
        rest[i] = static_cast<int>(i);
    }
    std::vector<int> order;
    while (!rest.empty()) {
        const auto next =
            std::ranges::min_element(rest, {}, [&](int at) { return left[static_cast<std::size_t>(at)]; });
        order.push_back(*next);
        rest.erase(next);
        for (const int other : neighbours[static_cast<std::size_t>(order.back())])
            --left[static_cast<std::size_t>(other)];
    }
    std::ranges::reverse(order);
    return order;
}

} // namespace

std::vector<int> colouring(const Neighbours& neighbours, const std::vector<int>& order, int colours)
{
    auto result = firstFit(neighbours, order, colours);
    if (!result.clean)
        result = firstFit(neighbours, smallestLast(neighbours), colours);
    return std::move(result.colours);
}

} // namespace vozka
