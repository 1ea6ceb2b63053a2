// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What it would be to drop the tile or a figure somewhere: the place becomes an action, the action a verdict.
#include "models/game/game_controller.h"
#include "models/scene/cell_of.h"
#include "models/scene/feature_under.h"
#include "models/text/sentences.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace vozka {

Verdict GameController::tileVerdict(int cellX, int cellY) const
{
    const Table now = table();
    const auto hand = now ? now.hand() : noKind;
    return verdictOn(now, m_choices,
                     Action::place(hand, cellOf(cellX, cellY), static_cast<Turns>(m_handTurns)));
}

Verdict GameController::ownTileVerdict(int cellX, int cellY) const
{
    const Table now = table();
    const auto kind = now ? now.ownKind() : noKind;
    const auto action = Action::place(kind, cellOf(cellX, cellY), 0);
    if (!now || kind == noKind || now.asked() == Asked::OwnTile)
        return verdictOn(now, m_choices, action);
    // Its time has passed; what is to be told is whether it could have lain there.
    const State asked = now.rules->asIfDrawn(*now.state, kind);
    Table then = now;
    then.state = &asked;
    Verdict verdict = verdictOn(then, m_choices, action);
    verdict.row = -1;
    if (verdict.sentence.isEmpty())
        verdict.sentence = tooLateSentence(now, action);
    return verdict;
}

void GameController::pickFigure(int figure)
{
    const Table now = table();
    const auto isThat = [&](const auto& rule) { return static_cast<int>(rule->kind()) == figure; };
    if (now.asked() != Asked::Figure || !std::ranges::any_of(now.rules->book().figureRules(), isThat)
        || figure == this->figure())
        return;
    m_figure = static_cast<FigureKind>(figure);
    m_held.clear();
    showCandidates();
    emit changed();
}

QList<int> GameController::offeredFigures() const
{
    QList<int> offered;
    for (const auto& row : m_choices.rows()) {
        const int figure = static_cast<int>(row.action.figure);
        if (row.action.type == Action::Type::Deploy && !offered.contains(figure))
            offered << figure;
    }
    return offered;
}

void GameController::chooseFigureKind()
{
    const auto offered = offeredFigures();
    if (!offered.isEmpty() && !offered.contains(figure()))
        m_figure = static_cast<FigureKind>(offered.first());
}

FeatureIndex GameController::featureAt(Cell cell, QPointF point) const
{
    // Narrow roads are hard to hit: close to where a figure would stand, that feature is meant.
    constexpr qreal near = 0.13;
    for (const auto& row : m_candidates.rows()) {
        const QPointF way = row.place - point;
        if (row.feature != noFeature && row.cell == cell && std::hypot(way.x(), way.y()) < near)
            return row.feature;
    }
    // On a drawbridge means over it, for who goes on.
    return featureUnder(table(), cell, point, m_departure.active());
}

Action GameController::dropAt(Cell cell, QPointF point) const
{
    const Table now = table();
    if (m_departure.active())
        return m_departure.to(now, cell, featureAt(cell, point));
    if (now && !now.rules->book().figureRule(m_figure).cornerRule().empty())
        return Action::deployOnCorner(m_figure, nearestCorner(cell, point));
    return Action::deploy(m_figure, cell, featureAt(cell, point));
}

Verdict GameController::figureVerdict(int cellX, int cellY, QPointF point) const
{
    return verdictOn(table(), m_choices, dropAt(cellOf(cellX, cellY), point));
}

Verdict GameController::tapVerdict(int cellX, int cellY, QPointF point) const
{
    const Table now = table();
    const Cell cell = cellOf(cellX, cellY);
    for (const auto& row : m_candidates.rows())
        if (row.isAlternative && row.choice >= 0 && row.cell == cell && row.feature == featureAt(cell, point))
            return verdictOn(now, m_choices, m_choices.rows()[static_cast<std::size_t>(row.choice)].action);
    return figureVerdict(cellX, cellY, point);
}

int GameController::candidateAt(int cellX, int cellY, QPointF point) const
{
    const Action drop = dropAt(cellOf(cellX, cellY), point);
    const bool goesOn = drop.type == Action::Type::Move;
    return m_candidates.find([&](const CandidateRow& row) {
        return row.isForFigure() && !row.isAlternative && row.cell == (goesOn ? drop.to : drop.at)
               && row.feature == drop.feature && row.onCorner == drop.onCorner;
    });
}

} // namespace vozka
