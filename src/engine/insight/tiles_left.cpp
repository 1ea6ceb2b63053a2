// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/insight/tiles_left.h"

#include <algorithm>

namespace vozka {

std::vector<KindLeft> tilesLeft(const Rules& rules, const State& state)
{
    std::vector<KindLeft> all;
    for (int i = 0; i < rules.catalogue().kindCount(); ++i) {
        KindLeft left;
        left.kind = static_cast<KindIndex>(i);
        left.placed =
            static_cast<int>(std::ranges::count(state->board.tiles(), left.kind, &PlacedTile::kind));
        const auto& kind = rules.catalogue().kind(left.kind);
        if (kind.inBag) {
            left.total = kind.count;
            left.inBag = state->bag[left.kind];
            left.inHand = state->drawn == left.kind;
            left.out = left.total - left.inBag - left.placed - (left.inHand ? 1 : 0);
        } else {
            if (const auto* own = rules.book().ownTileRule(left.kind))
                left.held = own->left(*state, noPlayer);
            left.total = left.placed + left.held;
        }
        all.push_back(left);
    }
    return all;
}

} // namespace vozka
