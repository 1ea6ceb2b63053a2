// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Applies the rules of the camera to a table.
#pragma once

#include "models/board/camera_rules.h"
#include "models/game/table_view_model.h"

namespace vozka {

class CameraViews : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Must outlive this object.
    Q_PROPERTY(vozka::TableViewModel* table MEMBER m_table NOTIFY changed)
    /// Part of the window, in pixels, that no bar and no card covers.
    Q_PROPERTY(QSizeF free MEMBER m_free NOTIFY freeChanged)
    /// Largest side of a cell when the whole board is shown, in pixels.
    Q_PROPERTY(int largestWhole MEMBER m_largestWhole NOTIFY changed)
    /// True if the player has moved the camera.
    Q_PROPERTY(bool isMoved MEMBER m_isMoved NOTIFY changed)
    /// True if the player has enlarged the cells, until the whole board is requested.
    Q_PROPERTY(bool isEnlarged MEMBER m_isEnlarged NOTIFY changed)

public:
    using QObject::QObject;

    /// Returns true if cells would be too small with the whole board. `isMoved` is ignored.
    Q_INVOKABLE [[nodiscard]] bool isNear() const;
    /// Returns the largest side of a cell that shows the whole board; 0 without a board.
    Q_INVOKABLE [[nodiscard]] int wholeCell() const;
    /// Returns the view for the decision of a person. If the current view (`cells`, `cell`) shows the
    /// decision well enough, the camera does not move, unless `always` is true.
    Q_INVOKABLE [[nodiscard]] vozka::CameraView forDecision(const QRectF& cells, int cell, bool always) const;
    /// Returns the view for the last move of another player. `isMoved` is ignored.
    Q_INVOKABLE [[nodiscard]] vozka::CameraView forLastMove(const QRectF& cells, int cell) const;
    /// Returns the number of choices on the board that are not completely in these cells.
    Q_INVOKABLE [[nodiscard]] int choicesOutside(const QRectF& cells) const;
    /// Return the bounding rectangle, in cells, of the choices that the camera shows, or of the last move.
    Q_INVOKABLE [[nodiscard]] QRectF choices() const { return decision().choices; }
    Q_INVOKABLE [[nodiscard]] QRectF lastMove() const;

signals:
    void changed();
    void freeChanged();

private:
    [[nodiscard]] CameraScene scene() const;
    [[nodiscard]] CameraDecision decision() const;

    TableViewModel* m_table = nullptr;
    QSizeF m_free;
    int m_largestWhole = 0;
    bool m_isMoved = false;
    bool m_isEnlarged = false;
};

} // namespace vozka
