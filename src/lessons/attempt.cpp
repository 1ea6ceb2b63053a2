// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lessons/attempt.h"

namespace vozka::lessons {

std::optional<Refusal> Attempt::drop(SegmentRef to)
{
    const auto action = Action::move(m_stage->lesson().figure, m_stage->from().at, to.at, to.feature);
    auto state = asked(action);
    const auto& rules = m_stage->rules();
    if (auto why = rules.refusal(state, action))
        return why;
    rules.apply(state, action);
    m_state = state;
    m_standsOn = to;
    m_home = false;
    return {};
}

void Attempt::sendHome()
{
    const auto action = Action::home(m_stage->lesson().figure, m_stage->from().at);
    auto state = asked(action);
    const auto& rules = m_stage->rules();
    // Where it can go nowhere, it went home by itself.
    if (!rules.refusal(state, action))
        rules.apply(state, action);
    m_state = state;
    m_standsOn.reset();
    m_home = true;
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
    return rules.asIfAsked(m_stage->withTile(), action);
}

} // namespace vozka::lessons
