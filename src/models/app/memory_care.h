// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What pages and games have left in memory goes back to the system a while after another one is shown.
#pragma once

#include <QPointer>
#include <QTimer>

class QQmlEngine;
class QQuickWindow;

namespace vozka {

class MemoryCare : public QObject {
    Q_OBJECT
public:
    /// Must not outlive the engine.
    explicit MemoryCare(QQmlEngine& engine);

    /// Tidies up after every change of the page of that window, the program's own.
    void follow(QQuickWindow& window);

public slots:
    /// Soon, once nothing else is to be done; however often it is asked for meanwhile, it is done once.
    void tidySoon();

private:
    void tidy();

    QQmlEngine& m_engine;
    QPointer<QQuickWindow> m_window;
    QTimer m_soon;
};

} // namespace vozka
