// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/crop_circles/circles.h"
#include "engine/expansions/crop_circles/crop_circles.h"
#include "engine/expansions/crop_circles/meeple_rules.h"
#include "engine/rules/hooks/turn.h"

namespace vozka::crop_circles {

namespace {

constexpr Code stepName = "circle";
constexpr std::array<Code, 2> choiceWords{"add", "remove"};
constexpr int removal = 1;
constexpr std::array circleArgs{
    ArgSpec{.name = "circle", .type = ArgType::Word, .field = ArgField::Number, .words = choiceWords}};

/// Rule: cc.choice - the player of the tile chooses what all players do. Rule: cc.when
class CircleStep final : public Step, public ActionRule {
public:
    CircleStep(Action::Type type, Circles circles)
        : Step({.name = stepName, .isAboutPlacedTile = true, .startsOnRequest = true}),
          m_type(type),
          m_circles(std::move(circles))
    {}

    Next enter(Turn& turn) const override
    {
        auto& state = turn.state();
        // Areas belong to the board, although no figure there is concerned.
        if (state.figuresOnBoard().empty() && state.inAreas.all().empty())
            return Next::NextStep;
        state.toMove = state.active;
        return Next::Choice;
    }

    void addLegal(const RuleBook&, const StateData&, ActionList& actions) const override
    {
        for (std::size_t i = 0; i < choiceWords.size(); ++i)
            actions.push_back({.type = m_type, .number = static_cast<std::int16_t>(i)});
    }

    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook&, const StateData& state,
                                                 const Action&) const override
    {
        if (m_circles.placed(state) != nullptr)
            return {};
        return Refusal{wrongKind, "cc.choice"};
    }

    /// Requests the first of the next two steps for adding, the second one for removing.
    void apply(Turn& turn, const Action& action) const override
    {
        auto& state = turn.state();
        const auto& plan = turn.book().plan();
        auto next = plan.indexAfter(state.step, stepName);
        if (action.number == removal)
            next = plan.indexAfter(next, stepName);
        state.requestedSteps |= StepSet{1} << next;
        turn.report({.type = stepName,
                     .player = state.active,
                     .what = choiceWords[static_cast<std::size_t>(action.number)]});
    }

    [[nodiscard]] Cell cellOf(const StateData& state, const Action&) const override
    {
        return state.placed == noTile ? Cell() : state.board.tiles()[state.placed].cell;
    }

private:
    Action::Type m_type;
    Circles m_circles;
};

/// Rule: cc.order - clockwise from the player to the left, the active player last. Rule: cc.skip
class MeepleStep final : public Step {
public:
    MeepleStep(bool mayPass, std::unique_ptr<const ActionRule> rule)
        : Step({.name = stepName,
                .order = Order::EachFromNext,
                .mayPass = mayPass,
                .isAboutPlacedTile = true,
                .startsOnRequest = true}),
          m_rule(std::move(rule))
    {}
    [[nodiscard]] const ActionRule& rule() const { return *m_rule; }

    Next enter(Turn&) const override { return Next::Round; }

    Next after(Turn& turn) const override
    {
        // Each player decides once.
        auto& state = turn.state();
        state.round.done = static_cast<std::uint8_t>(state.round.done | 1U << state.toMove);
        return Next::Round;
    }

private:
    std::unique_ptr<const ActionRule> m_rule;
};

/// Appends the step, so that it comes after scoring, moves of wagons and of the dragon.
void append(RuleBook& book, std::unique_ptr<Step> step, Action::Type type, const ActionRule& rule)
{
    book.plan().append(std::move(step), type, rule, expansion.name, Section::Turn);
}

void append(RuleBook& book, Action::Type type, bool mayPass, std::unique_ptr<const ActionRule> rule)
{
    auto step = std::make_unique<MeepleStep>(mayPass, std::move(rule));
    const auto& stepRule = step->rule();
    append(book, std::move(step), type, stepRule);
}

} // namespace

Action::Type addCircleSteps(RuleBook& book, const Circles& circles, bool mayAdd)
{
    const auto type = book.addAction(circleArgs, ActionRole::Other);
    auto choice = std::make_unique<CircleStep>(type, circles);
    const ActionRule& choiceRule = *choice;
    append(book, std::move(choice), type, choiceRule);
    const auto adding = book.addAction(addArgs, ActionRole::Other);
    append(book, adding, mayAdd, makeAdding(adding, circles));
    const auto removing = book.addAction(removeArgs, ActionRole::Other);
    append(book, removing, false, makeRemoving(removing, circles));
    for (const auto trigger : {Trigger::TilePlaced, Trigger::PositionLoaded})
        book.on(trigger, [circles](Turn& turn, const TriggerArgs&) {
            if (circles.placed(turn.state()) != nullptr)
                turn.request(stepName);
        });
    return removing;
}

} // namespace vozka::crop_circles
