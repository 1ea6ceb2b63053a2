// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/king_and_robber/markers.h"

#include "engine/expansions/expansion.h"
#include "engine/rules/hooks/turn.h"

#include <algorithm>

namespace vozka::king_and_robber {

namespace {

using Size = std::uint16_t;

/// Calls `each(root)` for each feature of that kind without open ends.
template<class Each>
void forEachClosed(const Board& board, FeatureKind kind, Each each)
{
    for (int i = 0; i < board.segmentCount(); ++i) {
        const auto at = static_cast<Segment>(i);
        if (board.root(at) == at && board.segment(at).kind == kind && board.segment(at).openEnds == 0)
            each(at);
    }
}

/// Rule: kr.size - the number of different tiles.
Size sizeOf(const Board& board, Segment feature)
{
    return static_cast<Size>(board.tileCount(feature));
}

/// Rule: kr.king, kr.robber - a player who completes a feature that is larger than all completed features of
/// its kind gets the marker. Rule: kr.several - of several completed features, the largest one counts.
void giveMarker(Turn& turn, const Markers& markers, Segment feature)
{
    auto& state = turn.state();
    const auto kind = state.board.segment(feature).kind;
    const auto marker = std::ranges::find(markers, kind, &Marker::feature);
    if (marker == markers.end() || !turn.book().isComplete(state, feature))
        return;
    auto& largest = state.ofExpansions.get<Size>(marker->slot);
    const auto size = sizeOf(state.board, feature);
    if (size <= largest)
        return;
    largest = size;
    // Rule: kr.abbey - the active player, also if an abbey completed the feature.
    if (holderOf(state, *marker) != state.active)
        turn.putToken(Token::inHand(marker->token, state.active));
}

/// Finds the largest features of a position. Features that its last tile has completed are not scored yet.
void findLargest(StateData& state, const Marker& marker)
{
    auto& largest = state.ofExpansions.get<Size>(marker.slot);
    largest = 0;
    forEachClosed(state.board, marker.feature, [&](Segment root) {
        if (state.board.status(root) == FeatureStatus::Scored)
            largest = std::max(largest, sizeOf(state.board, root));
    });
}

} // namespace

Markers addMarkers(RuleBook& book)
{
    const auto addToken = [&](Code word) {
        return book.add(TokenSpec{.word = word, .spots = setOf(SpotKind::Hand)});
    };
    // Rule: co.king - Carcassonne counts as one completed city, but is never the largest one.
    const Markers markers{{{.feature = FeatureKind::City,
                            .token = addToken("king"),
                            .slot = book.reserveSlot<Size>(),
                            .line = "king",
                            .termOfCount = "king.cities",
                            .termOfHolder = "king.holder",
                            .alsoCounted = featureKind("carcassonne")},
                           {.feature = FeatureKind::Road,
                            .token = addToken("robber"),
                            .slot = book.reserveSlot<Size>(),
                            .line = "robber",
                            .termOfCount = "robber.roads",
                            .termOfHolder = "robber.holder",
                            .alsoCounted = FeatureKind::Road}}};
    book.on(Trigger::FeatureScored,
            [markers](Turn& turn, const TriggerArgs& args) { giveMarker(turn, markers, args.feature); });
    book.on(Trigger::PositionLoaded, [markers](Turn& turn, const TriggerArgs&) {
        for (const auto& marker : markers)
            findLargest(turn.state(), marker);
    });
    return markers;
}

Player holderOf(const StateData& state, const Marker& marker)
{
    const auto* const token = state.token(marker.token);
    return token == nullptr ? noPlayer : static_cast<Player>(token->where);
}

int completedFeatures(const StateData& state, const Marker& marker)
{
    int count = 0;
    forEachClosed(state.board, marker.feature, [&](Segment) { ++count; });
    if (marker.alsoCounted != marker.feature)
        forEachClosed(state.board, marker.alsoCounted, [&](Segment) { ++count; });
    return count;
}

int largestSize(const StateData& state, const Marker& marker)
{
    return state.ofExpansions.get<Size>(marker.slot);
}

} // namespace vozka::king_and_robber
