// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Returns unused memory to the system some time after a change of the page.
#pragma once

#include <QPointer>
#include <QTimer>

class QQmlEngine;
class QQuickWindow;

namespace vozka {

class MemoryTrimmer : public QObject {
    Q_OBJECT
public:
    /// Requires: the engine outlives this object.
    explicit MemoryTrimmer(QQmlEngine& engine);

    /// Calls trimLater() after each change of the page in the program's window.
    void follow(QQuickWindow& window);

public slots:
    /// Returns unused memory once, after three seconds. Further calls until then have no effect.
    void trimLater();

private:
    void trim();

    QQmlEngine& m_engine;
    QPointer<QQuickWindow> m_window;
    QTimer m_timer;
};

} // namespace vozka
