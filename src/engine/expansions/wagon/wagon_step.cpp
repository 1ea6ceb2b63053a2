// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/wagon/wagon.h"
#include "engine/expansions/wagon/wagon_move.h"
#include "engine/rules/hooks/core_names.h"
#include "engine/rules/hooks/turn.h"

#include <array>
#include <tuple>

namespace vozka::wagon {

namespace {

constexpr Code stepName = "wagon";

/// Wagons whose feature was scored in this turn and that have not moved or returned yet.
struct PendingWagons {
    /// Each player has one wagon.
    std::array<Figure, maxPlayers> figures;
    std::uint8_t size;

    void add(const Figure& figure) { figures[size++] = figure; }
    void remove(std::size_t at)
    {
        for (; at + 1 < size; ++at)
            figures[at] = figures[at + 1];
        figures[--size] = {};
    }
};

/// Index of the next wagon to decide about. Requires: there is one.
std::size_t indexOfNext(const PendingWagons& pending, const StateData& state)
{
    const auto rank = [&](const Figure& figure) {
        const int seatsFromActive = (figure.player + state.playerCount - state.active) % state.playerCount;
        return std::tuple(seatsFromActive, state.board.ref(figure.segment));
    };
    std::size_t next = 0;
    for (std::size_t i = 1; i < pending.size; ++i)
        if (rank(pending.figures[i]) < rank(pending.figures[next]))
            next = i;
    return next;
}

/// Rule: am.wagon.sameturn, am.wagon.anyscore - the owner of a wagon on a scored feature can move it. The
/// wagon can have been deployed in this turn, and the owner need not get points.
class WagonStep final : public Step, public ActionRule {
public:
    WagonStep(std::size_t slot, Edition edition, FigureKind wagon)
        : Step({.name = stepName, .startsOnRequest = true}), m_slot(slot), m_edition(edition), m_wagon(wagon)
    {}

    Next enter(Turn& turn) const override
    {
        auto& state = turn.state();
        auto& pending = state.ofExpansions.get<PendingWagons>(m_slot);
        while (pending.size > 0) {
            const auto next = indexOfNext(pending, state);
            const Figure wagon = pending.figures[next];
            if (anyTarget(moveOf(turn.book(), state, wagon), [](Segment) { return true; })) {
                state.toMove = wagon.player;
                return Next::Choice;
            }
            // Rule: am.wagon.home - the wagon has no target
            pending.remove(next);
            turn.returnFigure(wagon);
        }
        return Next::NextStep;
    }

    void addLegal(const RuleBook& book, const StateData& state, ActionList& actions) const override
    {
        const auto wagon = nextFigure(state);
        const auto& board = state.board;
        const auto at = Spot::tile(board.cellOf(wagon.segment));
        anyTarget(moveOf(book, state, wagon), [&](Segment target) {
            actions.push_back(Action::move(m_wagon, at, board.spot(target)));
            return false;
        });
        actions.push_back(Action::returnToSupply(m_wagon, at));
    }

    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                 const Action& action) const override
    {
        const auto& pending = state.ofExpansions.get<PendingWagons>(m_slot);
        if (pending.size == 0 || action.figure != m_wagon
            || action.at != Spot::tile(state.board.cellOf(nextFigure(state).segment)))
            return Refusal{refusal::notThisFigure, "am.wagon.order", action.at.cell()};
        if (action.isReturn())
            return {};
        return targetRefusal(moveOf(book, state, nextFigure(state)), action.to.ref());
    }

    [[nodiscard]] std::optional<Action> passAction(const StateData& state) const override
    {
        return Action::returnToSupply(m_wagon, Spot::tile(state.board.cellOf(nextFigure(state).segment)));
    }

    /// Assumes that one wagon on that cell waits for a decision: the wagon of the first player in turn order.
    void prepare(const RuleBook&, StateData& state, const Action& action) const override
    {
        auto& pending = state.ofExpansions.get<PendingWagons>(m_slot);
        pending = {};
        for (const auto& figure : state.figuresOnBoard())
            if (figure.kind == action.figure && figure.kind == m_wagon
                && state.board.cellOf(figure.segment) == action.at.cell()
                && pending.size < pending.figures.size())
                pending.add(figure);
        if (pending.size == 0)
            return;
        const Figure wagon = nextFigure(state);
        pending = {};
        pending.add(wagon);
        state.toMove = wagon.player;
    }

    void apply(Turn& turn, const Action& action) const override
    {
        auto& state = turn.state();
        auto& pending = state.ofExpansions.get<PendingWagons>(m_slot);
        const auto next = indexOfNext(pending, state);
        const Figure wagon = pending.figures[next];
        pending.remove(next);
        if (action.isReturn())
            turn.returnFigure(wagon);
        else
            turn.move(wagon,
                      state.board.segmentOf(state.board.tileAt(action.to.cell()), action.to.feature()));
    }

    Next after(Turn& turn) const override { return enter(turn); }

private:
    [[nodiscard]] WagonMove moveOf(const RuleBook& book, const StateData& state, const Figure& wagon) const
    {
        return {book, state, wagon.segment, m_edition, wagon.player, m_wagon};
    }

    [[nodiscard]] Figure nextFigure(const StateData& state) const
    {
        const auto& pending = state.ofExpansions.get<PendingWagons>(m_slot);
        return pending.figures[indexOfNext(pending, state)];
    }

    static std::optional<Refusal> targetRefusal(const WagonMove& move, const SegmentRef& target)
    {
        const auto& board = move.state.board;
        const auto& catalogue = move.book.catalogue();
        const auto tile = board.tileAt(target.at);
        if (catalogue.kind(board.tiles()[tile].kind).isShortRoad(target.feature))
            return shortRoadRefusal(move);
        const Segment segment = board.segmentOf(tile, target.feature);
        if (isTarget(move, segment))
            return {};
        return moveRefusal(move, segment, Chains(catalogue, board, move.from));
    }

    std::size_t m_slot;
    Edition m_edition;
    FigureKind m_wagon;
};

} // namespace

void addWagonStep(RuleBook& book, Edition edition, FigureKind wagon)
{
    const auto slot = book.reserveSlot<PendingWagons>();
    book.on(Trigger::FeatureScored, [slot, wagon](Turn& turn, const TriggerArgs& args) {
        turn.keepFigures(args.feature, [&](const Figure& figure) {
            if (figure.kind != wagon)
                return false;
            turn.state().ofExpansions.get<PendingWagons>(slot).add(figure);
            turn.request(stepName);
            return true;
        });
    });
    book.plan().insertAfter(step::score, std::make_unique<WagonStep>(slot, edition, wagon),
                            Action::Type::Move, expansion.name);
}

} // namespace vozka::wagon
