// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "camera_motion.h"

#include <QQuickItem>
#include <QQuickWindow>

#include <cmath>

namespace vozka::bench {

CameraMotion::CameraMotion(QQuickItem& board, QObject& camera, int pannedFrames, int zoomedFrames,
                           qreal zoomFactor)
    : m_board(board),
      m_camera(camera),
      m_panned(pannedFrames),
      m_zoomed(zoomedFrames),
      m_zoomFactor(zoomFactor)
{}

void CameraMotion::step()
{
    if (m_step < m_panned)
        pan();
    else
        zoom();
    ++m_step;
    // Requests a frame even if the step is too small to change a pixel.
    m_board.window()->update();
}

void CameraMotion::pan()
{
    constexpr qreal stride = 9;
    const qreal angle = 2 * M_PI * m_step / m_panned;
    QMetaObject::invokeMethod(&m_camera, "pan", Q_ARG(double, stride* std::cos(angle)),
                              Q_ARG(double, stride* std::sin(angle)));
}

void CameraMotion::zoom()
{
    const bool zoomsIn = m_step < m_panned + m_zoomed / 2;
    const qreal factor = std::pow(m_zoomFactor, 2.0 / m_zoomed);
    const QPointF middle(m_board.width() / 2, m_board.height() / 2);
    QMetaObject::invokeMethod(&m_camera, "zoom", Q_ARG(QPointF, middle),
                              Q_ARG(double, zoomsIn ? factor : 1 / factor));
}

void zoomTo(QQuickItem& board, QObject& camera, int cell)
{
    const QPointF middle(board.width() / 2, board.height() / 2);
    const qreal factor = cell / camera.property("size").toReal();
    QMetaObject::invokeMethod(&camera, "zoom", Q_ARG(QPointF, middle), Q_ARG(double, factor));
}

} // namespace vozka::bench
