// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/board/outcome.h"

#include "models/art/pictures.h"
#include "models/base/utf8.h"

#include <algorithm>

namespace vozka {

namespace {

bool isOutcome(const ActionForm& form)
{
    return form.role == ActionRole::Chance && !form.names(ArgType::TileKind);
}

} // namespace

bool isOutcome(const RuleBook& book, const Action& action)
{
    const auto* form = book.formOf(action);
    return form != nullptr && isOutcome(*form);
}

bool isOutcome(const RuleBook& book, const Event& event)
{
    return std::ranges::any_of(book.actionForms(), [&](const ActionForm& form) {
        return isOutcome(form) && form.word() == event.type;
    });
}

std::vector<std::size_t> outcomesFrom(const Table& table, std::size_t from)
{
    std::vector<std::size_t> outcomes;
    for (std::size_t i = from; i < table.history.size(); ++i)
        if (isOutcome(table.rules->book(), table.history[i].action))
            outcomes.push_back(i);
    return outcomes;
}

const Event* eventOfOutcome(const RuleBook& book, const HistoryEntry& entry)
{
    const auto word = book.formOf(entry.action)->word();
    const auto found = std::ranges::find(entry.events, word, &Event::type);
    return found == entry.events.end() ? nullptr : &*found;
}

QString outcomeSprite(const RuleBook& book, const Action& action)
{
    const QString name =
        QStringLiteral("%1-%2").arg(utf8(book.formOf(action)->word())).arg(static_cast<int>(action.number));
    return hasSprite(name) ? name : QString();
}

QString outcomePicture(const RuleBook& book, const Action& action)
{
    const QString name = outcomeSprite(book, action);
    return name.isEmpty() ? name : QStringLiteral("image://sprite/") + name;
}

} // namespace vozka
