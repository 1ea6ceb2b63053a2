// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/text/descriptions.h"

#include "engine/expansions/list.h"
#include "models/art/tile_art.h"
#include "models/text/contexts.h"
#include "models/text/message_text.h"
#include "models/text/messages.h"

#include <QStringList>

#include <algorithm>
#include <cstdlib>
#include <map>

namespace vozka {

namespace {

QString directionName(Side side)
{
    constexpr std::array<std::string_view, sideCount> codes{"north", "east", "south", "west"};
    return messageText(wording::word("direction", codes[static_cast<std::size_t>(index(side))]));
}

/// "2 coats of arms"
QString markDescription(const MarkCount& mark)
{
    return messageText({&wording::lookUp("mark", mark.word), {}, mark.count});
}

/// Returns the marks of the tile as a whole.
QStringList tileMarksDescription(const TileKind& kind)
{
    QStringList parts;
    for (const auto& mark : kind.marks)
        parts << markDescription({mark, 1});
    return parts;
}

void addMarks(std::vector<MarkCount>& sum, const std::vector<MarkCount>& more)
{
    for (const auto& mark : more) {
        const auto known = std::ranges::find(sum, mark.word, &MarkCount::word);
        if (known == sum.end())
            sum.push_back(mark);
        else
            known->count += mark.count;
    }
}

QStringList sideNames(const TileFeature& feature, Turns turns)
{
    QStringList names;
    for (const Side side : allSides)
        if (feature.isAt(side, turns))
            names << directionName(side);
    return names;
}

QString featureDescription(const TileFeature& feature, Turns turns)
{
    QStringList parts = sideNames(feature, turns);
    for (const auto& mark : feature.marks)
        parts << markDescription(mark);
    const QString name = featureName(feature.kind);
    return parts.isEmpty() ? name
                           : TableTexts::tr("%1: %2", "feature and where it is on its tile")
                                 .arg(name, parts.join(QStringLiteral(", ")));
}

QString featuresDescription(const TileKind& kind, Turns turns)
{
    QStringList parts;
    // Fields are named only on tiles without other features and marks.
    for (const auto& feature : kind.features)
        if (feature.kind != FeatureKind::Field)
            parts << featureDescription(feature, turns);
    parts << tileMarksDescription(kind);
    return parts.isEmpty() ? featureName(FeatureKind::Field) : parts.join(QStringLiteral(". "));
}

/// Adds the number of passages. `how`: their state: "down", "up", "both" if one is up and one down, "all" if
/// it is not known.
QString withPassages(const QString& features, std::size_t passages, Code how)
{
    if (passages == 0)
        return features;
    return features + QStringLiteral(". ")
           + messageText({&wording::lookUp("passages", how), {}, static_cast<int>(passages)});
}

std::size_t passagesOn(const TileKind& kind)
{
    return TileArt::instance().passages(QString::fromStdString(kind.id).toLower(), 0).size();
}

} // namespace

QString cellDescription(Cell cell)
{
    const int across = std::abs(cell.x);
    const int along = std::abs(cell.y);
    if (across == 0 && along == 0)
        return TableTexts::tr("the space of the start tile");
    if (along == 0)
        return (cell.x > 0 ? TableTexts::tr("%1 east", "cells") : TableTexts::tr("%1 west", "cells"))
            .arg(across);
    if (across == 0)
        return (cell.y > 0 ? TableTexts::tr("%1 south", "cells") : TableTexts::tr("%1 north", "cells"))
            .arg(along);
    if (cell.y > 0)
        return (cell.x > 0 ? TableTexts::tr("%1 east, %2 south", "cells")
                           : TableTexts::tr("%1 west, %2 south", "cells"))
            .arg(across)
            .arg(along);
    return (cell.x > 0 ? TableTexts::tr("%1 east, %2 north", "cells")
                       : TableTexts::tr("%1 west, %2 north", "cells"))
        .arg(across)
        .arg(along);
}

QString placeOnTileDescription(QPointF point)
{
    // Smaller distances from the middle are not named.
    constexpr qreal middle = 0.1;
    QStringList parts;
    if (std::abs(point.y() - 0.5) > middle)
        parts << directionName(point.y() < 0.5 ? Side::N : Side::S);
    if (std::abs(point.x() - 0.5) > middle)
        parts << directionName(point.x() < 0.5 ? Side::W : Side::E);
    return parts.join(QStringLiteral(", "));
}

QString cornerDescription(Cell cell)
{
    //: %1 is the position of a tile relative to the start tile. The text names a corner of that tile.
    return TableTexts::tr("%1; north-west corner").arg(cellDescription(cell));
}

QString fitDescription(Cell cell, bool asItIsTurned)
{
    return (asItIsTurned ? TableTexts::tr("Space %1: the tile fits in this rotation")
                         : TableTexts::tr("Space %1: the tile fits if you turn it"))
        .arg(cellDescription(cell));
}

QString sidesDescription(const TileFeature& feature, Turns turns)
{
    return sideNames(feature, turns).join(QStringLiteral(", "));
}

QString tileDescription(const TileKind& kind, Turns turns)
{
    return withPassages(featuresDescription(kind, turns), passagesOn(kind), "all");
}

QString tileDescription(const Table& table, KindIndex kind, Turns turns)
{
    return tileDescription(table.catalogue().kind(kind), turns);
}

QString tileOnBoardDescription(const Table& table, const PlacedTile& tile, const QString& passages)
{
    const auto& kind = table.catalogue().kind(tile.kind);
    const bool anyUp = passages.contains(QLatin1Char('u'));
    const bool anyDown = passages.contains(QLatin1Char('d'));
    return withPassages(featuresDescription(kind, tile.turns), passagesOn(kind),
                        !anyUp    ? "down"
                        : anyDown ? "both"
                                  : "up");
}

QString briefTileDescription(const TileKind& kind)
{
    constexpr int endsOfJunction = 3;
    QStringList parts;
    const auto add = [&parts](Code what, int count) {
        if (count > 0)
            parts << messageText({&wording::lookUp("shows", what), {}, count});
    };
    std::map<FeatureKind, int> counts;
    std::map<FeatureKind, std::vector<MarkCount>> marks;
    for (const auto& feature : kind.features) {
        ++counts[feature.kind];
        addMarks(marks[feature.kind], feature.marks);
    }
    for (const auto& [feature, count] : counts) {
        if (feature == FeatureKind::Road && count >= endsOfJunction)
            parts << messageText(wording::word("shows", "junction"));
        else if (feature != FeatureKind::Field)
            add(featureKindName(feature), count);
        for (const auto& mark : marks[feature])
            parts << markDescription(mark);
    }
    parts << tileMarksDescription(kind);
    if (parts.isEmpty())
        add(featureKindName(FeatureKind::Field), 1);
    return parts.join(QStringLiteral(", "));
}

QString handDescription(const Table& table, Turns turns)
{
    const auto hand = table ? table.hand() : noKind;
    return hand == noKind ? QString() : tileDescription(table, hand, turns);
}

QString worthSum(const Table& table, const Worth& worth)
{
    Event event{.type = event::score};
    event.line.kind = worth.kind;
    event.line.rule = worth.rule;
    event.line.points = worth.points;
    event.line.terms = worth.terms;
    return eventMessage(table, event);
}

QString worthDescription(const Table& table, const Worth& worth)
{
    if (worth.payment == Payment::None)
        return {};
    return worth.points == 0 ? TableTexts::tr("Worth nothing so far") : worthSum(table, worth);
}

namespace {

QString pieceDescription(const Table& table, const TokenSpec& spec)
{
    const auto& token = *(*table.state)->token(spec.kind);
    for (const auto& figure : (*table.state)->figuresOnBoard())
        if (token.isBeside(figure))
            return messageText({&wording::lookUp("piece-about", spec.word, "figure"),
                                {std::string_view(figureLabel(table, figure).toStdString())},
                                {}});
    return messageText({&wording::lookUp("piece-about", spec.word), {}, {}});
}

} // namespace

QString piecesDescription(const Table& table, Cell cell)
{
    QStringList lines;
    const auto& specs = table.rules->book().tokens();
    for (const auto& spec : specs)
        if (spec.isPiece() && spec.arg != TokenArg::Link && (*table.state)->isAt(spec.kind, cell))
            lines << pieceDescription(table, spec);
    for (const auto& spec : specs)
        for (const auto& token : (*table.state)->tokensOf(spec.kind))
            if (spec.isPile() && token.spot == SpotKind::Feature && (*table.state)->cellOf(token) == cell)
                lines << TableTexts::tr("%1: %n piece(s)", "a pile", token.count)
                             .arg(featureName(table.board().segment(token.where).kind));
    return lines.join(u'\n');
}

} // namespace vozka
