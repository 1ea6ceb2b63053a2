// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The whole board as one picture in a page, painted anew when the game on the table goes on.
#pragma once

#include "models/game/game_controller.h"

#include <QPointer>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace vozka {

class BoardPainting : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(vozka::GameController* controller READ controller WRITE setController NOTIFY controllerChanged)

public:
    using QQuickPaintedItem::QQuickPaintedItem;

    [[nodiscard]] GameController* controller() const { return m_controller; }
    void setController(GameController* controller);
    void paint(QPainter* painter) override;

signals:
    void controllerChanged();

protected:
    void itemChange(ItemChange change, const ItemChangeData& data) override;

private:
    void updateIfSeen();

    QPointer<GameController> m_controller;
};

} // namespace vozka
