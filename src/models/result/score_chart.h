// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The curves of a game's points over its turns, drawn in the players' colours with their emblems on them.
#pragma once

#include "models/result/statistics.h"

#include <QColor>
#include <QPointer>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace vozka {

class ScoreChart : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(vozka::Statistics* statistics READ statistics WRITE setStatistics NOTIFY statisticsChanged)
    /// The step that is pointed at; none if it does not exist.
    Q_PROPERTY(int cursor MEMBER m_cursor NOTIFY looksChanged)
    Q_PROPERTY(QColor ink MEMBER m_ink NOTIFY looksChanged)
    Q_PROPERTY(QColor dim MEMBER m_dim NOTIFY looksChanged)
    Q_PROPERTY(QColor line MEMBER m_line NOTIFY looksChanged)
    /// Of the numbers at the axes, in pixels; everything else is measured by it.
    Q_PROPERTY(int fontSize MEMBER m_fontSize NOTIFY looksChanged)
    /// What stands below the final scoring.
    Q_PROPERTY(QString endLabel MEMBER m_endLabel NOTIFY looksChanged)

public:
    explicit ScoreChart(QQuickItem* parent = nullptr);

    [[nodiscard]] Statistics* statistics() const { return m_statistics; }
    void setStatistics(Statistics* statistics);
    void paint(QPainter* painter) override;

    /// The step whose place is the nearest to x.
    Q_INVOKABLE [[nodiscard]] int stepAt(qreal x) const;
    /// Where a step and a number of points lie in the item.
    Q_INVOKABLE [[nodiscard]] QPointF place(int step, int points) const;

signals:
    void statisticsChanged();
    void looksChanged();

private:
    /// Where the curves lie, without the axes and the labels at their ends.
    [[nodiscard]] QRectF plot() const;
    /// The room between the last turn and the final scoring.
    [[nodiscard]] qreal endWidth() const;
    /// The distance of the lines, in points, and the number at the topmost.
    [[nodiscard]] int lineDistance() const;
    [[nodiscard]] int top() const;
    [[nodiscard]] QFont numbers(bool bold) const;
    void paintGrid(QPainter& painter) const;
    void paintCurves(QPainter& painter) const;
    void paintEmblems(QPainter& painter) const;
    void paintEnds(QPainter& painter) const;
    void paintCursor(QPainter& painter) const;

    QPointer<Statistics> m_statistics;
    int m_cursor = -1;
    int m_fontSize = 12;
    QColor m_ink;
    QColor m_dim;
    QColor m_line;
    QString m_endLabel;
};

/// The distance of marks on an axis from 0 to `end` so that there are no more than `marks` of them: 1, 2 or 5
/// times a power of ten.
[[nodiscard]] int markDistance(int end, int marks);

} // namespace vozka
