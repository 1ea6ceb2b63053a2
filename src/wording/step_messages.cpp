// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Messages about a step of the turn: its decision, the choice that declines it, the warning before that.
#include "wording/messages.h"

#include <algorithm>

namespace vozka::wording {

namespace {

/// Returns the last part of the key for a step. Some steps have a separate message for an empty bag.
std::string stepDetail(Code step, bool bagIsEmpty)
{
    std::string detail(step);
    if (bagIsEmpty) {
        std::string empty = detail + "/no-bag";
        if (find(std::string("step/").append(empty)) != nullptr)
            return empty;
    }
    return detail;
}

} // namespace

Message passMessage(Code step, bool bagIsEmpty)
{
    return {&lookUp("choice", "pass", stepDetail(step, bagIsEmpty)), {}, {}};
}

std::optional<Message> warningMessage(Code step, LaterOffer later)
{
    if (later == LaterOffer::Yes)
        return {};
    const std::string key =
        std::string("warning/").append(step).append(later == LaterOffer::No ? "/no" : "/perhaps");
    const auto* warning = find(key);
    return warning == nullptr ? std::nullopt : std::optional(Message{warning, {}, {}});
}

Message stepMessage(Code step, bool bagIsEmpty, Code action)
{
    return {&lookUp("step", stepDetail(step, bagIsEmpty), action), {Argument(step)}, {}};
}

Code onlyAction(const RuleBook& book, std::size_t step)
{
    const auto& offers = book.plan().choices(step).offers();
    if (offers.size() != 1)
        return {};
    const auto form = std::ranges::find(book.actionForms(), offers.front().type,
                                        [](const auto& each) { return each.base.type; });
    return form == book.actionForms().end() ? Code() : form->word();
}

} // namespace vozka::wording
