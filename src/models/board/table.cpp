// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/board/table.h"

#include "models/base/players_name.h"
#include "models/base/utf8.h"

#include <algorithm>

namespace vozka {

namespace {

bool stepOffers(const RuleBook& book, std::size_t step, Action::Type type)
{
    return (book.plan().choices(step).types() & setOf(type)) != 0;
}

} // namespace

bool stepPlacesFigures(const RuleBook& book, std::size_t step)
{
    return stepOffers(book, step, Action::Type::Deploy);
}

bool waitsForOwnTile(const RuleBook& book, const GameData& data)
{
    return data.drawn == noKind && stepOffers(book, data.step, Action::Type::Place);
}

void Table::truncate(const Match& match, std::size_t count)
{
    history = history.first(count);
    earlier = std::make_shared<const State>(match.stateBefore(count));
    state = earlier.get();
}

bool Table::awaitsPlayer() const
{
    return awaitsDecision(*this) && !awaitsComputer(*this);
}

const Step* Table::otherStep() const
{
    if (!awaitsPlayer() || hand() != noKind || forcedReturn() || arriving())
        return nullptr;
    return placesFigures() ? nullptr : &rules->book().plan().at((*state)->step);
}

KindIndex Table::hand() const
{
    if (!awaitsPlayer())
        return noKind;
    return waitsForOwnTile(rules->book(), **state) ? ownKind() : (*state)->drawn;
}

std::optional<Cell> Table::placedCell() const
{
    const auto& tiles = board().tiles();
    const auto placed = static_cast<std::size_t>((*state)->placed);
    return placed < tiles.size() ? std::optional(tiles[placed].cell) : std::nullopt;
}

KindIndex Table::ownKind() const
{
    for (int i = 0; i < catalogue().kindCount(); ++i) {
        const auto kind = static_cast<KindIndex>(i);
        if (rules->book().ownTileRule(kind) != nullptr)
            return kind;
    }
    return noKind;
}

int Table::ownTilesLeft(Player player) const
{
    const auto kind = ownKind();
    return kind == noKind ? 0 : rules->book().ownTileRule(kind)->left(**state, player);
}

std::optional<Action> Table::forcedReturn() const
{
    if (!awaitsPlayer())
        return {};
    const auto home = rules->book().plan().at((*state)->step).passAction(**state);
    return home && home->isReturn() ? home : std::nullopt;
}

std::optional<Action> Table::arriving() const
{
    if (!awaitsPlayer())
        return {};
    const auto& offers = rules->book().plan().choices((*state)->step).offers();
    if (offers.size() != 1)
        return {};
    // An action that moves a figure of the board names only a cell and a feature.
    const auto& forms = rules->book().actionForms();
    const auto form = std::ranges::find_if(
        forms, [&](const ActionForm& each) { return each.base.type == offers.front().type; });
    if (form == forms.end() || form->args.size() != 2 || form->args[0].type != ArgType::Cell
        || form->args[1].type != ArgType::Feature)
        return {};
    return form->base;
}

std::optional<Figure> Table::movingFigure() const
{
    if (arriving()) {
        const auto& now = **state;
        // The last figure of the player on the tile just placed.
        std::optional<Figure> last;
        for (const auto& figure : now.figuresOnBoard())
            if (figure.player == now.toMove && !figure.onCorner
                && now.board.segment(figure.segment).tile == now.placed)
                last = figure;
        return last;
    }
    const auto home = forcedReturn();
    if (!home)
        return {};
    const auto& now = **state;
    for (const auto& figure : now.figuresOnBoard()) {
        if (figure.player == now.toMove && figure.kind == home->figure && !figure.onCorner
            && now.board.cellOf(figure.segment) == home->at.cell()
            && (!home->at.isFeature() || now.board.featureIndex(figure.segment) == home->at.feature()))
            return figure;
    }
    return {};
}

QString Table::playerName(Player player) const
{
    return player < players.size() ? playersName(players[player].name) : QString();
}

int Table::points(Player player) const
{
    int points = (*state)->scores[player];
    std::size_t left = notShown;
    for (auto entry = history.rbegin(); entry != history.rend() && left > 0; ++entry) {
        for (auto event = entry->events.rbegin(); event != entry->events.rend() && left > 0; ++event, --left)
            points -= event->type == event::score && event->line.player == player ? event->line.points : 0;
    }
    return points;
}

QString Table::playerColour(Player player) const
{
    return player < players.size() ? colourName(players[player].colour) : QString();
}

QString Table::picture(KindIndex kind) const
{
    if (kind == noKind)
        return {};
    const auto& tile = catalogue().kind(kind);
    return utf8(tile.drawing.empty() ? tile.id : tile.drawing).toLower();
}

QString Table::featureId(KindIndex kind, FeatureIndex feature) const
{
    const auto& tile = catalogue().kind(kind);
    const auto shortRoad = static_cast<std::size_t>(feature) - tile.features.size();
    if (feature < tile.features.size())
        return utf8(tile.features[feature].id);
    return shortRoad < tile.shortRoads.size() ? utf8(tile.shortRoads[shortRoad].id) : QString();
}

QString Table::figurePicture(FigureKind figure, FeatureKind on) const
{
    const auto& rule = rules->book().figureRule(figure);
    if (on != FeatureKind::Field || !rule.spec().isMeeple)
        return figurePicture(figure);
    // Figures on fields have separate drawings.
    const QString name = utf8(rule.name());
    return name == QLatin1String("follower") ? QStringLiteral("farmer") : name + QStringLiteral("-farmer");
}

QString Table::figurePicture(FigureKind figure) const
{
    const QString name = utf8(rules->book().figureRule(figure).name());
    // Files of games use a shorter name for this figure than its drawing.
    return name == QLatin1String("large") ? QStringLiteral("large-follower") : name;
}

bool isComputer(const records::PlayerEntry& player)
{
    return player.kind != records::PlayerKind::Human;
}

bool awaitsDecision(const Table& table)
{
    return table.state != nullptr && !table.viewOnly && !table.waiting && !(*table.state)->over
           && (*table.state)->toMove != noPlayer;
}

bool awaitsComputer(const Table& table)
{
    if (!awaitsDecision(table))
        return false;
    const auto player = (*table.state)->toMove;
    return player < table.players.size() && isComputer(table.players[player]);
}

} // namespace vozka
