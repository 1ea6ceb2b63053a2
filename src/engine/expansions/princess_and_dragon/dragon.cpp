// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/princess_and_dragon/princess_and_dragon.h"
#include "engine/rules/hooks/core_names.h"
#include "engine/rules/hooks/turn.h"

#include <algorithm>
#include <bit>

namespace vozka::princess_and_dragon {

namespace {

constexpr std::array dragonArgs{ArgSpec{"dragon", ArgType::Side, ArgField::Turns}};
constexpr int maxSteps = 6;
constexpr Code stepName = "dragon";

/// Cells of the dragon in this move, its start first.
struct DragonPath {
    std::array<Cell, maxSteps + 1> visited;
    std::uint8_t steps;

    [[nodiscard]] bool hasBeenAt(Cell cell) const
    {
        return std::find(visited.begin(), visited.begin() + steps + 1, cell) != visited.begin() + steps + 1;
    }
    void begin(Cell cell)
    {
        visited[0] = cell;
        steps = 0;
    }
    void goTo(Cell cell) { visited[++steps] = cell; }
};

struct Obstacle {
    Code code;
    Code rule;
};

/// Rule: pd.dragon.eats - all figures on the tile return, except figures on its corners.
void eatFigures(Turn& turn, TileIndex tile)
{
    const auto& state = turn.state();
    const auto findNext = [&] {
        return std::ranges::find_if(state.figuresOnBoard(), [&](const Figure& figure) {
            return !figure.onCorner && state.board.segment(figure.segment).tile == tile;
        });
    };
    // A figure that returns can make others return, too.
    for (auto figure = findNext(); figure != state.figuresOnBoard().end(); figure = findNext())
        turn.returnFigure(*figure);
}

/// Rule: pd.dragon.when - after all other actions of a turn with a dragon tile.
class DragonStep final : public Step, public ActionRule {
public:
    DragonStep(std::size_t slot, Action::Type type, const Pieces& pieces)
        : Step({.name = stepName, .startsOnRequest = true}), m_slot(slot), m_type(type), m_pieces(pieces)
    {}

    Next enter(Turn& turn) const override
    {
        auto& state = turn.state();
        const auto* const dragon = state.token(m_pieces.dragon);
        if (dragon == nullptr)
            return Next::NextStep;
        pathOf(state).begin(state.cellOf(*dragon));
        return continueMove(turn);
    }

    void addLegal(const RuleBook& book, const StateData& state, ActionList& actions) const override
    {
        anySide(book, state, [&](Side side) {
            actions.push_back(moveTowards(side));
            return false;
        });
    }

    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                 const Action& action) const override
    {
        if (state.token(m_pieces.dragon) == nullptr)
            return Refusal{dragonNotInPlay, "pd.volcano"};
        const Cell to = neighbour(dragonCell(state), sideOf(action));
        if (const auto obstacle = obstacleAt(state, to))
            return Refusal{obstacle->code, obstacle->rule, to};
        return limitRefusal(book, state, to);
    }

    [[nodiscard]] Cell cellOf(const StateData& state, const Action& action) const override
    {
        return neighbour(dragonCell(state), sideOf(action));
    }

    [[nodiscard]] PathSoFar pathSoFar(const StateData& state) const
    {
        const auto& path = pathOf(state);
        PathSoFar pathSoFar;
        for (int i = 0; i <= path.steps; ++i)
            pathSoFar.cells.push_back(path.visited[static_cast<std::size_t>(i)]);
        pathSoFar.left = maxSteps - path.steps;
        return pathSoFar;
    }

    void prepare(const RuleBook&, StateData& state, const Action&) const override
    {
        pathOf(state).begin(dragonCell(state));
        state.toMove = state.active;
    }

    void apply(Turn& turn, const Action& action) const override
    {
        auto& state = turn.state();
        const Cell to = neighbour(dragonCell(state), sideOf(action));
        const auto tile = state.board.tileAt(to);
        const bool isForced = turn.isReporting() && hasOneWay(turn.book(), state);
        turn.putToken(Token::onTile(m_pieces.dragon, tile), nullptr, isForced);
        pathOf(state).goTo(to);
        eatFigures(turn, tile);
    }

    Next after(Turn& turn) const override { return continueMove(turn); }

private:
    [[nodiscard]] const DragonPath& pathOf(const StateData& state) const
    {
        return state.ofExpansions.get<DragonPath>(m_slot);
    }
    [[nodiscard]] DragonPath& pathOf(StateData& state) const
    {
        return state.ofExpansions.get<DragonPath>(m_slot);
    }

    /// 0,0 while the dragon is not in play.
    [[nodiscard]] Cell dragonCell(const StateData& state) const
    {
        const auto* const dragon = state.token(m_pieces.dragon);
        return dragon == nullptr ? Cell() : state.cellOf(*dragon);
    }

    [[nodiscard]] static Side sideOf(const Action& action) { return static_cast<Side>(action.turns); }

    [[nodiscard]] Action moveTowards(Side side) const
    {
        return {.type = m_type, .turns = static_cast<Turns>(index(side))};
    }

    /// Rule: pd.dragon.order - one player after the other, clockwise from the active one.
    /// Rule: pd.dragon.dead-end - the dragon stays if it cannot move.
    Next continueMove(Turn& turn) const
    {
        auto& state = turn.state();
        const auto& path = pathOf(state);
        if (path.steps == maxSteps)
            return Next::NextStep;
        const auto player = static_cast<Player>((state.active + path.steps) % state.playerCount);
        if (!anySide(turn.book(), state, [](Side) { return true; })) {
            turn.report({.type = event::noEffect, .player = player, .what = "dragon"});
            return Next::NextStep;
        }
        state.toMove = player;
        return Next::Choice;
    }

    [[nodiscard]] bool hasOneWay(const RuleBook& book, const StateData& state) const
    {
        int ways = 0;
        anySide(book, state, [&](Side) { return ++ways > 1; });
        return ways == 1;
    }

    /// Calls `each(side)` for the sides with possible moves. Stops if `each` returns true.
    template<class Each>
    // NOLINTNEXTLINE(modernize-use-nodiscard): a caller that visits all sides ignores the result.
    bool anySide(const RuleBook& book, const StateData& state, Each each) const
    {
        const auto* const dragon = state.token(m_pieces.dragon);
        if (dragon == nullptr)
            return false;
        const auto& tile = state.board.tiles()[state.tileOf(*dragon)];
        for (unsigned left = tile.touching; left != 0; left &= left - 1) {
            const auto side = static_cast<Side>(std::countr_zero(left));
            if (canMoveTo(book, state, neighbour(tile.cell, side)) && each(side))
                return true;
        }
        return false;
    }

    /// Returns why the dragon cannot move to the cell; empty if it can. Does not check limits.
    [[nodiscard]] std::optional<Obstacle> obstacleAt(const StateData& state, Cell to) const
    {
        if (!isOnTable(to) || state.board.tileAt(to) == noTile)
            return Obstacle{dragonNoTile, "pd.dragon.order"};
        if (pathOf(state).hasBeenAt(to))
            return Obstacle{dragonVisited, "pd.dragon.visited"};
        // Rule: pd.fairy.protects
        if (state.isAt(m_pieces.fairy, to))
            return Obstacle{dragonFairy, "pd.fairy.protects"};
        return {};
    }

    [[nodiscard]] static std::optional<Refusal> limitRefusal(const RuleBook& book, const StateData& state,
                                                             Cell to)
    {
        return book.limits().refusal(Limit::PieceOnTile, state, {.onTile = state.board.tileAt(to)});
    }

    /// Requires: the dragon is in play.
    [[nodiscard]] bool canMoveTo(const RuleBook& book, const StateData& state, Cell to) const
    {
        return !obstacleAt(state, to) && !limitRefusal(book, state, to);
    }

    std::size_t m_slot;
    Action::Type m_type;
    Pieces m_pieces;
};

} // namespace

void addDragon(RuleBook& book, const Pieces& pieces, DragonMoves moves)
{
    const auto type = book.addAction(dragonArgs, ActionRole::Other);
    auto step = std::make_unique<DragonStep>(book.reserveSlot<DragonPath>(), type, pieces);
    const DragonStep& dragon = *step;
    if (moves == DragonMoves::BeforeScoring)
        book.plan().insertBefore(step::score, std::move(step), expansion.name);
    else
        book.plan().insertAfter(step::score, std::move(step), expansion.name);
    book.plan().offer(stepName, type, dragon);
    book.plan().setInsight(
        stepName, {.pathSoFar = [&dragon](const StateData& state) { return dragon.pathSoFar(state); },
                   .pile = {},
                   .laterOffer = {}});
    for (const auto trigger : {Trigger::TilePlaced, Trigger::PositionLoaded})
        book.on(trigger, kindsMarked(book.catalogue(), "dragon"),
                [](Turn& turn, const TriggerArgs&) { turn.request(stepName); });
}

} // namespace vozka::princess_and_dragon
