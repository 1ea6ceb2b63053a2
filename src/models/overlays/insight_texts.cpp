// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Texts about features, fields and cells, from the results of engine/insight.
#include "engine/insight/passages.h"
#include "models/overlays/overlay_texts.h"
#include "models/overlays/scored_before.h"
#include "models/text/contexts.h"
#include "models/text/descriptions.h"
#include "models/text/message_text.h"
#include "models/text/messages.h"
#include "wording/messages.h"

#include <QStringList>

#include <algorithm>
#include <map>

namespace vozka {

namespace {

wording::Names namesOf(const Table& table)
{
    return {&table.rules->book(), table.players};
}

/// Example: "2 × meeple", "mayor (3 coats of arms)".
QString strengthTerm(const Table& table, const StrengthTerm& term)
{
    auto figure = wording::figureMessage(term.figure, namesOf(table));
    if (!term.counts.empty())
        figure = {wording::find("strength/counts"),
                  {std::move(figure), wording::messageOf(ScoreTerm{term.counts, term.strength, 0})},
                  {}};
    if (term.figures > 1)
        figure = {wording::find("strength/each"),
                  {std::string_view(std::to_string(term.figures)), std::move(figure)},
                  {}};
    return messageText(figure);
}

/// True for figures that need a follower of their owner on the same feature (builder, pig).
bool isCompanion(const Table& table, FigureKind figure)
{
    return table.rules->book().figureRule(figure).spec().needsFollower.has_value();
}

/// Example: "Anna: builder, counts nothing".
QString companionLine(const Table& table, const PlacedFigure& figure)
{
    //: %1 is a player's name, %2 a figure that stands there and has no part in the majority.
    return OverlayTexts::tr("%1: %2, counts nothing")
        .arg(table.playerName(figure.player),
             messageText(wording::figureMessage(figure.kind, namesOf(table))));
}

/// Example: "Anna, strength 4: meeple + mayor (3 coats of arms)".
QString strengthLine(const Table& table, const PlayerStrength& strength)
{
    QStringList terms;
    for (const auto& term : strength.terms)
        if (!isCompanion(table, term.figure))
            terms << strengthTerm(table, term);
    //: %1 is a player's name, %2 the strength, %3 what it comes from ("2 × meeple + mayor (3 coats of
    //: arms)").
    return OverlayTexts::tr("%1, strength %2: %3")
        .arg(table.playerName(strength.player))
        .arg(strength.strength)
        .arg(terms.join(QStringLiteral(" + ")));
}

/// Adds a line for each score, with the name of its scoring ("farmers at the end").
void addLines(const Table& table, const FeatureInsight& insight, QStringList& lines)
{
    for (const auto& line : insight.lines) {
        Event event{.type = event::score};
        event.line = line;
        //: %1 is a player's name, %2 a score as a sum, %3 by which scoring ("farmers at the end").
        lines << OverlayTexts::tr("Scored by %1 – %2 (%3)")
                     .arg(table.playerName(line.player), eventMessage(table, event),
                          messageText(wording::word("scoring", line.rule)));
    }
}

void addWorth(const Table& table, const FeatureInsight& insight, QStringList& lines)
{
    if (insight.worth.payment == Payment::None) {
        lines << OverlayTexts::tr("It is never scored.");
        return;
    }
    const bool over = (*table.state)->over;
    // True if the line has the points and the rule of the first line.
    const auto likeFirst = [&](const ScoreLine& line) {
        return line.rule == insight.lines.front().rule && line.points == insight.lines.front().points;
    };
    const bool isWorthMore = !insight.complete && std::ranges::any_of(insight.lines, [&](const auto& line) {
        return line.rule == insight.worth.rule && line.points != insight.worth.points;
    });
    if (over && !table.history.empty())
        addScoredInAll(table, insight, lines);
    else if (insight.scored)
        addScoredBefore(table, insight, lines);
    else if (isWorthMore || !std::ranges::all_of(insight.lines, likeFirst))
        addLines(table, insight, lines);
    else if (insight.worth.points == 0)
        lines << OverlayTexts::tr("It scores nothing now.");
    else
        //: %1 is a score as a sum: "Incomplete road: 3 tiles = 3".
        lines << (over ? OverlayTexts::tr("%1 (at the end)") : OverlayTexts::tr("%1 (now)"))
                     .arg(worthSum(table, insight.worth));
    if (insight.whenComplete && !over)
        //: %1 is a score as a sum: "City: 5 tiles × 2 = 10".
        lines << (table.rules->book().isSurrounded(insight.kind)
                      ? OverlayTexts::tr("%1 (when completed)")
                      : OverlayTexts::tr("%1 or more (when completed)"))
                     .arg(worthSum(table, *insight.whenComplete));
}

QString figureLine(const Table& table, const PlacedFigure& figure)
{
    const QString name = messageText(wording::figureMessage(figure.kind, namesOf(table)));
    if (figure.since == 0)
        //: %1 is a player's name, %2 a figure that stands there.
        return OverlayTexts::tr("%1: %2").arg(table.playerName(figure.player), name);
    //: %1 is a player's name, %2 a figure that stands there, %3 the number of a turn.
    return OverlayTexts::tr("%1: %2, since turn %3")
        .arg(table.playerName(figure.player), name)
        .arg(figure.since);
}

/// Adds the open and closed passages of the feature, and the figures that can use passages from it.
void addPassages(const Table& table, const FeatureInsight& insight, QStringList& lines)
{
    const auto rootOf = [&](const SegmentRef& at) { return table.board().root(table.segmentAt(at)); };
    const auto here = rootOf(insight.segments.front());
    std::map<std::pair<Code, bool>, int> counts;
    for (const auto& passage : passages(*table.rules, *table.state))
        if (rootOf(passage.from) == here || rootOf(passage.to) == here)
            ++counts[{passage.via, passage.open}];
    for (const auto& [passage, count] : counts)
        lines << messageText(
            {&wording::lookUp("passage", passage.first, passage.second ? "open" : "shut"), {}, count});
    const bool anyOpen = std::ranges::any_of(insight.passages, &Passage::open);
    if (!insight.passageUser || insight.complete || !anyOpen)
        return;
    const auto player = insight.passageUser->player;
    lines << (player ? messageText({&wording::lookUp("crossing-player", "one"),
                                    {std::string_view(table.playerName(*player).toStdString())},
                                    {}})
                     : messageText(wording::word("crossing-player", insight.passageUser->rule)));
}

/// Rounds to percent. Returns 0 or 100 only if the probability is exactly 0 or 1.
int percent(double odds)
{
    constexpr int most = 100;
    const int rounded = qRound(odds * most);
    if (odds <= 0 || odds >= 1)
        return rounded;
    return std::clamp(rounded, 1, most - 1);
}

/// Example: "Anna 99, Petr 97".
QString namesWith(const Table& table, const QStringList& numbers)
{
    QStringList parts;
    for (qsizetype player = 0; player < numbers.size(); ++player)
        parts << table.playerName(static_cast<Player>(player)) + QChar(QChar::Nbsp) + numbers[player];
    return parts.join(QStringLiteral(", "));
}

} // namespace

QString ownersText(const Table& table, const FeatureInsight& insight)
{
    QStringList lines;
    for (const auto& strength : insight.strengths)
        // Players whose figures are paid without a majority can have strength 0; these figures are listed
        // below.
        if (strength.strength > 0 || insight.paidAlone.empty())
            lines << strengthLine(table, strength);
    for (const auto& figure : insight.figures)
        if (table.rules->book().figureRule(figure.kind).spec().isPaidAlone)
            lines << figureLine(table, figure);
        else if (isCompanion(table, figure.kind))
            lines << companionLine(table, figure);
    addWorth(table, insight, lines);
    return lines.join(QLatin1Char('\n'));
}

QString fieldText(const Table& table, const FieldInsight& insight)
{
    QStringList lines;
    if (insight.completedCities == 0)
        lines << OverlayTexts::tr("No completed city.");
    else
        lines << OverlayTexts::tr("%n completed city(s).", nullptr, insight.completedCities);
    for (const auto& figure : insight.feature.figures)
        lines << figureLine(table, figure);
    if ((*table.state)->over && !table.history.empty()) {
        addScoredInAll(table, insight.feature, lines);
        return lines.join(QLatin1Char('\n'));
    }
    addLines(table, insight.feature, lines);
    if (insight.feature.lines.empty())
        lines << OverlayTexts::tr("Nobody would score for this field.");
    return lines.join(QLatin1Char('\n'));
}

QString passageTitle(const Passage& passage)
{
    return messageText(
        {&wording::lookUp("passage", passage.via, passage.open ? "name-open" : "name-shut"), {}, {}});
}

QString featureText(const Table& table, const FeatureInsight& insight)
{
    QStringList lines;
    const bool isScored = (*table.state)->over && !table.history.empty();
    if (insight.complete && (isScored || !insight.scored))
        lines << OverlayTexts::tr("Completed.");
    if (const int open = static_cast<int>(insight.openEnds.size()); open > 0)
        lines << OverlayTexts::tr("%n open end(s).", nullptr, open);
    if (const int unlinked = static_cast<int>(insight.unlinkedEnds.size()); unlinked > 0)
        lines << OverlayTexts::tr("%n tunnel entrance(s) not joined yet.", nullptr, unlinked);
    if (const int missing = static_cast<int>(insight.missing.size()); missing > 0)
        lines << OverlayTexts::tr("%n space(s) around it still empty.", nullptr, missing);
    for (const auto& figure : insight.figures)
        lines << figureLine(table, figure);
    if (insight.figures.empty() && !insight.scored && !isScored)
        lines << OverlayTexts::tr("No figure stands there.");
    addPassages(table, insight, lines);
    addWorth(table, insight, lines);
    return lines.join(QLatin1Char('\n'));
}

QString cellText(const Table& table, const CellInsight& insight)
{
    if (insight.status == CellStatus::Dead)
        return OverlayTexts::tr("None of the tiles left can fill this space.");
    if (insight.status == CellStatus::OwnTileOnly)
        return OverlayTexts::tr(
            "No tile in the bag fits; only a tile that a player holds could fill this space.");
    QStringList lines;
    if (insight.turnsInHand != 0)
        lines << OverlayTexts::tr("The current tile fits.");
    lines << OverlayTexts::tr("%n tile(s) in the bag fit.", nullptr, insight.copies);
    if (insight.copies == 0)
        return lines.join(QLatin1Char('\n'));
    lines << OverlayTexts::tr("The chance that the next tile fits is %1 in 100.")
                 .arg(percent(insight.nextDraw));
    QStringList chances;
    for (const auto& player : insight.players)
        chances << QString::number(percent(player.anyDraw));
    if (chances.size() > 1 && chances.count(chances.front()) == chances.size())
        lines << OverlayTexts::tr("The chance to draw a fitting tile later is %1 in 100 for each player.")
                     .arg(chances.front());
    else if (chances.size() > 2)
        lines << OverlayTexts::tr("The chances to draw a fitting tile later, in 100: %1.",
                                  "names, each with a number")
                     .arg(namesWith(table, chances));
    else
        for (qsizetype player = 0; player < chances.size(); ++player)
            //: %1 is a player's name.
            lines << OverlayTexts::tr("The chance that %1 still draws one that fits is %2 in 100.")
                         .arg(table.playerName(static_cast<Player>(player)), chances[player]);
    return lines.join(QLatin1Char('\n'));
}

} // namespace vozka
