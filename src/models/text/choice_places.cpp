// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Places of actions in texts, for actions that the board does not distinguish.
#include "models/text/contexts.h"
#include "models/text/descriptions.h"
#include "models/text/messages.h"

#include <algorithm>

namespace vozka {

namespace {

/// Returns the sides of the first feature, then the sides of the second, if any: "east, south". If there are
/// such actions on several tiles, the cell comes first. Requires: there is a tile.
QString pairDescription(const Table& table, const Action& action)
{
    ActionList legal;
    table.rules->legal(*table.state, legal);
    const bool isOnOneTile = std::ranges::none_of(legal, [&](const Action& other) {
        return other.type == action.type && other.at.cell() != action.at.cell();
    });
    const auto& tile = table.board().tiles()[table.board().tileAt(action.at.cell())];
    const auto& features = table.catalogue().kind(tile.kind).features;
    QString sides = sidesDescription(features[action.at.feature()], tile.turns);
    if (action.to.isFeature())
        sides += QStringLiteral(", ") + sidesDescription(features[action.to.feature()], tile.turns);
    return isOnOneTile ? sides
                       : TableTexts::tr("%1: %2", "a cell, the sides of its features")
                             .arg(cellDescription(action.at.cell()), sides);
}

} // namespace

bool isAtEndsOfFeatures(const ActionForm& form, const Action& action)
{
    return form.names(ArgType::FeaturePair) || (form.names(ArgType::Number) && action.at.isFeature());
}

QString choicePlace(const Table& table, const Action& action)
{
    const auto* form = table.rules->book().formOf(action);
    if (form != nullptr && isAtEndsOfFeatures(*form, action)
        && table.board().tileAt(action.at.cell()) != noTile)
        return pairDescription(table, action);
    const auto& plan = table.rules->book().plan();
    if (form == nullptr || !form->names(ArgType::Side) || !plan.choices((*table.state)->step).takes(action))
        return {};
    return cellDescription(plan.cellOf(**table.state, action));
}

QString withPlace(const QString& label, const QString& place)
{
    return place.isEmpty() ? label : TableTexts::tr("%1 (%2)", "what may be done, where").arg(label, place);
}

} // namespace vozka
