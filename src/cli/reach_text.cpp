// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/reach.h"
#include "engine/expansions/list.h"

#include <ostream>

namespace vozka::cli {

namespace {

/// Writes a feature: "road [2,0] road-ew, [3,0] road-w".
void printFeature(std::ostream& out, const ReachEntry& entry, const ReachAnswer& answer)
{
    const auto& board = answer.state->board;
    out << (entry.shortRoad ? Code("short road") : featureKindName(entry.kind));
    for (const auto& segment : entry.segments) {
        const auto& kind = answer.rules.catalogue().kind(board.tiles()[board.tileAt(segment.at)].kind);
        out << (&segment == &entry.segments.front() ? " [" : ", [") << segment.at.x << ',' << segment.at.y
            << "] " << kind.idOf(segment.feature);
    }
}

} // namespace

void printReach(std::ostream& out, const ReachAnswer& answer, const wording::Names& names)
{
    out << "May go to:\n";
    for (const auto& entry : answer.reach.targets) {
        out << "   ";
        printFeature(out, entry, answer);
        if (!entry.via.empty())
            out << " (" << entry.via << ')';
        out << '\n';
    }
    if (answer.reach.targets.empty())
        out << "   nowhere\n";
    out << "May not go to:\n";
    for (const auto& entry : answer.reach.refused) {
        out << "   ";
        printFeature(out, entry, answer);
        out << ": " << oneLine(english(messageOf(*entry.refusal, names))) << '\n';
    }
}

} // namespace vozka::cli
