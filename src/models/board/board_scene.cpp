// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/board/board_scene.h"

#include "models/art/pictures.h"
#include "models/art/tile_art.h"
#include "models/base/utf8.h"
#include "models/board/link_spot.h"

#include <algorithm>
#include <map>

namespace vozka {

namespace {

/// Returns the latest tile of each player who has placed one.
std::vector<std::pair<Player, Cell>> latestTiles(const Table& table)
{
    std::vector<std::pair<Player, Cell>> latest;
    const auto seen = [&](Player player) {
        return std::ranges::any_of(latest, [&](const auto& each) { return each.first == player; });
    };
    for (auto entry = table.history.rbegin(); entry != table.history.rend(); ++entry) {
        for (const auto& event : entry->events) {
            if (event.type == event::place && !seen(event.player))
                latest.emplace_back(event.player, event.at.at);
        }
        if (latest.size() == table.players.size())
            break;
    }
    return latest;
}

} // namespace

QString tileUrl(const QString& kind, int turns, const QString& passages)
{
    const QString address = QStringLiteral("image://tile/%1/%2").arg(kind).arg(turns);
    return passages.isEmpty() ? address : address + QLatin1Char('/') + passages;
}

QString figureUrl(const QString& picture, const QString& colour)
{
    return QStringLiteral("image://figure/%1/%2").arg(picture, colour);
}

QString passageLetters(const Table& table, const PlacedTile& tile, std::span<const Passage> onBoard)
{
    const auto& drawn = TileArt::instance().passages(table.picture(tile.kind), tile.turns);
    if (drawn.empty() || onBoard.empty())
        return {};
    QString letters;
    for (const auto& one : drawn) {
        const bool isUp = std::ranges::any_of(onBoard, [&](const Passage& passage) {
            return passage.from.at == tile.cell && !passage.open
                   && table.featureId(tile.kind, passage.from.feature) == one.road
                   && table.featureId(tile.kind, passage.to.feature) == one.city;
        });
        letters += QLatin1Char(isUp ? 'u' : 'd');
    }
    return letters.contains(QLatin1Char('u')) ? letters : QString();
}

std::vector<TileSpot> tilesOnBoard(const Table& table)
{
    std::vector<TileSpot> spots;
    const auto onBoard = passages(*table.rules, *table.state);
    const auto latest = latestTiles(table);
    for (const auto& tile : table.board().tiles()) {
        TileSpot spot{tile.cell, table.picture(tile.kind), tile.turns, passageLetters(table, tile, onBoard),
                      noPlayer};
        for (const auto& [player, cell] : latest) {
            if (cell == tile.cell)
                spot.latestTileOf = player;
        }
        spots.push_back(std::move(spot));
    }
    return spots;
}

QPointF placeOfPassage(const Table& table, const Passage& passage)
{
    const auto& tile = table.board().tiles()[table.board().tileAt(passage.from.at)];
    const auto kind = table.picture(tile.kind);
    const auto road = table.featureId(tile.kind, passage.from.feature);
    const auto city = table.featureId(tile.kind, passage.to.feature);
    const QPointF corner(tile.cell.x, tile.cell.y);
    for (const auto& drawn : TileArt::instance().passages(kind, tile.turns))
        if (drawn.road == road && drawn.city == city)
            return corner + TileArt::instance().ringPlace(kind, tile.turns, drawn);
    return corner + TileArt::instance().figurePlace(kind, tile.turns, road);
}

std::optional<int> shownStrength(const Table& table, const Figure& figure)
{
    const auto& rule = table.rules->book().figureRule(figure.kind);
    return !rule.spec().strengthTerm.empty() ? std::optional(rule.strength(**table.state, figure))
                                             : std::nullopt;
}

QPointF placeOfScore(const Table& table, const Event& score)
{
    for (const auto& spot : figuresOnBoard(table))
        if (spot.figure.player == score.player && spot.figure.onCorner
            && table.board().ref(spot.figure.segment) == score.at)
            return QPointF(spot.cell.x, spot.cell.y) + spot.place;
    return QPointF(score.at.at.x, score.at.at.y) + footOfFigureOn(table, table.segmentAt(score.at));
}

int stackOn(const Table& table, Segment segment)
{
    for (const auto& spec : table.rules->book().tokens())
        if (spec.isPile())
            if (const int height = (*table.state)->stackOn(segment, spec.kind); height > 0)
                return height;
    return 0;
}

QPointF footOfFigureOn(const Table& table, Segment segment)
{
    const auto& board = table.board();
    const auto& tile = board.tiles()[board.segment(segment).tile];
    const QPointF ground = TileArt::instance().figurePlace(
        table.picture(tile.kind), tile.turns, table.featureId(tile.kind, board.featureIndex(segment)));
    return ground - QPointF(0, pileRise(stackOn(table, segment)));
}

namespace {

/// Returns whether the figure is alone on its segment, or is the first or a later one of several.
template<class Figures>
Stand standOf(const Figures& all, const std::vector<FigureSpot>& before, const Figure& figure)
{
    const auto isBeside = [&](const Figure& other) {
        return other.segment == figure.segment && !other.onCorner;
    };
    if (std::ranges::count_if(all, isBeside) < 2)
        return Stand::Alone;
    return std::ranges::any_of(before, isBeside, &FigureSpot::figure) ? Stand::Second : Stand::First;
}

/// Places three or more figures of one segment at equal distances on the line between the places of a pair.
void spreadOut(std::vector<FigureSpot>& spots)
{
    constexpr qreal smallest = 0.6;
    std::map<Segment, std::vector<FigureSpot*>> bySegment;
    for (auto& spot : spots)
        if (!spot.figure.onCorner)
            bySegment[spot.figure.segment].push_back(&spot);
    for (auto& [segment, figures] : bySegment) {
        if (figures.size() < 3)
            continue;
        const auto last = static_cast<qreal>(figures.size() - 1);
        const QPointF first = figures[0]->place;
        const QPointF step = (figures[1]->place - first) / last;
        for (std::size_t i = 0; i < figures.size(); ++i) {
            figures[i]->place = first + static_cast<qreal>(i) * step;
            figures[i]->size *= std::max(smallest, 1 / last);
        }
    }
}

/// Gives all knights of a city the size of the smallest one, because a larger knight would seem stronger.
void equalizeSizes(std::vector<FigureSpot>& spots, const Board& board)
{
    const auto isKnight = [&](const FigureSpot& spot) {
        return !spot.figure.onCorner && board.segment(spot.figure.segment).kind == FeatureKind::City;
    };
    std::map<Segment, qreal> smallest;
    for (const auto& spot : spots)
        if (isKnight(spot)) {
            const auto city = smallest.try_emplace(board.root(spot.figure.segment), spot.size).first;
            city->second = std::min(city->second, spot.size);
        }
    for (auto& spot : spots)
        if (isKnight(spot))
            spot.size = smallest.at(board.root(spot.figure.segment));
}

} // namespace

QPointF middleOf(const FigureSpot& spot)
{
    // Distance from the middle of the square to the foot, in sides of the square.
    constexpr qreal footBelowMiddle = 0.42;
    return spot.place - QPointF(0, spot.raised + footBelowMiddle * spot.size);
}

std::vector<FigureSpot> figuresOnBoard(const Table& table)
{
    const auto& board = table.board();
    std::vector<FigureSpot> spots;
    for (const auto& figure : (*table.state)->figuresOnBoard()) {
        const auto& segment = board.segment(figure.segment);
        const auto& tile = board.tiles()[segment.tile];
        const auto feature = table.featureId(tile.kind, board.featureIndex(figure.segment));
        const auto& art = TileArt::instance();
        const auto kind = table.picture(tile.kind);
        const Stand stand = standOf((*table.state)->figuresOnBoard(), spots, figure);
        const QString picture = table.figurePicture(figure.kind, segment.kind);
        if (figure.onCorner)
            spots.push_back({figure, tile.cell, {}, cornerFigureSize, picture});
        else
            spots.push_back({figure, tile.cell, art.figurePlace(kind, tile.turns, feature, stand),
                             art.figureSize(kind, tile.turns, feature, stand), picture,
                             pileRise(stackOn(table, figure.segment))});
    }
    spreadOut(spots);
    equalizeSizes(spots, board);
    return spots;
}

namespace {

PieceSpot pileSpot(const Table& table, const TokenSpec& spec, const Token& pile)
{
    // The middle of the pile's base is where a figure would have its foot. The foot of the spot is the front
    // edge of the base, a little further south.
    constexpr QPointF toFront(0, 0.046);
    const auto& board = table.board();
    const auto& tile = board.tiles()[board.segment(pile.where).tile];
    const auto feature = table.featureId(tile.kind, board.featureIndex(pile.where));
    const auto place = TileArt::instance().figurePlace(table.picture(tile.kind), tile.turns, feature);
    return {
        tile.cell, place + toFront, pileSize(pile.count), QStringLiteral("image://pile/%1").arg(pile.count),
        spec.word, pile.count};
}

/// Moves the piece next to its figure, to the side with more space.
void putBeside(PieceSpot& spot, const FigureSpot& figure)
{
    constexpr qreal ofFigure = 0.8;
    constexpr qreal aside = 0.72;
    constexpr qreal middle = 0.5;
    const qreal side = figure.place.x() > middle ? -1 : 1;
    spot.size = ofFigure * figure.size;
    spot.place = figure.place + QPointF(side * aside * figure.size, -figure.raised + 0.02);
    spot.by = figure.figure;
}

/// Returns the kind of piece that comes first in the rules. It gets the first, larger one of the two
/// `piecePlace`s of a tile, all others the second.
TokenKind firstPiece(const Table& table)
{
    return std::ranges::find_if(table.rules->book().tokens(), &TokenSpec::isPiece)->kind;
}

PieceSpot pieceSpot(const Table& table, const TokenSpec& spec, const Token& token,
                    const std::vector<FigureSpot>& figures)
{
    const auto& board = table.board();
    const auto& tile = board.tiles()[(*table.state)->tileOf(token)];
    const auto& art = TileArt::instance();
    const auto kind = table.picture(tile.kind);
    const Stand which = spec.kind == firstPiece(table) ? Stand::First : Stand::Second;
    PieceSpot spot{tile.cell, art.piecePlace(kind, tile.turns, which), art.pieceSize(kind, tile.turns, which),
                   QStringLiteral("image://piece/%1").arg(utf8(spec.word)), spec.word};
    const auto by = std::ranges::find_if(
        figures, [&](const FigureSpot& figure) { return token.isBeside(figure.figure); });
    if (by != figures.end())
        putBeside(spot, *by);
    return spot;
}

} // namespace

std::vector<PieceSpot> piecesOnBoard(const Table& table)
{
    std::vector<PieceSpot> spots;
    const auto& specs = table.rules->book().tokens();
    for (const auto& spec : specs)
        for (const auto& token : (*table.state)->tokensOf(spec.kind))
            if (spec.isPile() && token.spot == SpotKind::Feature && token.count > 0)
                spots.push_back(pileSpot(table, spec, token));
    for (const auto& spec : specs)
        for (const auto& token : (*table.state)->tokensOf(spec.kind))
            if (spec.arg == TokenArg::Link && token.spot == SpotKind::Tile)
                spots.push_back(linkSpot(table, spec, token));
    for (const auto& spec : specs)
        for (const auto& token : (*table.state)->tokensOf(spec.kind))
            if (spec.isPair() && token.spot == SpotKind::Feature)
                spots.push_back(pairSpot(table, spec, token));
    const auto figures = figuresOnBoard(table);
    for (const auto& spec : specs)
        if (const auto* const token = (*table.state)->token(spec.kind);
            spec.isPiece() && spec.arg != TokenArg::Link && token != nullptr)
            spots.push_back(pieceSpot(table, spec, *token, figures));
    return spots;
}

} // namespace vozka
