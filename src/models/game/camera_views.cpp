// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/game/camera_views.h"

#include "models/table/camera_decision.h"

#include <algorithm>

namespace vozka {

CameraDecision CameraViews::decision() const
{
    return m_table == nullptr ? CameraDecision()
                              : cameraDecisionOf(m_table->table(), *m_table->candidates(),
                                                 *m_table->choices(), m_table->prompt().kind);
}

CameraScene CameraViews::scene() const
{
    CameraScene scene;
    if (m_table != nullptr)
        scene.board = m_table->board()->extent();
    scene.decision = decision();
    scene.free = m_free;
    scene.largestWhole = m_largestWhole;
    scene.isMoved = m_isMoved;
    scene.isEnlarged = m_isEnlarged;
    scene.lastMove = lastMove();
    return scene;
}

bool CameraViews::isNear() const
{
    CameraScene scene = this->scene();
    scene.isMoved = false;
    return !scene.board.isEmpty() && !m_free.isEmpty() && cameraModeOf(scene) == CameraMode::Near;
}

int CameraViews::wholeCell() const
{
    const CameraScene scene = this->scene();
    return scene.board.isEmpty() || m_free.isEmpty() ? 0 : wholeBoardView(scene).cell;
}

CameraView CameraViews::forDecision(const QRectF& cells, int cell, bool always) const
{
    CameraScene scene = this->scene();
    if (scene.board.isEmpty() || m_free.isEmpty())
        return {};
    scene.now.cells = cells;
    scene.now.cell = cell;
    return always ? bestCameraView(scene) : nextCameraView(scene);
}

CameraView CameraViews::forLastMove(const QRectF& cells, int cell) const
{
    CameraScene scene = this->scene();
    if (scene.board.isEmpty() || m_free.isEmpty())
        return {};
    scene.decision = lastMoveToShow(m_table->table());
    scene.isMoved = false;
    scene.now.cells = cells;
    scene.now.cell = cell;
    return nextCameraView(scene);
}

int CameraViews::choicesOutside(const QRectF& cells) const
{
    if (m_table == nullptr)
        return 0;
    return static_cast<int>(std::ranges::count_if(m_table->candidates()->rows(), [&](const Choice& choice) {
        return choice.isAllowed() && !cells.contains(cellsOf(choice.spot));
    }));
}

QRectF CameraViews::lastMove() const
{
    return m_table == nullptr ? QRectF() : lastMoveToShow(m_table->table()).choices;
}

} // namespace vozka
