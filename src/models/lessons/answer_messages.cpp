// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lessons/answer_messages.h"

#include "models/text/message_text.h"
#include "models/text/messages.h"
#include "wording/messages.h"

#include <QCoreApplication>

#include <string>

namespace vozka {

namespace {

struct Answers {
    Q_DECLARE_TR_FUNCTIONS(Answers)
};

QString asComplete(const ScoreLine& line, int points)
{
    if (line.kind == "city.incomplete")
        return Answers::tr(
            "%n point(s) would be right if the city were completed. Incomplete, each tile and each "
            "coat of arms counts 1.",
            "", points);
    return Answers::tr("%n point(s) would be right with tiles on all eight spaces around it.", "", points);
}

} // namespace

QString mistakeMessage(const Table& table, const lessons::PointsMistake& mistake, int points)
{
    using Kind = lessons::PointsMistake::Kind;
    switch (mistake.kind) {
    case Kind::TermLeftOut:
        if (mistake.term.term.ends_with(".tile"))
            return Answers::tr("Its own tile counts, too.");
        //: %1 is a part of a sum: "2 coats of arms".
        return Answers::tr("Something is missing: %1.").arg(messageText(wording::messageOf(mistake.term)));
    case Kind::LineLeftOut:
        //: %1 is what is scored: "Incomplete road".
        return Answers::tr("Something else is scored, too: %1.")
            .arg(messageText(wording::kindOf(mistake.line)));
    case Kind::AsComplete:
        return asComplete(mistake.line, points);
    case Kind::AsIncomplete:
        return Answers::tr(
            "%n point(s) would be right if the city were incomplete. Completed, each tile and each coat "
            "of arms counts 2.",
            "", points);
    case Kind::OtherRate:
        return messageText(wording::word("mistake", "rate-" + std::to_string(mistake.rate)));
    case Kind::OwnTileCounted:
        //: %1 is "Abbey".
        return Answers::tr("You have counted a tile that only closes its neighbours: %1.")
            .arg(featureName(table.catalogue().kind(mistake.tile).features.front().kind));
    case Kind::LargeCounted:
        return Answers::tr(
            "A large meeple counts as two for the majority only. It does not double the points.");
    case Kind::OtherCount:
        //: %1 is "3 tiles" or "2 completed cities".
        return Answers::tr("%n point(s) would be right for %1. Count again.", "", points)
            .arg(messageText(wording::messageOf(mistake.term)));
    case Kind::Nothing:
        //: %1 is what is scored: "Incomplete road".
        return Answers::tr("There are points for this: %1.").arg(messageText(wording::kindOf(mistake.line)));
    case Kind::OtherPlayer:
        return Answers::tr("These are the points of %1.").arg(table.playerName(mistake.player));
    case Kind::OwnText:
        break;
    }
    return {};
}

QString scoringMessage(const lessons::ScoringReason& reason)
{
    using Kind = lessons::ScoringReason::Kind;
    switch (reason.kind) {
    case Kind::Majority:
        //: Strengths: %1 is that of the player, %2 that of the strongest other player.
        return Answers::tr("%n point(s): %1 against %2", "", reason.points)
            .arg(reason.strength)
            .arg(reason.others);
    case Kind::Tie:
        //: Strengths: %1 is that of the player and of another one.
        return Answers::tr("%n point(s): a tie, %1 against %1", "", reason.points).arg(reason.strength);
    case Kind::Outvoted:
        return Answers::tr("no points: %1 against %2").arg(reason.strength).arg(reason.others);
    case Kind::NoStrength:
        return Answers::tr("no points: strength 0");
    case Kind::NoValue:
        return Answers::tr("no points: it is worth nothing");
    case Kind::NotThere:
        return Answers::tr("no points: no figure there");
    case Kind::Scored:
        break;
    }
    return Answers::tr("%n point(s)", "", reason.points);
}

} // namespace vozka
