// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Finds features where figures can be deployed. All functions require that a tile was placed.
#pragma once

#include "engine/rules/hooks/rule_book.h"

namespace vozka {

/// Collects the features that one `ReachRule` adds, without features of the tile just placed and features
/// that the filter excludes.
class ReachedPlaces {
public:
    /// `wanted`: the kinds of figures to add places for. `first`: index of the first place of any `ReachRule`
    /// in the list. Places before it are not changed.
    ReachedPlaces(const RuleBook& book, const StateData& state, const ReachRule& rule, ReachFilter filter,
                  FigureSet wanted, PlaceList& list, std::size_t first)
        : m_book(book),
          m_state(state),
          m_rule(rule),
          m_filter(filter),
          m_wanted(wanted),
          m_list(list),
          m_first(first)
    {}

    [[nodiscard]] const RuleBook& book() const { return m_book; }
    [[nodiscard]] const StateData& state() const { return m_state; }
    [[nodiscard]] ReachFilter filter() const { return m_filter; }
    /// Adds a feature for these kinds of figures.
    void add(Segment at, FigureSet figures)
    {
        const auto& segment = m_state.board.segment(at);
        if (segment.tile == m_state.placed)
            return;
        if (m_filter == ReachFilter::Open) {
            const auto& feature = m_state.board.feature(at);
            figures = static_cast<FigureSet>(figures & m_book.figuresOn(segment.kind) & m_wanted);
            if (figures == 0 || feature.figures != 0
                || (feature.openEnds == 0 && m_book.isCompleted(segment.kind))
                || (!m_rule.ignoresLimits() && m_book.limits().isForbidden(m_state, at)))
                return;
        }
        const Place place{at, figures, m_state.board.spot(at)};
        // Rules mostly add features in ascending order.
        if (m_list.size() == m_first || m_list.back().segment < at)
            m_list.push_back(place);
        else
            insert(place);
    }
    /// Adds all features of the board for these kinds of figures.
    void addAll(FigureSet figures);

private:
    /// Adds the place in order, or its figures to the entry of the same segment.
    void insert(const Place& place);

    const RuleBook& m_book;
    const StateData& m_state;
    const ReachRule& m_rule;
    ReachFilter m_filter;
    FigureSet m_wanted;
    PlaceList& m_list;
    std::size_t m_first;
};

/// True if one of these kinds of figures can be deployed on a feature of the tile just placed that is free
/// and not forbidden. Rule: base.deploy.tile, base.deploy.free
[[nodiscard]] bool isAnyDeployableHere(const RuleBook& book, const StateData& state, FigureSet figures);
/// Adds the features of the tile just placed that are free and not forbidden, with the allowed kinds of
/// `figures`. Leaves out features that allow none of them.
void addPlacesHere(const RuleBook& book, const StateData& state, FigureSet figures, PlaceList& places);
/// Adds the features of other tiles that `ReachRule`s add and that are free, not completed and not forbidden,
/// in the same way. Ascending order of segments.
void addPlacesElsewhere(const RuleBook& book, const StateData& state, FigureSet figures, PlaceList& places);

/// Kinds of figures that can be on a feature of the tile just placed where figures are already.
[[nodiscard]] FigureSet figuresBesideFigures(const RuleBook& book, const StateData& state);

/// Returns the features of other tiles that `ReachRule`s add, with the kinds of figures. Does not check if a
/// feature allows such a figure. Ascending order of segments.
[[nodiscard]] PlaceList reachedPlaces(const RuleBook& book, const StateData& state);
/// Returns the same for rules with `ignoresLimits` only.
[[nodiscard]] PlaceList reachedDespiteLimits(const RuleBook& book, const StateData& state);
/// Returns the same for one rule.
[[nodiscard]] PlaceList reachedPlaces(const ReachRule& rule, const RuleBook& book, const StateData& state);
/// Kinds of figures of the segment in the list; 0 if the segment is not in the list.
[[nodiscard]] FigureSet figuresAt(const PlaceList& places, Segment segment);

} // namespace vozka
