// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Segments of the features that have changed in a turn.
#pragma once

#include "engine/base/ids.h"
#include "engine/base/state_table.h"

#include <algorithm>
#include <cstddef>

namespace vozka {

/// All segments added since `beginTurn` have changed. Only older ones are in a list.
class ChangedFeatures {
public:
    /// Clears the changes. `segments` is the number of segments on the board.
    void beginTurn(std::size_t segments)
    {
        m_firstNew = static_cast<Segment>(segments);
        m_older.resize(0);
    }

    void mark(Segment segment)
    {
        const auto older = m_older.all();
        if (segment < m_firstNew && std::ranges::find(older, segment) == older.end())
            m_older.push_back(segment);
    }

    /// Calls `each(segment)` for the new segments, then for the older ones in the order of `mark`.
    template<class Each>
    void forEach(std::size_t segments, Each each) const
    {
        std::size_t at = m_firstNew;
        std::size_t end = segments;
        std::size_t next = 0;
        // Calls `each` at one place only, so that the compiler inlines it.
        while (true) {
            if (at >= end) {
                if (next == m_older.size())
                    return;
                at = m_older[next++];
                end = at + 1;
            }
            each(static_cast<Segment>(at++));
        }
    }

    bool operator==(const ChangedFeatures&) const = default;

private:
    friend struct StateTables;
    StateTable<Segment> m_older;
    Segment m_firstNew = 0;
};

} // namespace vozka
