// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The program's window for tests, from its start to its end.
#pragma once

#include "models/app/navigator.h"
#include "models/game/game_controller.h"

#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>

namespace vozka {

class Program {
public:
    /// Shows the window; requires: an application without settings of anybody. Games are kept below that
    /// folder, nowhere if it is empty.
    explicit Program(const QString& stateFolder = {});

    [[nodiscard]] QQuickWindow& window() const { return *m_window; }
    [[nodiscard]] Navigator& navigator() const;
    [[nodiscard]] GameController& table() const { return *m_window->findChild<GameController*>(); }
    /// The page that is shown, and what type it is: "TablePage".
    [[nodiscard]] QQuickItem& page() const { return *m_window->property("page").value<QQuickItem*>(); }
    [[nodiscard]] QString pageType() const;
    /// Where that page is, which comes and goes with it.
    [[nodiscard]] QQuickItem& place() const { return *m_window->property("current").value<QQuickItem*>(); }
    [[nodiscard]] QQuickItem* item(const QString& objectName) const;
    /// Whether Qt's dialog of files is open, which is used where the desktop has none.
    [[nodiscard]] bool fallbackIsOpen() const;

    /// Does what has that name: see `perform` of Main.qml.
    void perform(const char* name) const;
    /// Starts the game of the set-up with people on all its seats.
    void startGame() const;
    /// Lays the game or position on the table, which the test has to be able to rely on.
    void open(const QString& file) const;
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const;

private:
    QQmlApplicationEngine m_engine;
    QQuickWindow* m_window = nullptr;
};

} // namespace vozka
