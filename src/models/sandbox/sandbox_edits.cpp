// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Edits of the position in the sandbox, and results of dropping the piece in hand.
#include "engine/expansions/list.h"
#include "models/base/editions.h"
#include "models/board/feature_under.h"
#include "models/sandbox/sandbox_controller.h"
#include "models/table/drop_result.h"

#include <QCoreApplication>

#include <algorithm>

namespace vozka {

namespace {

DropResult asDropResult(const Table& table, const std::optional<Refusal>& why, Cell where)
{
    if (why)
        return refusedDrop(table, *why, where);
    DropResult allowed;
    allowed.row = 0;
    return allowed;
}

} // namespace

Turns SandboxController::turnsToLay(Cell cell) const
{
    const int fits = turnsOn(cell.x, cell.y);
    return static_cast<Turns>(fits < 0 ? m_turns : fits);
}

bool SandboxController::placeTile(int cellX, int cellY)
{
    if (m_kind == noKind)
        return false;
    const Cell cell = cellOf(cellX, cellY);
    const auto why = m_box.place(m_kind, cell, turnsToLay(cell), m_player);
    if (!why) {
        m_kind = noKind;
        m_turns = 0;
        m_selected = cell;
    }
    return done(why, cell);
}

PositionFigure SandboxController::figureAt(FigureKind kind, Player player, Cell cell, QPointF point) const
{
    if (!m_box.rules().book().figureRule(kind).spec().cornerRule.empty())
        return {player, kind, nearestCorner(cell, point), noFeature, true};
    return {player, kind, cell, featureForFigure(m_table.table(), cell, point), false};
}

bool SandboxController::setFigureAt(int cellX, int cellY, QPointF point)
{
    if (!m_figure)
        return false;
    const Cell cell = cellOf(cellX, cellY);
    const auto why = m_box.setFigure(figureAt(*m_figure, m_player, cell, point));
    if (!why) {
        m_figure.reset();
        m_selected = cell;
    }
    return done(why, cell);
}

bool SandboxController::moveFigure(int row, int cellX, int cellY, QPointF point)
{
    const Cell cell = cellOf(cellX, cellY);
    const auto to = movedTo(row, cell, point);
    return to && done(m_box.changeFigure(static_cast<std::size_t>(row), *to), cell, false);
}

bool SandboxController::takeFigure(int row)
{
    const auto& figures = m_box.position().figures;
    if (row < 0 || static_cast<std::size_t>(row) >= figures.size())
        return false;
    const Cell from = figures[static_cast<std::size_t>(row)].at;
    return done(m_box.takeFigure(static_cast<std::size_t>(row)), from, false);
}

bool SandboxController::turnTile(int cellX, int cellY, int by)
{
    const Cell cell = cellOf(cellX, cellY);
    return done(m_box.turn(cell, by), cell, false);
}

bool SandboxController::takeTile(int cellX, int cellY)
{
    const Cell cell = cellOf(cellX, cellY);
    return done(m_box.take(cell), cell, false);
}

bool SandboxController::listActions(int cellX, int cellY)
{
    m_actionCell = cellOf(cellX, cellY);
    m_actions.showRows(tileActionRows(m_box, m_table.table(), m_actionCell, m_figure, m_player));
    return m_actions.rowCount() > 0;
}

bool SandboxController::listAreaActions(int area)
{
    if (!m_table.areas()->has(area))
        return false;
    m_actionCell = {};
    m_actions.showRows(areaActionRows(m_box, m_table.table(), m_table.areas()->at(area).area, m_figure));
    return m_actions.rowCount() > 0;
}

bool SandboxController::setFigureInArea(int area, int row)
{
    const auto figure = movedToArea(row, area);
    if (!figure)
        return false;
    const auto why = m_box.setInArea(*figure, indexOf(row));
    if (!why)
        m_figure.reset();
    return done(why, {}, false);
}

bool SandboxController::doAction(int row)
{
    using What = TileActionRow::What;
    if (!m_actions.has(row))
        return false;
    const auto action = m_actions.at(row);
    switch (action.what) {
    case What::Turn:
    case What::TurnBack:
        return turnTile(m_actionCell.x, m_actionCell.y, action.what == What::Turn ? 1 : -1);
    case What::MakeLast:
        return done(m_box.makeLast(m_actionCell), m_actionCell, false);
    case What::TakeTile:
        return takeTile(m_actionCell.x, m_actionCell.y);
    case What::TakeFigure:
        return takeFigure(action.figure);
    case What::TakeToken:
        return done(m_box.takeToken(action.token.kind), m_actionCell, false);
    case What::SetToken:
        return done(m_box.setToken(action.token), m_actionCell, false);
    case What::SetInArea:
        return setFigureInArea(action.area);
    case What::TakeFromArea:
        return done(m_box.takeFromArea(static_cast<std::size_t>(action.figure)), {}, false);
    case What::SetFigure:
        break;
    }
    const auto why = m_box.setFigure(action.place);
    if (!why)
        m_figure.reset();
    return done(why, m_actionCell);
}

std::vector<records::PlayerEntry> SandboxController::withCount(std::vector<records::PlayerEntry> players,
                                                               std::size_t count)
{
    players.resize(std::min(players.size(), count));
    while (players.size() < count) {
        auto colour = records::Colour::Red;
        while (std::ranges::find(players, colour, &records::PlayerEntry::colour) != players.end())
            colour = static_cast<records::Colour>(static_cast<int>(colour) + 1);
        const QString name = QCoreApplication::translate("SetUpModel", "Player %1").arg(players.size() + 1);
        players.push_back({name.toStdString(), colour});
    }
    return players;
}

bool SandboxController::setPlayerCount(int count)
{
    if (count < minPlayers || count > maxPlayers || count == playerCount())
        return false;
    auto players = withCount(m_box.record().players, static_cast<std::size_t>(count));
    return done(m_box.setPlayers(std::move(players)), {}, false);
}

bool SandboxController::setEdition(int edition)
{
    if (edition == this->edition())
        return false;
    auto rules = m_box.record().rules;
    Options options(Editions::edition(static_cast<Editions::Choice>(edition)));
    // Options that differ between the editions follow the edition. Others keep their values.
    for (const auto& changed : rules.options.changed()) {
        const auto* const spec = findOption(changed.name);
        if (spec != nullptr && spec->classic == spec->modern)
            options.set(*spec, changed.value);
    }
    rules.options = options;
    return done(m_box.setRules(rules), {}, false);
}

bool SandboxController::toggleSet(int row)
{
    if (!m_sets.has(row))
        return false;
    auto rules = m_box.record().rules;
    rules.sets = withToggled(m_sets.rows(), row);
    const auto why = m_box.setRules(rules);
    // The numbers of tile kinds have changed.
    if (!why)
        m_kind = noKind;
    return done(why, {}, false);
}

void SandboxController::undo()
{
    m_box.undo();
    m_kind = noKind;
    done({}, {}, false);
}

void SandboxController::redo()
{
    m_box.redo();
    m_kind = noKind;
    done({}, {}, false);
}

void SandboxController::clear()
{
    if (empty())
        return;
    m_box.clear();
    m_selected.reset();
    done({}, {}, false);
    emit boardReplaced();
}

std::optional<PositionFigure> SandboxController::movedTo(int row, Cell cell, QPointF point) const
{
    const auto& figures = m_box.position().figures;
    if (row < 0 || static_cast<std::size_t>(row) >= figures.size())
        return {};
    const auto& moved = figures[static_cast<std::size_t>(row)];
    return figureAt(moved.kind, moved.player, cell, point);
}

std::optional<FigureInArea> SandboxController::movedToArea(int row, int area) const
{
    const auto& figures = m_box.position().figures;
    if (area < 0 || static_cast<std::size_t>(area) >= m_box.rules().book().areas().size())
        return {};
    const auto to = static_cast<AreaIndex>(area);
    const auto index = indexOf(row);
    if (!index)
        return m_figure ? std::optional(FigureInArea{to, m_player, *m_figure}) : std::nullopt;
    if (*index >= figures.size())
        return {};
    return FigureInArea{to, figures[*index].player, figures[*index].kind};
}

std::optional<std::size_t> SandboxController::indexOf(int row)
{
    return row < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(row));
}

DropResult SandboxController::tileDropResult(int cellX, int cellY) const
{
    const Cell cell = cellOf(cellX, cellY);
    if (m_kind == noKind)
        return {};
    return asDropResult(m_table.table(), m_box.refusalOf(m_kind, cell, turnsToLay(cell), m_player), cell);
}

DropResult SandboxController::figureDropResult(int cellX, int cellY, QPointF point) const
{
    const Cell cell = cellOf(cellX, cellY);
    return m_figure ? asDropResult(m_table.table(),
                                   m_box.refusalOf(figureAt(*m_figure, m_player, cell, point)), cell)
                    : DropResult{};
}

DropResult SandboxController::areaDropResult(int area, int row) const
{
    const auto figure = movedToArea(row, area);
    return figure ? asDropResult(m_table.table(), m_box.refusalOf(*figure, indexOf(row)), {}) : DropResult{};
}

DropResult SandboxController::moveDropResult(int row, int cellX, int cellY, QPointF point) const
{
    const Cell cell = cellOf(cellX, cellY);
    const auto to = movedTo(row, cell, point);
    return to ? asDropResult(m_table.table(), m_box.refusalOfChange(static_cast<std::size_t>(row), *to), cell)
              : DropResult{};
}

} // namespace vozka
