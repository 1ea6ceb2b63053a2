// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/abbey/abbey.h"
#include "engine/expansions/abbey/abbeys.h"
#include "engine/rules/hooks/core_names.h"
#include "engine/rules/hooks/turn.h"
#include "engine/rules/steps/placement.h"

#include <algorithm>

namespace vozka::abbey {

namespace {

/// True if a limit forbids an abbey in that hole.
bool isForbidden(const AbbeyKeys& keys, const RuleBook& book, const StateData& state, Cell hole)
{
    const PlacedTile tile{.cell = hole, .kind = keys.kind};
    return book.limits().limitsPlacesOf(keys.kind)
           && book.limits().refusal(Limit::TilePlace, state, {.tile = &tile});
}

/// Rule: am.abbey.instead - a player who has an abbey can place it in a hole instead of drawing a tile.
class AbbeyStep final : public Step {
public:
    AbbeyStep(const AbbeyKeys& keys, Leftover leftover)
        : Step({.name = stepName, .mayPass = true, .admitsFreeActions = true}),
          m_keys(keys),
          m_leftover(leftover)
    {}

    Next enter(Turn& turn) const override
    {
        auto& state = turn.state();
        const bool bagEmpty = state.bagTotal == 0;
        // An extra turn belongs to the turn before it.
        if (bagEmpty && !state.isExtraTurn() && !countTurnWithoutBag(state))
            return Next::End;
        if (isOffered(turn.book(), state)) {
            state.toMove = state.active;
            return Next::Choice;
        }
        return bagEmpty ? nextWithoutAbbey(state) : Next::NextStep;
    }

    [[nodiscard]] bool isOffered(const RuleBook& book, const StateData& state) const override
    {
        return state.board.holes() != 0 && hasAbbeyLeft(m_keys.abbeysIn(state), state, state.active)
               && !book.limits().refusal(Limit::OwnTile, state) && hasAllowedHole(book, state);
    }

    /// Rule: am.abbey.end - returns Perhaps if the answer depends on abbeys of other players. Tiles that do
    /// not fit and are discarded are not considered.
    [[nodiscard]] LaterOffer laterOffer(const StateData& state) const
    {
        const int tiles = state.bagTotal;
        switch (m_leftover) {
        case Leftover::Round:
            return tiles == 0 ? LaterOffer::No : LaterOffer::Yes;
        case Leftover::Turns:
            // With an empty bag, the first player who does not place an abbey ends the game.
            return tiles == 0                  ? LaterOffer::No
                   : tiles < state.playerCount ? LaterOffer::Perhaps
                                               : LaterOffer::Yes;
        case Leftover::UntilNobody:
            return tiles != 0                ? LaterOffer::Yes
                   : anyOtherHasAbbey(state) ? LaterOffer::Perhaps
                                             : LaterOffer::No;
        case Leftover::Lost:
            break;
        }
        return tiles <= state.playerCount ? LaterOffer::No : LaterOffer::Yes;
    }

    Next after(Turn& turn) const override
    {
        const auto& state = turn.state();
        return state.placed == noTile && state.bagTotal == 0 ? nextWithoutAbbey(state) : Next::NextStep;
    }

private:
    /// True if at least one hole is not forbidden by a limit. Requires: there is a hole.
    [[nodiscard]] bool hasAllowedHole(const RuleBook& book, const StateData& state) const
    {
        return !book.limits().limitsPlacesOf(m_keys.kind)
               || std::ranges::any_of(state.board.openCells(), [&](const OpenCell& open) {
                      return isHole(open) && !isForbidden(m_keys, book, state, open.cell);
                  });
    }

    [[nodiscard]] bool anyOtherHasAbbey(const StateData& state) const
    {
        for (Player player = 0; player < state.playerCount; ++player)
            if (player != state.active && hasAbbeyLeft(m_keys.abbeysIn(state), state, player))
                return true;
        return false;
    }

    /// Counts a turn with an empty bag. Returns false if the game ends instead of this turn.
    /// Rule: am.abbey.end - by the option each player has one more turn, or the game ends, or turns continue
    /// until all players in a row (UntilNobody) or one player (Turns) did not place an abbey.
    [[nodiscard]] bool countTurnWithoutBag(StateData& state) const
    {
        if (m_leftover == Leftover::Turns)
            return true;
        auto& turns = m_keys.abbeysIn(state).turnsWithoutBag;
        return m_leftover != Leftover::Lost && turns++ < state.playerCount;
    }

    /// Returns how to continue if the bag is empty and the player places no abbey.
    [[nodiscard]] Next nextWithoutAbbey(const StateData& state) const
    {
        return m_leftover == Leftover::Turns && !state.isExtraTurn() ? Next::End : Next::NextTurn;
    }

    AbbeyKeys m_keys;
    Leftover m_leftover;
};

class AbbeyPlacement final : public ActionRule {
public:
    AbbeyPlacement(const AbbeyKeys& keys, Leftover leftover) : m_keys(keys), m_leftover(leftover) {}

    [[nodiscard]] bool takes(const Action& action) const override { return action.tileKind() == m_keys.kind; }

    void addLegal(const RuleBook& book, const StateData& state, ActionList& actions) const override
    {
        if (hasAbbeyLeft(m_keys.abbeysIn(state), state, state.active))
            for (const auto& open : state.board.openCells())
                if (isHole(open) && !isForbidden(m_keys, book, state, open.cell))
                    actions.push_back(Action::place(m_keys.kind, open.cell, 0));
    }

    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                 const Action& action) const override
    {
        if (state.drawn != noKind || state.placed != noTile)
            return Refusal{refusal::notThisStep, "am.abbey.instead"};
        if (auto forbidden = book.limits().refusal(Limit::OwnTile, state))
            return forbidden;
        return vozka::placementRefusal(book, state, asTile(action, state.active));
    }

    void apply(Turn& turn, const Action& action) const override
    {
        auto& state = turn.state();
        if (m_leftover == Leftover::UntilNobody)
            m_keys.abbeysIn(state).turnsWithoutBag = 0;
        turn.place(asTile(action, state.active));
    }

private:
    [[nodiscard]] static PlacedTile asTile(const Action& action, Player owner)
    {
        return {.cell = action.at.cell(), .kind = action.tileKind(), .turns = action.turns, .owner = owner};
    }

    AbbeyKeys m_keys;
    Leftover m_leftover;
};

} // namespace

void addAbbeyStep(RuleBook& book, const AbbeyKeys& keys, Leftover leftover)
{
    auto step = std::make_unique<AbbeyStep>(keys, leftover);
    const auto laterOffer = [&rule = *step](const RuleBook&, const StateData& state) {
        return rule.laterOffer(state);
    };
    book.plan().insertBefore(step::draw, std::move(step), expansion.name);
    book.plan().setInsight(stepName, {.pathSoFar = {}, .pile = {}, .laterOffer = laterOffer});
    book.offer(stepName, Action::Type::Place, std::make_unique<AbbeyPlacement>(keys, leftover));
}

} // namespace vozka::abbey
