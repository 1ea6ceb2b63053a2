// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Results of dropping the piece in hand.
#include "models/sandbox/sandbox_controller.h"
#include "models/table/verdict.h"

namespace vozka {

namespace {

Verdict verdictOf(const Table& table, const std::optional<Refusal>& why, Cell where)
{
    if (why)
        return refusedVerdict(table, *why, where);
    Verdict allowed;
    allowed.row = 0;
    return allowed;
}

} // namespace

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

Verdict SandboxController::tileVerdict(int cellX, int cellY) const
{
    const Cell cell = cellOf(cellX, cellY);
    if (m_kind == noKind)
        return {};
    return verdictOf(m_table.table(), m_box.refusalOf(m_kind, cell, turnsToLay(cell), m_player), cell);
}

Verdict SandboxController::figureVerdict(int cellX, int cellY, QPointF point) const
{
    const Cell cell = cellOf(cellX, cellY);
    return m_figure
               ? verdictOf(m_table.table(), m_box.refusalOf(figureAt(*m_figure, m_player, cell, point)), cell)
               : Verdict{};
}

Verdict SandboxController::areaVerdict(int area, int row) const
{
    const auto figure = movedToArea(row, area);
    return figure ? verdictOf(m_table.table(), m_box.refusalOf(*figure, indexOf(row)), {}) : Verdict{};
}

Verdict SandboxController::moveVerdict(int row, int cellX, int cellY, QPointF point) const
{
    const Cell cell = cellOf(cellX, cellY);
    const auto to = movedTo(row, cell, point);
    return to ? verdictOf(m_table.table(), m_box.refusalOfChange(static_cast<std::size_t>(row), *to), cell)
              : Verdict{};
}

} // namespace vozka
