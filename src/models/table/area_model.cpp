// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/area_model.h"

#include "models/base/utf8.h"
#include "models/board/area_actions.h"
#include "models/board/board_scene.h"
#include "models/text/message_text.h"
#include "models/text/messages.h"

#include <QStringList>
#include <QVariantMap>

#include <algorithm>

namespace vozka {

namespace {

QString pictureOf(const Table& table, FigureKind figure, Player player)
{
    return figureUrl(table.figurePicture(figure), table.playerColour(player));
}

AreaEntry entryOf(const Table& table, const FigureInArea& figure)
{
    AreaEntry entry;
    entry.source = pictureOf(table, figure.kind, figure.player);
    //: %1 is a player, %2 one of the player's figures.
    entry.label = AreaRow::tr("%1: %2").arg(table.playerName(figure.player), figureName(table, figure.kind));
    return entry;
}

void addFigures(const Table& table, AreaRow& row)
{
    std::vector<FigureInArea> figures;
    for (const auto& figure : (*table.state)->inAreas.all())
        if (figure.area == row.area)
            figures.push_back(figure);
    std::ranges::stable_sort(
        figures, {}, [](const FigureInArea& figure) { return std::pair(figure.player, index(figure.kind)); });
    for (const auto& figure : figures) {
        auto entry = entryOf(table, figure);
        if (!row.figures.empty() && row.figures.back().source == entry.source)
            ++row.figures.back().count;
        else
            row.figures.push_back(std::move(entry));
    }
}

void addPieces(const Table& table, AreaRow& row)
{
    for (const auto& token : (*table.state)->tokens.all()) {
        if (token.spot != SpotKind::Area || token.where != row.area)
            continue;
        const auto word = table.rules->book().token(token.kind).word;
        row.pieces.push_back({QStringLiteral("image://piece/%1").arg(utf8(word)), 1, pieceName(word)});
    }
}

bool takesOut(const Table& table, const Action& action)
{
    State after = *table.state;
    table.rules->apply(after, action);
    return after->inAreas.all().size() < (*table.state)->inAreas.all().size();
}

void addOffer(const Table& table, const Action& action, int choice, AreaRow& row)
{
    const auto* form = table.rules->book().formOf(action);
    AreaEntry offer;
    offer.source = form->names(ArgField::Figure) ? pictureOf(table, action.figure, (*table.state)->toMove)
                                                 : QStringLiteral("image://piece/%1").arg(utf8(form->word()));
    offer.label = choiceLabel(table, action);
    offer.choice = choice;
    offer.isTaken = takesOut(table, action);
    row.offers.push_back(std::move(offer));
}

void addActions(const Table& table, const ChoiceModel& choices, AreaRow& row)
{
    for (int choice = 0; choice < choices.rowCount(); ++choice) {
        const auto& action = choices.at(choice).action;
        if (!namesArea(action) || action.at.area() != row.area)
            continue;
        if (leavesArea(action))
            row.isLeft = true;
        else
            addOffer(table, action, choice, row);
    }
    if (row.isLeft || !row.offers.empty())
        return;
    for (const auto& action : areaActions(table, row.area))
        if (const auto why = table.rules->refusal(*table.state, action)) {
            row.refusal = refusalMessage(table, *why);
            row.rule = utf8(why->rule);
            return;
        }
}

} // namespace

QVariantList AreaRow::listOf(const std::vector<AreaEntry>& entries)
{
    QVariantList list;
    for (const auto& entry : entries)
        list << QVariantMap{{QStringLiteral("source"), entry.source},
                            {QStringLiteral("count"), entry.count},
                            {QStringLiteral("label"), entry.label},
                            {QStringLiteral("choice"), entry.choice},
                            {QStringLiteral("isTaken"), entry.isTaken}};
    return list;
}

QString AreaRow::content() const
{
    QStringList lines;
    for (const auto& piece : pieces)
        lines << piece.label;
    for (const auto& figure : figures)
        //: %1 is a figure and its player, %2 how many of them there are.
        lines << (figure.count > 1 ? AreaRow::tr("%1 ×%2").arg(figure.label).arg(figure.count)
                                   : figure.label);
    return lines.join(QLatin1Char('\n'));
}

std::vector<AreaRow> areaRows(const Table& table, const ChoiceModel& choices)
{
    std::vector<AreaRow> rows;
    if (table) {
        const auto& areas = table.rules->book().areas();
        for (std::size_t area = 0; area < areas.size(); ++area) {
            AreaRow row;
            row.area = static_cast<AreaIndex>(area);
            row.name = messageText(wording::word("area", areas[area].word));
            if (const auto* about = wording::find(std::string("area-about/").append(areas[area].word)))
                row.about = messageText({about, {}, {}});
            addFigures(table, row);
            addPieces(table, row);
            addActions(table, choices, row);
            rows.push_back(std::move(row));
        }
    }
    return rows;
}

} // namespace vozka
