// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Emits the effects of the last action one by one with their places on the board, for animations and sounds.
#pragma once

#include "models/board/table.h"

#include <QColor>
#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace vozka {

class GameEvents : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameController")

public:
    using QObject::QObject;

    /// Emits the signals of an event; most events have no visible effect.
    void emitEvent(const Table& table, const Event& event);

signals:
    void happened(const vozka::Event& event);
    /// A player scored points. x, y: place of the score on the board, in cells.
    void scored(qreal x, qreal y, int points, const QColor& colour);
    /// A figure returned to the supply. x, y, size: in cells, on the board; `source`: URL of its picture.
    void figureReturned(qreal x, qreal y, int player, int figure, const QString& source, qreal size);

private:
    void emitScore(const Table& table, const Event& event);
    void emitReturn(const Table& table, const Event& event);
};

} // namespace vozka
