// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/sandbox.h"

#include "records/game_head.h"
#include "sandbox/codes.h"
#include "sandbox/rule_change.h"
#include "sandbox/tile_order.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace vozka::sandbox {

namespace {

std::optional<Rules> rulesFor(const records::RuleChoice& choice, std::size_t players)
{
    auto rules = records::makeRules(choice, players, records::TileLibrary::builtIn(), {});
    return rules ? std::optional(std::move(*rules)) : std::nullopt;
}

Refusal refused(Code code, std::optional<Cell> at = {})
{
    return {.code = code, .at = at};
}

/// It names the figure and whose it is.
Refusal about(Code code, const PositionFigure& figure)
{
    Refusal why{.code = code, .at = figure.at};
    why.figure = figure.kind;
    why.player = figure.player;
    return why;
}

Refusal noTileThere(Cell at)
{
    Refusal why{refusal::notThisTile, "base.deploy.tile", at};
    why.detail = refusal::noTile;
    return why;
}

bool standsOn(const PositionFigure& figure, Cell tile)
{
    if (!figure.onCorner)
        return figure.at == tile;
    return std::ranges::any_of(allCorners,
                               [&](Corner corner) { return cellWith(figure.at, corner) == tile; });
}

std::optional<Cell> lastOf(const Position& position)
{
    return position.tiles.empty() ? std::nullopt : std::optional(position.tiles.back().at);
}

} // namespace

Sandbox::Sandbox(const records::RuleChoice& rules, std::vector<records::PlayerEntry> players)
{
    Record record;
    record.rules = rules;
    record.players = std::move(players);
    m_history.push_back(std::move(record));
    goTo(0);
}

std::optional<std::size_t> Sandbox::tileOn(Cell at) const
{
    const auto& tiles = position().tiles;
    const auto found = std::ranges::find(tiles, at, &PositionTile::at);
    return found == tiles.end() ? std::nullopt
                                : std::optional(static_cast<std::size_t>(found - tiles.begin()));
}

unsigned Sandbox::turnsThatFit(KindIndex kind, Cell at, Player owner) const
{
    constexpr unsigned everyTurn = 15;
    if (kind >= rules().catalogue().kindCount())
        return 0;
    const auto* own = rules().book().ownTileRule(kind);
    if (own == nullptr && m_state->bag[kind] == 0)
        return 0;
    if (isEmpty() && own == nullptr)
        return everyTurn;
    unsigned turns = 0;
    auto asked = rules().asIfDrawn(m_state, kind);
    for (Turns t = 0; t < sideCount; ++t) {
        const bool fits =
            own != nullptr ? !own->refusal(*m_state, {.cell = at, .kind = kind, .turns = t, .owner = owner})
                           : !rules().refusal(asked, Action::place(kind, at, t));
        turns |= fits ? 1U << t : 0U;
    }
    return turns;
}

std::optional<Refusal> Sandbox::place(KindIndex kind, Cell at, Turns turns, Player owner)
{
    if (std::abs(at.x) > farthestCell || std::abs(at.y) > farthestCell)
        return refused(offTheTable, at);
    auto record = this->record();
    const bool own = kind < rules().catalogue().kindCount() && !rules().catalogue().kind(kind).inBag;
    record.position.tiles.push_back({kind, at, turns, own ? owner : nature});
    // Whether it can lie there at all is asked with everything else before it.
    auto tilesAlone = record.position;
    tilesAlone.figures.clear();
    PositionFault fault;
    if (!PositionBuilder::build(rules(), tilesAlone, fault))
        return fault.refusal;
    return change(std::move(record), {at, lastOf(position())});
}

std::optional<Refusal> Sandbox::turn(Cell at, int by)
{
    const auto index = tileOn(at);
    if (!index)
        return noTileThere(at);
    const auto& tile = position().tiles[*index];
    const int looks = rules().catalogue().compiled(tile.kind).looks;
    auto why = refused(noOtherTurn, at);
    for (int step = 1; step < looks; ++step) {
        auto record = this->record();
        const int turns = tile.turns + by * step + sideCount * sideCount;
        record.position.tiles[*index].turns = static_cast<Turns>(turns % sideCount);
        const auto refusal = change(std::move(record), {lastOf(position()), at});
        if (!refusal)
            return {};
        // Of several reasons that of a figure is worth telling.
        if (refusal->figure)
            why = *refusal;
    }
    return why;
}

std::optional<Refusal> Sandbox::take(Cell at)
{
    const auto index = tileOn(at);
    if (!index)
        return noTileThere(at);
    auto record = this->record();
    auto& tiles = record.position.tiles;
    tiles.erase(tiles.begin() + static_cast<std::ptrdiff_t>(*index));
    std::erase_if(record.position.figures, [&](const auto& figure) { return standsOn(figure, at); });
    const auto last = lastOf(record.position);
    return change(std::move(record), {last, {}});
}

std::optional<Refusal> Sandbox::makeLast(Cell at)
{
    if (!tileOn(at))
        return noTileThere(at);
    auto why = change(record(), {at});
    if (why && why->code == fallsApart)
        why->code = cannotBeLast;
    return why;
}

std::optional<Refusal> Sandbox::setFigure(const PositionFigure& figure)
{
    auto record = this->record();
    record.position.figures.push_back(figure);
    return change(record);
}

std::optional<Refusal> Sandbox::refusalOf(const PositionFigure& figure) const
{
    auto position = this->position();
    position.figures.push_back(figure);
    PositionFault fault;
    return PositionBuilder::build(rules(), position, fault) ? std::nullopt : std::optional(fault.refusal);
}

std::optional<Refusal> Sandbox::changeFigure(std::size_t index, const PositionFigure& figure)
{
    auto record = this->record();
    auto& figures = record.position.figures;
    assert(index < figures.size());
    // It comes last, so that it is the one that is refused.
    figures.erase(figures.begin() + static_cast<std::ptrdiff_t>(index));
    figures.push_back(figure);
    return change(record);
}

std::optional<Refusal> Sandbox::takeFigure(std::size_t index)
{
    auto record = this->record();
    assert(index < record.position.figures.size());
    record.position.figures.erase(record.position.figures.begin() + static_cast<std::ptrdiff_t>(index));
    return change(record);
}

std::optional<Refusal> Sandbox::setPlayers(std::vector<records::PlayerEntry> players)
{
    assert(players.size() >= minPlayers && players.size() <= maxPlayers);
    const auto leaves = [&](const PositionFigure& figure) { return figure.player >= players.size(); };
    const auto& figures = position().figures;
    if (const auto found = std::ranges::find_if(figures, leaves); found != figures.end())
        return about(playerOnBoard, *found);
    auto record = withPlayers(this->record(), std::move(players));
    auto rules = rulesFor(record.rules, record.players.size());
    PositionFault fault;
    auto state = PositionBuilder::build(*rules, record.position, fault);
    if (!state)
        return fault.refusal;
    m_rules = std::move(rules);
    remember(std::move(record), *state);
    return {};
}

std::optional<Refusal> Sandbox::setRules(const records::RuleChoice& choice)
{
    auto then = rulesFor(choice, record().players.size());
    if (!then)
        return refused(setsDoNotGo);
    auto record = underRules(this->record(), rules(), choice, *then);
    if (!record)
        return refused(setOnBoard);
    PositionFault fault;
    auto state = PositionBuilder::build(*then, record->position, fault);
    if (!state)
        return fault.refusal;
    m_rules = std::move(then);
    remember(std::move(*record), *state);
    return {};
}

std::optional<Refusal> Sandbox::setToMove(Player player)
{
    assert(player < record().players.size());
    auto record = this->record();
    record.position.toMove = player;
    return change(record);
}

void Sandbox::load(const Record& record)
{
    m_history.resize(m_now + 1);
    m_history.push_back(record);
    goTo(m_now + 1);
}

void Sandbox::clear()
{
    auto record = this->record();
    record.position = {.toMove = record.position.toMove};
    load(record);
}

void Sandbox::undo()
{
    if (canUndo())
        goTo(m_now - 1);
}

void Sandbox::redo()
{
    if (canRedo())
        goTo(m_now + 1);
}

std::optional<Refusal> Sandbox::change(Record record, const std::vector<std::optional<Cell>>& lasts)
{
    std::optional<Refusal> why;
    for (const auto& last : lasts) {
        Cell apart;
        PositionFault fault;
        auto tiles = inOrder(rules().catalogue(), record.position.tiles, last, apart);
        if (!tiles) {
            why = why.value_or(refused(fallsApart, apart));
            continue;
        }
        record.position.tiles = std::move(*tiles);
        if (auto state = PositionBuilder::build(rules(), record.position, fault)) {
            remember(std::move(record), *state);
            return {};
        }
        const bool left = fault.refusal.code == refusal::featureCompleted;
        if (!why || !left)
            why = left ? about(leftBehind, record.position.figures[fault.index]) : fault.refusal;
    }
    return why;
}

std::optional<Refusal> Sandbox::change(const Record& record)
{
    PositionFault fault;
    auto state = PositionBuilder::build(rules(), record.position, fault);
    if (!state)
        return fault.refusal;
    remember(record, *state);
    return {};
}

void Sandbox::remember(Record record, State state)
{
    m_history.resize(m_now + 1);
    m_history.push_back(std::move(record));
    ++m_now;
    m_state = state;
}

void Sandbox::goTo(std::size_t moment)
{
    const bool sameRules = m_rules && m_history[moment].rules == m_history[m_now].rules
                           && m_history[moment].players.size() == m_history[m_now].players.size();
    m_now = moment;
    if (!sameRules)
        m_rules = rulesFor(record().rules, record().players.size());
    PositionFault fault;
    const auto state = PositionBuilder::build(*m_rules, position(), fault);
    assert(state);
    m_state = *state;
}

} // namespace vozka::sandbox
