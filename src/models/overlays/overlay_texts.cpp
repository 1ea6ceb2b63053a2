// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/overlays/overlay_texts.h"

#include "engine/expansions/list.h"
#include "engine/insight/occupant.h"
#include "models/text/contexts.h"
#include "models/text/message_text.h"
#include "models/text/messages.h"
#include "wording/messages.h"

#include <QStringList>

#include <algorithm>
#include <iterator>
#include <set>

namespace vozka {

namespace {

QString playerAndFigure(const Table& table, const char* key, Player player, FigureKind figure,
                        std::optional<int> count = {})
{
    const wording::Names names{&table.rules->book(), table.players};
    return messageText(
        {wording::find(key),
         {std::string_view(table.playerName(player).toStdString()), wording::figureMessage(figure, names)},
         count});
}

QString figureWord(const Table& table, FigureKind figure)
{
    return messageText(wording::figureMessage(figure, {&table.rules->book(), table.players}));
}

QString titled(Code kind, int tiles)
{
    return messageText({&wording::lookUp("feature-size", kind), {}, tiles});
}

QString occupiedMessage(const Table& table, const ReachQuestion& question, Edition edition,
                        const ReachEntry& entry)
{
    const auto who = nearestOccupant(*table.rules, *table.state, question.from, edition, entry);
    if (!who)
        return refusalMessage(table, *entry.refusal);
    return who->tiles == 0
               ? playerAndFigure(table, "why/occupied", who->player, who->figure)
               : playerAndFigure(table, "why/occupied-further", who->player, who->figure, who->tiles);
}

std::vector<Player> ownersOf(const FeatureInsight& insight)
{
    std::vector<Player> owners;
    std::ranges::set_union(insight.leaders, insight.paidAlone, std::back_inserter(owners));
    return owners;
}

} // namespace

QString featureTitle(const Table& table, Segment segment)
{
    return titled(featureKindName(table.board().segment(segment).kind), table.board().tileCount(segment));
}

QString entryTitle(const Table& table, const ReachEntry& entry)
{
    if (entry.shortRoad)
        return titled("short-road", 1);
    return featureTitle(table, table.segmentAt(entry.segments.front()));
}

QString partTitle(const Table& table, const ReachEntry& entry)
{
    QString whole = entryTitle(table, entry);
    if (entry.shortRoad)
        return whole;
    const auto& board = table.board();
    const auto segment = table.segmentAt(entry.segments.front());
    std::set<Cell> tiles;
    for (const auto& at : entry.segments)
        tiles.insert(at.at);
    const auto count = static_cast<int>(tiles.size());
    if (board.feature(segment).segments == entry.segments.size() || count == board.tileCount(segment))
        return whole;
    //: %1 is "Road, 5 tiles"; %n of these tiles are meant.
    return LessonTexts::tr("%1 (only %n of them)", nullptr, count).arg(whole);
}

QString connectionName(Code via)
{
    return messageText(wording::word("via", via));
}

QString reachMessage(const Table& table, const ReachQuestion& question, Edition edition,
                     const ReachEntry& entry)
{
    if (!entry.refusal) {
        if (!entry.via.empty())
            return messageText(wording::word("reach", entry.via));
        const auto segment = table.segmentAt(entry.segments.front());
        const bool whole = table.board().feature(segment).segments == entry.segments.size();
        return messageText(wording::word("reach", whole ? "range" : "range-part"));
    }
    const auto& why = *entry.refusal;
    if (why.code == refusal::shortRoad)
        return messageText(wording::word("why", "short-road"));
    if (why.code == refusal::occupied)
        return occupiedMessage(table, question, edition, entry);
    // Some details have a text of their own. For others, use the message of the refusal.
    const auto& reason =
        wording::lookUp("why", why.detail, featureKindName(table.board().segment(question.from).kind));
    return reason.key.empty() ? refusalMessage(table, why) : messageText({&reason, {}, {}});
}

QString rangeTitle(const Table& table, Player player, FigureKind figure, Edition edition)
{
    return (edition == Edition::C1
                //: %1 is a player's name, %2 a figure ("wagon").
                ? OverlayTexts::tr(
                    "%1’s %2 by the classic rule (C1): to a feature that is directly connected")
                //: %1 is a player's name, %2 a figure ("wagon").
                : OverlayTexts::tr(
                    "%1’s %2 by the new rule (C2): to a feature on its own or a surrounding tile"))
        .arg(table.playerName(player), figureWord(table, figure));
}

QString compareTitle(const Table& table, Player player, FigureKind figure)
{
    //: %1 is a player's name, %2 a figure ("wagon").
    return OverlayTexts::tr("%1’s %2 by the classic and by the new rule")
        .arg(table.playerName(player), figureWord(table, figure));
}

std::vector<QString> ownerColours(const Table& table, const FeatureInsight& insight)
{
    std::vector<QString> colours;
    for (const auto player : ownersOf(insight))
        colours.push_back(table.playerColour(player));
    return colours;
}

QString ownersTitle(const Table& table, const FeatureInsight& insight, Segment segment)
{
    QStringList names;
    for (const auto player : ownersOf(insight))
        names << table.playerName(player);
    if (names.isEmpty())
        //: %1 is a feature ("City, 3 tiles").
        return OverlayTexts::tr("%1: nobody has the majority").arg(featureTitle(table, segment));
    //: %1 is a feature ("City, 3 tiles"), %2 the names of those who lead there.
    return OverlayTexts::tr("%1: %2").arg(featureTitle(table, segment), names.join(QStringLiteral(", ")));
}

} // namespace vozka
