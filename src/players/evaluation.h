// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a position is worth to each player, in points at the end of the game, as a sum of named terms.
#pragma once

#include "engine/rules/rules.h"
#include "players/terms.h"
#include "players/tile_odds.h"
#include "players/weights.h"

namespace vozka {

/// Not to be shared by threads: it keeps what it needs from one call to the next.
class Evaluator {
public:
    /// Needs the rules as long as it lives.
    explicit Evaluator(const Rules& rules, const Weights& weights = fittedWeights());

    [[nodiscard]] const Rules& rules() const { return m_rules; }
    /// Requires: whatever the turn has completed is scored. Allocates nothing.
    void evaluate(const State& state, Evaluation& evaluation);
    [[nodiscard]] Values leads(const State& state);

private:
    /// The figures on one feature, and what is made of it.
    struct Group {
        Segment root = noSegment;
        std::array<std::int8_t, maxPlayers> strength{};
        std::int8_t highest = 0;
        /// How likely each player loses all his figures there before it is scored.
        std::array<float, maxPlayers> loss{};
        /// How likely it is completed; 0 for fields.
        float chance = 0;
        /// How much of a figure there counts as one that comes home.
        float homecoming = 0;
        /// What it pays to each who leads there.
        float worth = 0;
        /// Of the tiles that are drawn, how many extend it.
        float extending = 0;
        /// Fields: cities, those that are not completed as often as that is likely.
        float cities = 0;
    };
    /// Where a feature is open: how many tiles are drawn on average until it is closed.
    struct Outlook {
        float waiting = 0;
        int cells = 0;
        /// Tiles of the bag that fit there, those that fit at several ends more than once.
        int fitting = 0;
        bool dead = false;
    };
    /// An open cell at which the feature ends, as the board's table holds it.
    struct End {
        Segment root;
        CellTable::Content cell;
    };

    void begin(const StateData& state);
    void collectGroups(const StateData& state);
    void foresee(const StateData& state, Evaluation& evaluation);
    void shareTurns(const StateData& state);
    void addOpen(const StateData& state, std::size_t at, Evaluation& evaluation);
    void addField(const StateData& state, std::size_t at, Evaluation& evaluation);
    void addFigures(const StateData& state, Evaluation& evaluation);
    void addHoldings(const StateData& state, Evaluation& evaluation) const;
    void addHands(const StateData& state, Evaluation& evaluation) const;
    void addJoining(const StateData& state, Evaluation& evaluation) const;
    void addJoin(const StateData& state, const End& one, const End& other, Evaluation& evaluation) const;
    void pay(const StateData& state, const Group& group, Term term, Evaluation& evaluation) const;
    void remember(Segment root, float chance);
    void addEnd(const StateData& state, std::size_t first, End end, Side side, Outlook& outlook);
    [[nodiscard]] Outlook openOutlook(const StateData& state, Segment root);
    [[nodiscard]] Outlook surroundedOutlook(const StateData& state, Segment segment) const;
    [[nodiscard]] float closingShare(int closing, int fitting) const;
    void waitFor(float good, Outlook& outlook) const;
    [[nodiscard]] float turnsOf(const StateData& state, const Group& group) const;
    [[nodiscard]] float cityChance(const StateData& state, Segment root, float turns);
    [[nodiscard]] float handGrowth(float turns) const;
    /// How many further turns a figure on that feature is likely to give its owner, who has so many turns.
    [[nodiscard]] float extraTurns(const Group& group, float turns) const;
    [[nodiscard]] FeatureGroup groupOf(const StateData& state, Segment root) const;
    [[nodiscard]] const CompletionWeights& weightsOf(FeatureGroup group) const;
    [[nodiscard]] const Group& groupAt(Segment root) const;
    [[nodiscard]] static float chance(const CompletionWeights& weights, const Outlook& outlook, float points,
                                      float turns);
    [[nodiscard]] float pointsOf(const StateData& state, Segment root, ScoreTime time) const;
    [[nodiscard]] static float share(const Group& group, Player player);

    const Rules& m_rules;
    Weights m_weights;
    TileOdds m_odds;
    std::array<const FigureRule*, maxFigureKinds> m_figures{};
    std::array<float, maxFigureKinds> m_handShare{};
    std::array<FeatureGroup, maxFeatureKinds> m_featureGroups{};
    std::vector<FigureKind> m_handOrder;
    std::vector<KindIndex> m_ownTiles;

    // What follows belongs to one evaluation; it lies here so that nothing is allocated.
    /// Own turns that each player has still, those that he has for one feature, and who has the next one.
    std::array<float, maxPlayers> m_turns{};
    std::array<float, maxPlayers> m_turnsForOne{};
    Player m_next = 0;
    /// Somebody has a tile of his own that may fill a hole.
    bool m_ownTilesLeft = false;
    /// Figures of each player that are likely to come home.
    std::array<float, maxPlayers> m_home{};
    std::vector<Group> m_groups;
    std::vector<std::uint8_t> m_groupOf;
    std::size_t m_groupCount = 0;
    std::array<End, 128> m_ends{};
    std::size_t m_endCount = 0;
    /// Chances known already, by root, and cities counted already; valid where the number is that of now.
    std::vector<std::uint32_t> m_known;
    std::vector<float> m_chances;
    std::vector<std::uint32_t> m_counted;
    std::uint32_t m_epoch = 0;
    std::uint32_t m_fieldEpoch = 0;
};

} // namespace vozka
