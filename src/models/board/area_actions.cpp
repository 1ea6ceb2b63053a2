// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/board/area_actions.h"

namespace vozka {

namespace {

/// Returns the kinds of figures that the player to move has in that area.
FigureSet figuresIn(const Table& table, AreaIndex area)
{
    FigureSet kinds = 0;
    for (const auto& figure : (*table.state)->inAreas.all())
        if (figure.area == area && figure.player == (*table.state)->toMove)
            kinds |= setOf(figure.kind);
    return kinds;
}

FigureSet figuresInSupply(const Table& table)
{
    FigureSet kinds = 0;
    const auto& state = **table.state;
    for (const auto& rule : table.rules->book().figureRules())
        if (state.supply[state.toMove][index(rule->kind())] > 0)
            kinds |= setOf(rule->kind());
    return kinds;
}

/// Adds the action with each feature of the tile just placed.
void addWithFeatures(const Table& table, Action action, std::vector<Action>& actions)
{
    const auto placed = (*table.state)->placed;
    if (placed == noTile)
        return;
    table.board().forEachOn(placed, [&](Segment segment) {
        action.to = Spot::feature(table.board().ref(segment));
        actions.push_back(action);
    });
}

} // namespace

bool namesArea(const Action& action)
{
    return action.at.kind() == SpotKind::Area;
}

bool leavesArea(const Action& action)
{
    return namesArea(action) && action.to.isFeature();
}

std::vector<Action> areaActions(const Table& table, AreaIndex area)
{
    std::vector<Action> actions;
    if (!table.awaitsPlayer())
        return actions;
    const auto& book = table.rules->book();
    const auto& choices = book.plan().choices((*table.state)->step);
    for (const auto& form : book.actionForms()) {
        if (form.args.empty() || form.args.front().type != ArgType::Area || !choices.takes(form.base))
            continue;
        Action action = form.base;
        action.at = Spot::area(area);
        const bool leaves = form.names(ArgType::Feature);
        if (!form.names(ArgField::Figure)) {
            actions.push_back(action);
            continue;
        }
        const auto kinds = leaves ? figuresIn(table, area) : figuresInSupply(table);
        for (const auto& rule : book.figureRules()) {
            if ((kinds & setOf(rule->kind())) == 0)
                continue;
            action.figure = rule->kind();
            if (leaves)
                addWithFeatures(table, action, actions);
            else
                actions.push_back(action);
        }
    }
    return actions;
}

} // namespace vozka
