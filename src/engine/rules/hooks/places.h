// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Finds the features where figures may be deployed. All functions require that a tile was placed.
#pragma once

#include "engine/rules/hooks/rule_book.h"

namespace vozka {

/// Takes the features that one ReachRule adds and leaves out unwanted ones.
class ReachedPlaces {
public:
    /// The places of other rules are in the list from `first` on.
    ReachedPlaces(const RuleBook& book, const StateData& state, const ReachRule& rule, Reached which,
                  PlaceList& list, std::size_t first)
        : m_book(book), m_state(state), m_rule(rule), m_which(which), m_list(list), m_first(first)
    {}

    [[nodiscard]] const RuleBook& book() const { return m_book; }
    [[nodiscard]] const StateData& state() const { return m_state; }
    [[nodiscard]] Reached which() const { return m_which; }
    /// Adds a feature for these kinds of figures.
    void add(Segment at, FigureSet figures)
    {
        const auto& segment = m_state.board.segment(at);
        if (segment.tile != m_tile) {
            m_tile = segment.tile;
            m_takesTile = takesTile();
        }
        if (!m_takesTile)
            return;
        if (m_which == Reached::Open) {
            const auto& feature = m_state.board.feature(at);
            figures &= m_book.figuresOn(segment.kind);
            if (figures == 0 || feature.figures != 0
                || (feature.openEnds == 0 && m_book.isCompleted(segment.kind))
                || (!m_rule.passesBars() && m_book.limits().isFeatureBarred(m_state, at)))
                return;
        }
        const Place place{at, figures, Spot::feature(m_state.board.ref(at))};
        // Rules mostly add features in ascending order.
        if (m_list.size() == m_first || m_list.back().segment < at)
            m_list.push_back(place);
        else
            insert(place);
    }

private:
    [[nodiscard]] bool takesTile() const
    {
        return m_tile != m_state.placed
               && (m_which == Reached::Any || m_rule.passesBars()
                   || !m_book.limits().isTileBarred(m_state, m_tile));
    }

    /// Adds the place in front of others, or its figures to the same place.
    void insert(const Place& place);

    const RuleBook& m_book;
    const StateData& m_state;
    const ReachRule& m_rule;
    Reached m_which;
    PlaceList& m_list;
    std::size_t m_first;
    /// The tile of the last feature, and whether its features are wanted.
    TileIndex m_tile = noTile;
    bool m_takesTile = false;
};

/// True if one of these kinds of figures can be deployed on a feature of the tile just placed that is free
/// and not barred. Rule: base.deploy.tile, base.deploy.free
[[nodiscard]] bool isAnyDeployableHere(const RuleBook& book, const StateData& state, FigureSet figures);
/// Adds the features of the tile just placed that are free and not barred, with the kinds of figures that are
/// allowed there.
void addPlacesHere(const RuleBook& book, const StateData& state, PlaceList& places);
/// Adds the features of other tiles that ReachRules add and that are free, not completed and not
/// barred. In ascending order of segments.
void addPlacesElsewhere(const RuleBook& book, const StateData& state, PlaceList& places);

/// The features of other tiles that ReachRules add, with the kinds of figures. It is not checked
/// whether such a figure is allowed there. In ascending order of segments.
[[nodiscard]] PlaceList reachedPlaces(const RuleBook& book, const StateData& state);
/// The same for the rules that are not limited by `Limit::OnTile`.
[[nodiscard]] PlaceList reachedPastBars(const RuleBook& book, const StateData& state);
/// The same for one rule.
[[nodiscard]] PlaceList reachedPlaces(const ReachRule& rule, const RuleBook& book, const StateData& state);
/// The kinds of figures for which the segment is in the list.
[[nodiscard]] FigureSet figuresAt(const PlaceList& places, Segment segment);

} // namespace vozka
