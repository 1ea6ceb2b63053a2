// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Ends the program on a signal or at the end of the session, after saving the game if possible.
#pragma once

#include <QObject>
#include <QSocketNotifier>

#include <optional>

class QGuiApplication;
class QQuickWindow;
class QSessionManager;

namespace vozka::app {

class Session : public QObject {
    Q_OBJECT

public:
    /// Handles SIGTERM, SIGINT and SIGHUP from now on. Requires: only one instance.
    Session(QGuiApplication& application, QQuickWindow& window);
    ~Session() override;

private:
    /// Tries to save all changes. Returns true if none would be lost.
    [[nodiscard]] bool saveBeforeQuit() const;
    /// Writes an unsaved game to a new file in Documents, the home folder or the temporary folder, and prints
    /// its path.
    void saveGameElsewhere() const;
    void onSignal();
    void onSessionEnding(QSessionManager& session);

    QQuickWindow& m_window;
    /// Empty if the system has no signals.
    std::optional<QSocketNotifier> m_signalled;
};

} // namespace vozka::app
