// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/replay.h"
#include "match/turns.h"

#include <ostream>

namespace vozka::cli {

namespace {

void printEvents(std::ostream& out, std::span<const Event> events, const wording::Names& names)
{
    for (const auto& event : events) {
        if (event.type == event::turn)
            continue;
        out << "   " << oneLine(english(messageWithName(event, names)));
        if (event.type == event::place)
            out << ": " << names.book->catalogue().kind(event.kind).id << " [" << event.at.at.x << ','
                << event.at.at.y << "], turned by " << int{event.turns};
        out << '\n';
    }
}

void printScores(std::ostream& out, const Match& match)
{
    for (std::size_t i = 0; i < match.players().size(); ++i)
        out << oneLine(match.players()[i].name) << ": " << match.state()->scores[i] << '\n';
}

} // namespace

void printReplay(std::ostream& out, const Match& match)
{
    const wording::Names names{&match.rules().book(), match.players()};
    int number = 0;
    std::span<const Event> nextTurnEvents;
    std::span<const Event> final;
    for (const auto& turn : turnsOf(match)) {
        const auto& player = match.players()[turn.before().active];
        out << ++number << ". " << oneLine(player.name) << '\n';
        printEvents(out, nextTurnEvents, names);
        nextTurnEvents = {};
        for (const auto& entry : turn.history) {
            const auto events = splitAtEnd(entry.events);
            printEvents(out, events.turn, names);
            nextTurnEvents = events.nextTurn;
            final = events.final;
        }
    }
    out << '\n';
    printEvents(out, final, names);
    if (!match.state()->over)
        out << wording::english(
            wording::stepMessage(match.rules().step(match.state()), false,
                                 wording::onlyAction(match.rules().book(), match.state()->step)))
            << '\n';
    printScores(out, match);
}

} // namespace vozka::cli
