// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Value of a position for each player, in points at the end of the game, as a sum of named terms.
#pragma once

#include "engine/rules/rules.h"
#include "players/figure_group.h"
#include "players/ledger.h"
#include "players/terms.h"
#include "players/tile_odds.h"
#include "players/weights.h"

#include <optional>

namespace vozka {

/// Not thread-safe: it keeps its buffers between calls.
class Evaluator {
public:
    /// The rules must outlive this object.
    explicit Evaluator(const Rules& rules, const Weights& weights = fittedWeights());

    [[nodiscard]] const Rules& rules() const { return m_rules; }
    /// Computes all terms. A feature that was completed and is not scored yet counts with its points. Adds a
    /// line for each addition to the ledger if it is not null. Allocates nothing without a ledger.
    void evaluate(const State& state, Evaluation& evaluation, Ledger* ledger = nullptr);
    [[nodiscard]] Values leads(const State& state);

private:
    using Group = FigureGroup;
    using OpenEnds = FeatureEnds;
    /// An open end of a feature. `cell`: content of the board's cell table for the open cell.
    struct End {
        Segment root;
        CellTable::Content cell;
    };

    /// Adds the points. `subject`: the members of the subject of a ledger line.
    template<class... Parts>
    void add(Evaluation& evaluation, Player player, Term term, float points, Parts... subject) const
    {
        evaluation.of(player, term) += points;
        if (m_ledger != nullptr) [[unlikely]]
            note({player, term, points, {subject...}});
    }
    void note(const LedgerLine& line) const;
    void noteWorth(const StateData& state, const Group& group, Term term) const;
    void prepare(const StateData& state);
    void collectGroups(const StateData& state);
    void addExpectedLossesAndPoints(const StateData& state, Evaluation& evaluation);
    void shareTurns(const StateData& state);
    void addOpenFeature(const StateData& state, std::size_t at, Evaluation& evaluation);
    void addField(const StateData& state, std::size_t at, Evaluation& evaluation);
    void addFigures(const StateData& state, Evaluation& evaluation);
    void addHoldings(const StateData& state, Evaluation& evaluation) const;
    void addHands(const StateData& state, Evaluation& evaluation) const;
    void addJoinGains(const StateData& state, Evaluation& evaluation) const;
    void addJoinGain(const StateData& state, const End& one, const End& other, Evaluation& evaluation) const;
    void addWorth(const StateData& state, const Group& group, Term term, Evaluation& evaluation) const;
    void rememberChance(Segment root, float chance);
    void addEnd(const StateData& state, std::size_t first, End end, Side side, OpenEnds& openEnds);
    [[nodiscard]] OpenEnds openEndsOf(const StateData& state, Segment root);
    [[nodiscard]] OpenEnds surroundedEndsOf(const StateData& state, Segment segment) const;
    [[nodiscard]] float closingShare(int closing, int fitting) const;
    void waitFor(float usableTiles, OpenEnds& openEnds) const;
    void waitForLinks(const StateData& state, Segment root, OpenEnds& openEnds) const;
    [[nodiscard]] float turnsOf(const StateData& state, const Group& group) const;
    [[nodiscard]] float cityChance(const StateData& state, Segment root, float turns);
    [[nodiscard]] float handValueFactor(float turns) const;
    /// Returns the expected number of extra turns by a figure. `turns`: number of turns of its owner left.
    [[nodiscard]] float extraTurns(const Group& group, float turns) const;
    [[nodiscard]] FeatureGroup featureGroupOf(const StateData& state, Segment root) const;
    [[nodiscard]] const CompletionWeights& weightsOf(FeatureGroup group) const;
    [[nodiscard]] const Group& groupWithRoot(Segment root) const;
    [[nodiscard]] static float completionChance(const CompletionWeights& weights, const OpenEnds& openEnds,
                                                float points, float turns);
    [[nodiscard]] float pointsOf(const StateData& state, Segment root, ScoreTime time) const;
    [[nodiscard]] static float worthFor(const Group& group, Player player);

    const Rules& m_rules;
    Weights m_weights;
    TileOdds m_odds;
    std::array<const FigureRule*, maxFigureKinds> m_figures{};
    std::array<float, maxFigureKinds> m_handShare{};
    std::array<FeatureGroup, maxFeatureKinds> m_featureGroups{};
    std::vector<FigureKind> m_handOrder;
    std::vector<KindIndex> m_ownTiles;
    /// Kind of the tokens of pairs.
    std::optional<TokenKind> m_pairs;

    // Members of the current evaluation. They are members only to avoid allocations.
    Ledger* m_ledger = nullptr;
    /// Turns that each player has left, the part of them for one feature, and the player of the next turn.
    std::array<float, maxPlayers> m_turns{};
    std::array<float, maxPlayers> m_turnsPerFeature{};
    Player m_nextPlayer = 0;
    /// True if a player has an own tile that may fill a cell.
    bool m_ownTilesLeft = false;
    /// Number of figures of each player that will probably return to the supply.
    std::array<float, maxPlayers> m_returning{};
    std::vector<Group> m_groups;
    std::vector<std::uint8_t> m_groupOfFigure;
    std::size_t m_groupCount = 0;
    std::array<End, 128> m_ends{};
    std::size_t m_endCount = 0;
    /// By root segment: epoch and value of the chance of completion, and field epoch of each counted city.
    std::vector<std::uint32_t> m_chanceEpochs;
    std::vector<float> m_chances;
    std::vector<std::uint32_t> m_countedEpochs;
    std::uint32_t m_epoch = 0;
    std::uint32_t m_fieldEpoch = 0;
};

} // namespace vozka
