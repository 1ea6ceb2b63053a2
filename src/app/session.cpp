// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/session.h"

#include "models/game/game_controller.h"
#include "platform/ending_signals.h"

#include <QDateTime>
#include <QGuiApplication>
#include <QQuickWindow>
#include <QSessionManager>
#include <QStandardPaths>

#include <cstdio>

namespace vozka::app {

Session::Session(QGuiApplication& application, QQuickWindow& window) : m_window(window)
{
    if (const int socket = platform::endingSignals(); socket >= 0) {
        m_signalled.emplace(socket, QSocketNotifier::Read);
        connect(&*m_signalled, &QSocketNotifier::activated, this, &Session::onSignal);
    }
    // Handled before Qt closes the window, which would show a question.
    connect(&application, &QGuiApplication::commitDataRequest, this, &Session::onSessionEnding,
            Qt::DirectConnection);
    platform::catchEndingSignals();
}

Session::~Session()
{
    platform::restoreEndingSignals();
}

bool Session::saveBeforeQuit() const
{
    bool may = true;
    QMetaObject::invokeMethod(&m_window, "saveBeforeQuit", Q_RETURN_ARG(bool, may));
    return may;
}

void Session::saveGameElsewhere() const
{
    auto* const table = m_window.findChild<GameController*>();
    if (table == nullptr || table->files()->turnsAtRisk() == 0)
        return;
    const QString name = QStringLiteral("vozka-%1.vozka")
                             .arg(QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss")));
    for (const auto place :
         {QStandardPaths::DocumentsLocation, QStandardPaths::HomeLocation, QStandardPaths::TempLocation}) {
        const QString folder = QStandardPaths::writableLocation(place);
        if (folder.isEmpty() || !table->files()->save(QUrl::fromLocalFile(folder + u'/' + name)))
            continue;
        std::fprintf(
            stderr, "vozka: %s\n",
            qUtf8Printable(
                tr("The game could not be saved in its place; it is in %1.").arg(folder + u'/' + name)));
        return;
    }
}

void Session::onSignal()
{
    platform::clearEndingSignal();
    // A second signal ends the program immediately.
    platform::restoreEndingSignals();
    if (!saveBeforeQuit())
        saveGameElsewhere();
    QCoreApplication::exit(0);
}

void Session::onSessionEnding(QSessionManager& session)
{
    if (saveBeforeQuit())
        return;
    if (!session.allowsInteraction()) {
        saveGameElsewhere();
        return;
    }
    // The window asks the player. The session can be ended again after that.
    session.cancel();
    session.release();
    QMetaObject::invokeMethod(&m_window, "close", Qt::QueuedConnection);
}

} // namespace vozka::app
