// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lessons/example_table.h"

#include "models/art/tile_art.h"
#include "models/text/message_text.h"
#include "wording/template.h"

#include <algorithm>
#include <string>

namespace vozka {

namespace {

/// Wording of that code for the kind of figure.
const wording::Template& aboutFigure(const lessons::PlayedExample& played, std::string_view code)
{
    const auto key = std::string(code).append("/");
    const auto& rule = played.rules().book().figureRule(played.lesson().figure);
    const auto* own = wording::find(key + std::string(rule.name()));
    return own != nullptr ? *own : *wording::find(key + "any");
}

} // namespace

Table tableOf(const lessons::PlayedExample& played, const State& state)
{
    Table table;
    table.rules = &played.rules();
    table.state = &state;
    table.players = played.lesson().position.players;
    table.viewOnly = true;
    return table;
}

ReachQuestion questionOf(const lessons::PlayedExample& played)
{
    const auto& board = played.withTile()->board;
    const auto from = played.from();
    return {played.lesson().player, board.segmentOf(board.tileAt(from.at), from.feature), played.edition()};
}

std::optional<Figure> figureOf(const lessons::PlayedExample& played, const State& state)
{
    const auto figures = state->figuresOnBoard();
    const auto found = std::ranges::find_if(figures, [&](const Figure& figure) {
        return figure.player == played.lesson().player && figure.kind == played.lesson().figure;
    });
    return found == figures.end() ? std::nullopt : std::optional(*found);
}

const State& decidingState(const lessons::PlayedExample& played)
{
    if (figureOf(played, played.scored()))
        return played.scored();
    for (std::size_t entry = played.history().size(); entry-- > 0;)
        if (figureOf(played, played.after(entry)))
            return played.after(entry);
    return played.withTile();
}

const State& shownState(const lessons::PlayedExample& played, lessons::Show show)
{
    const bool before = show == lessons::Show::Board || show == lessons::Show::Tile;
    return before ? played.board(show) : decidingState(played);
}

QString placeHint(const lessons::PlayedExample& played)
{
    const auto& board = played.withTile()->board;
    const bool isCity = board.segment(questionOf(played).from).kind == FeatureKind::City;
    return figureMessage(played, isCity ? "figure-place-city" : "figure-place-road");
}

QString figureMessage(const lessons::PlayedExample& played, std::string_view code)
{
    return messageText({&aboutFigure(played, code), {}, {}});
}

std::optional<SegmentRef> segmentAt(const Table& table, Cell cell, QPointF point)
{
    const auto tile = table.tileUnder(cell);
    if (tile == noTile)
        return {};
    const auto& placed = table.board().tiles()[tile];
    const QString id = TileArt::instance().featureAt(table.picture(placed.kind), placed.turns, point);
    const auto feature = table.catalogue().kind(placed.kind).find(id.toStdString());
    return feature == noFeature ? std::nullopt : std::optional(SegmentRef{cell, feature});
}

} // namespace vozka
