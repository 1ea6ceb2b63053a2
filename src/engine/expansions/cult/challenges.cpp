// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/cult/cult.h"
#include "engine/expansions/cult/opponents.h"
#include "engine/rules/hooks/turn.h"

#include <algorithm>
#include <cmath>

namespace vozka::cult {

namespace {

/// Returns the figures on the feature to the supply without points.
void returnLosers(Turn& turn, Segment segment)
{
    while (const auto* figure = turn.state().figureOn(segment)) {
        turn.report({.type = event::noEffect, .player = figure->player, .what = "challenge"});
        turn.returnFigure(*figure);
    }
}

/// Rule: cu.challenge - the occupied feature that is completed first wins the challenge.
/// Rule: cu.challenge.draw - if the same tile completes both, both are scored.
/// Rule: cu.challenge.empty - a feature without figures ends no challenge.
/// Rule: cu.challenge.end - without a completed feature, both are scored at the end.
void endChallenges(Turn& turn, Segment completed, const Opponents& opponents)
{
    const auto& state = turn.state();
    const auto kind = state.board.segment(completed).kind;
    if (!opponents.isShrineOrMonastery(kind) || !turn.book().isComplete(state, completed)
        || state.board.feature(completed).figures == 0)
        return;
    opponents.forEachOpponent(state, kind, state.board.cellOf(completed),
                              [&](const SurroundedFeature& other) {
                                  if (!turn.book().isComplete(state, other.segment))
                                      returnLosers(turn, other.segment);
                              });
}

class ChallengeEstimate final : public Estimate {
public:
    explicit ChallengeEstimate(const Opponents& opponents) : m_opponents(opponents) {}

    [[nodiscard]] Code name() const override { return "challenge"; }

    /// Probability that an occupied opponent is completed before the feature of the figure.
    [[nodiscard]] float lossOf(const RuleBook&, const StateData& state, const Figure& figure) const override
    {
        const auto& board = state.board;
        const auto kind = board.segment(figure.segment).kind;
        if (!m_opponents.isShrineOrMonastery(kind))
            return 0;
        const Cell cell = board.cellOf(figure.segment);
        float loss = 0;
        m_opponents.forEachOpponent(state, kind, cell, [&](const SurroundedFeature& other) {
            const auto& feature = board.feature(other.segment);
            if (feature.figures > 0 && feature.openEnds > 0)
                loss = std::max(loss, probabilityOfLosing(state, cell, other.cell));
        });
        return loss;
    }

private:
    /// Assumes that the empty cells are filled in random order, so that the feature with the last cell alone
    /// loses.
    [[nodiscard]] static float probabilityOfLosing(const StateData& state, Cell own, Cell other)
    {
        // Mean number of tiles that are placed until a given cell next to a monastery is filled. A guess.
        constexpr float tilesPerFilledCell = 15;
        int ownOnly = 0;
        int ofOther = 0;
        forEachEmptyCell(state, own, [&](Cell cell) { ownOnly += areNear(cell, other) ? 0 : 1; });
        forEachEmptyCell(state, other, [&](Cell) { ++ofOther; });
        const int all = ownOnly + ofOther;
        if (all == 0)
            return 0;
        const float filled = 1 - std::exp(-static_cast<float>(state.bagTotal) / tilesPerFilledCell);
        return static_cast<float>(ownOnly) / static_cast<float>(all)
               * std::pow(filled, static_cast<float>(ofOther));
    }

    template<class Each>
    static void forEachEmptyCell(const StateData& state, Cell center, Each each)
    {
        for (int y = -1; y <= 1; ++y)
            for (int x = -1; x <= 1; ++x)
                if (const Cell cell{static_cast<std::int16_t>(center.x + x),
                                    static_cast<std::int16_t>(center.y + y)};
                    state.board.tileAt(cell) == noTile)
                    each(cell);
    }

    Opponents m_opponents;
};

} // namespace

void addChallenges(RuleBook& book, const Opponents& opponents)
{
    book.on(Trigger::FeatureScored, [opponents](Turn& turn, const TriggerArgs& args) {
        endChallenges(turn, args.feature, opponents);
    });
}

void addEstimate(RuleBook& book, const Opponents& opponents)
{
    book.add(std::make_unique<ChallengeEstimate>(opponents));
}

} // namespace vozka::cult
