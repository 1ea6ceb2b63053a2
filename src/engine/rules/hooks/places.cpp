// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/hooks/places.h"

#include <algorithm>
#include <span>

namespace vozka {

namespace {

/// True if the feature has no figure, which most kinds of figures require.
bool isFree(const StateData& state, Segment segment)
{
    return state.board.feature(segment).figures == 0;
}

/// Sorts the entries from `first` on by segments. Entries of the same segment become one.
void merge(PlaceList& places, std::size_t first)
{
    std::ranges::sort(std::span(&places[first], places.size() - first), {}, &Place::segment);
    std::size_t last = first;
    for (std::size_t i = first + 1; i < places.size(); ++i)
        if (places[i].segment == places[last].segment)
            places[last].figures |= places[i].figures;
        else
            places[++last] = places[i];
    places.resize(last + 1);
}

/// Adds the places of all rules for which `keep(rule, place)` returns true, without features of the tile just
/// placed. `keep` may change the place.
template<class Keep>
void addReached(const RuleBook& book, const StateData& state, Reached which, PlaceList& places, Keep keep)
{
    const std::size_t first = places.size();
    for (const auto& rule : book.reachRules()) {
        const std::size_t second = places.size();
        rule->addPlaces(book, state, which, places);
        std::size_t kept = second;
        for (std::size_t i = second; i < places.size(); ++i) {
            Place place = places[i];
            if (state.board.segment(place.segment).tile != state.placed && keep(*rule, place))
                places[kept++] = place;
        }
        places.resize(kept);
        if (second > first && kept > second)
            merge(places, first);
    }
}

/// Calls `each(segment, figures)` for the features of the tile just placed that are free and not barred.
/// `figures`: kinds of `wanted` that are allowed there. If `each` makes `wanted` empty, it is not called
/// again.
template<class Each>
void forEachHere(const RuleBook& book, const StateData& state, const FigureSet& wanted, Each each)
{
    if (book.limits().isTileBarred(state, state.placed))
        return;
    state.board.forEachOn(state.placed, [&](Segment at) {
        const auto figures = static_cast<FigureSet>(book.deployableOn(state.board.segment(at).kind) & wanted);
        if (figures != 0 && isFree(state, at) && !book.limits().isFeatureBarred(state, at))
            each(at, figures);
    });
}

} // namespace

bool isAnyDeployableHere(const RuleBook& book, const StateData& state, FigureSet figures)
{
    bool found = false;
    forEachHere(book, state, figures, [&](Segment, FigureSet) {
        found = true;
        figures = 0;
    });
    return found;
}

void addPlacesHere(const RuleBook& book, const StateData& state, PlaceList& places)
{
    constexpr FigureSet all = 0xFFFF;
    forEachHere(book, state, all, [&](Segment at, FigureSet figures) {
        places.push_back({at, figures, Spot::feature(state.board.ref(at))});
    });
}

void addPlacesElsewhere(const RuleBook& book, const StateData& state, PlaceList& places)
{
    addReached(book, state, Reached::Open, places, [&](const ReachRule& rule, Place& place) {
        const auto& segment = state.board.segment(place.segment);
        place.figures &= book.figuresOn(segment.kind);
        if (place.figures == 0 || !isFree(state, place.segment) || book.isComplete(state, place.segment)
            || (!rule.passesTileBars() && book.limits().isTileBarred(state, segment.tile)))
            return false;
        place.at = Spot::feature(state.board.ref(place.segment));
        return true;
    });
}

PlaceList reachedPlaces(const RuleBook& book, const StateData& state)
{
    PlaceList places;
    addReached(book, state, Reached::Any, places, [](const ReachRule&, const Place&) { return true; });
    return places;
}

PlaceList reachedPastBars(const RuleBook& book, const StateData& state)
{
    PlaceList places;
    addReached(book, state, Reached::Any, places,
               [](const ReachRule& rule, const Place&) { return rule.passesTileBars(); });
    return places;
}

PlaceList reachedPlaces(const ReachRule& rule, const RuleBook& book, const StateData& state)
{
    PlaceList places;
    addReached(book, state, Reached::Any, places,
               [&](const ReachRule& each, const Place&) { return &each == &rule; });
    return places;
}

FigureSet figuresAt(const PlaceList& places, Segment segment)
{
    const auto all = places.all();
    const auto found = std::ranges::find(all, segment, &Place::segment);
    return found == all.end() ? FigureSet{0} : found->figures;
}

} // namespace vozka
