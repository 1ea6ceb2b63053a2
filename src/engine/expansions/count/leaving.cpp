// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/count/leaving.h"

#include "engine/expansions/count/count.h"
#include "engine/rules/hooks/core_names.h"
#include "engine/rules/hooks/turn.h"
#include "engine/rules/scoring/completion.h"

#include <algorithm>
#include <array>

namespace vozka::count {

namespace {

constexpr std::array leaveArgs{
    ArgSpec{"leave", ArgType::Area, ArgField::At}, ArgSpec{"figure", ArgType::Figure, ArgField::Figure},
    ArgSpec{"at", ArgType::Cell, ArgField::To}, ArgSpec{"feature", ArgType::Feature, ArgField::To}};

/// Rule: co.leave - the deciding player moves one figure.
class Leave : public ActionRule {
public:
    Leave(Action::Type type, const Quarters& quarters, bool toEmpty)
        : m_type(type), m_quarters(quarters), m_toEmpty(toEmpty)
    {}

    [[nodiscard]] bool isPossible(const RuleBook& book, const StateData& state) const override
    {
        return anyMove(book, state, [](const Action&) { return true; });
    }

    void addLegal(const RuleBook& book, const StateData& state, ActionList& actions) const override
    {
        anyMove(book, state, [&](const Action& action) {
            actions.push_back(action);
            return false;
        });
    }

    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                 const Action& action) const override
    {
        if (auto refused = figureRefusal(state, {action.at.area(), state.toMove, action.figure}))
            return refused;
        const Segment segment = segmentOf(book, state, action.to);
        if (segment == noSegment)
            return Refusal{refusal::shortRoad, "co.leave.segment", action.to.cell(), action.to.feature()};
        if (auto refused = kindRefusal(book, state, action, segment))
            return refused;
        return timeRefusal(book, state, action.at.area(), segment);
    }

    void apply(Turn& turn, const Action& action) const override
    {
        turn.leave({action.at.area(), turn.state().toMove, action.figure},
                   segmentOf(turn.book(), turn.state(), action.to));
    }

    [[nodiscard]] Cell cellOf(const StateData&, const Action& action) const override
    {
        return action.to.cell();
    }

    /// Assumes that the features completed by the last tile are scored next. A player who has such a figure
    /// in the quarter decides.
    void prepare(const RuleBook&, StateData& state, const Action& action) const override
    {
        const auto figures = state.inAreas.all();
        const auto hasFigure = [&](Player player) {
            const FigureInArea figure{action.at.area(), player, action.figure};
            return std::ranges::find(figures, figure) != figures.end();
        };
        for (Player i = 0; i < state.playerCount && !hasFigure(state.toMove); ++i)
            state.toMove = static_cast<Player>((state.toMove + 1) % state.playerCount);
    }

protected:
    /// Returns why figures of the quarter cannot move to the feature at this time; empty if they can.
    [[nodiscard]] virtual std::optional<Code> timeRefusalCode(const RuleBook& book, const StateData& state,
                                                              Quarter quarter, Segment segment) const = 0;
    /// Returns the roots of all features that are targets at this time. Can include other features.
    [[nodiscard]] virtual std::vector<Segment> targets(const RuleBook& book,
                                                       const StateData& state) const = 0;

private:
    [[nodiscard]] std::optional<Refusal> figureRefusal(const StateData& state,
                                                       const FigureInArea& figure) const
    {
        const auto figures = state.inAreas.all();
        Refusal refused{notInQuarter, "co.leave"};
        refused.figure = figure.kind;
        refused.player = figure.player;
        if (std::ranges::find(figures, figure) == figures.end() || !m_quarters.isQuarter(figure.area))
            return refused;
        // Rule: co.leave.count
        refused.code = countInQuarter;
        refused.rule = "co.leave.count";
        if (m_quarters.quarterAt(figure.area) == m_quarters.quarterOfCount(state))
            return refused;
        return {};
    }

    /// Rule: co.leave.kinds
    [[nodiscard]] std::optional<Refusal> kindRefusal(const RuleBook& book, const StateData& state,
                                                     const Action& action, Segment segment) const
    {
        const auto kind = state.board.segment(segment).kind;
        if (Quarters::leadsTo(book, m_quarters.quarterAt(action.at.area()), kind)
            && book.isAllowedOn(action.figure, kind))
            return {};
        Refusal refused{wrongFeature, "co.quarter", action.to.cell(), action.to.feature()};
        refused.featureKind = kind;
        return refused;
    }

    [[nodiscard]] std::optional<Refusal> timeRefusal(const RuleBook& book, const StateData& state,
                                                     AreaIndex area, Segment segment) const
    {
        const auto at = state.board.ref(segment);
        Refusal refused{notCompleted, "co.leave.this-turn", at.at, at.feature};
        refused.featureKind = state.board.segment(segment).kind;
        if (const auto code = timeRefusalCode(book, state, m_quarters.quarterAt(area), segment)) {
            refused.code = *code;
            return refused;
        }
        // Rule: co.leave.empty - a barn is a figure, too.
        refused.code = emptyFeature;
        refused.rule = "co.leave.empty";
        if (!m_toEmpty && state.board.feature(segment).figures == 0)
            return refused;
        return {};
    }

    /// Calls `each(action)` for each legal move of the deciding player. Stops if `each` returns true.
    template<class Each>
    // NOLINTNEXTLINE(modernize-use-nodiscard): some callers use all moves.
    bool anyMove(const RuleBook& book, const StateData& state, Each each) const
    {
        const auto figures = state.inAreas.all();
        const auto isOwn = [&](const FigureInArea& figure) { return figure.player == state.toMove; };
        if (std::ranges::none_of(figures, isOwn))
            return false;
        const auto features = targets(book, state);
        for (std::size_t i = 0; i < figures.size(); ++i) {
            const auto& figure = figures[i];
            // Calls `each` once for equal figures.
            if (!isOwn(figure) || std::ranges::find(figures.first(i), figure) != figures.first(i).end())
                continue;
            Action action;
            action.type = m_type;
            action.figure = figure.kind;
            action.at = Spot::area(figure.area);
            for (const Segment feature : features) {
                action.to = state.board.spot(feature);
                if (refusal(book, state, action))
                    continue;
                bool found = false;
                state.board.forEachSegment(feature, [&](Segment at) {
                    action.to = state.board.spot(at);
                    found = found || each(action);
                });
                if (found)
                    return true;
            }
        }
        return false;
    }

    Action::Type m_type;
    Quarters m_quarters;
    bool m_toEmpty;
};

/// Rule: co.leave.this-turn, co.leave.market - to features that are scored in this turn.
class LeaveInTurn final : public Leave {
public:
    using Leave::Leave;

protected:
    [[nodiscard]] std::optional<Code> timeRefusalCode(const RuleBook& book, const StateData& state, Quarter,
                                                      Segment segment) const override
    {
        const auto roots = scoredInTurn(book, state);
        const bool isScored =
            std::ranges::find(roots.roots(), state.board.root(segment)) != roots.roots().end();
        return isScored ? std::nullopt : std::optional(notCompleted);
    }

    [[nodiscard]] std::vector<Segment> targets(const RuleBook& book, const StateData& state) const override
    {
        const auto scored = scoredInTurn(book, state);
        return {scored.roots().begin(), scored.roots().end()};
    }
};

/// Rule: co.end, co.end.barn - before the final scoring to unfinished features, and from the market to
/// fields.
class LeaveAtEnd final : public Leave {
public:
    LeaveAtEnd(Action::Type type, const Quarters& quarters, const LeavingOptions& options)
        // At the end, figures can also move to features without figures, which then score.
        : Leave(type, quarters, true), m_fromAll(options.fromAllAtEnd)
    {}

protected:
    [[nodiscard]] std::optional<Code> timeRefusalCode(const RuleBook& book, const StateData& state,
                                                      Quarter quarter, Segment segment) const override
    {
        if (quarter != Quarter::Market && !m_fromAll)
            return notCompleted;
        return book.isComplete(state, segment) ? std::optional(refusal::featureCompleted) : std::nullopt;
    }

    [[nodiscard]] std::vector<Segment> targets(const RuleBook&, const StateData& state) const override
    {
        std::vector<Segment> roots;
        for (Segment at = 0; at < state.board.segmentCount(); ++at)
            if (state.board.root(at) == at)
                roots.push_back(at);
        return roots;
    }

private:
    bool m_fromAll;
};

class LeaveStep final : public Step {
public:
    LeaveStep(Order order, std::unique_ptr<const Leave> rule)
        : Step({.name = "leave", .order = order, .mayPass = true, .isAboutPlacedTile = true}),
          m_rule(std::move(rule))
    {}
    [[nodiscard]] const ActionRule& rule() const { return *m_rule; }

    Next enter(Turn& turn) const override
    {
        return turn.state().inAreas.all().empty() ? Next::NextStep : Next::Round;
    }

    Next after(Turn&) const override { return Next::Round; }

private:
    std::unique_ptr<const Leave> m_rule;
};

} // namespace

void addLeaving(RuleBook& book, const Quarters& quarters, const LeavingOptions& options)
{
    const auto type = book.addAction(leaveArgs, ActionRole::Other);
    auto inTurn = std::make_unique<LeaveStep>(Order::EachFromNext,
                                              std::make_unique<LeaveInTurn>(type, quarters, options.toEmpty));
    const auto& ruleInTurn = inTurn->rule();
    book.plan().insertBefore(step::score, std::move(inTurn), expansion.name);
    book.plan().offer("leave", type, ruleInTurn);
    auto atEnd = std::make_unique<LeaveStep>(Order::InTurnsFromNext,
                                             std::make_unique<LeaveAtEnd>(type, quarters, options));
    const auto& ruleAtEnd = atEnd->rule();
    book.plan().append(std::move(atEnd), type, ruleAtEnd, expansion.name, Section::End);
}

} // namespace vozka::count
