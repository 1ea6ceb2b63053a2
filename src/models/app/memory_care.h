// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Returns unused memory to the system some time after a change of the page.
#pragma once

#include <QPointer>
#include <QTimer>

class QQmlEngine;
class QQuickWindow;

namespace vozka {

class MemoryCare : public QObject {
    Q_OBJECT
public:
    /// Requires: the engine outlives this object.
    explicit MemoryCare(QQmlEngine& engine);

    /// Tidies up after each change of the page in the program's window.
    void follow(QQuickWindow& window);

public slots:
    /// Tidies up once after three seconds. Further calls until then have no effect.
    void tidySoon();

private:
    void tidy();

    QQmlEngine& m_engine;
    QPointer<QQuickWindow> m_window;
    QTimer m_soon;
};

} // namespace vozka
