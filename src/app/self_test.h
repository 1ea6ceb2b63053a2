// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Self-test: shows every page and counts warnings.
#pragma once

#include <QObject>

class QQuickWindow;

namespace vozka::app {

/// Counts warnings of Qt and QML from now on, except those about missing folders and window systems.
void countWarnings();
[[nodiscard]] int warnings();

/// Shows the pages in each language and in each theme, then ends the application with 0, or with 1 after
/// warnings.
class SelfTest : public QObject {
    Q_OBJECT
public:
    explicit SelfTest(QQuickWindow& window);
    void run();

private:
    void next();
    void perform(const char* name);

    QQuickWindow& m_window;
    int m_step = 0;
};

} // namespace vozka::app
