// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Values of things that are not on features: tokens, figures in hand, own tiles, and the next turn. Lines of
// the ledger.
#include "players/evaluation.h"

#include <algorithm>
#include <cmath>

namespace vozka {

/// Adds the expected points for most tokens of a kind. A lead in tokens counts less while many are left.
void Evaluator::addHoldings(const StateData& state, Evaluation& evaluation) const
{
    for (const auto& spec : m_rules.book().tokens()) {
        if (spec.pointsForMost == 0)
            continue;
        std::array<float, maxPlayers> held{};
        auto left = static_cast<float>(spec.most);
        for (Player player = 0; player < state.playerCount; ++player) {
            held[player] = static_cast<float>(state.held(player, spec.kind));
            left -= held[player];
        }
        constexpr float minSpread = 0.3F;
        const float spread = minSpread + m_weights.holdingSpread * std::sqrt(std::max(0.0F, left));
        float sum = 0;
        for (Player player = 0; player < state.playerCount; ++player) {
            held[player] = std::exp(held[player] / spread);
            sum += held[player];
        }
        for (Player player = 0; player < state.playerCount; ++player)
            add(evaluation, player, Term::Holdings,
                static_cast<float>(spec.pointsForMost) * held[player] / sum, noSegment, noSegment, Cell{},
                index(spec.kind));
    }
}

float Evaluator::handValueFactor(float turns) const
{
    return 1 - std::exp(-turns / m_weights.handTurns);
}

void Evaluator::addHands(const StateData& state, Evaluation& evaluation) const
{
    for (Player player = 0; player < state.playerCount; ++player) {
        float count = m_returning[player];
        for (const auto kind : m_handOrder)
            count += m_handShare[index(kind)] * static_cast<float>(state.supply[player][index(kind)]);
        float points = 0;
        for (const float each : m_weights.inHand) {
            points += each * std::min(1.0F, count);
            count -= 1;
            if (count <= 0)
                break;
        }
        add(evaluation, player, Term::Figures, points * handValueFactor(m_turns[player]));
        for (const auto kind : m_ownTiles)
            add(evaluation, player, Term::OwnTiles,
                m_weights.ownTile
                    * static_cast<float>(m_rules.book().ownTileRule(kind)->left(state, player)));
    }
    if (m_turns[m_nextPlayer] > 0)
        add(evaluation, m_nextPlayer, Term::Tempo, m_weights.tempo);
}

void Evaluator::note(const LedgerLine& line) const
{
    m_ledger->push_back(line);
}

void Evaluator::noteWorth(const StateData& state, const Group& group, Term term) const
{
    for (Player player = 0; player < state.playerCount; ++player)
        if (group.strength[player] == group.highest) {
            note({player, term, group.worth, {group.root}});
            note({player, term, -group.worth * group.loss[player], {group.root}, true});
        }
}

} // namespace vozka
