// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/text/consequences.h"

#include "models/text/contexts.h"
#include "models/text/messages.h"

#include <QStringList>

#include <algorithm>

namespace vozka {

namespace {

/// Returns the events of the action. The events after them result from the end of the step.
Events eventsOf(const Table& table, const Action& action)
{
    State after = *table.state;
    Events events;
    table.rules->apply(after, action, &events);
    const auto end = std::ranges::find_if(events, [](const Event& event) {
        return event.type == event::complete || event.type == event::score || event.type == event::turn;
    });
    events.erase(end, events.end());
    return events;
}

} // namespace

bool addsFigure(const Table& table, const Action& action)
{
    const auto events = eventsOf(table, action);
    return std::ranges::find(events, event::deploy, &Event::type) != events.end();
}

std::vector<Figure> figuresReturnedBy(const Table& table, const Action& action)
{
    std::vector<Figure> figures;
    for (const auto& event : eventsOf(table, action)) {
        if (event.type != event::returned)
            continue;
        const auto tile = table.board().tileAt(event.at.at);
        Figure figure;
        figure.player = event.player;
        figure.kind = event.figure;
        figure.onCorner = event.onCorner;
        figure.segment = table.board().segmentOf(tile, event.at.feature);
        figures.push_back(figure);
    }
    return figures;
}

bool scoresFirst(const Table& table, const Action& action)
{
    State after = *table.state;
    Events events;
    table.rules->apply(after, action, &events);
    return !events.empty() && events.front().type == event::score;
}

QString returnedText(const Table& table, const std::vector<Figure>& figures)
{
    QStringList names;
    for (const auto& figure : figures)
        names << figureLabel(table, figure);
    if (names.isEmpty())
        return {};
    //: %1 are figures that leave the board ("Anna: meeple on the road").
    return TableTexts::tr("Returned to the supply: %1").arg(names.join(QStringLiteral("; ")));
}

QString figuresOnCellText(const Table& table, Cell cell)
{
    QStringList names;
    for (const auto& figure : (*table.state)->figuresOnBoard())
        if (!figure.onCorner && table.board().cellOf(figure.segment) == cell)
            names << figureLabel(table, figure);
    if (names.isEmpty())
        return {};
    //: %1 are figures that nothing happens to ("Anna: meeple on the road").
    return TableTexts::tr("Stays where it is: %1").arg(names.join(QStringLiteral("; ")));
}

} // namespace vozka
