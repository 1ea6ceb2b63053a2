// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The program tries itself: every page is shown once, and whatever complains is counted.
#pragma once

#include <QObject>

class QQuickWindow;

namespace vozka::app {

/// From here on counts every warning of Qt and QML besides printing it.
void countWarnings();
[[nodiscard]] int warnings();

/// Shows the pages one after the other in both languages and both themes, then ends the application with 0
/// or, if there were warnings, 1.
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
