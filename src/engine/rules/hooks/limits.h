// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Limits of actions that other rules allow.
#pragma once

#include "engine/rules/hooks/tile_hooks.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <vector>

namespace vozka {

/// Subject of a limit.
enum class Limit : std::uint8_t {
    /// A place where the tile fits by its sides or by its `OwnTileRule`, only for the tile kinds of the
    /// limit.
    TilePlace,
    /// Any placement of an own tile in this turn.
    OwnTile,
    /// Any feature of the tile with a token of the limit, for figures that are deployed or moved.
    OnTile,
    /// Deployment or landing on a feature whose kind allows the figure, only for the kinds of the limit.
    OnFeature,
    /// A tile, for neutral pieces that move between tiles.
    PieceOnTile,
};
inline constexpr std::size_t limitCount = 5;

/// Arguments of a limit.
struct LimitSubject {
    /// TilePlace only.
    const PlacedTile* tile = nullptr;
    /// OnTile and PieceOnTile only.
    TileIndex onTile = noTile;
    /// OnFeature only.
    Segment feature = noSegment;
};

/// Returns the reason if the limit forbids the subject; empty if not.
using LimitRule = std::function<std::optional<Refusal>(const StateData&, const LimitSubject&)>;

class Limits {
public:
    /// `kinds`: number of tile kinds of the game.
    explicit Limits(std::size_t kinds) : m_limitedKinds(kinds), m_kindsNeedingTerrain(kinds) {}

    /// Returns the reason of the first limit that forbids the subject; empty if none does.
    [[nodiscard]] std::optional<Refusal> refusal(Limit limit, const StateData& state,
                                                 const LimitSubject& subject = {}) const;
    /// True if a limit could forbid places of tiles of that kind.
    [[nodiscard]] bool limitsPlacesOf(KindIndex kind) const { return m_limitedKinds.contains(kind); }
    /// True if limits forbid tiles of that kind on all open cells without a demand for a terrain of an
    /// expansion.
    [[nodiscard]] bool needsExpansionTerrain(KindIndex kind) const
    {
        return m_kindsNeedingTerrain.contains(kind);
    }
    /// True if a limit could forbid deployment on features of that kind.
    [[nodiscard]] bool limitsFigures(FeatureKind kind) const
    {
        return (m_limitedFeatures >> index(kind) & 1) != 0;
    }
    /// True if a limit forbids deployment on the feature.
    [[nodiscard]] bool isFeatureForbidden(const StateData& state, Segment segment) const
    {
        return limitsFigures(state.board.segment(segment).kind)
               && refusal(Limit::OnFeature, state, {.feature = segment});
    }
    /// True if a limit forbids figures on the features of the tile.
    [[nodiscard]] bool isTileForbidden(const StateData& state, TileIndex tile) const
    {
        return std::ranges::any_of(m_forbiddingTokens,
                                   [&](TokenKind token) { return state.isOn(token, tile); });
    }
    /// Adds all tiles with `isTileForbidden`.
    void addForbiddenTiles(const StateData& state, IndexSet<maxTiles>& tiles) const
    {
        for (const auto kind : m_forbiddingTokens)
            if (const auto* const token = state.token(kind);
                token != nullptr && state.tileOf(*token) != noTile)
                tiles.insert(state.tileOf(*token));
    }
    /// True if a limit forbids figures on the feature or on its tile.
    [[nodiscard]] bool isForbidden(const StateData& state, Segment segment) const
    {
        return isFeatureForbidden(state, segment)
               || isTileForbidden(state, state.board.segment(segment).tile);
    }

    /// Adds a limit of own tiles or of neutral pieces.
    void add(Limit limit, LimitRule rule) { of(limit).push_back(std::move(rule)); }
    /// Limits the places of tiles of those kinds.
    void addForPlaces(const KindSet& kinds, LimitRule rule);
    /// Declares that limits of those kinds forbid all open cells without a demand for a terrain of an
    /// expansion. Lists of places leave these cells out without calling the limits.
    void requireExpansionTerrain(const KindSet& kinds) { m_kindsNeedingTerrain |= kinds; }
    /// Forbids deploying or moving figures to any feature of the tile with the first token of that kind.
    /// `reason(state, tile)` returns the reason.
    void addForTileOf(TokenKind token, std::function<Refusal(const StateData&, TileIndex)> reason);
    /// Limits deployment on features of that kind.
    void addForFeatures(FeatureKind kind, LimitRule rule);

private:
    [[nodiscard]] std::vector<LimitRule>& of(Limit limit) { return m_rules[static_cast<std::size_t>(limit)]; }

    std::array<std::vector<LimitRule>, limitCount> m_rules;
    KindSet m_limitedKinds;
    KindSet m_kindsNeedingTerrain;
    /// Figures cannot be placed on the tiles of these tokens.
    std::vector<TokenKind> m_forbiddingTokens;
    /// Kinds of features with limits, one bit each.
    std::uint32_t m_limitedFeatures = 0;
};

} // namespace vozka
