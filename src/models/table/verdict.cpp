// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/verdict.h"

#include "models/rows/utf8.h"
#include "models/text/sentences.h"

namespace vozka {

namespace {

/// Returns noSegment if the feature does not exist.
Segment segmentAt(const Table& table, Cell cell, FeatureIndex feature)
{
    const auto tile = feature == noFeature ? noTile : table.board().tileAt(cell);
    if (tile == noTile || feature >= table.catalogue().kind(table.board().tiles()[tile].kind).features.size())
        return noSegment;
    return table.board().segmentOf(tile, feature);
}

} // namespace

Verdict refusedVerdict(const Table& table, const Refusal& why, Cell where)
{
    Verdict verdict;
    verdict.cellX = where.x;
    verdict.cellY = where.y;
    verdict.sentence = refusalSentence(table, why);
    verdict.rule = utf8(why.rule);
    if (why.side)
        verdict.side = index(*why.side);
    if (why.at)
        verdict.culprit = segmentAt(table, *why.at, why.feature);
    return verdict;
}

Verdict verdictOn(const Table& table, const ChoiceModel& choices, const Action& action)
{
    const Cell where = action.target().cell();
    const auto why = table ? table.rules->refusal(*table.state, action) : std::nullopt;
    Verdict verdict;
    if (why)
        verdict = refusedVerdict(table, *why, where);
    verdict.cellX = where.x;
    verdict.cellY = where.y;
    if (table)
        verdict.row = choices.rowOf(action);
    return verdict;
}

} // namespace vozka
