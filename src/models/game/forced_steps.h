// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Plays the steps of a moving piece for which the player has no choice, one after the other, after a delay
// that makes each visible.
#pragma once

#include <QObject>
#include <QTimer>

#include <cstddef>

namespace vozka {

class GameController;

class ForcedSteps : public QObject {
    Q_OBJECT

public:
    /// Milliseconds before each step. Longer than the movement of a piece.
    static constexpr int delay = 700;

    /// The controller is the parent.
    explicit ForcedSteps(GameController& controller);

private:
    void onChanged();
    void play();

    GameController& m_controller;
    /// Number of history entries at the last start of the timer.
    std::size_t m_entries = 0;
    QTimer m_timer{this};
};

} // namespace vozka
