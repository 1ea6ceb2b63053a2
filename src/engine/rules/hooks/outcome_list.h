// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Possible results of a chance step, with their weights.
#pragma once

#include "engine/base/inline_list.h"
#include "engine/rules/hooks/tile_hooks.h"

#include <cassert>
#include <cstring>

namespace vozka {

/// Action of the dealer. Its probability is its weight divided by the sum of all weights.
struct Outcome {
    Action action;
    std::uint32_t weight = 1;
};

/// Possible actions of the dealer. Draws from the bag are not copied: the list reads the bag of the state. It
/// is valid until that state changes. Does not allocate.
class OutcomeList {
public:
    /// Number of outcomes that can be added one by one, without draws.
    static constexpr std::size_t capacity = 32;

    /// Requires: the weight is not 0.
    void push_back(const Outcome& outcome)
    {
        assert(m_outcomes.size() < capacity && outcome.weight > 0);
        m_outcomes.push_back(outcome);
        m_total += outcome.weight;
    }
    /// Adds a draw of each kind in the bag. The weight is the number of its copies. `total`: number of all
    /// tiles in the bag. Requires: the list has no draws yet.
    void addDraws(std::span<const std::uint8_t> bag, std::uint32_t total)
    {
        assert(m_bag.empty());
        m_bag = bag;
        m_total += total;
    }
    /// Adds draws as above, only of these kinds, which are in ascending order and must outlive the list.
    void addDraws(std::span<const std::uint8_t> bag, std::span<const KindIndex> only)
    {
        addDraws(bag, 0);
        m_only = only;
        for (const auto kind : only)
            m_total += bag[kind];
    }

    [[nodiscard]] std::uint32_t total() const { return m_total; }
    /// Calls `each(outcome)` in the order of the list.
    template<class Each>
    void forEach(Each each) const
    {
        for (const auto& outcome : m_outcomes.all())
            each(outcome);
        const std::size_t kinds = m_only.empty() ? m_bag.size() : m_only.size();
        for (std::size_t i = 0; i < kinds; ++i)
            if (const auto kind = m_only.empty() ? static_cast<KindIndex>(i) : m_only[i]; m_bag[kind] > 0)
                each(Outcome{Action::draw(kind), m_bag[kind]});
    }
    /// Returns the outcome with that number. Each has a range of numbers of the size of its weight, in the
    /// order of the list. Requires: `number` < `total()`.
    [[nodiscard]] Action at(std::uint32_t number) const
    {
        assert(number < m_total);
        for (const auto& outcome : m_outcomes.all()) {
            if (number < outcome.weight)
                return outcome.action;
            number -= outcome.weight;
        }
        for (const auto kind : m_only) {
            if (number < m_bag[kind])
                return Action::draw(kind);
            number -= m_bag[kind];
        }
        // Sixteen kinds in one step: this runs for every draw of a random game.
        std::size_t kind = 0;
        for (; kind + 16 <= m_bag.size(); kind += 16) {
            const std::uint32_t sixteen = sumOfSixteen(&m_bag[kind]);
            if (number < sixteen)
                break;
            number -= sixteen;
        }
        for (; number >= m_bag[kind]; ++kind)
            number -= m_bag[kind];
        return Action::draw(static_cast<KindIndex>(kind));
    }

private:
    [[nodiscard]] static std::uint32_t sumOfSixteen(const std::uint8_t* counts)
    {
        std::array<std::uint64_t, 2> eights{};
        std::memcpy(eights.data(), counts, sizeof eights);
        // Adds pairs of bytes, then the pairs.
        constexpr std::uint64_t everyPair = 0x0001000100010001;
        constexpr std::uint64_t lower = 255 * everyPair;
        const auto pairs =
            (eights[0] & lower) + (eights[0] >> 8U & lower) + (eights[1] & lower) + (eights[1] >> 8U & lower);
        return static_cast<std::uint32_t>(pairs * everyPair >> 48U);
    }
    InlineList<Outcome, capacity> m_outcomes;
    std::span<const std::uint8_t> m_bag;
    /// The kinds that can be drawn now; empty if all can.
    std::span<const KindIndex> m_only;
    std::uint32_t m_total = 0;
};

} // namespace vozka
