// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A chart of curves in the colours of the players: how it looks, whose numbers it shows, and at which step of
// them one points.
#pragma once

#include <QColor>
#include <QFont>
#include <QPointer>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace vozka {

// Heirs name it with its namespace: QML's tools do not find it otherwise.
class Chart : public QQuickPaintedItem {
    Q_OBJECT
    QML_ANONYMOUS
    /// The step that is pointed at; none if it does not exist.
    Q_PROPERTY(int cursor MEMBER m_cursor NOTIFY looksChanged)
    Q_PROPERTY(QColor ink MEMBER m_ink NOTIFY looksChanged)
    Q_PROPERTY(QColor dim MEMBER m_dim NOTIFY looksChanged)
    Q_PROPERTY(QColor line MEMBER m_line NOTIFY looksChanged)
    /// Of the numbers at the axes, in pixels; everything else is measured by it.
    Q_PROPERTY(int fontSize MEMBER m_fontSize NOTIFY looksChanged)

public:
    explicit Chart(QQuickItem* parent = nullptr);

signals:
    void looksChanged();
    void sourceChanged();

protected:
    /// What it shows is `next` from now on; painted again whenever that tells of a change.
    template<class Source>
    void watch(QPointer<Source>& source, Source* next)
    {
        if (source == next)
            return;
        if (source)
            source->disconnect(this);
        source = next;
        if (source)
            connect(source, &Source::changed, this, [this] { update(); });
        emit sourceChanged();
    }
    [[nodiscard]] QFont numbers(bool bold) const;
    /// With a casing: one of the colours is close to the ground, whatever the theme.
    void paintCurve(QPainter& painter, const QPolygonF& curve, const QString& colour, qreal width,
                    qreal casing) const;

    int m_cursor = -1;
    int m_fontSize = 12;
    QColor m_ink;
    QColor m_dim;
    QColor m_line;
};

/// The distance of marks on an axis from 0 to `end` so that there are no more than `marks` of them: 1, 2 or 5
/// times a power of ten.
[[nodiscard]] int markDistance(int end, int marks);

} // namespace vozka
