// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/tunnel/tunnel.h"

#include <algorithm>
#include <bit>

namespace vozka::tunnel {

namespace {

/// The part of the road at that side, which ends at an entrance. Its id ends with the side: `road-n`.
TileFeature partAt(const TileFeature& road, Side side)
{
    constexpr std::string_view sides = "nesw";
    TileFeature part = road;
    part.id = "road-" + std::string(1, sides[static_cast<std::size_t>(index(side))]);
    part.sides = static_cast<std::uint8_t>(1U << index(side));
    part.ends = {{std::string(entranceWord), noFeature}};
    return part;
}

/// Replaces the road by its first part and appends its second part. Short roads are numbered after the
/// features. The tile has another drawing: both parts have separate areas there.
void split(TileKind& kind, std::size_t road)
{
    kind.drawing = kind.id + "-entrances";
    const auto count = kind.features.size();
    const TileFeature whole = kind.features[road];
    const auto first = static_cast<Side>(std::countr_zero(unsigned{whole.sides}));
    const auto second = static_cast<Side>(std::bit_width(unsigned{whole.sides}) - 1);
    kind.features[road] = partAt(whole, first);
    kind.features.push_back(partAt(whole, second));
    for (auto& [one, other] : kind.links)
        for (auto* feature : {&one, &other})
            *feature = static_cast<FeatureIndex>(*feature + (*feature >= count ? 1 : 0));
}

} // namespace

void splitTunnels(std::vector<TileSet>& sets)
{
    for (auto& set : sets)
        for (auto& kind : set.tiles)
            for (std::size_t i = 0, count = kind.features.size(); i < count; ++i)
                if (kind.features[i].tunnel && std::popcount(unsigned{kind.features[i].sides}) == 2)
                    split(kind, i);
}

} // namespace vozka::tunnel
