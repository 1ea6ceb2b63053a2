// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/ferries/ferry_moves.h"

#include "engine/expansions/ferries/ferries.h"
#include "engine/rules/hooks/turn.h"

namespace vozka::ferries {

namespace {

/// True if the link joins the two road ends of the action.
bool joinsEndsOf(const StateData& state, const Link& link, const Action& action)
{
    const auto& board = state.board;
    const auto a = board.ref(link.a);
    const auto b = board.ref(link.b);
    return (a == action.at.ref() && b == action.to.ref()) || (b == action.at.ref() && a == action.to.ref());
}

class FerryMoves final : public ActionRule {
public:
    explicit FerryMoves(Lakes lakes) : m_lakes(std::move(lakes)) {}

    [[nodiscard]] bool isPossible(const RuleBook& book, const StateData& state) const override
    {
        return m_lakes.ferriesInReach(book, state) != 0;
    }

    void addLegal(const RuleBook& book, const StateData& state, ActionList& actions) const override
    {
        const auto inReach = m_lakes.ferriesInReach(book, state);
        m_lakes.forEachFerry(state, [&](const Token& ferry) {
            if ((inReach >> ferry.arg & 1) == 0)
                return;
            const auto& link = m_lakes.linkOf(state, ferry);
            m_lakes.forEachPair(state, static_cast<TileIndex>(ferry.where), [&](const Action& action) {
                if (!joinsEndsOf(state, link, action))
                    actions.push_back(action);
            });
        });
    }

    void addSamples(const RuleBook&, const StateData& state, std::vector<Action>& actions) const override
    {
        m_lakes.forEachFerry(state, [&](const Token& ferry) {
            m_lakes.forEachPair(state, static_cast<TileIndex>(ferry.where),
                                [&](const Action& action) { actions.push_back(action); });
        });
    }

    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                 const Action& action) const override
    {
        if (auto refused = m_lakes.pairRefusal(state, action))
            return refused;
        const Cell cell = action.at.cell();
        const auto* ferry = m_lakes.ferryOn(state, state.board.tileAt(cell));
        if (ferry == nullptr)
            return Refusal{notNear, "fe.move", cell};
        if (m_lakes.wasPlacedOrMoved(state, *ferry)) {
            const bool isPlaced = ferry->where == state.placed;
            return Refusal{movedAlready, isPlaced ? "fe.move.order" : "fe.move.once", cell};
        }
        // Rule: fe.move.not - an abbey is not part of a road. Rule: fe.move
        if ((m_lakes.ferriesInReach(book, state) >> ferry->arg & 1) == 0)
            return Refusal{notNear, isOnExtendedRoad(state, *ferry) ? "fe.move" : "fe.move.not", cell};
        if (joinsEndsOf(state, m_lakes.linkOf(state, *ferry), action))
            return Refusal{samePlace, "fe.move", cell};
        return {};
    }

    void apply(Turn& turn, const Action& action) const override { m_lakes.placeOrMove(turn, action); }

private:
    /// True if the ferry is on a road of the tile just placed.
    [[nodiscard]] bool isOnExtendedRoad(const StateData& state, const Token& ferry) const
    {
        if (state.placed == noTile)
            return false;
        const auto& board = state.board;
        bool found = false;
        board.forEachOn(state.placed, [&](Segment at) {
            found = found || board.root(at) == board.root(m_lakes.linkOf(state, ferry).a);
        });
        return found;
    }

    Lakes m_lakes;
};

/// The player moves one ferry after another until none is in reach or the player passes.
class FerryMovesStep final : public Step {
public:
    explicit FerryMovesStep(Lakes lakes)
        : Step({.name = movesStep, .mayPass = true, .isAboutPlacedTile = true}), m_lakes(std::move(lakes))
    {}

    Next enter(Turn& turn) const override
    {
        auto& state = turn.state();
        if (m_lakes.ferriesInReach(turn.book(), state) == 0)
            return endMoves(state);
        state.toMove = state.active;
        return Next::Choice;
    }

    Next after(Turn& turn) const override
    {
        return m_lakes.consumeMove(turn.state()) ? enter(turn) : endMoves(turn.state());
    }

private:
    [[nodiscard]] Next endMoves(StateData& state) const
    {
        m_lakes.clearMoves(state);
        return Next::NextStep;
    }

    Lakes m_lakes;
};

} // namespace

void addFerryMoves(RuleBook& book, Code previousStep, const Lakes& lakes)
{
    book.plan().insertAfter(previousStep, std::make_unique<FerryMovesStep>(lakes), expansion.name);
    book.offer(movesStep, lakes.action(), std::make_unique<FerryMoves>(lakes));
}

} // namespace vozka::ferries
