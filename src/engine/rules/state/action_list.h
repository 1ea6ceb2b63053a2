// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The list of legal actions, filled by Rules::legal.
#pragma once

#include "engine/board/board_types.h"
#include "engine/rules/state/action.h"
#include "engine/rules/state/placements.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

namespace vozka {

/// Placements of one tile kind are stored as one mask of turns for each open cell. Other actions follow, each
/// stored separately. Keep a list and reuse it: it allocates only when it grows.
class ActionList {
public:
    class Iterator;

    [[nodiscard]] Iterator begin() const;
    [[nodiscard]] Iterator end() const;
    [[nodiscard]] std::size_t size() const { return m_placementCount + m_otherCount; }
    [[nodiscard]] bool empty() const { return size() == 0; }
    /// Takes time in proportion to the number of open cells. Requires: `at` < `size()`.
    [[nodiscard]] Action operator[](std::size_t at) const;
    [[nodiscard]] Action front() const { return (*this)[0]; }

    /// Turns that `Rules::legal` lists.
    [[nodiscard]] Placements placements() const { return m_placements; }
    void clear(Placements placements = Placements::All)
    {
        m_placements = placements;
        m_cellCount = 0;
        m_placementCount = 0;
        m_otherCount = 0;
    }
    void push_back(const Action& action)
    {
        reserve(1);
        m_others[m_otherCount++] = action;
    }
    /// Adds actions without checking the capacity for each: `write(next)` writes them from `next` on and
    /// returns the address after the last one. `most`: the largest number of actions.
    template<class Write>
    void append(std::size_t most, Write write)
    {
        reserve(most);
        m_otherCount = static_cast<std::size_t>(write(m_others.data() + m_otherCount) - m_others.data());
    }

    /// Adds placements of the kind on each open cell `at`, with the turns in both masks `turnsAt(at)` and
    /// `wanted`. Requires: the list has no placements yet.
    template<class TurnsAt>
    void addPlacements(KindIndex kind, std::span<const OpenCell> open, std::uint8_t wanted, TurnsAt turnsAt)
    {
        assert(m_cellCount == 0);
        m_kind = kind;
        m_cellCount = open.size();
        if (m_cells.size() < open.size()) {
            m_cells.resize(open.size());
            // Eight masks are read together.
            m_masks.resize(open.size() + 8);
        }
        if (!open.empty())
            std::memcpy(m_cells.data(), open.data(), open.size_bytes());
        // Local copies, because the compiler reads members again after each written mask.
        std::uint8_t* const masks = m_masks.data();
        const OpenCell* const cells = open.data();
        const std::size_t count = open.size();
        std::size_t done = 0;
        // Eight at a time, because the compiler unrolls a loop of fixed length.
        for (; done + 8 <= count; done += 8)
            for (std::size_t cell = done; cell < done + 8; ++cell)
                masks[cell] = turnsAt(cells[cell]);
        for (; done < count; ++done)
            masks[done] = turnsAt(cells[done]);
        std::fill_n(masks + count, 8, std::uint8_t{0});
        const std::uint64_t eightWanted = wanted * std::uint64_t{0x0101010101010101};
        std::size_t placements = 0;
        for (std::size_t cell = 0; cell < count; cell += 8) {
            const auto eight = eightMasks(masks + cell) & eightWanted;
            std::memcpy(masks + cell, &eight, sizeof eight);
            placements += turnCount(eight);
        }
        m_placementCount = placements;
    }

private:
    /// Makes space for `count` more actions.
    void reserve(std::size_t count)
    {
        if (m_others.size() < m_otherCount + count)
            m_others.resize(2 * (m_otherCount + count));
    }

    std::vector<OpenCell> m_cells;
    /// Turns of each cell. Bit t: turned by t.
    std::vector<std::uint8_t> m_masks;
    /// Only the first `m_otherCount` entries are used.
    std::vector<Action> m_others;
    std::size_t m_cellCount = 0;
    std::size_t m_placementCount = 0;
    std::size_t m_otherCount = 0;
    KindIndex m_kind = noKind;
    Placements m_placements = Placements::All;
};

} // namespace vozka

// These functions need the complete class.
#include "engine/rules/state/action_list_iterator.h"
