// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lessons/lesson_stage.h"

#include "models/art/tile_art.h"
#include "models/text/message_text.h"
#include "wording/template.h"

#include <algorithm>
#include <string>

namespace vozka {

namespace {

/// Wording of that code for the kind of figure.
const wording::Template& aboutFigure(const lessons::Stage& stage, std::string_view code)
{
    const auto key = std::string(code).append("/");
    const auto& rule = stage.rules().book().figureRule(stage.lesson().figure);
    const auto* own = wording::find(key + std::string(rule.name()));
    return own != nullptr ? *own : *wording::find(key + "any");
}

} // namespace

Table tableOf(const lessons::Stage& stage, const State& state)
{
    Table table;
    table.rules = &stage.rules();
    table.state = &state;
    table.players = stage.lesson().position.players;
    table.viewOnly = true;
    return table;
}

ReachQuestion questionOf(const lessons::Stage& stage)
{
    const auto& board = stage.withTile()->board;
    const auto from = stage.from();
    return {stage.lesson().player, board.segmentOf(board.tileAt(from.at), from.feature), stage.edition()};
}

std::optional<Figure> figureOf(const lessons::Stage& stage, const State& state)
{
    const auto figures = state->figuresOnBoard();
    const auto found = std::ranges::find_if(figures, [&](const Figure& figure) {
        return figure.player == stage.lesson().player && figure.kind == stage.lesson().figure;
    });
    return found == figures.end() ? std::nullopt : std::optional(*found);
}

const State& decidingState(const lessons::Stage& stage)
{
    if (figureOf(stage, stage.scored()))
        return stage.scored();
    for (std::size_t entry = stage.history().size(); entry-- > 0;)
        if (figureOf(stage, stage.after(entry)))
            return stage.after(entry);
    return stage.withTile();
}

const State& shownState(const lessons::Stage& stage, lessons::Show show)
{
    const bool before = show == lessons::Show::Board || show == lessons::Show::Tile;
    return before ? stage.board(show) : decidingState(stage);
}

QString placeHint(const lessons::Stage& stage)
{
    const auto& board = stage.withTile()->board;
    const bool isCity = board.segment(questionOf(stage).from).kind == FeatureKind::City;
    return figureMessage(stage, isCity ? "figure-place-city" : "figure-place-road");
}

QString figureMessage(const lessons::Stage& stage, std::string_view code)
{
    return messageText({&aboutFigure(stage, code), {}, {}});
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
