// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/passage_model.h"

#include "engine/insight/passages.h"
#include "models/scene/board_scene.h"
#include "models/text/words.h"
#include "wording/message.h"

#include <algorithm>

namespace vozka {

namespace {

bool mayGo(const Table& table, const Figure& figure, Segment target)
{
    return std::ranges::any_of(table.rules->book().passageRules(), [&](const PassageRule& rule) {
        return rule.leadsTo(**table.state, figure, target);
    });
}

QString labelOf(const Passage& passage, bool isOpen)
{
    const auto& words = wording::lookUp("passage-of-figure", passage.via,
                                        isOpen         ? "open"
                                        : passage.open ? "others"
                                                       : "shut");
    return inWords({&words, {}, {}});
}

} // namespace

std::vector<PassageRow> passageRows(const Table& table, const std::optional<Figure>& figure)
{
    std::vector<PassageRow> rows;
    if (figure) {
        for (const auto& passage : passagesOf(table.rules->book(), **table.state, figure->segment)) {
            const bool isOpen = passage.open && mayGo(table, *figure, table.segmentAt(passage.to));
            rows.push_back({placeOfPassage(table, passage), isOpen, labelOf(passage, isOpen)});
        }
    }
    return rows;
}

Code passageTo(const Table& table, const Figure& figure, Segment target)
{
    const auto& board = table.board();
    if (table.rules->book().passageRules().empty() || !mayGo(table, figure, target))
        return {};
    for (const auto& passage : passagesOf(table.rules->book(), **table.state, figure.segment))
        if (passage.open && board.root(table.segmentAt(passage.to)) == board.root(target))
            return passage.via;
    return {};
}

} // namespace vozka
