// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Preview of the tile in hand on a cell, always in a rotation that fits. Turns are quarter turns, clockwise.
#pragma once

#include "models/table/candidate_model.h"
#include "models/table/choice_model.h"

#include <QObject>

namespace vozka {

class TilePreview : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameController")
    Q_PROPERTY(bool active READ active NOTIFY changed)
    Q_PROPERTY(int cellX READ cellX NOTIFY changed)
    Q_PROPERTY(int cellY READ cellY NOTIFY changed)
    Q_PROPERTY(int turns READ turns NOTIFY changed)
    /// Row in the choices; -1 without a preview.
    Q_PROPERTY(int row READ row NOTIFY changed)
    /// Number of fitting rotations that look different.
    Q_PROPERTY(int ways READ ways NOTIFY changed)
    /// Number of rotations that look different.
    Q_PROPERTY(int looks READ looks NOTIFY changed)

public:
    TilePreview(const CandidateModel& candidates, const ChoiceModel& choices, QObject* parent);

    [[nodiscard]] bool active() const { return m_candidate.turnsThatFit != 0; }
    [[nodiscard]] int cellX() const { return m_candidate.cellX(); }
    [[nodiscard]] int cellY() const { return m_candidate.cellY(); }
    [[nodiscard]] int turns() const { return m_turns; }
    [[nodiscard]] int row() const;
    [[nodiscard]] bool isOn(int x, int y) const { return active() && cellX() == x && cellY() == y; }
    [[nodiscard]] int ways() const;
    [[nodiscard]] int looks() const { return m_looks; }

    /// Shows the tile on the cell, in the fitting rotation nearest to the rotation in hand. Clears the
    /// preview and returns false if the tile does not fit.
    Q_INVOKABLE bool put(int cellX, int cellY);
    /// Shows the next rotation that fits: `by` is 1 for clockwise, -1 for anticlockwise.
    Q_INVOKABLE void turn(int by);
    Q_INVOKABLE void clear();

    /// Sets the tile in hand: kind, turns, and number of rotations that look different.
    void setHand(KindIndex kind, int turns, int looks);

signals:
    void changed();

private:
    const CandidateModel& m_candidates;
    const ChoiceModel& m_choices;
    KindIndex m_kind = noKind;
    int m_handTurns = 0;
    int m_looks = sideCount;
    Choice m_candidate;
    int m_turns = 0;
};

} // namespace vozka
