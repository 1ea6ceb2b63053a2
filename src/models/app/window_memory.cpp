// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/app/window_memory.h"

#include "models/app/settings_file.h"

#include <QEvent>
#include <QGuiApplication>
#include <QScreen>
#include <QSettings>

#include <cmath>

namespace vozka {

namespace {

const auto frameKey = QStringLiteral("window/frame");
const auto maximisedKey = QStringLiteral("window/maximised");
const auto gameKey = QStringLiteral("view/game");
const auto cellKey = QStringLiteral("view/cell");
// Two numbers, because Qt packs a point (see packed_values.h).
const auto middleXKey = QStringLiteral("view/middleX");
const auto middleYKey = QStringLiteral("view/middleY");

} // namespace

WindowMemory::WindowMemory(QObject* parent) : QObject(parent)
{
    // Wait, because a window that is maximised reports its size before its state.
    constexpr int untilSettledMs = 400;
    m_settleTimer.setInterval(untilSettledMs);
    m_settleTimer.setSingleShot(true);
    connect(&m_settleTimer, &QTimer::timeout, this, &WindowMemory::updateRemembered);
}

WindowMemory::~WindowMemory() = default;

void WindowMemory::setFolder(const QString& folder)
{
    if (m_folder == folder)
        return;
    m_folder = folder;
    m_store.reset();
    if (!folder.isEmpty())
        m_store = openSettings(folder + QStringLiteral("/window.ini"));
    m_remembered = {};
    if (m_store)
        m_remembered = {m_store->value(frameKey).toRect(), m_store->value(maximisedKey).toBool()};
}

WindowPlace WindowMemory::place() const
{
    QList<QRect> screens;
    for (const QScreen* screen : QGuiApplication::screens())
        screens << screen->availableGeometry();
    return placeWindow(m_remembered, screens, assumedFrame);
}

void WindowMemory::follow(QWindow* window)
{
    if (m_window == window)
        return;
    m_window = window;
    const auto place = this->place();
    if (auto* const screen = QGuiApplication::screens().value(place.screen))
        window->setScreen(screen);
    window->setMinimumSize(place.minimum);
    window->resize(place.size);
    if (place.corner)
        window->setFramePosition(*place.corner);
    if (place.isMaximised)
        window->setWindowStates(Qt::WindowMaximized);
    window->installEventFilter(this);
    const auto wait = [this] { m_settleTimer.start(); };
    connect(window, &QWindow::xChanged, this, wait);
    connect(window, &QWindow::yChanged, this, wait);
    connect(window, &QWindow::widthChanged, this, wait);
    connect(window, &QWindow::heightChanged, this, wait);
    connect(window, &QWindow::windowStateChanged, this, wait);
    connect(window, &QWindow::screenChanged, this, &WindowMemory::watchScreen);
    // The system has moved the window before this signal.
    connect(qApp, &QGuiApplication::screenRemoved, this, [this] {
        m_mustFit = true;
        m_settleTimer.start();
    });
    watchScreen();
}

void WindowMemory::watchScreen()
{
    disconnect(m_screenChanges);
    if (m_window->screen() == nullptr)
        return;
    m_screenChanges = connect(m_window->screen(), &QScreen::availableGeometryChanged, this, [this] {
        m_mustFit = true;
        m_settleTimer.start();
    });
    // Change only the minimum size, not the position: the user might be moving the window.
    m_window->setMinimumSize(minimumOn(m_window->screen()->availableGeometry(),
                                       m_frameIsKnown ? m_window->frameMargins() : assumedFrame));
}

bool WindowMemory::eventFilter(QObject* watched, QEvent* event)
{
    // Expose is the first event after the window manager has added the frame.
    if (event->type() == QEvent::Expose)
        fit();
    return QObject::eventFilter(watched, event);
}

bool WindowMemory::isPlain() const
{
    return (m_window->windowStates() & (Qt::WindowMaximized | Qt::WindowFullScreen | Qt::WindowMinimized))
           == 0;
}

void WindowMemory::updateRemembered()
{
    if (m_window == nullptr || !m_window->isVisible())
        return;
    fit();
    store();
}

void WindowMemory::fit()
{
    const auto* const screen = m_window->screen();
    if (!m_window->isVisible() || screen == nullptr || screen->availableGeometry().isEmpty())
        return;
    const QMargins frame = m_window->frameMargins();
    if (!isPlain()) {
        // Limit the minimum size, so that a maximised window with its frame fits the screen.
        if (!frame.isNull())
            m_window->setMinimumSize(minimumOn(screen->availableGeometry(), frame));
        return;
    }
    if (!m_mustFit && (m_frameIsKnown || frame.isNull()))
        return;
    m_mustFit = false;
    m_frameIsKnown = !frame.isNull();
    QRect area = screen->availableGeometry();
    // The frame is known in whole logical pixels: the rounded value can be one pixel too small.
    if (const auto ratio = screen->devicePixelRatio(); ratio != std::floor(ratio))
        area.adjust(0, 0, -1, -1);
    m_window->setMinimumSize(minimumOn(area, frame));
    const QRect outer = m_window->frameGeometry();
    const QRect target = movedInto(area, outer);
    if (target.size() != outer.size())
        m_window->resize(target.size().shrunkBy(frame));
    if (target.topLeft() != outer.topLeft())
        m_window->setFramePosition(target.topLeft());
}

void WindowMemory::store()
{
    if (!m_store)
        return;
    if (isPlain())
        m_store->setValue(frameKey, QRect(m_window->framePosition(), m_window->size()));
    if (const auto states = m_window->windowStates();
        (states & (Qt::WindowFullScreen | Qt::WindowMinimized)) == 0)
        m_store->setValue(maximisedKey, states.testFlag(Qt::WindowMaximized));
}

void WindowMemory::rememberView(const QString& game, qreal cell, QPointF middle)
{
    if (!m_store || game.isEmpty())
        return;
    m_store->setValue(gameKey, game);
    m_store->setValue(cellKey, cell);
    m_store->setValue(middleXKey, middle.x());
    m_store->setValue(middleYKey, middle.y());
}

qreal WindowMemory::cellOf(const QString& game) const
{
    const bool known = m_store && !game.isEmpty() && m_store->value(gameKey).toString() == game;
    const qreal cell = known ? m_store->value(cellKey).toReal() : 0;
    return std::isfinite(cell) ? cell : 0;
}

QPointF WindowMemory::middleOf(const QString& game) const
{
    if (cellOf(game) <= 0)
        return {};
    const QPointF middle(m_store->value(middleXKey).toReal(), m_store->value(middleYKey).toReal());
    return std::isfinite(middle.x()) && std::isfinite(middle.y()) ? middle : QPointF();
}

} // namespace vozka
