// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/abbot/abbot.h"
#include "engine/rules/hooks/core_names.h"
#include "engine/rules/hooks/turn.h"

#include <algorithm>

namespace vozka::abbot {

namespace {

constexpr std::array retrieveArgs{ArgSpec{"retrieve", ArgType::Figure, ArgField::Figure},
                                  ArgSpec{"at", ArgType::Cell, ArgField::At},
                                  ArgSpec{"feature", ArgType::Feature, ArgField::At}};

/// Rule: ab.retrieve - instead of any other action of that step; scored as at the end of the game.
/// Rule: ab.retrieve.abbot-only - the points belong to the abbot, not to the feature.
class Retrieving final : public ActionRule {
public:
    Retrieving(Action::Type type, FigureKind abbot) : m_type(type), m_abbot(abbot) {}

    [[nodiscard]] bool isPossible(const RuleBook& book, const StateData& state) const override
    {
        return std::ranges::any_of(state.figuresOnBoard(),
                                   [&](const Figure& figure) { return canReturn(book, state, figure); });
    }

    void addLegal(const RuleBook& book, const StateData& state, ActionList& actions) const override
    {
        if (!isAnyInUse(book, state, state.active, m_abbot))
            return;
        for (const auto& figure : state.figuresOnBoard())
            if (canReturn(book, state, figure))
                actions.push_back(retrievalOf(state, figure));
    }

    void addSamples(const RuleBook&, const StateData& state, std::vector<Action>& actions) const override
    {
        for (const auto& figure : state.figuresOnBoard())
            if (isOwnAbbot(state, figure))
                actions.push_back(retrievalOf(state, figure));
    }

    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                 const Action& action) const override
    {
        Refusal refused{notThere, "ab.retrieve", action.at.cell(), action.at.feature()};
        refused.figure = action.figure;
        refused.player = state.active;
        const auto* abbot = figureOf(state, action);
        if (abbot == nullptr)
            return refused;
        if (canReturn(book, state, *abbot))
            return {};
        refused.code = refusal::featureCompleted;
        refused.featureKind = state.board.segment(abbot->segment).kind;
        return refused;
    }

    void apply(Turn& turn, const Action& action) const override
    {
        const Figure abbot = *figureOf(turn.state(), action);
        turn.give(abbot.player, abbot.segment,
                  turn.book().scoreOf(turn.state(), abbot.segment, ScoreTime::Final));
        turn.returnFigure(abbot);
    }

private:
    [[nodiscard]] bool isOwnAbbot(const StateData& state, const Figure& figure) const
    {
        return figure.kind == m_abbot && figure.player == state.active;
    }

    [[nodiscard]] bool canReturn(const RuleBook& book, const StateData& state, const Figure& figure) const
    {
        return isOwnAbbot(state, figure) && !book.isComplete(state, figure.segment);
    }

    [[nodiscard]] Action retrievalOf(const StateData& state, const Figure& figure) const
    {
        return {.type = m_type, .figure = figure.kind, .at = state.board.spot(figure.segment)};
    }

    /// Null if the active player has no such abbot on the board.
    [[nodiscard]] const Figure* figureOf(const StateData& state, const Action& action) const
    {
        const auto figures = state.figuresOnBoard();
        const auto found = std::ranges::find_if(figures, [&](const Figure& figure) {
            return isOwnAbbot(state, figure) && retrievalOf(state, figure) == action;
        });
        return found == figures.end() ? nullptr : &*found;
    }

    Action::Type m_type;
    FigureKind m_abbot;
};

} // namespace

void addRetrieving(RuleBook& book, FigureKind abbot)
{
    const auto type = book.addAction(retrieveArgs, ActionRole::Elsewhere);
    book.offer(step::deploy, type, std::make_unique<Retrieving>(type, abbot));
}

} // namespace vozka::abbot
