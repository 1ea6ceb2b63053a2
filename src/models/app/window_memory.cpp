// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/app/window_memory.h"

#include "models/app/settings_file.h"

#include <QGuiApplication>
#include <QScreen>
#include <QSettings>

#include <algorithm>
#include <cmath>

namespace vozka {

namespace {

const auto frameKey = QStringLiteral("window/frame");
const auto maximisedKey = QStringLiteral("window/maximised");
const auto gameKey = QStringLiteral("view/game");
const auto cellKey = QStringLiteral("view/cell");
// Two numbers: Qt would pack a point.
const auto middleXKey = QStringLiteral("view/middleX");
const auto middleYKey = QStringLiteral("view/middleY");

} // namespace

WindowMemory::WindowMemory(QObject* parent) : QObject(parent)
{
    // A window that becomes larger than the screen says so first and why later.
    constexpr int untilSettledMs = 400;
    m_settled.setInterval(untilSettledMs);
    m_settled.setSingleShot(true);
    connect(&m_settled, &QTimer::timeout, this, &WindowMemory::look);
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
    m_frame = m_store ? m_store->value(frameKey).toRect() : QRect();
    emit folderChanged();
}

bool WindowMemory::canBeReached(const QRect& frame, const QList<QRect>& screens)
{
    constexpr QSize enough(120, 20);
    const QRect upperEdge(frame.topLeft(), QSize(frame.width(), enough.height()));
    return std::any_of(screens.begin(), screens.end(), [&](const QRect& screen) {
        const QRect seen = screen & upperEdge;
        return seen.width() >= enough.width() && seen.height() >= enough.height();
    });
}

void WindowMemory::follow(QWindow* window)
{
    if (!m_store || m_window == window)
        return;
    m_window = window;
    QList<QRect> screens;
    for (const QScreen* screen : QGuiApplication::screens())
        screens << screen->availableGeometry();
    if (m_frame.isValid() && canBeReached(m_frame, screens))
        window->setFramePosition(m_frame.topLeft());
    if (m_store->value(maximisedKey).toBool())
        window->setWindowStates(Qt::WindowMaximized);
    const auto wait = [this] { m_settled.start(); };
    connect(window, &QWindow::xChanged, this, wait);
    connect(window, &QWindow::yChanged, this, wait);
    connect(window, &QWindow::widthChanged, this, wait);
    connect(window, &QWindow::heightChanged, this, wait);
    connect(window, &QWindow::windowStateChanged, this, wait);
}

void WindowMemory::look()
{
    if (m_window == nullptr || !m_window->isVisible())
        return;
    const auto states = m_window->windowStates();
    const bool isPlain = (states & (Qt::WindowMaximized | Qt::WindowFullScreen | Qt::WindowMinimized)) == 0;
    if (isPlain)
        m_store->setValue(frameKey, QRect(m_window->framePosition(), m_window->size()));
    // Full screen is left as it was entered.
    if ((states & (Qt::WindowFullScreen | Qt::WindowMinimized)) == 0)
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
