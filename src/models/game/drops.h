// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Results of a drop or click at a point of the board, before it is done. Changes nothing.
#pragma once

#include "models/table/choice.h"
#include "models/table/drop_result.h"

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

    /// Result of placing the tile in hand in its rotation. `own`: the player's own tile, not rotated.
    Q_INVOKABLE [[nodiscard]] vozka::DropResult tileDropResult(int cellX, int cellY, bool own = false) const;
    /// Result of placing or moving the figure in hand at a point of a cell (0 to 1).
    Q_INVOKABLE [[nodiscard]] vozka::DropResult figureDropResult(int cellX, int cellY, QPointF point) const;
    /// Result of a click: placing or moving a figure, or another action at that point. Empty if the click has
    /// no effect.
    Q_INVOKABLE [[nodiscard]] vozka::DropResult tapResult(int cellX, int cellY, QPointF point) const;
    Q_INVOKABLE [[nodiscard]] int candidateAt(int cellX, int cellY, QPointF point) const;

    /// Reason why no figure of this kind can be placed now. Empty if the player can place one, or in steps
    /// that do not place figures.
    Q_INVOKABLE [[nodiscard]] vozka::DropResult kindResult(int figure) const;

private:
    [[nodiscard]] FeatureIndex featureAt(Cell cell, QPointF point) const;
    /// Other action at that point, null if none or ambiguous.
    [[nodiscard]] const Choice* otherActionAt(Cell cell, QPointF point) const;
    /// Reason why no figure of an area can move to that feature. Empty if a figure can, or if none leaves an
    /// area now.
    [[nodiscard]] DropResult departureResult(Cell cell, QPointF point) const;
    [[nodiscard]] Action dropAt(Cell cell, QPointF point) const;

    GameController& m_game;
};

} // namespace vozka
