// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Finds the action of a drop or click at a point of the board, and the result of that action.
#include "models/game/drops.h"

#include "engine/rules/candidate.h"
#include "models/art/tile_art.h"
#include "models/board/area_actions.h"
#include "models/board/feature_under.h"
#include "models/game/game_controller.h"
#include "models/text/messages.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace vozka {

Drops::Drops(GameController& game) : QObject(&game), m_game(game) {}

DropResult Drops::tileDropResult(int cellX, int cellY, bool own) const
{
    const Table now = m_game.table();
    const auto hand = now ? now.hand() : noKind;
    const auto kind = own && now ? now.ownKind() : hand;
    const auto action =
        Action::place(kind, cellOf(cellX, cellY), static_cast<Turns>(own ? 0 : m_game.hand().turns));
    if (!own || kind == noKind || kind == hand)
        return dropResultOf(now, *m_game.choices(), action);
    // The step for the own tile is over: check whether the tile was legal in that step.
    const State drawn = now.rules->asIfDrawn(*now.state, kind);
    Table then = now;
    then.state = &drawn;
    DropResult result = dropResultOf(then, *m_game.choices(), action);
    result.row = -1;
    if (result.message.isEmpty()) {
        result.message = tooLateMessage(now, action);
        result.rule = tooLateRule(now, action);
    }
    return result;
}

FeatureIndex Drops::featureAt(Cell cell, QPointF point) const
{
    // Narrow roads are hard to hit, so the place of a figure has a larger area.
    constexpr qreal near = 0.13;
    for (const auto& row : m_game.candidates()->rows()) {
        const QPointF way = row.place - point;
        if (row.spot.isFeature() && row.cell() == cell && std::hypot(way.x(), way.y()) < near)
            return row.spot.feature();
    }
    // While a figure moves on, a point on a passage means the city of the passage.
    return featureUnder(m_game.table(), cell, point, m_game.movingFigure().active());
}

Action Drops::dropAt(Cell cell, QPointF point) const
{
    const Table now = m_game.table();
    if (m_game.movingFigure().active())
        return m_game.movingFigure().to(now, {cell, featureAt(cell, point)});
    if (now && !now.rules->book().figureRule(m_game.hand().figure).spec().cornerRule.empty())
        return Action::deploy(m_game.hand().figure, Spot::corner(nearestCorner(cell, point)));
    return Action::deploy(m_game.hand().figure, cell, featureAt(cell, point));
}

DropResult Drops::figureDropResult(int cellX, int cellY, QPointF point) const
{
    return dropResultOf(m_game.table(), *m_game.choices(), dropAt(cellOf(cellX, cellY), point));
}

namespace {

/// True if a figure on the corner covers that point of the cell.
bool isOnCorner(Cell corner, Cell cell, QPointF point)
{
    const QPointF way = QPointF(cell.x - corner.x, cell.y - corner.y) + point;
    return std::hypot(way.x(), way.y()) <= cornerFigureSize / 2;
}

} // namespace

const Choice* Drops::otherActionAt(Cell cell, QPointF point) const
{
    const auto feature = featureAt(cell, point);
    const Choice* found = nullptr;
    int offered = 0;
    for (const auto& row : m_game.candidates()->rows()) {
        const bool meant =
            row.spot.isCorner()
                ? isOnCorner(row.cell(), cell, point)
                : row.cell() == cell && (!row.spot.isFeature() || row.spot.feature() == feature);
        if (!meant || (!row.isOther() && !row.isAllowed()))
            continue;
        offered += row.isAllowed() ? 1 : 0;
        if (row.isOther() && (found == nullptr || !found->isAllowed()))
            found = &row;
    }
    // If several actions are legal at that point, each has a separate marker to click.
    return offered > 1 ? nullptr : found;
}

DropResult Drops::departureResult(Cell cell, QPointF point) const
{
    const Table now = m_game.table();
    const auto feature = featureAt(cell, point);
    if (feature == noFeature)
        return {};
    DropResult first;
    Spot from;
    for (const auto& choice : m_game.choices()->rows()) {
        Action action = choice.action;
        if (!leavesArea(action) || (action.at == from && !first.message.isEmpty()))
            continue;
        from = action.at;
        action.to = Spot::feature(cell, feature);
        const auto why = now.rules->refusal(*now.state, action);
        if (!why)
            return {};
        if (first.message.isEmpty())
            first = refusedDrop(now, *why, cell);
    }
    return first;
}

DropResult Drops::tapResult(int cellX, int cellY, QPointF point) const
{
    const Table now = m_game.table();
    const auto* candidate = otherActionAt(cellOf(cellX, cellY), point);
    if (now.otherStep() == nullptr && (candidate == nullptr || !candidate->isAllowed())) {
        const auto result = figureDropResult(cellX, cellY, point);
        return result.allowed() || candidateAt(cellX, cellY, point) >= 0 ? result : DropResult();
    }
    if (candidate == nullptr)
        return departureResult(cellOf(cellX, cellY), point);
    auto result = dropResultOf(now, *m_game.choices(), candidate->action);
    result.cellX = candidate->cellX();
    result.cellY = candidate->cellY();
    return result;
}

int Drops::candidateAt(int cellX, int cellY, QPointF point) const
{
    if (m_game.table().otherStep() != nullptr) {
        const auto* candidate = otherActionAt(cellOf(cellX, cellY), point);
        return candidate == nullptr ? -1 : static_cast<int>(candidate - m_game.candidates()->rows().data());
    }
    const Action drop = dropAt(cellOf(cellX, cellY), point);
    return m_game.candidates()->find(
        [&](const Choice& row) { return !row.isOther() && row.isOnFeature() && row.spot == drop.target(); });
}

DropResult Drops::kindResult(int figure) const
{
    const Table now = m_game.table();
    if (!now || !now.placesFigures() || (*now.state)->placed == noTile)
        return {};
    // While another game is opened, the caller may still hold a figure that the new game does not have.
    const auto kind = static_cast<FigureKind>(figure);
    if (!now.rules->book().has(kind))
        return {};
    const auto candidates = figureCandidates(*now.rules, *now.state, kind);
    if (candidates.empty())
        return {};
    // The candidates assume that the step offers the figure.
    const auto& first = candidates.front().action;
    if (!now.rules->book().plan().choices((*now.state)->step).takes(first))
        return refusedDrop(now, *now.rules->refusal(*now.state, first), first.target().cell());
    if (std::ranges::any_of(candidates, &Candidate::isLegal))
        return {};
    // The refusal of a feature of an allowed kind explains more than the refusal of another kind.
    auto shown = std::ranges::find_if(candidates, [](const Candidate& candidate) {
        return candidate.refusal->code != refusal::wrongFeature
               && candidate.refusal->code != refusal::shortRoad;
    });
    if (shown == candidates.end())
        shown = candidates.begin();
    auto why = *shown->refusal;
    if (std::ranges::all_of(candidates, [](const Candidate& candidate) {
            return candidate.refusal->code == refusal::wrongFeature && candidate.action.at.isFeature();
        }))
        why.detail = refusal::anyFeature;
    return refusedDrop(now, why, shown->action.target().cell());
}

} // namespace vozka
