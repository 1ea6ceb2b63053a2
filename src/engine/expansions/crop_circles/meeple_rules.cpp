// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/crop_circles/meeple_rules.h"

#include "engine/expansions/crop_circles/crop_circles.h"
#include "engine/rules/hooks/turn.h"

#include <algorithm>

namespace vozka::crop_circles {

namespace {

/// First meeple of the player to move on the segment, of one of these kinds; null if none.
const Figure* ownMeeple(const RuleBook& book, const StateData& state, Segment segment, FigureSet kinds)
{
    const auto figures = state.figuresOnBoard();
    const auto found = std::ranges::find_if(figures, [&](const Figure& figure) {
        return figure.player == state.toMove && figure.segment == segment && !figure.onCorner
               && (setOf(figure.kind) & kinds & book.figureSets().meeples) != 0;
    });
    return found == figures.end() ? nullptr : &*found;
}

/// Common part of adding and removing.
class MeepleRule : public ActionRule {
public:
    MeepleRule(Action::Type type, Circles circles) : m_type(type), m_circles(std::move(circles)) {}

    [[nodiscard]] bool isPossible(const RuleBook& book, const StateData& state) const override
    {
        return anyLegal(book, state, [](const Action&) { return true; });
    }

    void addLegal(const RuleBook& book, const StateData& state, ActionList& actions) const override
    {
        anyLegal(book, state, [&](const Action& action) {
            actions.push_back(action);
            return false;
        });
    }

    void addSamples(const RuleBook& book, const StateData& state, std::vector<Action>& actions) const override
    {
        anyAction(book, state, [&](const Action& action) {
            actions.push_back(action);
            return false;
        });
    }

    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                 const Action& action) const override
    {
        const auto* symbol = m_circles.placed(state);
        if (symbol == nullptr)
            return Refusal{wrongKind, "cc.choice"};
        const Segment segment = segmentOf(book, state, action.at);
        if (segment == noSegment)
            return Refusal{refusal::shortRoad, "base.deploy.tile", action.at.cell(), action.at.feature()};
        Refusal refused{wrongKind, "cc.kind", action.at.cell(), action.at.feature()};
        refused.figure = action.figure;
        refused.player = state.toMove;
        refused.featureKind = state.board.segment(segment).kind;
        if (refused.featureKind != symbol->concerns)
            refused.detail = symbol->word;
        else if (!book.isMeeple(action.figure))
            refused.detail = "figure";
        else
            return meepleRefusal(book, state, refused, segment);
        return refused;
    }

protected:
    /// Returns why the player cannot add or remove that meeple on the segment; empty if they can. Requires:
    /// the circle concerns the segment. `refused` has the place, the figure and the player.
    [[nodiscard]] virtual std::optional<Refusal> meepleRefusal(const RuleBook& book, const StateData& state,
                                                               Refusal refused, Segment segment) const = 0;
    /// Kinds of meeples on a segment that all lead to the actions of this meeple there.
    [[nodiscard]] virtual FigureSet equalKinds(const RuleBook& book, const Figure& meeple) const = 0;
    /// Kinds of meeples that the player to move could add or remove at this own meeple.
    [[nodiscard]] virtual FigureSet kindsAt(const RuleBook& book, const StateData& state,
                                            const Figure& meeple) const = 0;

private:
    /// Calls `each(action)` for the meeples of the player to move, once for equal actions. Stops if `each`
    /// returns true.
    template<class Each>
    // NOLINTNEXTLINE(modernize-use-nodiscard): some callers use all actions.
    bool anyAction(const RuleBook& book, const StateData& state, Each each) const
    {
        return std::ranges::any_of(state.figuresOnBoard(), [&](const Figure& meeple) {
            if (ownMeeple(book, state, meeple.segment, equalKinds(book, meeple)) != &meeple)
                return false;
            const auto kinds = kindsAt(book, state, meeple);
            return std::ranges::any_of(book.figureRules(), [&](const auto& rule) {
                return (kinds & setOf(rule->kind())) != 0
                       && each(Action{
                           .type = m_type, .figure = rule->kind(), .at = state.board.spot(meeple.segment)});
            });
        });
    }

    template<class Each>
    // NOLINTNEXTLINE(modernize-use-nodiscard): some callers use all actions.
    bool anyLegal(const RuleBook& book, const StateData& state, Each each) const
    {
        return anyAction(book, state,
                         [&](const Action& action) { return !refusal(book, state, action) && each(action); });
    }

    Action::Type m_type;
    Circles m_circles;
};

/// Rule: cc.add - a meeple of the supply is placed where the player has a meeple.
class Adding final : public MeepleRule {
public:
    using MeepleRule::MeepleRule;

    void apply(Turn& turn, const Action& action) const override
    {
        turn.deploy(turn.state().toMove, action.figure, segmentOf(turn.book(), turn.state(), action.at));
    }

protected:
    [[nodiscard]] std::optional<Refusal> meepleRefusal(const RuleBook& book, const StateData& state,
                                                       Refusal refused, Segment segment) const override
    {
        // Rule: cc.add.kinds
        refused.rule = "cc.add.kinds";
        refused.code = refusal::wrongFeature;
        if (!book.isAllowedOn(*refused.figure, *refused.featureKind))
            return refused;
        refused.rule = "cc.add";
        refused.code = noFigure;
        refused.detail = "add";
        if (ownMeeple(book, state, segment, book.figureSets().meeples) == nullptr)
            return refused;
        refused.detail = {};
        if (auto forbidden =
                book.limits().refusal(Limit::OnTile, state, {.onTile = state.board.segment(segment).tile}))
            return forbidden;
        refused.code = refusal::noneLeft;
        if (state.supply[state.toMove][index(*refused.figure)] == 0)
            return refused;
        return {};
    }

    [[nodiscard]] FigureSet equalKinds(const RuleBook& book, const Figure&) const override
    {
        return book.figureSets().meeples;
    }

    [[nodiscard]] FigureSet kindsAt(const RuleBook& book, const StateData& state,
                                    const Figure&) const override
    {
        FigureSet kinds = 0;
        for (const auto& rule : book.figureRules())
            if (book.isMeeple(rule->kind()) && state.supply[state.toMove][index(rule->kind())] > 0)
                kinds |= setOf(rule->kind());
        return kinds;
    }
};

/// Rule: cc.remove - a meeple of the player returns to the supply.
class Removing final : public MeepleRule {
public:
    using MeepleRule::MeepleRule;

    void apply(Turn& turn, const Action& action) const override
    {
        const auto& state = turn.state();
        const auto segment = segmentOf(turn.book(), state, action.at);
        turn.returnFigure(*ownMeeple(turn.book(), state, segment, setOf(action.figure)));
    }

protected:
    [[nodiscard]] std::optional<Refusal> meepleRefusal(const RuleBook& book, const StateData& state,
                                                       Refusal refused, Segment segment) const override
    {
        if (ownMeeple(book, state, segment, setOf(*refused.figure)) != nullptr)
            return {};
        refused.rule = "cc.remove";
        refused.code = noFigure;
        return refused;
    }

    [[nodiscard]] FigureSet equalKinds(const RuleBook&, const Figure& meeple) const override
    {
        return setOf(meeple.kind);
    }

    [[nodiscard]] FigureSet kindsAt(const RuleBook&, const StateData&, const Figure& meeple) const override
    {
        return setOf(meeple.kind);
    }
};

} // namespace

std::unique_ptr<const ActionRule> makeAdding(Action::Type type, const Circles& circles)
{
    return std::make_unique<Adding>(type, circles);
}

std::unique_ptr<const ActionRule> makeRemoving(Action::Type type, const Circles& circles)
{
    return std::make_unique<Removing>(type, circles);
}

} // namespace vozka::crop_circles
