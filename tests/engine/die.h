// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A step with a die, for tests: chance other than drawing tiles.
#pragma once

#include "engine/rules/hooks/core_names.h"
#include "engine/rules/hooks/outcome_list.h"
#include "engine/rules/hooks/turn.h"

#include <array>

namespace vozka {

/// Number of sides of the die with 1, 2 and 3 points.
inline constexpr std::array dieSides{1U, 2U, 3U};

inline Action rollOf(int points)
{
    Action action;
    action.type = static_cast<Action::Type>(maxActionTypes - 1);
    action.number = static_cast<std::int16_t>(points);
    return action;
}

/// The dealer rolls the die after the deployment. The active player gets the points.
class RollStep final : public Step, public ActionRule {
public:
    RollStep() : Step({.name = "roll"}) {}
    Next enter(Turn& turn) const override
    {
        turn.state().toMove = noPlayer;
        return Next::Choice;
    }
    void addOutcomes(const RuleBook&, const StateData&, OutcomeList& outcomes) const override
    {
        for (std::size_t i = 0; i < dieSides.size(); ++i)
            outcomes.push_back({rollOf(static_cast<int>(i) + 1), dieSides[i]});
    }
    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook&, const StateData&,
                                                 const Action&) const override
    {
        return {};
    }
    void apply(Turn& turn, const Action& action) const override
    {
        ++turn.state().draws;
        Score score{"roll", "base.road.complete", {}};
        score.sheet.add("road.tiles", action.number, 1);
        turn.give(turn.state().active, score);
    }
};

inline void addDie(RuleBook& book)
{
    static constexpr std::array args{
        ArgSpec{"roll", ArgType::Number, ArgField::Number, 1, static_cast<std::int16_t>(dieSides.size())}};
    book.add(ActionForm{args, ActionRole::Chance, rollOf(0)});
    book.plan().insertAfter(step::deploy, std::make_unique<RollStep>(), rollOf(0).type, "die");
}

} // namespace vozka
