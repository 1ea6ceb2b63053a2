// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/players/holding_model.h"

#include "models/base/utf8.h"
#include "models/board/board_scene.h"
#include "models/board/link_spot.h"
#include "models/text/message_text.h"
#include "models/text/messages.h"
#include "records/token_fields.h"

#include <algorithm>
#include <iterator>

namespace vozka {

namespace {

bool hasMost(const StateData& state, Player player, TokenKind kind)
{
    const int own = state.held(player, kind);
    for (Player other = 0; other < state.playerCount; ++other)
        if (state.held(other, kind) > own)
            return false;
    return own > 0;
}

HoldingRow rowOf(const Table& table, Player player, const TokenSpec& spec)
{
    const auto& state = **table.state;
    const int count = state.held(player, spec.kind);
    const bool leads = spec.pointsForMost > 0 && hasMost(state, player, spec.kind);
    const QString name = messageText(wording::word("holding", spec.word));
    const bool isPiece = records::isHeldPiece(spec);
    //: %1 is what a player holds ("Wine"), %2 how many of it.
    QString label = isPiece ? name : HoldingRow::tr("%1: %2").arg(name).arg(count);
    if (leads)
        //: %1 is what a player holds ("Wine"), %2 how many of it; nobody has more.
        label = HoldingRow::tr("%1: %2, nobody has more").arg(name).arg(count);
    HoldingRow row;
    row.kind = spec.kind;
    row.source = spec.isPile() ? QStringLiteral("image://pile/1")
                 : isPiece     ? QStringLiteral("image://piece/%1").arg(utf8(spec.word))
                               : QStringLiteral("image://sprite/%1").arg(utf8(spec.word));
    row.count = count;
    row.leads = leads;
    row.label = label;
    return row;
}

/// Returns a row for each pair with tokens in the hand of the player.
std::vector<HoldingRow> pairRows(const Table& table, Player player, const TokenSpec& spec)
{
    std::vector<HoldingRow> rows;
    for (const auto& held : (*table.state)->tokensOf(spec.kind)) {
        if (!held.isHeldBy(player))
            continue;
        const auto number = std::to_string(held.arg + 1);
        const QString name = messageText({&wording::lookUp("holding", spec.word, number), {}, {}});
        HoldingRow row;
        row.kind = spec.kind;
        row.number = held.arg;
        row.source = pairPicture(table, spec.word, player, held.arg);
        row.count = held.count;
        row.label = HoldingRow::tr("%1: %2").arg(name).arg(held.count);
        rows.push_back(row);
    }
    return rows;
}

/// Returns the action of the player to move with this holding, legal or not.
std::optional<Action> actWith(const Table& table, Player holder, const HoldingRow& row)
{
    if (!table.awaitsPlayer() || (*table.state)->toMove != row.owner)
        return {};
    std::vector<Action> samples;
    for (const auto& offer : table.rules->book().freeActions().offers())
        offer.rule->addSamples(table.rules->book(), **table.state, samples);
    const auto found = std::ranges::find_if(samples, [&](const Action& action) {
        return action.player == holder && action.figure == row.figure;
    });
    return found == samples.end() ? std::nullopt : std::optional(*found);
}

HoldingRow figureRow(const Table& table, const Token& held)
{
    HoldingRow row{.kind = held.kind, .owner = held.owner, .figure = held.figure()};
    row.source = figureUrl(table.figurePicture(held.figure()), table.playerColour(held.owner));
    row.count = static_cast<int>(std::ranges::count((*table.state)->tokens.all(), held));
    const auto& spec = table.rules->book().token(held.kind);
    //: %1 is what a figure is here ("Prisoner"), %2 its owner, %3 which ("Meeple").
    row.label = HoldingRow::tr("%1 (%2): %3")
                    .arg(messageText(wording::word("holding", spec.word)), table.playerName(held.owner),
                         figureName(table, held.figure()));
    row.act = actWith(table, static_cast<Player>(held.where), row);
    if (row.act) {
        const auto why = table.rules->refusal(*table.state, *row.act);
        row.isOffered = !why;
        row.offer = why ? refusalMessage(table, *why) : choiceLabel(table, *row.act);
        row.rule = why ? utf8(why->rule) : QString();
    }
    return row;
}

} // namespace

std::vector<HoldingRow> holdingRows(const Table& table, Player player)
{
    std::vector<HoldingRow> rows;
    if (table && player < table.players.size()) {
        const auto& state = **table.state;
        const auto& book = table.rules->book();
        for (const auto& spec : book.tokens())
            if (spec.isPair())
                std::ranges::copy(pairRows(table, player, spec), std::back_inserter(rows));
            else if (!spec.isFigure() && state.held(player, spec.kind) > 0)
                rows.push_back(rowOf(table, player, spec));
        const auto all = state.tokens.all();
        for (std::size_t i = 0; i < all.size(); ++i)
            if (all[i].isHeldBy(player) && book.token(all[i].kind).isFigure()
                && std::ranges::find(all.first(i), all[i]) == all.begin() + static_cast<std::ptrdiff_t>(i))
                rows.push_back(figureRow(table, all[i]));
    }
    return rows;
}

int SupplyModel::availableFigureAt(int number) const
{
    for (const auto& row : rows())
        if (row.count > 0 && number-- == 0)
            return static_cast<int>(row.figure);
    return -1;
}

void SupplyModel::show(const Table& table, Player player)
{
    std::vector<SupplyRow> rows;
    if (table && player < table.players.size()) {
        for (const auto& rule : table.rules->book().figureRules()) {
            if (rule->spec().supply == 0)
                continue;
            const int count = (*table.state)->supply[player][vozka::index(rule->kind())];
            rows.push_back({rule->kind(),
                            figureUrl(table.figurePicture(rule->kind()), table.playerColour(player)), count,
                            rule->spec().supply,
                            tr("%1: %n left", nullptr, count).arg(figureName(table, rule->kind()))});
        }
    }
    showRows(std::move(rows));
}

} // namespace vozka
