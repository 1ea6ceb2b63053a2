// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The list of legal actions that a caller keeps and passes to Rules::legal.
#pragma once

#include "engine/board/board_types.h"
#include "engine/rules/state/action.h"
#include "engine/rules/state/placements.h"

#include <cassert>
#include <cstddef>
#include <span>
#include <vector>

namespace vozka {

/// Placements of one tile kind are stored as one entry for each cell, with a mask of the turns; all other
/// actions as they are. The placements come first. Grows when it must: a list that is kept and used again
/// does not allocate.
class ActionList {
public:
    class Iterator;

    [[nodiscard]] Iterator begin() const;
    [[nodiscard]] Iterator end() const;
    [[nodiscard]] std::size_t size() const { return m_placementCount + m_others.size(); }
    [[nodiscard]] bool empty() const { return size() == 0; }
    /// Takes time in proportion to the number of cells with placements. Requires: `at` < `size()`.
    [[nodiscard]] Action operator[](std::size_t at) const
    {
        assert(at < size());
        if (at >= m_placementCount)
            return m_others[at - m_placementCount];
        std::size_t cell = 0;
        for (; at >= turnCounts[m_cells[cell].turns]; ++cell)
            at -= turnCounts[m_cells[cell].turns];
        return Action::place(m_kind, m_cells[cell].at, turnSets[m_cells[cell].turns].turns[at]);
    }
    [[nodiscard]] Action front() const { return (*this)[0]; }

    /// Which placements the caller wants.
    [[nodiscard]] Placements placements() const { return m_placements; }
    void clear(Placements placements = Placements::All)
    {
        m_placements = placements;
        m_cellCount = 0;
        m_placementCount = 0;
        m_others.clear();
    }
    void push_back(const Action& action) { m_others.push_back(action); }

    /// Adds placements of the kind on each open cell `at` with the turns in the mask `turnsAt(at)`.
    /// Requires: the list has no placements yet.
    template<class TurnsAt>
    void addPlacements(KindIndex kind, std::span<const OpenCell> open, TurnsAt turnsAt)
    {
        assert(m_cellCount == 0);
        m_kind = kind;
        if (m_cells.size() < open.size())
            m_cells.resize(open.size());
        // Each cell is written and kept only if the tile fits there, because a branch on that would be
        // predicted wrongly very often.
        CellPlacements* const cells = m_cells.data();
        std::size_t cellCount = 0;
        for (const OpenCell& at : open) {
            const std::uint8_t turns = turnsAt(at);
            // One by one: the whole entry would be composed bit by bit.
            cells[cellCount].at = at.cell;
            cells[cellCount].turns = turns;
            cellCount += turns != 0 ? 1U : 0U;
        }
        m_cellCount = cellCount;
        for (std::size_t cell = 0; cell < cellCount; ++cell)
            m_placementCount += turnCounts[cells[cell].turns];
    }

private:
    std::vector<CellPlacements> m_cells;
    std::vector<Action> m_others;
    std::size_t m_cellCount = 0;
    std::size_t m_placementCount = 0;
    KindIndex m_kind = noKind;
    Placements m_placements = Placements::All;
};

} // namespace vozka

// The iterator needs the complete class.
#include "engine/rules/state/action_list_iterator.h"
