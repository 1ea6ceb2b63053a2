// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/hooks/places.h"

#include <algorithm>

namespace vozka {

namespace {

/// True if the feature has no figure, which most kinds of figures require.
bool isFree(const StateData& state, Segment segment)
{
    return state.board.feature(segment).figures == 0;
}

/// The entries of both lists in ascending order of segments; entries of the same segment become one.
PlaceList merged(const PlaceList& a, const PlaceList& b)
{
    PlaceList all;
    const auto first = a.all();
    const auto second = b.all();
    std::size_t i = 0;
    for (const auto& place : second) {
        while (i < first.size() && first[i].segment < place.segment)
            all.push_back(first[i++]);
        const bool inBoth = i < first.size() && first[i].segment == place.segment;
        const FigureSet others = inBoth ? first[i++].figures : FigureSet{0};
        all.push_back({place.segment, static_cast<FigureSet>(place.figures | others)});
    }
    while (i < first.size())
        all.push_back(first[i++]);
    return all;
}

/// The places of all rules if `keep(rule, place)` returns true, without features of the tile just placed.
template<class Keep>
PlaceList reachedIf(const RuleBook& book, const StateData& state, Keep keep)
{
    PlaceList places;
    for (const auto& rule : book.reachRules()) {
        PlaceList reached;
        rule->addPlaces(book, state, reached);
        PlaceList kept;
        for (Place place : reached.all())
            if (state.board.segment(place.segment).tile != state.placed && keep(*rule, place))
                kept.push_back(place);
        if (kept.size() > 0)
            places = places.size() > 0 ? merged(places, kept) : kept;
    }
    return places;
}

} // namespace

FigureSet deployableAt(const RuleBook& book, const StateData& state, Segment segment)
{
    const auto figures = book.deployableOn(state.board.segment(segment).kind);
    return figures != 0 && isFree(state, segment) && !book.isBarred(state, segment) ? figures : FigureSet{0};
}

void addPlacesHere(const RuleBook& book, const StateData& state, PlaceList& places)
{
    state.board.forEachOn(state.placed, [&](Segment at) {
        if (const auto figures = deployableAt(book, state, at); figures != 0)
            places.push_back({at, figures});
    });
}

void addPlacesElsewhere(const RuleBook& book, const StateData& state, PlaceList& places)
{
    if (book.reachRules().empty())
        return;
    const auto& board = state.board;
    const auto free = reachedIf(book, state, [&](const ReachRule& rule, Place& place) {
        const auto at = place.segment;
        const auto kind = board.segment(at).kind;
        place.figures &= book.figuresOn(kind);
        return place.figures != 0 && isFree(state, at) && !book.isComplete(state, at)
               && !book.limitRefusal(Limit::OnFeature, state, {.feature = at})
               && (rule.passesTileBars()
                   || !book.limitRefusal(Limit::OnTile, state, {.onTile = board.segment(at).tile}));
    });
    for (const auto& place : free.all())
        places.push_back(place);
}

PlaceList reachedPlaces(const RuleBook& book, const StateData& state)
{
    return reachedIf(book, state, [](const ReachRule&, const Place&) { return true; });
}

PlaceList reachedPastBars(const RuleBook& book, const StateData& state)
{
    return reachedIf(book, state, [](const ReachRule& rule, const Place&) { return rule.passesTileBars(); });
}

PlaceList reachedPlaces(const ReachRule& rule, const RuleBook& book, const StateData& state)
{
    return reachedIf(book, state, [&](const ReachRule& each, const Place&) { return &each == &rule; });
}

FigureSet figuresAt(const PlaceList& places, Segment segment)
{
    const auto all = places.all();
    const auto found = std::ranges::find(all, segment, &Place::segment);
    return found == all.end() ? FigureSet{0} : found->figures;
}

} // namespace vozka
