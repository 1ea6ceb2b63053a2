// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/hooks/limits.h"

namespace vozka {

std::optional<Refusal> Limits::refusal(Limit limit, const StateData& state, const LimitSubject& subject) const
{
    for (const auto& rule : m_rules[static_cast<std::size_t>(limit)])
        if (auto refusal = rule(state, subject))
            return refusal;
    return {};
}

void Limits::addForPlaces(const KindSet& kinds, LimitRule rule)
{
    m_limitedKinds |= kinds;
    of(Limit::TilePlace)
        .emplace_back([kinds, rule = std::move(rule)](const StateData& state, const LimitSubject& subject) {
            return kinds.contains(subject.tile->kind) ? rule(state, subject) : std::nullopt;
        });
}

void Limits::addForTileOf(TokenKind token, std::function<Refusal(const StateData&, TileIndex)> reason)
{
    m_forbiddingTokens.push_back(token);
    of(Limit::OnTile)
        .emplace_back(
            [token, reason = std::move(reason)](const StateData& state, const LimitSubject& subject) {
                return state.isOn(token, subject.onTile) ? std::optional(reason(state, subject.onTile))
                                                         : std::nullopt;
            });
}

void Limits::addForFeatures(FeatureKind kind, LimitRule rule)
{
    m_limitedFeatures |= 1U << index(kind);
    of(Limit::OnFeature)
        .emplace_back([kind, rule = std::move(rule)](const StateData& state, const LimitSubject& subject) {
            return state.board.segment(subject.feature).kind == kind ? rule(state, subject) : std::nullopt;
        });
}

} // namespace vozka
