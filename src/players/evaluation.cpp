// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "players/evaluation.h"

#include "engine/rules/scoring/feature_scoring.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace vozka {

float Evaluator::pointsOf(const StateData& state, Segment root, ScoreTime time) const
{
    return static_cast<float>(m_rules.book().scoreOf(state, root, time).sheet.points());
}

float Evaluation::total(Player player) const
{
    float sum = 0;
    for (const float points : terms[player])
        sum += points;
    return sum;
}

Values leads(const Evaluation& evaluation, int players)
{
    Values values{};
    float sum = 0;
    const auto all = static_cast<Player>(players);
    for (Player player = 0; player < all; ++player) {
        values[player] = evaluation.total(player);
        sum += values[player];
    }
    const auto otherCount = static_cast<float>(players - 1);
    for (Player player = 0; player < all; ++player)
        values[player] -= (sum - values[player]) / otherCount;
    return values;
}

Evaluator::Evaluator(const Rules& rules, const Weights& weights)
    : m_rules(rules),
      m_weights(weights),
      m_odds(rules.catalogue()),
      m_groups(rules.book().layout()->figures),
      m_groupOfFigure(m_groups.size()),
      m_chanceEpochs(rules.book().layout()->segments),
      m_chances(m_chanceEpochs.size()),
      m_countedEpochs(m_chanceEpochs.size())
{
    for (const auto& rule : rules.book().figureRules()) {
        m_figures[index(rule->kind())] = rule.get();
        m_handShare[index(rule->kind())] = handShare(weights, rules.book(), *rule);
        m_handOrder.push_back(rule->kind());
    }
    for (int kind = 0; kind < maxFeatureKinds; ++kind)
        if (const auto featureKind = static_cast<FeatureKind>(kind); rules.book().has(featureKind))
            m_featureGroups[kind] = rules.book().featureRule(featureKind).group;
    for (const auto& spec : rules.book().tokens())
        if (spec.isPair())
            m_pairs = spec.kind;
    // Sums of floating point numbers depend on the order. It must not depend on the indices of the kinds.
    std::ranges::stable_sort(m_handOrder, {},
                             [&](FigureKind kind) { return handGroup(rules.book().figureRule(kind)); });
    for (int kind = 0; kind < rules.catalogue().kindCount(); ++kind)
        if (rules.book().ownTileRule(static_cast<KindIndex>(kind)) != nullptr)
            m_ownTiles.push_back(static_cast<KindIndex>(kind));
}

Values Evaluator::leads(const State& state)
{
    Evaluation evaluation;
    evaluate(state, evaluation);
    return vozka::leads(evaluation, state->playerCount);
}

void Evaluator::evaluate(const State& state, Evaluation& evaluation, Ledger* ledger)
{
    const auto& data = *state;
    evaluation = {};
    m_ledger = ledger;
    for (Player player = 0; player < data.playerCount; ++player)
        add(evaluation, player, Term::Score, data.scores[player]);
    if (data.over)
        return;
    prepare(data);
    collectGroups(data);
    if (!m_rules.book().estimates().empty())
        addExpectedLossesAndPoints(data, evaluation);
    shareTurns(data);
    // Fields last: they use the probabilities that cities are completed.
    for (std::size_t i = 0; i < m_groupCount; ++i)
        if (featureGroupOf(data, m_groups[i].root) != FeatureGroup::Field)
            addOpenFeature(data, i, evaluation);
    for (std::size_t i = 0; i < m_groupCount; ++i)
        if (featureGroupOf(data, m_groups[i].root) == FeatureGroup::Field)
            addField(data, i, evaluation);
    addFigures(data, evaluation);
    addHands(data, evaluation);
    addHoldings(data, evaluation);
    addJoinGains(data, evaluation);
}

/// Computes the turns that each player has left, starting with the player who places next.
void Evaluator::prepare(const StateData& state)
{
    ++m_epoch;
    m_endCount = 0;
    m_odds.count(state);
    const int players = state.playerCount;
    const int tiles = m_odds.total() + (state.drawn != noKind ? 1 : 0);
    m_nextPlayer = state.placed == noTile ? state.active : static_cast<Player>((state.active + 1) % players);
    for (Player player = 0; player < players; ++player) {
        const int before = (player - m_nextPlayer + players) % players;
        m_turns[player] = static_cast<float>(std::max(0, (tiles - before + players - 1) / players));
        m_returning[player] = 0;
    }
    m_ownTilesLeft = std::ranges::any_of(m_ownTiles, [&](KindIndex kind) {
        return m_rules.book().ownTileRule(kind)->left(state, noPlayer) > 0;
    });
}

void Evaluator::collectGroups(const StateData& state)
{
    m_groupCount = 0;
    const auto figures = state.figuresOnBoard();
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const auto& figure = figures[i];
        const Segment root = state.board.root(figure.segment);
        std::size_t at = 0;
        while (at < m_groupCount && m_groups[at].root != root)
            ++at;
        auto& group = m_groups[at];
        if (at == m_groupCount) {
            ++m_groupCount;
            group = {.root = root};
            group.loss.fill(m_rules.book().estimates().empty() ? 0.0F : 1.0F);
        }
        m_groupOfFigure[i] = static_cast<std::uint8_t>(at);
        if (figure.player >= maxPlayers)
            continue;
        auto& strength = group.strength[figure.player];
        strength =
            static_cast<std::int8_t>(strength + m_figures[index(figure.kind)]->strength(state, figure));
        group.highest = std::max(group.highest, strength);
    }
}

/// Sets the probabilities of losing figures, and adds the expected points of the expansions.
void Evaluator::addExpectedLossesAndPoints(const StateData& state, Evaluation& evaluation)
{
    const auto& book = m_rules.book();
    const auto figures = state.figuresOnBoard();
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const auto& figure = figures[i];
        if (figure.player >= state.playerCount)
            continue;
        float stayProbability = 1;
        for (const auto& estimate : book.estimates())
            stayProbability *= 1 - estimate->lossOf(book, state, figure);
        m_groups[m_groupOfFigure[i]].loss[figure.player] *= 1 - stayProbability;
    }
    for (Player player = 0; player < state.playerCount; ++player)
        for (std::size_t i = 0; i < book.estimates().size(); ++i)
            add(evaluation, player, Term::ExpectedPoints, book.estimates()[i]->pointsOf(book, state, player),
                noSegment, noSegment, Cell{}, static_cast<int>(i));
}

/// Computes the turns for one feature: a turn helps only one of a player's open features.
void Evaluator::shareTurns(const StateData& state)
{
    std::array<int, maxPlayers> open{};
    for (std::size_t i = 0; i < m_groupCount; ++i)
        if (featureGroupOf(state, m_groups[i].root) != FeatureGroup::Field)
            for (Player player = 0; player < state.playerCount; ++player)
                open[player] += m_groups[i].strength[player] > 0 ? 1 : 0;
    for (Player player = 0; player < state.playerCount; ++player)
        m_turnsPerFeature[player] =
            m_turns[player] / (1 + m_weights.crowding * static_cast<float>(std::max(0, open[player] - 1)));
}

/// Returns the turns for one feature of the player with the majority. In a tie, returns the greatest number.
float Evaluator::turnsOf(const StateData& state, const Group& group) const
{
    float turns = 0;
    for (Player player = 0; player < state.playerCount; ++player)
        if (group.strength[player] == group.highest)
            turns = std::max(turns, m_turnsPerFeature[player]);
    return turns;
}

void Evaluator::addWorth(const StateData& state, const Group& group, Term term, Evaluation& evaluation) const
{
    if (group.highest <= 0)
        return;
    for (Player player = 0; player < state.playerCount; ++player)
        if (group.strength[player] == group.highest)
            evaluation.of(player, term) += group.worth * (1 - group.loss[player]);
    if (m_ledger != nullptr) [[unlikely]]
        noteWorth(state, group, term);
}

void Evaluator::addOpenFeature(const StateData& state, std::size_t at, Evaluation& evaluation)
{
    auto& group = m_groups[at];
    const auto type = featureGroupOf(state, group.root);
    const bool surrounded = type == FeatureGroup::Surrounded;
    const Term term = surrounded ? Term::Surrounded : type == FeatureGroup::Area ? Term::Cities : Term::Roads;
    const auto openEnds = surrounded ? surroundedEndsOf(state, group.root) : openEndsOf(state, group.root);
    if (openEnds.cells == 0) {
        // Figures on features that can never be completed never return.
        if (!m_rules.book().isComplete(state, group.root))
            return;
        group.chance = group.returnShare = 1;
        if (state.board.status(group.root) == FeatureStatus::Complete) {
            group.worth = pointsOf(state, group.root, ScoreTime::Completed);
            addWorth(state, group, term, evaluation);
        }
        return;
    }
    const auto& weights = weightsOf(type);
    const auto currentPoints = pointsOf(state, group.root, ScoreTime::Final);
    const auto completedPoints = pointsOf(state, group.root, ScoreTime::Completed);
    group.chance = completionChance(weights, openEnds, completedPoints, turnsOf(state, group));
    group.returnShare = m_weights.returnShare * group.chance * m_weights.returnWait
                        / (m_weights.returnWait + openEnds.waiting);
    rememberChance(group.root, group.chance);
    group.extending = static_cast<float>(openEnds.fitting) / static_cast<float>(std::max(1, m_odds.total()));
    const auto cells = static_cast<float>(openEnds.cells);
    // A completed surrounded feature has a fixed value, so it grows only if it stays incomplete.
    const float worthIfCompleted = surrounded ? completedPoints : completedPoints + weights.growth * cells;
    const float worthIfIncomplete = surrounded ? currentPoints + weights.growth * cells : currentPoints;
    group.worth = group.chance * worthIfCompleted + (1 - group.chance) * worthIfIncomplete;
    addWorth(state, group, term, evaluation);
}

void Evaluator::addField(const StateData& state, std::size_t at, Evaluation& evaluation)
{
    auto& group = m_groups[at];
    const auto& board = state.board;
    const float turns = turnsOf(state, group);
    float cities = 0;
    ++m_fieldEpoch;
    board.forEachSegment(group.root, [&](Segment segment) {
        const auto tile = board.segment(segment).tile;
        const auto& kind = m_rules.catalogue().kind(board.tiles()[tile].kind);
        for (const auto feature : kind.features[board.featureIndex(segment)].cities) {
            const Segment root = board.root(board.segmentOf(tile, feature));
            if (m_countedEpochs[root] == m_fieldEpoch)
                continue;
            m_countedEpochs[root] = m_fieldEpoch;
            const auto* const rule = fieldCityRule(m_rules.book(), state, root);
            const float chance = board.segment(root).openEnds == 0 ? 1.0F : cityChance(state, root, turns);
            cities += rule == nullptr ? chance : chance * static_cast<float>(rule->factor);
        }
    });
    group.cities = cities;
    const auto spread = static_cast<float>(board.segment(group.root).segments);
    group.worth =
        m_weights.fieldCity * cities + (m_weights.fieldGrowth + m_weights.fieldReach * spread) * turns;
    addWorth(state, group, Term::Fields, evaluation);
}

void Evaluator::addFigures(const StateData& state, Evaluation& evaluation)
{
    const auto figures = state.figuresOnBoard();
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const auto& figure = figures[i];
        if (figure.player >= state.playerCount)
            continue;
        const auto& spec = m_figures[index(figure.kind)]->spec();
        const auto& group = m_groups[m_groupOfFigure[i]];
        if (spec.isPaidAlone) {
            add(evaluation, figure.player, Term::PaidAlone,
                m_weights.aloneCity * group.cities + m_weights.aloneGrowth * m_turns[figure.player],
                group.root);
            continue;
        }
        if (spec.grantsExtraTurn)
            add(evaluation, figure.player, Term::ExtraTurns,
                m_weights.extraTurn * extraTurns(group, m_turns[figure.player]), group.root);
        if (const int bonus = spec.cityBonus; bonus > 0 && group.strength[figure.player] == group.highest)
            add(evaluation, figure.player, Term::Fields,
                static_cast<float>(bonus) * group.cities + m_weights.cityBonusGrowth * m_turns[figure.player],
                group.root);
        m_returning[figure.player] += group.returnShare * m_handShare[index(figure.kind)];
        if (spec.movesAfterScoring)
            add(evaluation, figure.player, Term::MovingOn,
                m_weights.movingOn * group.chance * handValueFactor(m_turns[figure.player]), group.root);
    }
}

float Evaluator::extraTurns(const Group& group, float turns) const
{
    const float chances = std::min(1.0F, group.extending) * turns;
    return chances * m_weights.maxExtraTurns / (chances + m_weights.maxExtraTurns);
}

} // namespace vozka
