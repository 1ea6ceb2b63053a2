// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/river/river.h"
#include "engine/rules/hooks/core_names.h"
#include "engine/rules/hooks/turn.h"

namespace vozka::river {

namespace {

/// True if the tile of this turn is the lake with the volcano.
bool isLake(const TileCatalogue& catalogue, const StateData& state, const KindSet& volcanoes)
{
    return placedTileIsOf(state, volcanoes)
           && catalogue.kind(state.board.tiles()[state.placed].kind).stack > 0;
}

} // namespace

void addLake(RuleBook& book)
{
    const auto volcanoes = kindsMarked(book.catalogue(), "volcano");
    // Rule: ri.volcano-lake - no figure is deployed on the lake, and no other action is possible.
    book.plan().limit(step::deploy, {{}, [volcanoes](const RuleBook& rules, const StateData& state) {
                                         return isLake(rules.catalogue(), state, volcanoes) ? std::optional(
                                                    Refusal{lakeNoChoice, "ri.volcano-lake",
                                                            state.board.tiles()[state.placed].cell})
                                                                                            : std::nullopt;
                                     }});
    // Rule: ri.volcano-lake - the player of the lake continues with an ordinary tile.
    const auto reason = book.addExtraTurn("volcano-lake");
    for (const auto trigger : {Trigger::TilePlaced, Trigger::PositionLoaded})
        book.on(trigger, [reason, volcanoes](Turn& turn, const TriggerArgs&) {
            if (isLake(turn.book().catalogue(), turn.state(), volcanoes))
                turn.requestExtraTurn(reason);
        });
}

} // namespace vozka::river
