// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Moves the board while the times of frames are measured: in a circle, then zoomed in and out, one step for
// each frame.
#pragma once

#include <QObject>

class QQuickItem;

namespace vozka::bench {

class CameraMotion : public QObject {
public:
    /// `camera` moves the contents of `board`: pan(double, double) by pixels, zoom(QPointF, double) about a
    /// point. `zoomFactor`: largest cell of the zoom divided by the smallest.
    CameraMotion(QQuickItem& board, QObject& camera, int pannedFrames, int zoomedFrames,
                 qreal zoomFactor = 3.2);

    [[nodiscard]] bool isOver() const { return m_step == m_panned + m_zoomed; }
    void step();

private:
    void pan();
    void zoom();

    QQuickItem& m_board;
    QObject& m_camera;
    int m_panned;
    int m_zoomed;
    qreal m_zoomFactor;
    int m_step = 0;
};

/// Zooms about the middle of the board until a cell has about `cell` pixels.
void zoomTo(QQuickItem& board, QObject& camera, int cell);

} // namespace vozka::bench
