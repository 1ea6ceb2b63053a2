// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/river/river.h"
#include "engine/rules/hooks/core_names.h"
#include "engine/rules/hooks/turn.h"

namespace vozka::river {

void addLake(RuleBook& book)
{
    const auto volcanoes = kindsMarked(book.catalogue(), "volcano");
    const auto lakes = kindsWith(book.catalogue(), [&](KindIndex kind) {
        return volcanoes.contains(kind) && book.catalogue().kind(kind).stack > 0;
    });
    // Rule: ri.volcano-lake - no figure is deployed on the lake, and no other action is possible.
    book.plan().limit(step::deploy, {.allowed = {},
                                     .refusal =
                                         [](const RuleBook&, const StateData& state) {
                                             const auto& lake = state.board.tiles()[state.placed];
                                             return Refusal{lakeNoChoice, "ri.volcano-lake", lake.cell};
                                         },
                                     .kinds = lakes});
    // Rule: ri.volcano-lake - the player of the lake continues with an ordinary tile.
    const auto reason = book.addExtraTurn("volcano-lake");
    for (const auto trigger : {Trigger::TilePlaced, Trigger::PositionLoaded})
        book.on(trigger, lakes, [reason](Turn& turn, const TriggerArgs&) { turn.requestExtraTurn(reason); });
}

} // namespace vozka::river
