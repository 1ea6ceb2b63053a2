// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Chart of the points after each turn: a curve with emblems for each player, in the player's colour.
#pragma once

#include "models/result/chart.h"
#include "models/result/statistics.h"

namespace vozka {

class ScoreChart : public vozka::Chart {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(vozka::Statistics* statistics READ statistics WRITE setStatistics NOTIFY sourceChanged)
    /// Label of the final scoring at the axis.
    Q_PROPERTY(QString endLabel MEMBER m_endLabel NOTIFY looksChanged)

public:
    using Chart::Chart;

    [[nodiscard]] Statistics* statistics() const { return m_statistics; }
    void setStatistics(Statistics* statistics) { watch(m_statistics, statistics); }
    void paint(QPainter* painter) override;

    /// Returns the step nearest to x, in pixels of the item; -1 if the chart is empty.
    Q_INVOKABLE [[nodiscard]] int stepAt(qreal x) const;
    /// Returns the point in the item for a step and a number of points.
    Q_INVOKABLE [[nodiscard]] QPointF place(int step, int points) const;

private:
    /// Returns the area of the curves, without axes and labels.
    [[nodiscard]] QRectF plot() const;
    /// Returns the width between the last turn and the final scoring, in pixels.
    [[nodiscard]] qreal endWidth() const;
    /// lineDistance: points between two lines of the grid. top: points of the top line.
    [[nodiscard]] int lineDistance() const;
    [[nodiscard]] int top() const;
    void paintGrid(QPainter& painter) const;
    void paintCurves(QPainter& painter) const;
    void paintEmblems(QPainter& painter) const;
    void paintEnds(QPainter& painter) const;
    void paintCursor(QPainter& painter) const;

    QPointer<Statistics> m_statistics;
    QString m_endLabel;
};

} // namespace vozka
