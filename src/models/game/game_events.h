// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the last action brought, told one thing after the other with its place on the board, for those who
// show it.
#pragma once

#include "models/scene/table.h"

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

    /// Tells what is to be seen of it; nothing of most events.
    void tell(const Table& table, const Event& event);

signals:
    /// Every event, also those of which nothing is to be seen.
    void happened(const vozka::Event& event);
    /// A player got points for a feature; the place is that of its figure, in cells.
    void scored(qreal x, qreal y, int points, const QColor& colour);
    /// A figure left that place, in cells, for its player's supply; `source` is the address of its picture.
    void wentHome(qreal x, qreal y, int player, int figure, const QString& source, qreal size);

private:
    void tellScore(const Table& table, const Event& event);
    void tellReturn(const Table& table, const Event& event);
};

} // namespace vozka
