// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Access to a list of actions: by number, and an iterator.
#pragma once

#include "engine/rules/state/action_list.h"

#include <iterator>

namespace vozka {

/// Creates each action when it is read. Invalid after a change of the list.
class ActionList::Iterator {
public:
    using value_type = Action;
    using difference_type = std::ptrdiff_t;
    using iterator_concept = std::forward_iterator_tag;
    using iterator_category = std::input_iterator_tag;

    Iterator() = default;
    Iterator(const ActionList& list, std::size_t cell, std::size_t other)
        : m_list(&list), m_cell(cell), m_other(other)
    {
        skipEmptyCells();
    }

    [[nodiscard]] Action operator*() const
    {
        if (m_cell == m_list->m_cellCount)
            return m_list->m_others[m_other];
        return Action::place(m_list->m_kind, m_list->m_cells[m_cell].cell,
                             turnSets[m_list->m_masks[m_cell]].turns[m_turn]);
    }
    Iterator& operator++()
    {
        if (m_cell == m_list->m_cellCount) {
            ++m_other;
        } else if (++m_turn == turnCounts[m_list->m_masks[m_cell]]) {
            m_turn = 0;
            ++m_cell;
            skipEmptyCells();
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
    void skipEmptyCells()
    {
        while (m_cell < m_list->m_cellCount && m_list->m_masks[m_cell] == 0)
            ++m_cell;
    }

    const ActionList* m_list = nullptr;
    std::size_t m_cell = 0;
    std::size_t m_other = 0;
    /// Index in the cell's set of turns.
    std::uint8_t m_turn = 0;
};

inline Action ActionList::operator[](std::size_t at) const
{
    assert(at < size());
    if (at >= m_placementCount)
        return m_others[at - m_placementCount];
    std::size_t cell = 0;
    for (unsigned count = 0; at >= (count = turnCount(eightMasks(&m_masks[cell]))); cell += 8)
        at -= count;
    for (; at >= turnCounts[m_masks[cell]]; ++cell)
        at -= turnCounts[m_masks[cell]];
    return Action::place(m_kind, m_cells[cell].cell, turnSets[m_masks[cell]].turns[at]);
}

inline ActionList::Iterator ActionList::begin() const
{
    return {*this, 0, 0};
}

inline ActionList::Iterator ActionList::end() const
{
    return {*this, m_cellCount, m_otherCount};
}

} // namespace vozka
