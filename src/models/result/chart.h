// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Base of charts with curves in the colours of the players: style, source and highlighted step.
#pragma once

#include <QColor>
#include <QFont>
#include <QPointer>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace vozka {

// Use this name with its namespace in derived classes: QML tools do not find it otherwise.
class Chart : public QQuickPaintedItem {
    Q_OBJECT
    QML_ANONYMOUS
    /// Hovered step, which is marked; -1 if none.
    Q_PROPERTY(int cursor MEMBER m_cursor NOTIFY looksChanged)
    Q_PROPERTY(QColor ink MEMBER m_ink NOTIFY looksChanged)
    Q_PROPERTY(QColor dim MEMBER m_dim NOTIFY looksChanged)
    Q_PROPERTY(QColor line MEMBER m_line NOTIFY looksChanged)
    /// Size of the numbers at the axes, in pixels; other sizes depend on it.
    Q_PROPERTY(int fontSize MEMBER m_fontSize NOTIFY looksChanged)

public:
    explicit Chart(QQuickItem* parent = nullptr);

signals:
    void looksChanged();
    void sourceChanged();

protected:
    /// Sets the source. Each change of the source repaints the chart.
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
    /// Paints a curve with a casing, because some colours are close to the background in each theme.
    void paintCurve(QPainter& painter, const QPolygonF& curve, const QString& colour, qreal width,
                    qreal casing) const;

    int m_cursor = -1;
    int m_fontSize = 12;
    QColor m_ink;
    QColor m_dim;
    QColor m_line;
};

/// Returns the distance between the marks on an axis from 0 to `end`: 1, 2 or 5 times a power of ten. The
/// axis is divided into at most `marks` parts.
[[nodiscard]] int markDistance(int end, int marks);

} // namespace vozka
