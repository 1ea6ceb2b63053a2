// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Animates passages of a tile that open or close, above a picture of the tile without them.
#pragma once

#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace vozka {

class PassageMotion : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    /// Image URLs of the tile before and after the change. If `from` is empty, all passages were down before.
    Q_PROPERTY(QString from MEMBER m_from NOTIFY changed)
    Q_PROPERTY(QString to MEMBER m_to NOTIFY changed)
    /// Progress of opening or closing, 0 to 1.
    Q_PROPERTY(qreal progress MEMBER m_progress NOTIFY progressChanged)
    /// Image URL of the tile without the moving passages.
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
