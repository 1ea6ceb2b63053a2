// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/sandbox/tile_action_model.h"

#include "engine/base/corner.h"
#include "models/art/tile_art.h"
#include "models/table/area_model.h"
#include "models/text/contexts.h"
#include "models/text/descriptions.h"
#include "models/text/messages.h"

#include <QCoreApplication>

#include <algorithm>

namespace vozka {

namespace {

using What = TileActionRow::What;

QString translated(const char* text)
{
    return QCoreApplication::translate("Sandbox", text);
}

bool isAtCell(const PositionFigure& figure, Cell at)
{
    if (!figure.onCorner)
        return figure.at == at;
    for (const auto corner : allCorners)
        if (cellWith(figure.at, corner) == at)
            return true;
    return false;
}

/// Sides at which the feature leaves the tile, to distinguish several roads. A field, which leaves it on
/// halves of sides, is described by the place of its figure.
QString sidesOf(const Table& table, const PlacedTile& tile, FeatureIndex feature)
{
    TileKind alone = table.catalogue().kind(tile.kind);
    alone.features = {alone.features[feature]};
    alone.marks.clear();
    const QString sides = tileDescription(alone, tile.turns);
    if (alone.features.front().kind != FeatureKind::Field)
        return sides;
    const QString place = placeOnTileDescription(TileArt::instance().figurePlace(
        table.picture(tile.kind), tile.turns, QString::fromStdString(alone.features.front().id)));
    return place.isEmpty()
               ? sides
               : TableTexts::tr("%1: %2", "feature and where it is on its tile").arg(sides, place);
}

std::vector<TileActionRow> placesFor(const sandbox::Sandbox& box, const Table& table, Cell at,
                                     FigureKind figure, Player player)
{
    std::vector<TileActionRow> rows;
    const QString name = figureName(table, figure);
    const auto add = [&](const PositionFigure& place, const QString& where) {
        if (!box.refusalOf(place))
            //: %1 is a figure ("Wagon"), %2 what it is set on.
            rows.push_back({What::SetFigure,
                            translated(QT_TRANSLATE_NOOP("Sandbox", "Place here: %1 – %2")).arg(name, where),
                            -1, place});
    };
    const auto& tile = table.board().tiles()[table.board().tileAt(at)];
    const auto count = table.catalogue().kind(tile.kind).features.size();
    const bool corners = !table.rules->book().figureRule(figure).spec().cornerRule.empty();
    if (corners)
        for (const auto corner : allCorners) {
            const Cell point = pointAt(at, corner);
            add({player, figure, point, noFeature, true},
                placeOnTileDescription(QPointF(point.x - at.x, point.y - at.y)));
        }
    for (std::size_t i = 0; i < count && !corners; ++i) {
        const auto feature = static_cast<FeatureIndex>(i);
        add({player, figure, at, feature, false}, sidesOf(table, tile, feature));
    }
    return rows;
}

/// Returns the meeples on that tile. An unowned piece can be placed next to each of them.
std::vector<PositionFigure> companionsOn(const sandbox::Sandbox& box, Cell at)
{
    std::vector<PositionFigure> found;
    for (const auto& figure : box.position().figures)
        if (figure.at == at && !figure.onCorner && box.rules().book().figureRule(figure.kind).spec().isMeeple)
            found.push_back(figure);
    return found;
}

QString labelOf(const Table& table, const PositionFigure& figure)
{
    const auto figures = (*table.state)->figuresOnBoard();
    const auto found = std::ranges::find_if(figures, [&](const Figure& each) {
        return each.player == figure.player && each.kind == figure.kind
               && table.board().ref(each.segment) == SegmentRef{figure.at, figure.feature};
    });
    return found == figures.end() ? figureName(table, figure.kind) : figureLabel(table, *found);
}

void addPieces(const sandbox::Sandbox& box, const Table& table, Cell at, std::vector<TileActionRow>& rows)
{
    for (const auto& spec : box.rules().book().tokens()) {
        if (!spec.isPiece() || spec.arg == TokenArg::Link)
            continue;
        const QString name = pieceName(spec.word);
        const PositionToken alone{.kind = spec.kind, .at = Spot::tile(at)};
        const bool isHere = box.state()->isAt(spec.kind, at);
        if (isHere && box.canTakeToken(spec.kind))
            rows.push_back({.what = What::TakeToken,
                            .label = translated(QT_TRANSLATE_NOOP("Sandbox", "Take away – %1")).arg(name),
                            .token = alone});
        if (!isHere || box.state()->token(spec.kind)->spot != SpotKind::Tile)
            //: %1 is a piece that is no player's ("dragon").
            rows.push_back({.what = What::SetToken,
                            .label = translated(QT_TRANSLATE_NOOP("Sandbox", "Place here: %1")).arg(name),
                            .token = alone});
        if (spec.arg == TokenArg::FigureBeside)
            for (const auto& by : companionsOn(box, at))
                rows.push_back({.what = What::SetToken,
                                .label = translated(QT_TRANSLATE_NOOP("Sandbox", "Place here: %1 – %2"))
                                             .arg(name, labelOf(table, by)),
                                .token = {.kind = spec.kind,
                                          .at = Spot::feature(at, by.feature),
                                          .owner = by.player,
                                          .figure = by.kind}});
    }
}

void addPilesOf(const Table& table, const TokenSpec& spec, Cell at, std::vector<TileActionRow>& rows)
{
    for (const auto& pile : (*table.state)->tokensOf(spec.kind)) {
        if (pile.spot != SpotKind::Feature || (*table.state)->cellOf(pile) != at)
            continue;
        const auto where = Spot::feature(table.board().ref(pile.where));
        const QString name = featureName(table.board().segment(pile.where).kind);
        const auto add = [&](const QString& label, int count) {
            rows.push_back({.what = What::SetToken,
                            .label = label.arg(name),
                            .token = {.kind = spec.kind, .at = where, .count = count}});
        };
        //: %1 is what pieces are piled up on ("Tower").
        add(translated(QT_TRANSLATE_NOOP("Sandbox", "One piece more – %1")), pile.count + 1);
        if (pile.count > 0)
            add(translated(QT_TRANSLATE_NOOP("Sandbox", "One piece less – %1")), pile.count - 1);
    }
}

void addPiles(const sandbox::Sandbox& box, const Table& table, Cell at, std::vector<TileActionRow>& rows)
{
    for (const auto& spec : box.rules().book().tokens())
        if (spec.isPile())
            addPilesOf(table, spec, at, rows);
}

void addLinksOf(const sandbox::Sandbox& box, const Table& table, const TokenSpec& spec, Cell at,
                std::vector<TileActionRow>& rows)
{
    const auto& tile = table.board().tiles()[table.board().tileAt(at)];
    const auto ends = table.catalogue().kind(tile.kind).featuresEndingAt(spec.roadEnd);
    const QString name = pieceName(spec.word);
    const auto& tokens = box.position().tokens;
    const auto here = std::ranges::find_if(
        tokens, [&](const auto& token) { return token.kind == spec.kind && token.isOn(at); });
    const auto isHere = [&](FeatureIndex from, FeatureIndex to) {
        return here != tokens.end() && std::minmax(here->at.feature(), here->to) == std::minmax(from, to);
    };
    for (std::size_t i = 0; i < ends.size(); ++i)
        for (std::size_t j = i + 1; j < ends.size(); ++j)
            if (!isHere(ends[i], ends[j]))
                rows.push_back(
                    {.what = What::SetToken,
                     .label = translated(QT_TRANSLATE_NOOP("Sandbox", "Place here: %1 – %2"))
                                  .arg(name, sidesOf(table, tile, ends[i]) + QStringLiteral(" – ")
                                                 + sidesOf(table, tile, ends[j])),
                     .token = {.kind = spec.kind, .at = Spot::feature(at, ends[i]), .to = ends[j]}});
    if (here != tokens.end()) {
        auto none = *here;
        none.count = 0;
        rows.push_back({.what = What::SetToken,
                        .label = translated(QT_TRANSLATE_NOOP("Sandbox", "Take away – %1")).arg(name),
                        .token = none});
    }
}

/// Adds a row for each token of a pair of the player that can be placed, and for each token on the tile.
void addPairsOf(const sandbox::Sandbox& box, const Table& table, const TokenSpec& spec, Cell at,
                Player player, std::vector<TileActionRow>& rows)
{
    const auto& tile = table.board().tiles()[table.board().tileAt(at)];
    const auto& tokens = box.position().tokens;
    for (const auto end : table.catalogue().kind(tile.kind).featuresEndingAt(spec.roadEnd)) {
        PositionToken token{.kind = spec.kind, .at = Spot::feature(at, end), .count = 0, .number = 0};
        const auto add = [&](const QString& text) { rows.push_back({What::SetToken, text, -1, {}, token}); };
        const auto isHere = [&](const auto& each) { return each.kind == spec.kind && each.at == token.at; };
        if (const auto here = std::ranges::find_if(tokens, isHere); here != tokens.end()) {
            const auto label = translated(QT_TRANSLATE_NOOP("Sandbox", "Take away – %1"));
            add(label.arg(pairTokenName(table, spec.word, here->owner, here->number.value_or(0))));
            continue;
        }
        token.count = 1;
        token.owner = player;
        const auto isSame = [&](const auto& each) {
            return each.kind == spec.kind && each.owner == player && each.number == token.number;
        };
        for (; *token.number < spec.pairs; ++*token.number)
            if (std::ranges::count_if(tokens, isSame) < spec.each)
                add(translated(QT_TRANSLATE_NOOP("Sandbox", "Place here: %1 – %2"))
                        .arg(pairTokenName(table, spec.word, player, *token.number),
                             sidesOf(table, tile, end)));
    }
}

void addLinks(const sandbox::Sandbox& box, const Table& table, Cell at, Player player,
              std::vector<TileActionRow>& rows)
{
    for (const auto& spec : box.rules().book().tokens())
        if (spec.isPair())
            addPairsOf(box, table, spec, at, player, rows);
        else if (spec.arg == TokenArg::Link && !spec.roadEnd.empty())
            addLinksOf(box, table, spec, at, rows);
}

} // namespace

QString TileActionRow::keys() const
{
    return what == What::Turn       ? QStringLiteral("R")
           : what == What::TurnBack ? QStringLiteral("Shift+R")
           : what == What::TakeTile ? translated(QT_TRANSLATE_NOOP("Sandbox", "Del"))
                                    : QString();
}

std::vector<TileActionRow> tileActionRows(const sandbox::Sandbox& box, const Table& table, Cell at,
                                          std::optional<FigureKind> hand, Player player)
{
    std::vector<TileActionRow> rows;
    const auto tile = box.tileOn(at);
    if (tile && hand)
        rows = placesFor(box, table, at, *hand, player);
    if (tile) {
        const auto& figures = table.state->operator*().figuresOnBoard();
        for (std::size_t i = 0; i < figures.size(); ++i)
            if (isAtCell(box.position().figures[i], at))
                //: %1 is a figure with its player: "Anna: wagon on the road".
                rows.push_back({What::TakeFigure,
                                translated(QT_TRANSLATE_NOOP("Sandbox", "Take away – %1"))
                                    .arg(figureLabel(table, figures[i])),
                                static_cast<int>(i)});
        addPieces(box, table, at, rows);
        addPiles(box, table, at, rows);
        addLinks(box, table, at, player, rows);
        rows.push_back({What::Turn, translated(QT_TRANSLATE_NOOP("Sandbox", "Turn the tile"))});
        rows.push_back({What::TurnBack, translated(QT_TRANSLATE_NOOP("Sandbox", "Turn the tile back"))});
        if (*tile + 1 != box.position().tiles.size())
            rows.push_back(
                {What::MakeLast, translated(QT_TRANSLATE_NOOP("Sandbox", "This is the tile just placed"))});
        rows.push_back({What::TakeTile, translated(QT_TRANSLATE_NOOP("Sandbox", "Take the tile away"))});
    }
    return rows;
}

std::vector<TileActionRow> areaActionRows(const sandbox::Sandbox& box, const Table& table, AreaIndex area,
                                          std::optional<FigureKind> hand)
{
    std::vector<TileActionRow> rows;
    const auto& book = box.rules().book();
    if (hand)
        rows.push_back(
            {.what = What::SetInArea,
             .label =
                 translated(QT_TRANSLATE_NOOP("Sandbox", "Place here: %1")).arg(figureName(table, *hand)),
             .area = area});
    for (const auto& spec : book.tokens()) {
        const auto* const token = (*table.state)->token(spec.kind);
        if (spec.most == 1 && spec.canBe(SpotKind::Area)
            && (token == nullptr || token->spot != SpotKind::Area || token->where != area))
            rows.push_back(
                {.what = What::SetToken,
                 .label =
                     translated(QT_TRANSLATE_NOOP("Sandbox", "Place here: %1")).arg(pieceName(spec.word)),
                 .token = {.kind = spec.kind, .at = Spot::area(area)}});
    }
    const auto& figures = box.position().inAreas;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const auto& figure = figures[i];
        // One entry is enough for equal figures.
        if (figure.area == area && std::ranges::find(figures, figure) == figures.begin() + std::ptrdiff_t(i))
            rows.push_back({What::TakeFromArea,
                            translated(QT_TRANSLATE_NOOP("Sandbox", "Take away – %1"))
                                .arg(AreaRow::tr("%1: %2").arg(table.playerName(figure.player),
                                                               figureName(table, figure.kind))),
                            static_cast<int>(i)});
    }
    return rows;
}

} // namespace vozka
