// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What it would be to drop something on a point of the board, or to click there. Nothing is done by asking.
#pragma once

#include "models/table/choice.h"
#include "models/table/verdict.h"

#include <QObject>
#include <QPointF>

namespace vozka {

class GameController;

class Drops : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameController")

public:
    explicit Drops(GameController& game);

    /// Dropping the tile in hand there, as it is turned; or the player's own tile, in any step.
    Q_INVOKABLE [[nodiscard]] vozka::Verdict tileVerdict(int cellX, int cellY, bool own = false) const;
    /// Dropping the figure that is to be set, or to go on, on a point of a cell (0 to 1).
    Q_INVOKABLE [[nodiscard]] vozka::Verdict figureVerdict(int cellX, int cellY, QPointF point) const;
    /// A click there: a drop, or another action with the figure there. Empty where a click tries nothing.
    Q_INVOKABLE [[nodiscard]] vozka::Verdict tapVerdict(int cellX, int cellY, QPointF point) const;
    /// The row of the candidate under a point of a cell, -1 if there is none.
    Q_INVOKABLE [[nodiscard]] int candidateAt(int cellX, int cellY, QPointF point) const;

    /// Why a figure of that kind may be set nowhere now; no sentence if it may, or if no figure is to be set.
    Q_INVOKABLE [[nodiscard]] vozka::Verdict kindVerdict(int figure) const;

private:
    [[nodiscard]] FeatureIndex featureAt(Cell cell, QPointF point) const;
    /// What else than setting a figure is done there, nullptr if nothing is or if it is not clear which.
    [[nodiscard]] const Choice* otherActionAt(Cell cell, QPointF point) const;
    /// Why no figure of an area can move to that feature; empty if a figure can, or if none leaves an area
    /// now.
    [[nodiscard]] Verdict departureVerdict(Cell cell, QPointF point) const;
    /// Dropping the figure on that point, as an action.
    [[nodiscard]] Action dropAt(Cell cell, QPointF point) const;

    GameController& m_game;
};

} // namespace vozka
