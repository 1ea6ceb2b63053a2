// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/phantom/phantom.h"

#include "engine/rules/hooks/core_names.h"
#include "engine/rules/steps/core_steps.h"

#include <algorithm>
#include <memory>

namespace vozka::phantom {

namespace {

/// Name of the figure and of its step.
constexpr Code phantomName = "phantom";

/// Rule: ph.after - only after a choice of the step `deploy`, not after a pass.
/// Rule: ph.not-after-princess
/// `princess`: set with the type of the princess's action; empty without the expansion.
std::optional<Refusal> choiceRefusal(const RuleBook& book, const StateData& state, ActionSet princess)
{
    const auto& plan = book.plan();
    const auto chosen = state.turnActions & plan.choices(plan.indexOf(step::deploy)).types();
    if (chosen == 0)
        return Refusal{notNow, "ph.after"};
    if ((chosen & princess) != 0)
        return Refusal{afterPrincess, "ph.not-after-princess"};
    return {};
}

void addRules(RuleBook& book)
{
    // Rule: ph.occupied. Rule: ph.counts - like a follower, so not in a garden. Rule: ph.tower - on towers
    // like a follower. Rule: ph.portal - a portal can be used for one figure in a turn.
    const auto phantom = book.add(FigureSpec{.name = phantomName, .supply = 1});
    book.copyAllowedPlaces(FigureKind::Follower, phantom);
    // Rule: ph.second, ph.double-turn - in each part of a double turn. Rule: ph.only - in the step `deploy`
    // the phantom is like other figures.
    insertDeployStep(book, step::deploy, phantomName, setOf(phantom), expansion.name);
    const auto& forms = book.actionForms();
    const auto found = std::ranges::find(forms, "princess", &ActionForm::word);
    const auto princess = found == forms.end() ? ActionSet{0} : setOf(found->base.type);
    book.plan().limit(phantomName, {{}, [princess](const RuleBook& rules, const StateData& state) {
                                        return choiceRefusal(rules, state, princess);
                                    }});
}

} // namespace

const Expansion expansion{"phantom", "phantom", {}, {}, addRules};

} // namespace vozka::phantom
