// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The list of legal actions that a caller keeps and passes to Rules::legal.
#pragma once

#include "engine/rules/state/action.h"
#include "engine/rules/state/turn_set.h"

#include <cassert>
#include <cstddef>
#include <iterator>
#include <vector>

namespace vozka {

/// Which turns of a tile that looks alike in several turns are listed.
enum class Placements : std::uint8_t {
    All,
    /// Of turns that look alike only the smallest.
    Distinct
};

/// Placements of one tile kind are stored as one entry for each cell, with a mask of the turns; everything
/// else as actions. The placements come first. Grows when it must: a list that is kept and used again does
/// not allocate.
class ActionList {
public:
    class Iterator;

    ActionList() { m_others.reserve(usualSize); }

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
        for (; at >= turnCount(m_cells[cell].turns); ++cell)
            at -= turnCount(m_cells[cell].turns);
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

    /// Adds placements of the kind: those of `turnsAt(i)`, a mask of turns, on `cellAt(i)`, for each i below
    /// `count`. Requires: the list has no placements yet.
    template<class CellAt, class TurnsAt>
    void addPlacements(KindIndex kind, std::size_t count, CellAt cellAt, TurnsAt turnsAt)
    {
        assert(m_cellCount == 0);
        m_kind = kind;
        if (m_cells.size() < count)
            m_cells.resize(count);
        // Each cell is written and kept only if the tile fits there, because a branch on that would be
        // predicted wrongly very often.
        CellPlacements* const cells = m_cells.data();
        std::size_t cellCount = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const std::uint8_t turns = turnsAt(i);
            cells[cellCount] = {cellAt(i), turns};
            cellCount += turns != 0 ? 1U : 0U;
        }
        m_cellCount = cellCount;
        for (std::size_t cell = 0; cell < cellCount; ++cell)
            m_placementCount += turnCount(cells[cell].turns);
    }

private:
    struct CellPlacements {
        Cell at;
        /// Bit t: turned by t.
        std::uint8_t turns = 0;
    };
    static constexpr std::size_t usualSize = 64;

    std::vector<CellPlacements> m_cells;
    std::vector<Action> m_others;
    std::size_t m_cellCount = 0;
    std::size_t m_placementCount = 0;
    KindIndex m_kind = noKind;
    Placements m_placements = Placements::All;
};

/// Makes the action when it is read. Invalid after a change of the list.
class ActionList::Iterator {
public:
    using value_type = Action;
    using difference_type = std::ptrdiff_t;
    using iterator_concept = std::forward_iterator_tag;
    using iterator_category = std::input_iterator_tag;

    Iterator() = default;
    Iterator(const ActionList& list, std::size_t cell, std::size_t other)
        : m_list(&list), m_cell(cell), m_other(other)
    {}

    [[nodiscard]] Action operator*() const
    {
        if (m_cell == m_list->m_cellCount)
            return m_list->m_others[m_other];
        const auto& cell = m_list->m_cells[m_cell];
        return Action::place(m_list->m_kind, cell.at, turnSets[cell.turns].turns[m_turn]);
    }
    Iterator& operator++()
    {
        if (m_cell == m_list->m_cellCount) {
            ++m_other;
        } else if (++m_turn == turnCount(m_list->m_cells[m_cell].turns)) {
            m_turn = 0;
            ++m_cell;
        }
        return *this;
    }
    Iterator operator++(int)
    {
        const Iterator before = *this;
        ++*this;
        return before;
    }
    bool operator==(const Iterator&) const = default;

private:
    const ActionList* m_list = nullptr;
    std::size_t m_cell = 0;
    std::size_t m_other = 0;
    /// Number of the turn in the cell's set of turns.
    std::uint8_t m_turn = 0;
};

inline ActionList::Iterator ActionList::begin() const
{
    return {*this, 0, 0};
}

inline ActionList::Iterator ActionList::end() const
{
    return {*this, m_cellCount, m_others.size()};
}

} // namespace vozka
