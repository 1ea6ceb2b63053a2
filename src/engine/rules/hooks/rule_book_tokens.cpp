// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The kinds of tokens and the areas of a rule book.

#include "engine/rules/hooks/turn.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace vozka {

namespace {

/// Each end where tokens of pairs can lie is open until a pair is linked there.
void openEndsOfPairs(RuleBook& book, Code roadEnd)
{
    const auto& tiles = book.catalogue();
    for (int i = 0; i < tiles.kindCount(); ++i) {
        const auto kind = static_cast<KindIndex>(i);
        for (const auto feature : tiles.kind(kind).featuresEndingAt(roadEnd))
            book.on(Trigger::TilePlaced, kindsWith(tiles, [&](KindIndex other) { return other == kind; }),
                    [feature](Turn& turn, const TriggerArgs&) {
                        auto& state = turn.state();
                        state.board.changeOpenEnds(state.board.segmentOf(state.placed, feature), 1);
                    });
    }
}

} // namespace

TokenKind RuleBook::add(const TokenSpec& token)
{
    assert(findToken(token.word) == nullptr && token.each * token.pairs * m_playerCount <= token.most);
    checkCapacity("token-kinds", static_cast<int>(m_tokens.size()) + 1,
                  std::numeric_limits<std::uint8_t>::max());
    checkCapacity("stack", token.isStack ? token.most : 0, maxStack);
    m_tokens.push_back(token);
    auto& added = m_tokens.back();
    added.kind = static_cast<TokenKind>(m_tokens.size() - 1);
    if (added.listedAs.empty())
        added.listedAs = added.word;
    if (added.isPair())
        openEndsOfPairs(*this, added.roadEnd);
    return added.kind;
}

AreaIndex RuleBook::add(const AreaSpec& area)
{
    checkCapacity("areas", static_cast<int>(m_areas.size()) + 1, std::numeric_limits<AreaIndex>::max());
    m_areas.push_back(area);
    return static_cast<AreaIndex>(m_areas.size() - 1);
}

const TokenSpec* RuleBook::findToken(Code word) const
{
    const auto found = std::ranges::find(m_tokens, word, &TokenSpec::word);
    return found == m_tokens.end() ? nullptr : &*found;
}

std::size_t RuleBook::capacityFor(const TokenSpec& token) const
{
    const auto maxCount = static_cast<std::size_t>(token.most);
    if (!token.isStack)
        return maxCount;
    const auto hands = token.canBe(SpotKind::Hand) ? static_cast<std::size_t>(m_playerCount) : 0;
    if (!token.feature)
        return token.spots == setOf(SpotKind::Hand) ? hands : maxCount + hands;
    // Each of the features can have an empty stack. The sum includes the features of one more tile, see
    // `seal`.
    std::size_t features = maxFeaturesOfTile;
    for (int i = 0; i < m_catalogue.kindCount(); ++i) {
        const auto& kind = m_catalogue.kind(static_cast<KindIndex>(i));
        features += static_cast<std::size_t>(
            kind.count * std::ranges::count(kind.features, *token.feature, &TileFeature::kind));
    }
    return features + hands;
}

} // namespace vozka
