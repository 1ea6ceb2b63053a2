// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/hooks/places.h"

#include <algorithm>

namespace vozka {

namespace {

constexpr FigureSet allFigures = 0xFFFF;

/// Adds the features of other tiles by the rules with `isIncluded(rule)`.
template<class IsIncluded>
void addReached(const RuleBook& book, const StateData& state, ReachFilter filter, FigureSet wanted,
                PlaceList& places, IsIncluded isIncluded)
{
    const std::size_t first = places.size();
    for (const auto& rule : book.reachRules())
        if (isIncluded(*rule)) {
            ReachedPlaces reached(book, state, *rule, filter, wanted, places, first);
            rule->addPlaces(reached);
        }
}

/// Calls `each(segment, figures)` for the features of the tile just placed that are free and not forbidden.
/// `figures`: kinds of `wanted` that are allowed there. Does not call `each` again after it empties `wanted`.
template<class Each>
void forEachHere(const RuleBook& book, const StateData& state, const FigureSet& wanted, Each each)
{
    if (book.limits().isTileForbidden(state, state.placed))
        return;
    state.board.forEachOn(state.placed, [&](Segment at) {
        const auto figures = static_cast<FigureSet>(book.deployableOn(state.board.segment(at).kind) & wanted);
        if (figures != 0 && state.board.feature(at).figures == 0
            && !book.limits().isFeatureForbidden(state, at))
            each(at, figures);
    });
}

} // namespace

void ReachedPlaces::insert(const Place& place)
{
    const auto sorted = m_list.all().subspan(m_first);
    const auto found = std::ranges::lower_bound(sorted, place.segment, {}, &Place::segment);
    const auto at = m_first + static_cast<std::size_t>(found - sorted.begin());
    if (found != sorted.end() && found->segment == place.segment)
        m_list[at].figures |= place.figures;
    else
        m_list.insert(at, place);
}

void ReachedPlaces::addAll(FigureSet figures)
{
    const auto& board = m_state.board;
    const bool isSorted = m_list.size() == m_first && board.parts().empty();
    if (m_filter != ReachFilter::Open || m_rule.ignoresLimits() || !isSorted) {
        for (Segment at = 0; at < board.segmentCount(); ++at)
            add(at, figures);
        return;
    }
    // The same for the most frequent case, because it lists hundreds of features. Has few branches: all
    // properties of features are hard to predict.
    // By kind, first for features with open ends, then for features without.
    std::array<FigureSet, std::size_t{2} * maxFeatureKinds> allowed;
    for (int i = 0; i < maxFeatureKinds; ++i) {
        const auto kind = static_cast<FeatureKind>(i);
        allowed[i] = static_cast<FigureSet>(m_book.figuresOn(kind) & figures & m_wanted);
        allowed[maxFeatureKinds + i] = m_book.isCompleted(kind) ? FigureSet{0} : allowed[i];
    }
    const auto& limits = m_book.limits();
    const auto tiles = board.tiles();
    IndexSet<maxTiles> excluded(tiles.size());
    excluded.insert(m_state.placed);
    limits.addForbiddenTiles(m_state, excluded);
    // A local copy, because the compiler writes the member after each feature.
    std::size_t size = m_list.size();
    for (TileIndex tile = 0; tile < tiles.size(); ++tile) {
        if (excluded.contains(tile))
            continue;
        const PlacedTile placed = tiles[tile];
        for (FeatureIndex i = 0; i < placed.features; ++i) {
            const auto at = static_cast<Segment>(placed.firstSegment + i);
            const auto& feature = board.feature(at);
            const unsigned firstOfStatus = feature.openEnds == 0 ? maxFeatureKinds : 0;
            const auto onFeature = allowed[firstOfStatus + static_cast<unsigned>(index(feature.kind))];
            m_list[size] = {at, onFeature, Spot::featureOnTable(placed.cell, i)};
            size += ((onFeature != 0) & (feature.figures == 0)) ? 1 : 0;
        }
    }
    // Limits of features are checked afterwards, because they apply to few kinds.
    std::size_t allowedSize = m_first;
    for (std::size_t i = m_first; i < size; ++i) {
        m_list[allowedSize] = m_list[i];
        allowedSize += limits.isFeatureForbidden(m_state, m_list[i].segment) ? 0 : 1;
    }
    m_list.resize(allowedSize);
}

bool isAnyDeployableHere(const RuleBook& book, const StateData& state, FigureSet figures)
{
    bool found = false;
    forEachHere(book, state, figures, [&](Segment, FigureSet) {
        found = true;
        figures = 0;
    });
    return found;
}

void addPlacesHere(const RuleBook& book, const StateData& state, FigureSet figures, PlaceList& places)
{
    forEachHere(book, state, figures, [&](Segment at, FigureSet allowed) {
        places.push_back({at, allowed, state.board.spot(at)});
    });
}

void addPlacesElsewhere(const RuleBook& book, const StateData& state, FigureSet figures, PlaceList& places)
{
    addReached(book, state, ReachFilter::Open, figures, places, [](const ReachRule&) { return true; });
}

FigureSet figuresBesideFigures(const RuleBook& book, const StateData& state)
{
    FigureSet figures = 0;
    state.board.forEachOn(state.placed, [&](Segment at) {
        if (state.board.feature(at).figures != 0)
            figures |= book.figuresOn(state.board.segment(at).kind);
    });
    return figures;
}

PlaceList reachedPlaces(const RuleBook& book, const StateData& state)
{
    PlaceList places;
    addReached(book, state, ReachFilter::Any, allFigures, places, [](const ReachRule&) { return true; });
    return places;
}

PlaceList reachedDespiteLimits(const RuleBook& book, const StateData& state)
{
    PlaceList places;
    addReached(book, state, ReachFilter::Any, allFigures, places,
               [](const ReachRule& rule) { return rule.ignoresLimits(); });
    return places;
}

PlaceList reachedPlaces(const ReachRule& rule, const RuleBook& book, const StateData& state)
{
    PlaceList places;
    addReached(book, state, ReachFilter::Any, allFigures, places,
               [&](const ReachRule& each) { return &each == &rule; });
    return places;
}

FigureSet figuresAt(const PlaceList& places, Segment segment)
{
    const auto all = places.all();
    const auto found = std::ranges::find(all, segment, &Place::segment);
    return found == all.end() ? FigureSet{0} : found->figures;
}

} // namespace vozka
