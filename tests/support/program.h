// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Shows the program's window for tests, and gives access to its parts.
#pragma once

#include "models/app/navigator.h"
#include "models/game/game_controller.h"

#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>

namespace vozka {

class Program {
public:
    /// Shows the window. Requires: an application with default settings. Games are saved below `stateFolder`,
    /// not at all if it is empty.
    explicit Program(const QString& stateFolder = {});

    [[nodiscard]] QQuickWindow& window() const { return *m_window; }
    [[nodiscard]] Navigator& navigator() const;
    [[nodiscard]] GameController& table() const { return *m_window->findChild<GameController*>(); }
    /// `page`: the shown page. `pageType`: its type, for example "TablePage".
    [[nodiscard]] QQuickItem& page() const { return *m_window->property("page").value<QQuickItem*>(); }
    [[nodiscard]] QString pageType() const;
    /// The shown page, or the LazyPage that contains it.
    [[nodiscard]] QQuickItem& currentItem() const
    {
        return *m_window->property("current").value<QQuickItem*>();
    }
    [[nodiscard]] QQuickItem* item(const QString& objectName) const;
    /// True while Qt's file dialog is open, which is used if the desktop has none.
    [[nodiscard]] bool fallbackIsOpen() const;

    /// Runs the command with this name, see `perform` of Main.qml.
    void perform(const char* name) const;
    /// Starts a game with human players on all seats.
    void startGame() const;
    /// Opens a game or position. Fails if it cannot be opened.
    void open(const QString& file) const;
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const;

private:
    QQmlApplicationEngine m_engine;
    QQuickWindow* m_window = nullptr;
};

} // namespace vozka
