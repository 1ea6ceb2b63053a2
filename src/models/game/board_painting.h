// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Item that paints the whole board and follows the game.
#pragma once

#include "models/board/board_picture.h"
#include "models/game/game_controller.h"

#include <QPointer>
#include <QQuickPaintedItem>

namespace vozka {

class BoardPainting : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(vozka::GameController* controller MEMBER m_controller WRITE setController)
    Q_PROPERTY(vozka::ColourTheme::Kind theme MEMBER m_theme NOTIFY themeChanged)
    /// Side of a tile in pixels.
    Q_PROPERTY(int cell READ cell NOTIFY laidOut)

public:
    explicit BoardPainting(QQuickItem* parent = nullptr);

    void setController(GameController* controller);
    void paint(QPainter* painter) override;
    [[nodiscard]] int cell() const { return layout().side; }
    /// Converts between cells and pixels of the item.
    Q_INVOKABLE [[nodiscard]] QPointF placeOf(QPointF cells) const { return layout().at(cells); }
    Q_INVOKABLE [[nodiscard]] QPointF cellsAt(QPointF place) const;

signals:
    void themeChanged();
    void laidOut();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    [[nodiscard]] BoardLayout layout() const;
    void updateIfSeen();

    QPointer<GameController> m_controller;
    ColourTheme::Kind m_theme = ColourTheme::Light;
};

} // namespace vozka
