// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/sandbox.h"

#include "engine/expansions/list.h"
#include "records/game_head.h"
#include "sandbox/board_pieces.h"
#include "sandbox/codes.h"
#include "sandbox/refusals.h"
#include "sandbox/rule_change.h"

#include <algorithm>
#include <cassert>

namespace vozka::sandbox {

namespace {

std::optional<Rules> rulesFor(const records::RuleChoice& choice, std::size_t players)
{
    auto rules = records::makeRules(choice, players, records::TileLibrary::builtIn(), {});
    return rules ? std::optional(std::move(*rules)) : std::nullopt;
}

/// Returns the reason why the tile on that cell cannot be edited, `std::nullopt` if it can.
std::optional<Refusal> tileRefusal(const Sandbox& box, Cell at)
{
    const auto index = box.tileOn(at);
    if (!index) {
        Refusal why{refusal::notThisTile, "base.deploy.tile", at};
        why.detail = refusal::noTile;
        return why;
    }
    if (isFixedTile(box.rules().book(), box.position().tiles[*index].kind))
        return refused(refusal::fixedTile, at);
    return {};
}

bool hasFigureThatMovesOn(const Rules& rules)
{
    const auto& figures = rules.book().figureRules();
    return std::ranges::any_of(figures, [](const auto& figure) { return figure->spec().movesAfterScoring; });
}

} // namespace

records::RuleChoice initialRules()
{
    for (const auto set : playableTileSets()) {
        records::RuleChoice choice{Options(Edition::C2), {std::string(baseTileSet), std::string(set)}};
        if (set == baseTileSet)
            continue;
        if (const auto rules = rulesFor(choice, minPlayers); rules && hasFigureThatMovesOn(*rules))
            return choice;
    }
    return {Options(Edition::C2), {std::string(baseTileSet)}};
}

Sandbox::Sandbox(const records::RuleChoice& rules, std::vector<records::PlayerEntry> players)
{
    Record record;
    record.rules = rules;
    record.players = std::move(players);
    listFixedTiles(rulesFor(record.rules, record.players.size())->book(), record.position);
    m_history.push_back(std::move(record));
    goTo(0);
}

std::optional<Refusal> Sandbox::place(KindIndex kind, Cell at, Turns turns, Player owner)
{
    return done(placed(kind, at, turns, owner));
}

std::optional<Refusal> Sandbox::turn(Cell at, int by)
{
    if (auto why = tileRefusal(*this, at))
        return why;
    const auto index = *tileOn(at);
    const auto& tile = position().tiles[index];
    const int looks = rules().catalogue().compiled(tile.kind).distinctTurns;
    auto why = refused(noOtherTurn, at);
    for (int step = 1; step < looks; ++step) {
        auto record = this->record();
        const int turns = tile.turns + by * step + sideCount * sideCount;
        record.position.tiles[index].turns = static_cast<Turns>(turns % sideCount);
        const auto refusal = done(laidOut(std::move(record), {lastOf(position()), at}));
        if (!refusal)
            return {};
        // Prefer a refusal with a figure.
        if (refusal->figure)
            why = *refusal;
    }
    return why;
}

std::optional<Refusal> Sandbox::take(Cell at)
{
    if (auto why = tileRefusal(*this, at))
        return why;
    auto record = this->record();
    auto& tiles = record.position.tiles;
    tiles.erase(tiles.begin() + static_cast<std::ptrdiff_t>(*tileOn(at)));
    std::erase_if(record.position.figures, [&](const auto& figure) { return touches(figure, at); });
    takeFromTile(record.position, at);
    const auto last = lastOf(record.position);
    return done(laidOut(std::move(record), {last, {}}));
}

std::optional<Refusal> Sandbox::makeLast(Cell at)
{
    if (auto why = tileRefusal(*this, at))
        return why;
    auto why = done(laidOut(record(), {at}));
    if (why && why->code == fallsApart)
        why->code = cannotBeLast;
    return why;
}

std::optional<Refusal> Sandbox::setFigure(const PositionFigure& figure)
{
    return done(withFigure(figure));
}

std::optional<Refusal> Sandbox::changeFigure(std::size_t index, const PositionFigure& figure)
{
    return done(withChangedFigure(index, figure));
}

std::optional<Refusal> Sandbox::takeFigure(std::size_t index)
{
    auto record = this->record();
    assert(index < record.position.figures.size());
    record.position.figures.erase(record.position.figures.begin() + static_cast<std::ptrdiff_t>(index));
    detachTokens(record.position);
    return done(laidOut(std::move(record)));
}

std::optional<Refusal> Sandbox::setInArea(const FigureInArea& figure, std::optional<std::size_t> from)
{
    return done(withFigureInArea(figure, from));
}

std::optional<Refusal> Sandbox::takeFromArea(std::size_t index)
{
    auto record = this->record();
    assert(index < record.position.inAreas.size());
    record.position.inAreas.erase(record.position.inAreas.begin() + static_cast<std::ptrdiff_t>(index));
    return done(laidOut(std::move(record)));
}

std::optional<Refusal> Sandbox::setPlayers(std::vector<records::PlayerEntry> players)
{
    assert(players.size() >= minPlayers && players.size() <= maxPlayers);
    const auto leaves = [&](const auto& figure) { return figure.player >= players.size(); };
    const auto& figures = position().figures;
    if (const auto found = std::ranges::find_if(figures, leaves); found != figures.end())
        return about(playerOnBoard, *found);
    const auto& inAreas = position().inAreas;
    if (const auto found = std::ranges::find_if(inAreas, leaves); found != inAreas.end())
        return about(playerOnBoard, {.player = found->player, .kind = found->kind});
    auto record = withPlayers(this->record(), std::move(players));
    auto rules = rulesFor(record.rules, record.players.size());
    PositionFault fault;
    auto state = PositionLoader::make(*rules, record.position, fault);
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
    auto state = PositionLoader::make(*then, record->position, fault);
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
    return done(laidOut(std::move(record)));
}

void Sandbox::load(const Record& record)
{
    m_history.resize(m_now + 1);
    m_history.push_back(record);
    auto& loaded = m_history.back();
    listFixedTiles(rulesFor(loaded.rules, loaded.players.size())->book(), loaded.position);
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

std::optional<Refusal> Sandbox::done(Edit edit)
{
    if (!edit.why)
        remember(std::move(edit.record), edit.state);
    return edit.why;
}

void Sandbox::remember(Record record, State state)
{
    m_history.resize(m_now + 1);
    m_history.push_back(std::move(record));
    ++m_now;
    m_state = std::move(state);
}

void Sandbox::goTo(std::size_t index)
{
    const bool sameRules = m_rules && m_history[index].rules == m_history[m_now].rules
                           && m_history[index].players.size() == m_history[m_now].players.size();
    m_now = index;
    if (!sameRules)
        m_rules = rulesFor(record().rules, record().players.size());
    PositionFault fault;
    const auto state = PositionLoader::make(*m_rules, position(), fault);
    assert(state);
    m_state = *state;
}

} // namespace vozka::sandbox
