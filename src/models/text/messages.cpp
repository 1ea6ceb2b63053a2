// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/text/messages.h"

#include "models/base/utf8.h"
#include "models/board/area_actions.h"
#include "models/board/board_scene.h"
#include "models/text/contexts.h"
#include "models/text/descriptions.h"
#include "models/text/message_text.h"

#include <QRegularExpression>

#include <algorithm>
#include <optional>
#include <string>

namespace vozka {

namespace {

wording::Names namesOf(const Table& table)
{
    return {&table.rules->book(), table.players};
}

/// Returns the text with a capital first letter, for labels of buttons.
QString capital(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

/// Adds no-break spaces so that a sum breaks only at its plus signs. Uses a minus sign instead of a hyphen.
QString withoutBreaks(QString sum)
{
    sum.replace(QStringLiteral(" = -"), QStringLiteral(" = \u2212"));
    for (const QChar sign : {QChar(u'×'), QChar(u'=')})
        sum.replace(QStringLiteral(" %1 ").arg(sign), QStringLiteral("\u00a0%1\u00a0").arg(sign));
    return sum;
}

/// Keeps short texts in brackets, such as the name of a player, in one line.
QString withUnbrokenBrackets(QString text)
{
    static const QRegularExpression brackets(QStringLiteral("\\([^()]{1,30}\\)"));
    auto matches = brackets.globalMatch(text);
    while (matches.hasNext()) {
        const auto match = matches.next();
        text.replace(match.capturedStart(), match.capturedLength(), unbroken(match.captured()));
    }
    return text;
}

} // namespace

LaterOffer laterOfferOfPass(const Table& table)
{
    if (!table.awaitsPlayer())
        return LaterOffer::Yes;
    const auto& book = table.rules->book();
    return book.plan().laterOffer(book, **table.state);
}

QString lastChanceWarning(const Table& table)
{
    const auto again = laterOfferOfPass(table);
    const auto warning = again == LaterOffer::Yes
                             ? std::nullopt
                             : wording::warningMessage(table.rules->step(*table.state), again);
    return warning ? messageText(*warning) : QString();
}

std::optional<NotYet> notYet(const Table& table)
{
    const auto kind = table ? table.ownKind() : noKind;
    if (!table.awaitsPlayer() || (*table.state)->drawn == noKind || kind == noKind
        || table.ownTilesLeft((*table.state)->active) == 0)
        return {};
    const auto& plan = table.rules->book().plan();
    const auto rows = tileCandidates(*table.rules, table.rules->asIfDrawn(*table.state, kind), kind);
    const auto step = plan.at(plan.indexFor(Action::place(kind, {}, 0))).name();
    const auto fitting = std::ranges::find_if(rows, [](const auto& row) { return row.isLegal(); });
    const bool isTooLate = fitting != rows.end();
    const std::string group = isTooLate ? "too-late" : "not-yet";
    const QString rule = isTooLate      ? tooLateRule(table, fitting->action)
                         : rows.empty() ? QString()
                                        : utf8(rows.front().refusal->rule);
    return NotYet{messageText(wording::word(group, step)), messageText(wording::word(group + "-brief", step)),
                  rule};
}

QString cornersDescription(const Table& table, FigureKind figure, int corners)
{
    return messageText(
        {&wording::lookUp("corners", table.rules->book().figureRule(figure).name()), {}, corners});
}

QString tooLateMessage(const Table& table, const Action& action)
{
    const auto& plan = table.rules->book().plan();
    return messageText(wording::word("too-late", plan.at(plan.indexFor(action)).name()));
}

QString tooLateRule(const Table& table, const Action& action)
{
    const auto& book = table.rules->book();
    const auto why = book.plan().choices(book.plan().indexFor(action)).refusal(book, **table.state, action);
    return why ? utf8(why->rule) : QString();
}

QString refusalMessage(const Table& table, const Refusal& refusal)
{
    return messageText(wording::messageOf(refusal, namesOf(table)));
}

QString choiceLabel(const Table& table, const Action& action)
{
    const auto& board = table.board();
    if (isPass(action))
        return messageText(
            wording::passMessage(table.rules->step(*table.state), (*table.state)->bagTotal == 0));
    // A refused action might have no legal place.
    const auto target = leavesArea(action) ? action.to : action.target();
    const auto tile = board.tileAt(target.cell());
    auto segment = noSegment;
    if (placesFigure(action))
        segment = segmentOf(table.rules->book(), **table.state, action.at);
    else if (target.isFeature() && tile != noTile)
        segment = board.segmentOf(tile, target.feature());
    const auto on = segment == noSegment ? FeatureKind::Field : board.segment(segment).kind;
    auto names = namesOf(table);
    names.mover = (*table.state)->toMove;
    return capital(messageText(wording::messageOf(action, on, names)));
}

namespace {

/// Returns the message at the end of the game, with the players who still have an own tile.
QString endMessage(const Table& table)
{
    QStringList names;
    for (std::size_t seat = 0; seat < table.players.size(); ++seat)
        if (const auto player = static_cast<Player>(seat); table.ownTilesLeft(player) > 0)
            names << table.playerName(player);
    const auto tile = names.isEmpty() ? Code() : wording::ownTileName(table.rules->book(), table.ownKind());
    return messageText(wording::endMessage(tile, names.join(QStringLiteral(", ")).toStdString()));
}

} // namespace

QString eventMessage(const Table& table, const Event& event)
{
    if (event.type == event::end)
        return endMessage(table);
    const QString message = messageText(wording::messageOf(event, namesOf(table)));
    return event.type == event::score ? withoutBreaks(message) : message;
}

QString logMessage(const Table& table, const Event& event, bool keeps)
{
    if (event.type == event::complete && event.count == 0)
        //: %1: "A road of 4 tiles is completed."
        return TableTexts::tr("%1 Nobody has a figure there: no points.").arg(eventMessage(table, event));
    if (event.type != event::place && event.type != event::deploy && event.type != event::returned)
        return withUnbrokenBrackets(eventMessage(table, event));
    const bool placed = event.type == event::place;
    const auto shows =
        placed ? briefTileDescription(table.catalogue().kind(event.kind)).toStdString() : std::string();
    const auto kept = keeps ? wording::ownTileName(table.rules->book(), table.ownKind()) : Code();
    return messageText(wording::logMessageOf(event, namesOf(table), shows, kept));
}

QString asideMessage(const Table& table, const Action& action)
{
    const auto* rule = table.rules->book().drawRuleFor(action);
    const QString reason = rule == nullptr ? QString() : refusalMessage(table, rule->aside()->reason);
    //: %1 is the sentence that says why a tile cannot be played yet ("The dragon is not in play: ...").
    return TableTexts::tr("%1 The tile is put aside, and another one is drawn.").arg(reason);
}

QString resultMessage(const Table& table)
{
    const auto& scores = (*table.state)->scores;
    const int most = *std::max_element(scores.begin(), scores.end());
    QStringList winners;
    for (std::size_t player = 0; player < table.players.size(); ++player)
        if (scores.at(player) == most)
            winners << table.playerName(static_cast<Player>(player));
    if (winners.size() == 1)
        return TableTexts::tr("%1 wins with %n point(s).", nullptr, most).arg(winners.first());
    //: %1 are the names of those who have the most points.
    return TableTexts::tr("Shared victory with %n point(s): %1", nullptr, most)
        .arg(winners.join(QStringLiteral(", ")));
}

QString keepMessage(const Table& table)
{
    const auto tile = wording::ownTileName(table.rules->book(), table.ownKind());
    return messageText(wording::keepMessage(tile));
}

QString featureName(FeatureKind kind)
{
    return messageText(wording::featureMessage(kind));
}

QString scoreKindsName(Code kind)
{
    return messageText(wording::word("lines", kind));
}

QString figureLabel(const Table& table, const Figure& figure)
{
    const auto deployed = Action::deploy(figure.kind, figure.onCorner ? Spot::corner({}) : Spot());
    const auto on = table.board().segment(figure.segment).kind;
    const QString name = TableTexts::tr("%1: %2", "player and figure")
                             .arg(table.playerName(figure.player),
                                  messageText(wording::messageOf(deployed, on, namesOf(table))));
    const auto strength = shownStrength(table, figure);
    //: %1 is a figure, %2 what it counts for the majority.
    return strength ? TableTexts::tr("%1, strength %2").arg(name).arg(*strength) : name;
}

QString figureName(const Table& table, FigureKind figure)
{
    return capital(messageText(wording::figureMessage(figure, namesOf(table))));
}

QString pairTokenName(const Table& table, Code word, Player owner, int number)
{
    const auto detail = std::to_string(number + 1);
    const auto name = table.playerName(owner).toStdString();
    return messageText({&wording::lookUp("piece-of", word, detail), {std::string_view(name)}, {}});
}

QString pieceName(Code piece)
{
    return capital(messageText(wording::word("piece", piece)));
}

QString pileName(Code pile, int pieces)
{
    return messageText({&wording::lookUp("pile", pile), {}, pieces});
}

QString errorMessage(const records::Error& error, const wording::Names& names)
{
    const QString where =
        error.pointer.empty() ? QString() : QStringLiteral(" (%1)").arg(quote(error.pointer));
    return TableTexts::tr("%1%2: %3", "file, place in it, what is wrong")
        .arg(quote(error.file), where, messageText(wording::messageOf(error, names)));
}

} // namespace vozka
