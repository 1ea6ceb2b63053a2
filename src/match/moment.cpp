// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "match/moment.h"

#include <utility>

namespace vozka {

Moment Moment::of(const Rules& rules, const State& before, const Action& action)
{
    auto after = std::make_shared<State>(before);
    Events events;
    rules.apply(*after, action, &events);
    return {action, std::move(events), std::move(after)};
}

Moment Moment::ofEnd(const Rules& rules, const State& before)
{
    auto after = std::make_shared<State>(before);
    Events events;
    rules.endNow(*after, &events);
    return {Action::pass(), std::move(events), std::move(after)};
}

} // namespace vozka
