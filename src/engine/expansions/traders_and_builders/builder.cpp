// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/traders_and_builders/companion.h"
#include "engine/expansions/traders_and_builders/traders_and_builders.h"
#include "engine/rules/hooks/turn.h"
#include "engine/rules/steps/placement.h"

#include <algorithm>

namespace vozka::traders_and_builders {

namespace {

/// Rule: tb.builder.place
FigureSpec builderSpec()
{
    auto spec = companionSpec("builder", {builderNeedsFollower, "tb.builder.place"});
    spec.grantsExtraTurn = true;
    return spec;
}

/// Rule: tb.builder.extra-turn - a tile that extends the feature, also if it completes it. An abbey does not
/// extend features.
bool extendsFeatureOfBuilder(const StateData& state, TileIndex tile, FigureKind builder)
{
    const auto& board = state.board;
    return std::ranges::any_of(state.figuresOnBoard(), [&](const Figure& figure) {
        if (figure.kind != builder || figure.player != state.active)
            return false;
        bool extended = false;
        board.forEachOn(tile, [&](Segment at) { extended |= board.root(at) == board.root(figure.segment); });
        return extended;
    });
}

/// True if the player has an own tile that can be placed.
bool canPlaceOwnTile(const RuleBook& book, const StateData& state)
{
    for (int i = 0; i < book.catalogue().kindCount(); ++i) {
        const auto kind = static_cast<KindIndex>(i);
        if (book.ownTileRule(kind) != nullptr
            && std::ranges::any_of(state.board.openCells(), [&](const OpenCell& open) {
                   return !placementRefusal(book, state,
                                            {.cell = open.cell, .kind = kind, .owner = state.active});
               }))
            return true;
    }
    return false;
}

/// Reports the reason for no second turn, if the tile extends the feature of the builder.
void reportNoSecondTurn(Turn& turn, FigureKind builder)
{
    const auto& state = turn.state();
    if (!turn.isReporting() || !isAnyInUse(turn.book(), state, state.active, builder)
        || !extendsFeatureOfBuilder(state, state.placed, builder))
        return;
    turn.report({.type = event::noEffect,
                 .player = state.active,
                 .what = state.isExtraTurn() ? "builder-once" : "builder-no-tile"});
}

/// Requests the second turn when the tile is placed, because the builder can be gone at the end of the turn.
/// Rule: tb.builder.stays, tb.builder.once - not again in an extra turn.
/// Rule: tb.builder.extra-turn - not without a tile for it.
/// Returns true if the player gets a second turn.
bool requestSecondTurn(Turn& turn, FigureKind builder, ExtraTurn reason, bool allowsOwnTile)
{
    const auto& state = turn.state();
    const bool isGranted = !state.isExtraTurn() && isAnyInUse(turn.book(), state, state.active, builder)
                           && extendsFeatureOfBuilder(state, state.placed, builder)
                           && (state.bagTotal > 0 || (allowsOwnTile && canPlaceOwnTile(turn.book(), state)));
    if (isGranted)
        turn.requestExtraTurn(reason);
    return isGranted;
}

} // namespace

void addBuilder(RuleBook& book, bool allowsOwnTile)
{
    const auto builder = book.add(std::make_unique<CompanionRule>(builderSpec()));
    book.allow(builder, FeatureKind::Road);
    book.allow(builder, FeatureKind::City);
    const auto reason = book.addExtraTurn("builder");
    book.on(Trigger::TilePlaced, [=](Turn& turn, const TriggerArgs&) {
        if (!requestSecondTurn(turn, builder, reason, allowsOwnTile))
            reportNoSecondTurn(turn, builder);
    });
    book.on(Trigger::PositionLoaded,
            [=](Turn& turn, const TriggerArgs&) { requestSecondTurn(turn, builder, reason, allowsOwnTile); });
    // Without that option, only a drawn tile can be placed in the second turn.
    if (!allowsOwnTile)
        book.limits().add(Limit::OwnTile, [reason](const StateData& state, const LimitSubject&) {
            return state.isExtraTurnBy(reason)
                       ? std::optional(Refusal{refusal::notThisStep, "tb.builder.extra-turn"})
                       : std::nullopt;
        });
}

} // namespace vozka::traders_and_builders
