// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The passages of a tile that open or shut just now, over a picture of the tile without them.
#pragma once

#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace vozka {

class PassageMotion : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    /// The addresses of the tile's pictures as it was and as it will be; without the first nothing was shut.
    Q_PROPERTY(QString from MEMBER m_from NOTIFY changed)
    Q_PROPERTY(QString to MEMBER m_to NOTIFY changed)
    /// How far they are open or shut by now, 0 to 1.
    Q_PROPERTY(qreal progress MEMBER m_progress NOTIFY progressChanged)
    /// The address of the tile's picture without those that move.
    Q_PROPERTY(QString ground READ ground NOTIFY changed)

public:
    explicit PassageMotion(QQuickItem* parent = nullptr);

    [[nodiscard]] QString ground() const;
    void paint(QPainter* painter) override;

signals:
    void changed();
    void progressChanged();

private:
    QString m_from;
    QString m_to;
    qreal m_progress = 0;
};

} // namespace vozka
