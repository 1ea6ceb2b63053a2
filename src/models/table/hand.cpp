// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/hand.h"

#include "models/board/table.h"
#include "models/text/descriptions.h"
#include "models/text/messages.h"

namespace vozka {

namespace {

QString addressOf(const Table& table, KindIndex kind)
{
    return kind == noKind ? QString() : QStringLiteral("image://tile/%1").arg(table.picture(kind));
}

} // namespace

void Hand::show(const Table& table, const ChoiceModel& choices)
{
    const auto own = table ? table.ownKind() : noKind;
    const bool hasOwn = table.awaitsPlayer() && table.ownTilesLeft((*table.state)->active) > 0;
    picture = table ? addressOf(table, table.hand()) : QString();
    for (std::size_t each = 0; each < descriptions.size(); ++each)
        descriptions.at(each) = handDescription(table, static_cast<Turns>(each));
    content = !table || table.hand() == noKind ? QString()
                                               : briefTileDescription(table.catalogue().kind(table.hand()));
    ownPicture = hasOwn ? addressOf(table, own) : QString();
    ownLabel = own != noKind ? tileDescription(table, own, 0) : QString();
    const auto why = notYet(table).value_or(NotYet());
    ownNotYet = why.message;
    ownNotYetRule = why.rule;
    ownNotYetBrief = why.brief;
    figures.clear();
    for (const auto& row : choices.rows()) {
        const int kind = static_cast<int>(row.action.figure);
        if (placesFigure(row.action) && !figures.contains(kind))
            figures << kind;
    }
    if (!figures.isEmpty() && !figures.contains(figureNumber()))
        figure = static_cast<FigureKind>(figures.first());
}

} // namespace vozka
