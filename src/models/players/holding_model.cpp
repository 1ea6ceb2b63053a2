// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/players/holding_model.h"

#include "models/rows/utf8.h"
#include "models/scene/board_scene.h"
#include "models/text/sentences.h"
#include "models/text/words.h"

#include <algorithm>

namespace vozka {

namespace {

bool hasMost(const StateData& state, Player player, HoldingIndex kind)
{
    const int his = state.held(player, kind);
    for (Player other = 0; other < state.playerCount; ++other)
        if (state.held(other, kind) > his)
            return false;
    return his > 0;
}

HoldingRow rowOf(const Table& table, Player player, HoldingIndex index)
{
    const auto& state = **table.state;
    const auto& kind = table.rules->book().holdingKinds()[index];
    const int count = state.held(player, index);
    const bool leads = kind.pointsForMost > 0 && hasMost(state, player, index);
    const QString name = inWords(wording::word("holding", kind.word));
    //: %1 is what a player holds ("Wine"), %2 how many of it.
    QString label = HoldingModel::tr("%1: %2").arg(name).arg(count);
    if (leads)
        //: %1 is what a player holds ("Wine"), %2 how many of it; nobody has more.
        label = HoldingModel::tr("%1: %2, nobody has more").arg(name).arg(count);
    HoldingRow row;
    row.kind = index;
    row.source = QStringLiteral("image://sprite/%1").arg(utf8(kind.word));
    row.count = count;
    row.leads = leads;
    row.label = label;
    return row;
}

/// What the player to move could do with what the row shows, allowed or not.
std::optional<Action> actWith(const Table& table, Player holder, const HoldingRow& row)
{
    if (!table.awaitsPlayer() || (*table.state)->toMove != row.owner)
        return {};
    std::vector<Action> conceivable;
    for (const auto& offer : table.rules->book().freeActions().offers())
        offer.rule->addSamples(table.rules->book(), **table.state, conceivable);
    const auto found = std::ranges::find_if(conceivable, [&](const Action& action) {
        return action.player == holder && action.figure == row.figure;
    });
    return found == conceivable.end() ? std::nullopt : std::optional(*found);
}

HoldingRow figureRow(const Table& table, const Holding& held)
{
    HoldingRow row{held.kind, held.owner, held.figure,
                   figureAddress(table.figurePicture(held.figure), table.playerColour(held.owner))};
    const auto all = (*table.state)->holdings.all();
    row.count = static_cast<int>(std::ranges::count(all, held));
    const auto& kind = table.rules->book().holdingKinds()[held.kind];
    //: %1 is what a figure is here ("Prisoner"), %2 whose it is, %3 which ("Meeple").
    row.label = HoldingModel::tr("%1 (%2): %3")
                    .arg(inWords(wording::word("holding", kind.word)), table.playerName(held.owner),
                         figureName(table, held.figure));
    row.act = actWith(table, held.holder, row);
    if (row.act) {
        const auto why = table.rules->refusal(*table.state, *row.act);
        row.isOffered = !why;
        row.offer = why ? refusalSentence(table, *why) : choiceLabel(table, *row.act);
        row.rule = why ? utf8(why->rule) : QString();
    }
    return row;
}

/// Pieces that he has left for piles.
void addPilePieces(const Table& table, Player player, std::vector<HoldingRow>& rows)
{
    const auto& book = table.rules->book();
    const int left = (*table.state)->pilePieces[player];
    if (!book.piles() || left == 0)
        return;
    const QString name = inWords(wording::word("pile-pieces", book.piles()->word));
    HoldingRow row;
    row.kind = static_cast<HoldingIndex>(book.holdingKinds().size());
    row.source = QStringLiteral("image://pile/1");
    row.count = left;
    row.label = HoldingModel::tr("%1: %2").arg(name).arg(left);
    rows.push_back(std::move(row));
}

} // namespace

void HoldingModel::show(const Table& table, Player player)
{
    std::vector<HoldingRow> rows;
    if (table && player < table.players.size()) {
        const auto& state = **table.state;
        const auto& kinds = table.rules->book().holdingKinds();
        for (std::size_t i = 0; i < kinds.size(); ++i)
            if (const auto index = static_cast<HoldingIndex>(i);
                !kinds[i].isFigure && state.held(player, index) > 0)
                rows.push_back(rowOf(table, player, index));
        addPilePieces(table, player, rows);
        const auto held = state.holdings.all();
        for (std::size_t i = 0; i < held.size(); ++i)
            if (held[i].holder == player && kinds[held[i].kind].isFigure
                && std::ranges::find(held.first(i), held[i]) == held.begin() + static_cast<std::ptrdiff_t>(i))
                rows.push_back(figureRow(table, held[i]));
    }
    showRows(std::move(rows));
}

} // namespace vozka
