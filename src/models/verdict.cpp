// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/verdict.h"

#include "models/sentences.h"

namespace vozka {

Verdict verdictOn(const Table& table, const ChoiceModel& choices, const Action& action)
{
    Verdict verdict;
    verdict.cellX = action.at.x;
    verdict.cellY = action.at.y;
    if (!table)
        return verdict;
    verdict.row = choices.rowOf(action);
    const auto why = table.rules->refusal(*table.state, action);
    if (!why)
        return verdict;
    verdict.sentence = refusalSentence(table, *why);
    if (why->side)
        verdict.side = index(*why->side);
    if (why->code == refusal::featureOccupied && why->at) {
        const auto tile = table.board().tileAt(*why->at);
        const auto& kind = table.catalogue().kind(table.board().tiles()[tile].kind);
        if (why->feature < kind.features.size())
            verdict.culprit = table.board().segmentOf(tile, why->feature);
    }
    return verdict;
}

} // namespace vozka
