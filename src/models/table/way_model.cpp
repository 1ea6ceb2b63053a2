// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/way_model.h"

#include "engine/insight/passages.h"
#include "models/scene/board_scene.h"
#include "models/text/words.h"
#include "wording/message.h"

#include <algorithm>

namespace vozka {

namespace {

Segment segmentOf(const Table& table, const SegmentRef& at)
{
    return table.board().segmentOf(table.board().tileAt(at.at), at.feature);
}

bool mayGo(const Table& table, const Figure& figure, Segment target)
{
    const auto& book = table.rules->book();
    return std::ranges::any_of(book.onwardHooks(), [&](const auto& hook) {
        return hook->leadsTo(book, **table.state, figure, target);
    });
}

QString labelOf(const Passage& way, bool isOpen)
{
    const auto& words = wording::lookUp("way", way.via, isOpen ? "open" : way.open ? "others" : "shut");
    return inWords({&words, {}, {}});
}

} // namespace

void WayModel::show(const Table& table, const std::optional<Figure>& figure)
{
    std::vector<WayRow> rows;
    if (figure) {
        for (const auto& way : passagesOf(table.rules->book(), **table.state, figure->segment)) {
            const bool isOpen = way.open && mayGo(table, *figure, segmentOf(table, way.to));
            rows.push_back({placeOfWay(table, way), isOpen, labelOf(way, isOpen)});
        }
    }
    showRows(std::move(rows));
}

Code wayTo(const Table& table, const Figure& figure, Segment target)
{
    const auto& board = table.board();
    if (table.rules->book().onwardHooks().empty() || !mayGo(table, figure, target))
        return {};
    for (const auto& way : passagesOf(table.rules->book(), **table.state, figure.segment))
        if (way.open && board.root(segmentOf(table, way.to)) == board.root(target))
            return way.via;
    return {};
}

} // namespace vozka
