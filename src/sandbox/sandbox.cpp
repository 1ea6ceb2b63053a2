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
        Refusal refusal{refusal::notThisTile, "base.deploy.tile", at};
        refusal.detail = refusal::noTile;
        return refusal;
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
    return commit(withTile(kind, at, turns, owner));
}

std::optional<Refusal> Sandbox::turn(Cell at, int direction)
{
    if (auto refusal = tileRefusal(*this, at))
        return refusal;
    const auto index = *tileOn(at);
    const auto& tile = position().tiles[index];
    const int distinctTurns = rules().catalogue().compiled(tile.kind).distinctTurns;
    auto refusal = refused(noOtherTurn, at);
    for (int step = 1; step < distinctTurns; ++step) {
        auto record = this->record();
        const int turns = tile.turns + direction * step + sideCount * sideCount;
        record.position.tiles[index].turns = static_cast<Turns>(turns % sideCount);
        const auto result = commit(makeEdit(std::move(record), {lastCell(position()), at}));
        if (!result)
            return {};
        // Prefer a refusal with a figure.
        if (result->figure)
            refusal = *result;
    }
    return refusal;
}

std::optional<Refusal> Sandbox::take(Cell at)
{
    if (auto refusal = tileRefusal(*this, at))
        return refusal;
    auto record = this->record();
    auto& tiles = record.position.tiles;
    tiles.erase(tiles.begin() + static_cast<std::ptrdiff_t>(*tileOn(at)));
    std::erase_if(record.position.figures, [&](const auto& figure) { return touches(figure, at); });
    removeTokens(record.position, at);
    const auto last = lastCell(record.position);
    return commit(makeEdit(std::move(record), {last, {}}));
}

std::optional<Refusal> Sandbox::makeLast(Cell at)
{
    if (auto refusal = tileRefusal(*this, at))
        return refusal;
    auto refusal = commit(makeEdit(record(), {at}));
    if (refusal && refusal->code == fallsApart)
        refusal->code = cannotBeLast;
    return refusal;
}

std::optional<Refusal> Sandbox::setFigure(const PositionFigure& figure)
{
    return commit(withFigure(figure));
}

std::optional<Refusal> Sandbox::changeFigure(std::size_t index, const PositionFigure& figure)
{
    return commit(withChangedFigure(index, figure));
}

std::optional<Refusal> Sandbox::takeFigure(std::size_t index)
{
    auto record = this->record();
    assert(index < record.position.figures.size());
    record.position.figures.erase(record.position.figures.begin() + static_cast<std::ptrdiff_t>(index));
    detachTokens(record.position);
    return commit(makeEdit(std::move(record)));
}

std::optional<Refusal> Sandbox::setInArea(const FigureInArea& figure, std::optional<std::size_t> from)
{
    return commit(withFigureInArea(figure, from));
}

std::optional<Refusal> Sandbox::takeFromArea(std::size_t index)
{
    auto record = this->record();
    assert(index < record.position.inAreas.size());
    record.position.inAreas.erase(record.position.inAreas.begin() + static_cast<std::ptrdiff_t>(index));
    return commit(makeEdit(std::move(record)));
}

std::optional<Refusal> Sandbox::setPlayers(std::vector<records::PlayerEntry> players)
{
    assert(players.size() >= minPlayers && players.size() <= maxPlayers);
    const auto isOfRemovedPlayer = [&](const auto& figure) { return figure.player >= players.size(); };
    const auto& figures = position().figures;
    if (const auto found = std::ranges::find_if(figures, isOfRemovedPlayer); found != figures.end())
        return refusedFigure(playerOnBoard, *found);
    const auto& inAreas = position().inAreas;
    if (const auto found = std::ranges::find_if(inAreas, isOfRemovedPlayer); found != inAreas.end())
        return refusedFigure(playerOnBoard, {.player = found->player, .kind = found->kind});
    auto record = withPlayers(this->record(), std::move(players));
    auto rules = rulesFor(record.rules, record.players.size());
    PositionFault fault;
    auto state = PositionLoader::make(*rules, record.position, fault);
    if (!state)
        return fault.refusal;
    m_rules = std::move(rules);
    addToHistory(std::move(record), *state);
    return {};
}

std::optional<Refusal> Sandbox::setRules(const records::RuleChoice& choice)
{
    auto newRules = rulesFor(choice, record().players.size());
    if (!newRules)
        return refused(setsDoNotGo);
    auto record = underRules(this->record(), rules(), choice, *newRules);
    if (!record)
        return refused(setOnBoard);
    PositionFault fault;
    auto state = PositionLoader::make(*newRules, record->position, fault);
    if (!state)
        return fault.refusal;
    m_rules = std::move(newRules);
    addToHistory(std::move(*record), *state);
    return {};
}

std::optional<Refusal> Sandbox::setToMove(Player player)
{
    assert(player < record().players.size());
    auto record = this->record();
    record.position.toMove = player;
    return commit(makeEdit(std::move(record)));
}

void Sandbox::load(const Record& record)
{
    m_history.resize(m_current + 1);
    m_history.push_back(record);
    auto& loaded = m_history.back();
    listFixedTiles(rulesFor(loaded.rules, loaded.players.size())->book(), loaded.position);
    goTo(m_current + 1);
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
        goTo(m_current - 1);
}

void Sandbox::redo()
{
    if (canRedo())
        goTo(m_current + 1);
}

std::optional<Refusal> Sandbox::commit(Edit edit)
{
    if (!edit.refusal)
        addToHistory(std::move(edit.record), edit.state);
    return edit.refusal;
}

void Sandbox::addToHistory(Record record, State state)
{
    m_history.resize(m_current + 1);
    m_history.push_back(std::move(record));
    ++m_current;
    m_state = std::move(state);
}

void Sandbox::goTo(std::size_t index)
{
    const bool hasSameRules = m_rules && m_history[index].rules == m_history[m_current].rules
                              && m_history[index].players.size() == m_history[m_current].players.size();
    m_current = index;
    if (!hasSameRules)
        m_rules = rulesFor(record().rules, record().players.size());
    PositionFault fault;
    const auto state = PositionLoader::make(*m_rules, position(), fault);
    assert(state);
    m_state = *state;
}

} // namespace vozka::sandbox
