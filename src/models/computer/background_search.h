// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Base of classes that search in the background for the game of a table.
#pragma once

#include "models/computer/background.h"
#include "models/game/game_controller.h"
#include "players/search_result.h"

#include <QPointer>

namespace vozka {

// Use this name with its namespace in derived classes: QML tools do not find it otherwise.
class BackgroundSearch : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(vozka::GameController* controller READ controller WRITE setController NOTIFY controllerChanged)
    /// Number of search steps instead of a time limit, so that results are reproducible. 0 = time of the
    /// settings.
    Q_PROPERTY(int iterations MEMBER m_iterations)

public:
    using QObject::QObject;
    [[nodiscard]] GameController* controller() const { return m_controller; }
    void setController(GameController* controller);
    [[nodiscard]] Budget budget() const;

signals:
    void controllerChanged();

protected:
    /// Returns the current table; empty if no game is open.
    [[nodiscard]] Table table() const { return m_controller ? m_controller->table() : Table{}; }
    [[nodiscard]] const Match* match() const { return m_controller ? m_controller->match() : nullptr; }
    /// Called after each change of the table.
    virtual void onChanged() = 0;
    /// Called when another game or another controller is set.
    virtual void onStarted() = 0;
    /// Called when the same game is shown on a turned board.
    virtual void onBoardTurned() { onStarted(); }

    QPointer<GameController> m_controller;
    Background m_background{this};

private:
    int m_iterations = 0;
};

} // namespace vozka
