// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A board with its features, joined again from the tiles. Slow.
#pragma once

#include "engine/rules/rules.h"
#include "feature_shapes.h"

#include <optional>
#include <set>

namespace vozka {

class WalkedBoard {
public:
    /// The rules and the state must outlive this object.
    WalkedBoard(const Rules& rules, const State& state)
        : m_rules(rules), m_state(state), m_shapes(rules.catalogue(), state->board)
    {}

    [[nodiscard]] std::set<Segment> featureAt(const SegmentRef& at) const;
    [[nodiscard]] int tiles(const std::set<Segment>& feature) const;
    /// Cells without a tile at the open sides of the feature or, for a feature without sides, around it.
    [[nodiscard]] std::set<Cell> spaces(const std::set<Segment>& feature) const;
    [[nodiscard]] bool fits(KindIndex kind, Turns turns, Cell cell) const;
    /// Counts the tiles of the bag for which `isCounted(kind, turns)` is true in at least one turn.
    template<class IsCounted>
    [[nodiscard]] int count(IsCounted isCounted) const
    {
        int tiles = 0;
        for (int i = 0; i < m_rules.catalogue().kindCount(); ++i) {
            const auto kind = static_cast<KindIndex>(i);
            for (Turns turns = 0; turns < sideCount; ++turns)
                if (m_state->bag[kind] > 0 && isCounted(kind, turns)) {
                    tiles += m_state->bag[kind];
                    break;
                }
        }
        return tiles;
    }
    [[nodiscard]] int fitting(Cell cell) const
    {
        return count([&](KindIndex kind, Turns turns) { return fits(kind, turns, cell); });
    }
    /// Number of tiles that fit the open cell of the feature that the fewest tiles fit.
    [[nodiscard]] int fewestFitting(const std::set<Segment>& feature) const;
    /// True if the tile on that cell leaves no open side of the feature and of all features that it joins to
    /// it.
    [[nodiscard]] bool completes(KindIndex kind, Turns turns, Cell cell,
                                 const std::set<Segment>& feature) const;
    /// True if the tile on that cell joins the two features.
    [[nodiscard]] bool joins(KindIndex kind, Turns turns, Cell cell, const std::set<Segment>& one,
                             const std::set<Segment>& other) const;
    [[nodiscard]] int figures(Player player, const std::set<Segment>& feature) const;
    [[nodiscard]] int marks(const std::set<Segment>& feature, std::string_view word) const;
    [[nodiscard]] int strength(Player player, const std::set<Segment>& feature) const;
    /// Completed and other cities that touch the field.
    [[nodiscard]] std::pair<int, int> cities(const std::set<Segment>& field) const;
    /// Completed besieged cities that touch the field.
    [[nodiscard]] int besiegedCities(const std::set<Segment>& field) const;
    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] const Rules& rules() const { return m_rules; }

private:
    /// Kind of the feature at that side of a tile on the board; nothing for a field.
    [[nodiscard]] std::optional<FeatureKind> kindAt(Cell cell, Side side) const;
    /// Rule: cu.place - no shrine is next to two monasteries or abbeys, and none of these next to two
    /// shrines.
    [[nodiscard]] bool isAllowedNextToShrines(KindIndex kind, Cell cell) const;
    /// Dragon tiles are not placed before the dragon is on the board.
    [[nodiscard]] bool isSetAside(KindIndex kind) const;
    [[nodiscard]] std::set<std::set<Segment>> citiesAt(const std::set<Segment>& field) const;
    void addIfOpen(Cell cell, std::set<Cell>& cells) const;
    [[nodiscard]] Segment segmentAcross(Cell cell, Side side) const;
    /// A feature with everything that a tile joins to it, and the number of ends of the feature on the tile
    /// that stay open.
    struct Extended {
        std::set<Segment> feature;
        std::size_t openEnds = 0;
    };
    [[nodiscard]] Extended extendedBy(KindIndex kind, Turns turns, Cell cell,
                                      const std::set<Segment>& feature) const;
    [[nodiscard]] bool isAcross(const std::set<Segment>& feature, Cell cell, Side side) const;

    const Rules& m_rules;
    const State& m_state;
    Shapes m_shapes;
};

} // namespace vozka
