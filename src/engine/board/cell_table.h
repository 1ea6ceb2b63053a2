// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Content of cells: a hash table with open addressing, at most half full. Its size does not depend on the
// positions of the tiles.
#pragma once

#include "engine/base/cell.h"
#include "engine/base/ids.h"
#include "engine/base/side.h"
#include "engine/base/state_table.h"

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

namespace vozka {

/// Single cells are never removed. An open cell becomes a tile in place.
class CellTable {
public:
    /// Nothing, `firstOpen` + index of an open cell, or `firstTile` + index of a tile.
    using Content = std::uint16_t;
    static constexpr Content nothing = 0;
    static constexpr Content firstTile = 1;
    static constexpr Content firstOpen = 0x1000;

    [[nodiscard]] static constexpr bool isTile(Content content)
    {
        return content != nothing && content < firstOpen;
    }
    [[nodiscard]] static constexpr bool isOpen(Content content) { return content >= firstOpen; }

    /// Entry of a cell, to read and set its content with one search. Invalid when the table is destroyed.
    class Entry {
    public:
        [[nodiscard]] Content content() const { return static_cast<Content>(m_entry & contentMask); }
        void set(Content content) { m_entry = m_key | content; }

    private:
        friend class CellTable;
        Entry(std::uint32_t& entry, std::uint32_t key) : m_entry(entry), m_key(key) {}
        std::uint32_t& m_entry;
        std::uint32_t m_key;
    };

    /// Requires: the cell is on the table or at most `margin` cells outside. The content of a new cell must
    /// be set before other cells are added.
    [[nodiscard]] Entry entry(Cell cell) { return entryWith(key(cell)); }
    [[nodiscard]] Entry entryBeyond(Cell cell, Side side)
    {
        assert(isWithinMargin(neighbour(cell, side)));
        return entryWith(key(cell) + keySteps[index(side)]);
    }

    /// Requires: the cell is on the table or at most `margin` cells outside.
    [[nodiscard]] Content at(Cell cell) const
    {
        return static_cast<Content>(m_entries[slot(key(cell))] & contentMask);
    }

    /// Requires the same as `at`.
    void set(Cell cell, Content content) { entry(cell).set(content); }

private:
    friend struct StateTables;
    // 9 bits for each coordinate, 14 bits for the content. A content that is set is not 0, so a used entry is
    // not 0.
    static constexpr unsigned contentBits = 14;
    static constexpr std::uint32_t contentMask = (1U << contentBits) - 1;
    // Rules read cells at most this far from a tile. The key of a cell further out could equal the key of a
    // cell on the table.
    static constexpr int margin = 8;
    static_assert(farthestCell + margin < 256);
    static_assert(firstTile + maxTiles <= firstOpen && firstOpen + 2 * maxTiles + 2 <= contentMask);

    static constexpr bool isWithinMargin(Cell cell)
    {
        constexpr int farthest = farthestCell + margin;
        return cell.x >= -farthest && cell.x <= farthest && cell.y >= -farthest && cell.y <= farthest;
    }

    static constexpr std::uint32_t keyStep = 1U << contentBits;
    /// Differences from the key of a cell to the keys of its neighbours, by side.
    static constexpr std::array keySteps{0U - keyStep, 512 * keyStep, keyStep, 0U - 512 * keyStep};

    static constexpr std::uint32_t key(Cell cell)
    {
        assert(isWithinMargin(cell));
        return static_cast<std::uint32_t>(cell.x * 512 + cell.y) * keyStep;
    }

    [[nodiscard]] Entry entryWith(std::uint32_t wantedKey) { return {m_entries[slot(wantedKey)], wantedKey}; }

    /// Index of the entry with the key, or of the free entry for it.
    [[nodiscard]] unsigned slot(std::uint32_t wantedKey) const
    {
        // The factor is 2^18 divided by the golden ratio: it distributes neighbouring cells over the table.
        unsigned at = wantedKey * 0x278DDU >> m_shift;
        while (m_entries[at] != 0 && (m_entries[at] & ~contentMask) != wantedKey)
            at = (at + 1) & m_mask;
        return at;
    }

    /// Removes all cells. `entries`: the new number of entries, a power of two or 0.
    void clear(std::size_t entries)
    {
        m_entries.resize(0);
        m_entries.resize(entries);
        m_mask = static_cast<unsigned>(entries) - 1;
        m_shift = 32U - static_cast<unsigned>(std::bit_width(entries) - 1);
    }

    StateTable<std::uint32_t> m_entries;
    unsigned m_mask = 0;
    unsigned m_shift = 0;
};

} // namespace vozka
