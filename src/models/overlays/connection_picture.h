// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Item that paints the line of a connection. It sets its own position and size to the bounding box of the
// line. `tile`: side of a cell in pixels. The origin of the parent is the corner of the cell 0,0.
#pragma once

#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace vozka {

class ConnectionPicture : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    /// Ends of the line, in cells.
    Q_PROPERTY(QPointF from MEMBER m_from NOTIFY changed)
    Q_PROPERTY(QPointF to MEMBER m_to NOTIFY changed)
    Q_PROPERTY(qreal tile MEMBER m_tile NOTIFY changed)
    Q_PROPERTY(bool refused MEMBER m_refused NOTIFY changed)

public:
    explicit ConnectionPicture(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

signals:
    void changed();

private:
    [[nodiscard]] QRectF box() const;
    void lay();

    QPointF m_from;
    QPointF m_to;
    qreal m_tile = 0;
    bool m_refused = false;
};

} // namespace vozka
