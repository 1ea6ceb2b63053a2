// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/session.h"

#include "models/game/game_controller.h"

#include <QDateTime>
#include <QGuiApplication>
#include <QQuickWindow>
#include <QSessionManager>
#include <QStandardPaths>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>

namespace vozka::app {

namespace {

constexpr std::array endingSignals{SIGTERM, SIGINT, SIGHUP};

/// What a signal writes into and the window's thread reads from; nothing else is safe to do in a signal.
int* ends()
{
    static std::array<int, 2> both{-1, -1};
    if (both[0] < 0 && ::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, both.data()) != 0)
        both = {-1, -1};
    return both.data();
}

extern "C" void tellOfSignal(int)
{
    const int error = errno;
    const char byte = 1;
    [[maybe_unused]] const auto written = ::write(ends()[1], &byte, 1);
    errno = error;
}

void handle(void (*handler)(int))
{
    struct sigaction action {};
    action.sa_handler = handler;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    for (const int number : endingSignals)
        ::sigaction(number, &action, nullptr);
}

} // namespace

Session::Session(QGuiApplication& application, QQuickWindow& window)
    : m_window(window), m_signalled(ends()[0], QSocketNotifier::Read)
{
    connect(&m_signalled, &QSocketNotifier::activated, this, &Session::onSignal);
    // Before the window is closed for it, which would have to ask.
    connect(&application, &QGuiApplication::commitDataRequest, this, &Session::onSessionEnding,
            Qt::DirectConnection);
    handle(tellOfSignal);
}

Session::~Session()
{
    handle(SIG_DFL);
}

bool Session::mayQuit() const
{
    bool may = true;
    QMetaObject::invokeMethod(&m_window, "mayQuit", Q_RETURN_ARG(bool, may));
    return may;
}

void Session::rescue() const
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
    std::array<char, 16> bytes{};
    [[maybe_unused]] const auto got =
        ::read(static_cast<int>(m_signalled.socket()), bytes.data(), bytes.size());
    // A second signal ends it at once.
    handle(SIG_DFL);
    if (!mayQuit())
        rescue();
    QCoreApplication::exit(0);
}

void Session::onSessionEnding(QSessionManager& session)
{
    if (mayQuit())
        return;
    if (!session.allowsInteraction()) {
        rescue();
        return;
    }
    // The player decides: the window asks him, and the session can be ended again then.
    session.cancel();
    session.release();
    QMetaObject::invokeMethod(&m_window, "close", Qt::QueuedConnection);
}

} // namespace vozka::app
