// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lessons/attempt.h"

namespace vozka::lessons {

Action Attempt::moveTo(SegmentRef to) const
{
    return Action::move(m_stage->lesson().figure, Spot::tile(m_stage->from().at), Spot::feature(to));
}

std::optional<Refusal> Attempt::refusal(SegmentRef to) const
{
    if (m_standsOn == to)
        return {};
    if (hasMoved()) {
        Refusal why;
        why.code = vozka::refusal::notThisFigure;
        why.detail = moved;
        return why;
    }
    const auto action = moveTo(to);
    return m_stage->rules().refusal(asked(action), action);
}

std::optional<Refusal> Attempt::drop(SegmentRef to)
{
    if (auto why = refusal(to))
        return why;
    if (m_standsOn == to)
        return {};
    const auto action = moveTo(to);
    auto state = asked(action);
    m_stage->rules().apply(state, action);
    m_state = state;
    m_standsOn = to;
    return {};
}

bool Attempt::sendHome()
{
    if (hasMoved())
        return false;
    const auto action = Action::home(m_stage->lesson().figure, Spot::tile(m_stage->from().at));
    auto state = asked(action);
    const auto& rules = m_stage->rules();
    // Where it can go nowhere, it went home by itself.
    if (!rules.refusal(state, action))
        rules.apply(state, action);
    m_state = state;
    m_home = true;
    return true;
}

void Attempt::reset()
{
    m_state = m_stage->scored();
    m_standsOn.reset();
    m_home = false;
}

State Attempt::asked(const Action& action) const
{
    const auto& rules = m_stage->rules();
    const auto home = Action::home(action.figure, action.at);
    if (!rules.refusal(m_stage->scored(), home))
        return m_stage->scored();
    return rules.asIfInStep(m_stage->withTile(), action);
}

} // namespace vozka::lessons
