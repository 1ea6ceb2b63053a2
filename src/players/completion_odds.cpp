// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Estimates of the evaluation: the probability that features are completed, and the gain of joining them.
#include "engine/board/tile_view.h"
#include "players/evaluation.h"

#include <algorithm>
#include <cmath>

namespace vozka {

FeatureGroup Evaluator::featureGroupOf(const StateData& state, Segment root) const
{
    return m_featureGroups[index(state.board.segment(root).kind)];
}

const CompletionWeights& Evaluator::weightsOf(FeatureGroup group) const
{
    return group == FeatureGroup::Area   ? m_weights.city
           : group == FeatureGroup::Path ? m_weights.road
                                         : m_weights.surrounded;
}

void Evaluator::rememberChance(Segment root, float chance)
{
    m_chanceEpochs[root] = m_epoch;
    m_chances[root] = chance;
}

Evaluator::OpenEnds Evaluator::openEndsOf(const StateData& state, Segment root)
{
    const auto& board = state.board;
    const auto& catalogue = m_rules.catalogue();
    OpenEnds openEnds;
    const std::size_t first = m_endCount;
    auto endsLeft = board.segment(root).openEnds;
    Segment at = root;
    while (endsLeft > 0) {
        const auto& segment = board.segment(at);
        const auto& tile = board.tiles()[segment.tile];
        for (const Side side : allSides) {
            if (segmentAt(board, catalogue, segment.tile, side) != at)
                continue;
            const auto content = board.at(neighbour(tile.cell, side));
            if (CellTable::isTile(content))
                continue;
            --endsLeft;
            addEnd(state, first, {root, content}, opposite(side), openEnds);
        }
        at = segment.next;
        if (at == root)
            break;
    }
    if (endsLeft > 0)
        waitForLinks(state, root, openEnds);
    return openEnds;
}

/// Adds the waiting time for ends that are open until a pair of tokens is linked. Such an end counts like an
/// open cell. An end with one token of its pair is linked sooner.
void Evaluator::waitForLinks(const StateData& state, Segment root, OpenEnds& openEnds) const
{
    constexpr float forOneToken = 4;
    constexpr float forTwoTokens = 10;
    if (!m_pairs)
        return;
    const auto tokens = state.tokensOf(*m_pairs);
    const bool isAnyLeft =
        std::ranges::any_of(tokens, [](const Token& token) { return token.spot == SpotKind::Hand; });
    state.board.forEachSegment(root, [&](Segment at) {
        if (state.board.segment(at).declaredEnds == 0)
            return;
        ++openEnds.cells;
        openEnds.dead = openEnds.dead || !isAnyLeft;
        const bool hasToken = std::ranges::any_of(tokens, [&](const Token& token) { return token.isOn(at); });
        openEnds.waiting += hasToken ? forOneToken : forTwoTokens;
    });
}

/// Adds one open end. Two ends of a feature at the same cell count once, because one tile closes both.
void Evaluator::addEnd(const StateData& state, std::size_t first, End end, Side side, OpenEnds& openEnds)
{
    for (std::size_t i = first; i < m_endCount; ++i)
        if (m_ends[i].cell == end.cell)
            return;
    if (m_endCount < m_ends.size())
        m_ends[m_endCount++] = end;
    ++openEnds.cells;
    if (!CellTable::isOpen(end.cell)) {
        // The cell is beyond the table, so no tile can be placed there.
        openEnds.dead = true;
        return;
    }
    const auto demands = state.board.openCells()[end.cell - CellTable::firstOpen].demands;
    const int fitting = m_odds.fitting(demands);
    openEnds.fitting += fitting;
    waitFor(fitting == 0 ? 0 : closingShare(m_odds.closing(demands, side), fitting), openEnds);
}

/// Returns the number of tiles that close the feature at a cell. Tiles that fit but do not close it count in
/// part.
float Evaluator::closingShare(int closing, int fitting) const
{
    return static_cast<float>(closing) + m_weights.fittingShare * static_cast<float>(fitting - closing);
}

/// Adds the waiting time for one cell that must be filled. `usableTiles`: number of tiles in the bag that
/// fill it.
void Evaluator::waitFor(float usableTiles, OpenEnds& openEnds) const
{
    const auto total = static_cast<float>(std::max(1, m_odds.total()));
    if (m_ownTilesLeft)
        openEnds.waiting += std::min(total / std::max(usableTiles, 0.01F), m_weights.ownTileWait);
    else if (usableTiles > 0)
        openEnds.waiting += total / usableTiles;
    else
        openEnds.dead = true;
}

Evaluator::OpenEnds Evaluator::surroundedEndsOf(const StateData& state, Segment segment) const
{
    const auto& board = state.board;
    const Cell middle = board.cellOf(segment);
    OpenEnds openEnds;
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx) {
            const Cell cell{static_cast<std::int16_t>(middle.x + dx),
                            static_cast<std::int16_t>(middle.y + dy)};
            const auto content = board.at(cell);
            if (CellTable::isTile(content))
                continue;
            ++openEnds.cells;
            // A cell without neighbours fits any tile.
            int fitting = m_odds.total();
            if (CellTable::isOpen(content))
                fitting = m_odds.fitting(board.openCells()[content - CellTable::firstOpen].demands);
            waitFor(static_cast<float>(fitting), openEnds);
        }
    return openEnds;
}

float Evaluator::completionChance(const CompletionWeights& weights, const OpenEnds& openEnds, float points,
                                  float turns)
{
    if (openEnds.dead)
        return 0;
    // Other players sometimes complete the feature, too: that counts like 0.2 turns.
    constexpr float turnsOfOthers = 0.2F;
    const float odds = std::log((turns + turnsOfOthers) / std::max(openEnds.waiting, 0.1F));
    const float x = weights.base + weights.perChance * odds
                    + weights.perCell * static_cast<float>(openEnds.cells - 1) + weights.perPoint * points;
    return 1 / (1 + std::exp(-x));
}

float Evaluator::cityChance(const StateData& state, Segment root, float turns)
{
    if (m_chanceEpochs[root] == m_epoch)
        return m_chances[root];
    const std::size_t ends = m_endCount;
    const auto openEnds = openEndsOf(state, root);
    // Forget the ends of this unoccupied feature: joining it changes no player's share.
    m_endCount = ends;
    const float points = pointsOf(state, root, ScoreTime::Completed);
    rememberChance(root, m_weights.unclaimedCity * completionChance(m_weights.city, openEnds, points, turns));
    return m_chances[root];
}

void Evaluator::addJoinGains(const StateData& state, Evaluation& evaluation) const
{
    for (std::size_t i = 0; i < m_endCount; ++i)
        for (std::size_t j = i + 1; j < m_endCount; ++j)
            if (m_ends[i].cell == m_ends[j].cell && m_ends[i].root != m_ends[j].root
                && CellTable::isOpen(m_ends[i].cell))
                addJoinGain(state, m_ends[i], m_ends[j], evaluation);
}

/// Adds the gain or loss of each player if a tile on the common cell joined the two features.
void Evaluator::addJoinGain(const StateData& state, const End& one, const End& other,
                            Evaluation& evaluation) const
{
    const auto& a = groupWithRoot(one.root);
    const auto& b = groupWithRoot(other.root);
    if (state.board.segment(a.root).kind != state.board.segment(b.root).kind)
        return;
    const auto& open = state.board.openCells()[one.cell - CellTable::firstOpen];
    const float waitingTime = static_cast<float>(std::max(1, m_odds.total()))
                              / static_cast<float>(std::max(1, m_odds.fitting(open.demands)));
    const float joinFactor = m_weights.joining * (1 - std::exp(-m_turns[m_nextPlayer] / waitingTime));
    std::array<int, maxPlayers> strength{};
    int highest = 0;
    for (Player player = 0; player < state.playerCount; ++player) {
        strength[player] = a.strength[player] + b.strength[player];
        highest = std::max(highest, strength[player]);
    }
    for (Player player = 0; player < state.playerCount; ++player) {
        const float before = worthFor(a, player) + worthFor(b, player);
        const float after = highest > 0 && strength[player] == highest ? a.worth + b.worth : 0;
        add(evaluation, player, Term::Joining, joinFactor * (after - before), a.root, b.root, open.cell);
    }
}

float Evaluator::worthFor(const Group& group, Player player)
{
    return group.highest > 0 && group.strength[player] == group.highest ? group.worth : 0;
}

const Evaluator::Group& Evaluator::groupWithRoot(Segment root) const
{
    std::size_t at = 0;
    while (m_groups[at].root != root)
        ++at;
    return m_groups[at];
}

} // namespace vozka
