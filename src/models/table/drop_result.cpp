// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/drop_result.h"

#include "models/base/utf8.h"
#include "models/text/messages.h"

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

DropResult refusedDrop(const Table& table, const Refusal& why, Cell where)
{
    DropResult result;
    result.cellX = where.x;
    result.cellY = where.y;
    result.message = refusalMessage(table, why);
    result.rule = utf8(why.rule);
    if (why.side)
        result.side = index(*why.side);
    if (why.at)
        result.blocker = segmentAt(table, *why.at, why.feature);
    return result;
}

DropResult dropResultOf(const Table& table, const ChoiceModel& choices, const Action& action)
{
    const Cell where = action.target().cell();
    const auto why = table ? table.rules->refusal(*table.state, action) : std::nullopt;
    DropResult result;
    if (why)
        result = refusedDrop(table, *why, where);
    result.cellX = where.x;
    result.cellY = where.y;
    if (table)
        result.row = choices.rowOf(action);
    return result;
}

} // namespace vozka
