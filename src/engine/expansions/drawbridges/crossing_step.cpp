// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/board_turn.h"
#include "engine/expansions/drawbridges/crossing.h"
#include "engine/expansions/drawbridges/drawbridges.h"
#include "engine/rules/hooks/core_names.h"
#include "engine/rules/hooks/turn.h"
#include "engine/rules/scoring/completion.h"

#include <algorithm>
#include <tuple>

namespace vozka::drawbridges {

namespace {

class CrossingStep final : public Step, public ActionRule {
public:
    explicit CrossingStep(std::shared_ptr<const Crossing> crossing)
        : Step({.name = stepName, .startsOnRequest = true}), m_crossing(std::move(crossing))
    {}

    Next enter(Turn& turn) const override
    {
        auto& state = turn.state();
        const auto* figure = nextFigure(state);
        if (figure == nullptr)
            return Next::NextStep;
        state.toMove = figure->player;
        return Next::Choice;
    }

    void addLegal(const RuleBook&, const StateData& state, ActionList& actions) const override
    {
        const Figure figure = *nextFigure(state);
        const auto returnAction = returnOf(state, figure);
        const auto& board = state.board;
        for (int i = 0; i < board.segmentCount(); ++i)
            if (const auto to = static_cast<Segment>(i); m_crossing->mayCrossTo(state, figure, to))
                actions.push_back(returnAction.withTarget(board.spot(to)));
        actions.push_back(returnAction);
    }

    /// False if the figure moves in another step and the action does not have the form of this step.
    [[nodiscard]] bool takes(const Action& action) const override
    {
        return action.at.isFeature() || !movesInOtherStep(action.figure);
    }

    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook&, const StateData& state,
                                                 const Action& action) const override
    {
        if (const auto refused = figureRefusal(state, action))
            return refused;
        return action.isReturn() ? std::nullopt : targetRefusal(state, *nextFigure(state), action);
    }

    [[nodiscard]] std::optional<Action> passAction(const StateData& state) const override
    {
        return returnOf(state, *nextFigure(state));
    }

    /// Assumes that the road of that figure was scored, and that the figure is the next one.
    void prepare(const RuleBook&, StateData& state, const Action& action) const override
    {
        auto& scored = m_crossing->scoredRoads(state);
        scored = {};
        const auto* figure = figureOf(state, action);
        if (figure == nullptr)
            return;
        const Segment road = figure->segment;
        const bool isAnyDown = m_crossing->hasBridgeDown(state, road);
        const auto passageUser = m_crossing->passageUser(state, road);
        scored.add(state.board.root(road), isAnyDown ? passageUser.player.value_or(noPlayer) : noPlayer);
        scored.assumedSegment = road;
        scored.isAssumed = true;
        state.toMove = figure->player;
    }

    void apply(Turn& turn, const Action& action) const override
    {
        auto& state = turn.state();
        const Figure figure = *nextFigure(state);
        if (action.isReturn())
            turn.returnFigure(figure);
        else
            turn.move(figure,
                      state.board.segmentOf(state.board.tileAt(action.to.cell()), action.to.feature()));
    }

    Next after(Turn& turn) const override { return enter(turn); }

private:
    [[nodiscard]] bool movesInOtherStep(FigureKind figure) const
    {
        return m_crossing->mayCross(figure) && !m_crossing->crossesInStep(figure);
    }

    /// The figure to decide about next; null if none.
    [[nodiscard]] const Figure* nextFigure(const StateData& state) const
    {
        const auto& scored = m_crossing->scoredRoads(state);
        if (scored.size == 0)
            return nullptr;
        const auto& board = state.board;
        const auto rank = [&](const Figure& figure) {
            const auto& tile = board.tiles()[board.segment(figure.segment).tile];
            const int seatsFromActive =
                (figure.player + state.playerCount - state.active) % state.playerCount;
            const auto& kind = m_crossing->book().catalogue().kind(tile.kind);
            // The order does not depend on the turns of the whole board.
            const Cell cell = turnedCell(tile.cell, static_cast<Turns>(sideCount - state.boardTurns));
            return std::tuple(seatsFromActive, cell.y, cell.x,
                              std::string_view(kind.idOf(board.featureIndex(figure.segment))));
        };
        const Figure* next = nullptr;
        for (const auto& figure : state.figuresOnBoard())
            if (m_crossing->isPending(state, figure)
                && (!scored.isAssumed || figure.segment == scored.assumedSegment)
                && (next == nullptr || rank(figure) < rank(*next)))
                next = &figure;
        return next;
    }

    [[nodiscard]] static Action returnOf(const StateData& state, const Figure& figure)
    {
        return Action::returnToSupply(figure.kind, state.board.spot(figure.segment));
    }

    /// The figure of the action; null if it is not on the board.
    [[nodiscard]] static const Figure* figureOf(const StateData& state, const Action& action)
    {
        const auto figures = state.figuresOnBoard();
        const auto found = std::ranges::find_if(figures, [&](const Figure& figure) {
            return figure.kind == action.figure && !figure.onCorner
                   && state.board.ref(figure.segment) == action.at.ref();
        });
        return found == figures.end() ? nullptr : &*found;
    }

    static Refusal makeRefusal(Code code, Code rule, const Action& action, const Figure* figure)
    {
        return {.code = code,
                .rule = rule,
                .at = action.at.cell(),
                .feature = action.at.feature(),
                .figure = action.figure,
                .player = figure != nullptr ? figure->player : noPlayer,
                .isFigureOnBoard = figure != nullptr};
    }

    /// Returns why the figure is not the one to decide about now; empty if it is.
    [[nodiscard]] std::optional<Refusal> figureRefusal(const StateData& state, const Action& action) const
    {
        const auto* figure = figureOf(state, action);
        if (!m_crossing->mayCross(action.figure))
            return makeRefusal(figureCannotCross, "db.move.kinds", action, figure);
        if (!m_crossing->crossesInStep(action.figure)) {
            auto elsewhere = makeRefusal(refusal::notThisFigure, "db.move.kinds", action, figure);
            elsewhere.detail = "own-step";
            return elsewhere;
        }
        const auto* next = nextFigure(state);
        if (figure != nullptr && next != nullptr && figure->segment == next->segment
            && figure->kind == next->kind)
            return {};
        if (figure != nullptr && m_crossing->isPending(state, *figure) && figure->player != state.toMove)
            return makeRefusal(notYourFigure, "db.move.majority", action, figure);
        const auto& scored = m_crossing->scoredRoads(state);
        if (figure != nullptr && scored.isAssumed && figure->segment == scored.assumedSegment)
            return crossingRefusal(state, action, *figure);
        auto wrong = makeRefusal(refusal::notThisFigure, "db.move.each", action, figure);
        wrong.figure.reset();
        return wrong;
    }

    /// Returns why the figure does not cross although its road was scored.
    [[nodiscard]] Refusal crossingRefusal(const StateData& state, const Action& action,
                                          const Figure& figure) const
    {
        const Segment road = figure.segment;
        if (!m_crossing->hasBridge(state, road))
            return noBridgeRefusal(action.at.cell(), action.at.feature());
        if (!m_crossing->hasBridgeDown(state, road))
            return makeRefusal(bridgeUp, "db.bridge.up", action, nullptr);
        const auto passageUser = m_crossing->passageUser(state, road);
        return makeRefusal(passageUser.rule == "db.move.tie" ? tie : noMajority, passageUser.rule, action,
                           &figure);
    }

    static Refusal noBridgeRefusal(Cell at, FeatureIndex feature)
    {
        return {.code = refusal::notAdjacent,
                .rule = "db.bridge.down",
                .at = at,
                .feature = feature,
                .detail = "no-drawbridge"};
    }

    [[nodiscard]] std::optional<Refusal> targetRefusal(const StateData& state, const Figure& figure,
                                                       const Action& action) const
    {
        const auto& board = state.board;
        const auto tile = board.tileAt(action.to.cell());
        if (m_crossing->book().catalogue().kind(board.tiles()[tile].kind).isShortRoad(action.to.feature()))
            return Refusal{refusal::shortRoad, "db.bridge.down"};
        const Segment target = board.segmentOf(tile, action.to.feature());
        if (m_crossing->mayCrossTo(state, figure, target))
            return {};
        if (board.root(target) == board.root(figure.segment))
            return Refusal{refusal::ownFeature, "db.bridge.down", action.at.cell(), action.at.feature()};
        if (!m_crossing->hasBridgeTo(state, figure.segment, target))
            return noBridgeRefusal(action.to.cell(), action.to.feature());
        return Refusal{bridgeUp, isCompletedInTurn(state, target) ? "db.bridge.same" : "db.bridge.up",
                       action.to.cell(), action.to.feature()};
    }

    /// Rule: db.bridge.same - the tile of this turn completed the city, too.
    [[nodiscard]] bool isCompletedInTurn(const StateData& state, Segment city) const
    {
        if (state.placed == noTile)
            return false;
        const auto completed = completedInTurn(m_crossing->book(), state);
        return std::ranges::find(completed.roots(), state.board.root(city)) != completed.roots().end();
    }

    std::shared_ptr<const Crossing> m_crossing;
};

} // namespace

void addCrossingStep(RuleBook& book, std::shared_ptr<const Crossing> crossing)
{
    book.plan().insertAfter(step::score, std::make_unique<CrossingStep>(std::move(crossing)),
                            Action::Type::Move, expansion.name);
}

} // namespace vozka::drawbridges
