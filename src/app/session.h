// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How the program ends when the system asks for it: a signal, or the end of the session. What can be kept is
// kept before.
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
    /// From now on SIGTERM, SIGINT and SIGHUP end the program in order. There is one of these at a time.
    Session(QGuiApplication& application, QQuickWindow& window);
    ~Session() override;

private:
    /// Whether nothing would be lost by ending now.
    [[nodiscard]] bool mayQuit() const;
    /// Writes the game on the table into a file, if it is kept nowhere, and says into which.
    void rescue() const;
    void onSignal();
    void onSessionEnding(QSessionManager& session);

    QQuickWindow& m_window;
    /// None where the system has no signals.
    std::optional<QSocketNotifier> m_signalled;
};

} // namespace vozka::app
