// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/hooks/turn_plan.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace vozka {

void TurnPlan::append(std::unique_ptr<Step> step, Code author, Section section)
{
    insert(m_ends[static_cast<std::size_t>(section)], std::move(step), author, section);
}

void TurnPlan::append(std::unique_ptr<Step> step, Action::Type type, const ActionRule& rule, Code author,
                      Section section)
{
    insert(m_ends[static_cast<std::size_t>(section)], std::move(step), author, section)
        .choices.add(type, rule);
}

void TurnPlan::insertAfter(Code name, std::unique_ptr<Step> step, Code author)
{
    const auto at = indexOf(name);
    insert(at + 1, std::move(step), author, sectionOf(at));
}

void TurnPlan::insertBefore(Code name, std::unique_ptr<Step> step, Code author)
{
    const auto at = indexOf(name);
    insert(at, std::move(step), author, sectionOf(at));
}

void TurnPlan::insertAfterEach(Action::Type after, const std::shared_ptr<const Step>& step,
                               const ActionRule& rule, Action::Type type, Code author)
{
    for (std::size_t i = 0; i < m_steps.size(); ++i)
        if ((m_steps[i].choices.types() & setOf(after)) != 0)
            insert(i + 1, step, author, sectionOf(i)).choices.add(type, rule);
}

void TurnPlan::offer(Code step, Action::Type type, const ActionRule& rule)
{
    m_steps[indexOf(step)].choices.add(type, rule);
}

void TurnPlan::setInsight(Code step, StepInsight insight)
{
    m_steps[indexOf(step)].insight = std::move(insight);
}

void TurnPlan::limit(Code step, ChoiceLimit limit)
{
    m_steps[indexOf(step)].choices.add(std::move(limit));
}

TurnPlan::Entry& TurnPlan::insert(std::size_t at, std::shared_ptr<const Step> step, Code author,
                                  Section section)
{
    for (auto later = static_cast<std::size_t>(section); later < sectionCount; ++later)
        ++m_ends[later];
    auto& entry = *m_steps.insert(m_steps.begin() + static_cast<std::ptrdiff_t>(at),
                                  Entry{std::move(step), author, section, {}, {}, 0});
    if (entry.step->mayPass())
        entry.choices.allowPass();
    return entry;
}

bool TurnPlan::has(Code name) const
{
    return std::ranges::any_of(m_steps, [&](const Entry& entry) { return entry.step->name() == name; });
}

std::size_t TurnPlan::indexOf(Code name) const
{
    const auto found =
        std::ranges::find_if(m_steps, [&](const Entry& entry) { return entry.step->name() == name; });
    assert(found != m_steps.end());
    return static_cast<std::size_t>(found - m_steps.begin());
}

std::size_t TurnPlan::indexAfter(std::size_t index, Code name) const
{
    do
        ++index;
    while (at(index).name() != name);
    return index;
}

void TurnPlan::seal()
{
    // A StepSet has a bit for each step, and one for the end of the plan, see `nextStep`.
    assert(size() < 64); // NOLINT(readability-magic-numbers)
    for (std::size_t i = 0; i < size(); ++i) {
        m_always |= at(i).startsOnRequest() ? 0 : StepSet{1} << i;
        for (std::size_t later = i + 1; later < firstOf(Section::AfterTurn); ++later)
            m_steps[i].laterInTurn |= StepSet{1} << later;
    }
}

std::size_t TurnPlan::nextStep(std::size_t from, std::size_t end, StepSet requested) const
{
    const StepSet possible = (m_always | requested | StepSet{1} << end) & ~StepSet{0} << from;
    return static_cast<std::size_t>(std::countr_zero(possible));
}

std::size_t TurnPlan::indexFor(const Action& action) const
{
    const auto found =
        std::ranges::find_if(m_steps, [&](const Entry& entry) { return entry.choices.takes(action); });
    assert(found != m_steps.end());
    return static_cast<std::size_t>(found - m_steps.begin());
}

PathSoFar TurnPlan::pathSoFar(const StateData& state) const
{
    const auto& path = m_steps[state.step].insight.pathSoFar;
    return path ? path(state) : PathSoFar{};
}

Segment TurnPlan::pile(const StateData& state) const
{
    const auto& pile = m_steps[state.step].insight.pile;
    return pile ? pile(state) : noSegment;
}

LaterOffer TurnPlan::laterOffer(const RuleBook& book, const StateData& state) const
{
    const auto& laterOffer = m_steps[state.step].insight.laterOffer;
    return laterOffer ? laterOffer(book, state) : LaterOffer::Yes;
}

Cell TurnPlan::cellOf(const StateData& state, const Action& action) const
{
    const auto* rule = m_steps[state.step].choices.ruleFor(action);
    return rule == nullptr ? action.at.cell() : rule->cellOf(state, action);
}

std::string TurnPlan::print() const
{
    constexpr std::array<std::string_view, sectionCount> sections{"", " after the turn", " at the end"};
    std::string text;
    for (const auto& entry : m_steps)
        text.append(entry.step->name())
            .append(" (")
            .append(entry.author)
            .append(")")
            .append(sections[static_cast<std::size_t>(entry.section)])
            .append("\n");
    return text;
}

} // namespace vozka
