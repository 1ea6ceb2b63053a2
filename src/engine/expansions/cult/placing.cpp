// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/cult/cult.h"
#include "engine/expansions/cult/opponents.h"

#include <vector>

namespace vozka::cult {

namespace {

/// Checks whether a tile gives a shrine or a monastery more than one opponent.
class PlaceLimit {
public:
    PlaceLimit(const TileCatalogue& catalogue, const Opponents& opponents)
        : m_opponents(opponents), m_features(static_cast<std::size_t>(catalogue.kindCount()))
    {
        for (int i = 0; i < catalogue.kindCount(); ++i)
            for (const auto& feature : catalogue.kind(static_cast<KindIndex>(i)).features)
                if (opponents.isShrineOrMonastery(feature.kind))
                    m_features[static_cast<std::size_t>(i)] = feature.kind;
    }

    [[nodiscard]] bool limits(KindIndex kind) const { return m_features[kind].has_value(); }

    /// Requires: `limits(tile.kind)`.
    [[nodiscard]] std::optional<Refusal> refusal(const StateData& state, const PlacedTile& tile) const
    {
        const auto kind = *m_features[tile.kind];
        std::optional<Refusal> refused;
        int count = 0;
        m_opponents.forEachOpponent(state, kind, tile.cell, [&](const SurroundedFeature& other) {
            if (refused)
                return;
            if (++count > 1)
                refused = refusalOf(kind, other.cell);
            else if (hasOpponent(state, other))
                refused = refusalOf(state.board.segment(other.segment).kind, other.cell);
        });
        return refused;
    }

private:
    [[nodiscard]] bool hasOpponent(const StateData& state, const SurroundedFeature& feature) const
    {
        bool found = false;
        m_opponents.forEachOpponent(state, state.board.segment(feature.segment).kind, feature.cell,
                                    [&](const SurroundedFeature&) { found = true; });
        return found;
    }

    /// `kind`: kind of the feature that would have several opponents. `at`: cell of a feature that forbids
    /// the place.
    [[nodiscard]] Refusal refusalOf(FeatureKind kind, Cell at) const
    {
        return {kind == m_opponents.shrine() ? shrineNextToSeveral : monasteryNextToSeveral, "cu.place", at};
    }

    Opponents m_opponents;
    /// Shrine or monastery of each kind of tile; empty if it has none.
    std::vector<std::optional<FeatureKind>> m_features;
};

} // namespace

Opponents::Opponents(FeatureKind shrine)
    : m_shrine(shrine), m_monastery(featureKind("monastery")), m_abbey(featureKind("abbey"))
{}

void addPlaceLimit(RuleBook& book, const Opponents& opponents)
{
    const auto limit = std::make_shared<const PlaceLimit>(book.catalogue(), opponents);
    book.limits().addForPlaces(
        kindsWith(book.catalogue(), [&](KindIndex kind) { return limit->limits(kind); }),
        [limit](const StateData& state, const LimitSubject& subject) {
            return limit->refusal(state, *subject.tile);
        });
}

} // namespace vozka::cult
