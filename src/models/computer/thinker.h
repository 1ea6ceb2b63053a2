// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Whatever thinks about the game on a table in the background: it knows the game, what happens there, and how
// long it may think.
#pragma once

#include "models/computer/background.h"
#include "models/game/game_controller.h"
#include "players/thought.h"

#include <QPointer>
#include <QtQml/qqmlregistration.h>

namespace vozka {

// Heirs name it with its namespace: QML's tools do not find it otherwise.
class Thinker : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(vozka::GameController* controller READ controller WRITE setController NOTIFY controllerChanged)
    /// So many steps of thinking instead of the time of the settings, 0 for that; then the same game gives
    /// the same moves.
    Q_PROPERTY(int iterations MEMBER m_iterations)

public:
    using QObject::QObject;
    [[nodiscard]] GameController* controller() const { return m_controller; }
    void setController(GameController* controller);
    /// What may be thought with in this game.
    [[nodiscard]] Budget budget() const;

signals:
    void controllerChanged();

protected:
    /// What lies on the table; nothing without one.
    [[nodiscard]] Table table() const { return m_controller ? m_controller->table() : Table{}; }
    [[nodiscard]] const Match* match() const { return m_controller ? m_controller->match() : nullptr; }
    /// Something has happened on the table.
    virtual void onChanged() = 0;
    /// Another game lies there, or another table is looked at.
    virtual void onBegun() = 0;

    QPointer<GameController> m_controller;
    Background m_background{this};

private:
    int m_iterations = 0;
};

} // namespace vozka
