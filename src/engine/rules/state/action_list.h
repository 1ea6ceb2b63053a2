// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The caller's buffer for legal actions: as large as any position needs, so that nothing is ever allocated.
#pragma once

#include "engine/rules/state/action.h"

#include <array>
#include <cassert>
#include <cstddef>

namespace vozka {

/// Large (see the assertion below): keep one and use it again rather than making one for each call.
class ActionList {
public:
    [[nodiscard]] const Action* begin() const { return m_actions.data(); }
    [[nodiscard]] const Action* end() const { return m_actions.data() + m_size; }
    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }
    [[nodiscard]] const Action& operator[](std::size_t at) const { return m_actions[at]; }
    [[nodiscard]] const Action& front() const { return m_actions[0]; }

    void clear() { m_size = 0; }
    void push_back(const Action& action)
    {
        assert(m_size < capacity);
        m_actions[m_size++] = action;
    }

    /// Room for `sideCount` actions behind the last, to be written and then partly taken by `take`.
    [[nodiscard]] Action* room()
    {
        assert(m_size <= capacity);
        return m_actions.data() + m_size;
    }
    void take(std::size_t count) { m_size += count; }

    /// Keeps those for which `keep` holds, in their order.
    template<class Keep>
    void keepIf(Keep keep)
    {
        std::size_t kept = 0;
        for (std::size_t i = 0; i < m_size; ++i) {
            m_actions[kept] = m_actions[i];
            kept += keep(m_actions[i]) ? 1U : 0U;
        }
        m_size = kept;
    }

private:
    static constexpr std::size_t capacity = static_cast<std::size_t>(maxOpenCells) * sideCount + maxSegments;
    std::array<Action, capacity + sideCount> m_actions;
    std::size_t m_size = 0;
};

static_assert(sizeof(ActionList) <= 48 * 1024, "a list of actions stays within 48 KB");

} // namespace vozka
