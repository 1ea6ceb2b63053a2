// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The curves of a game's points over its turns, drawn in the players' colours with their emblems on them.
#pragma once

#include "models/result/chart.h"
#include "models/result/statistics.h"

namespace vozka {

class ScoreChart : public vozka::Chart {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(vozka::Statistics* statistics READ statistics WRITE setStatistics NOTIFY sourceChanged)
    /// What stands below the final scoring.
    Q_PROPERTY(QString endLabel MEMBER m_endLabel NOTIFY looksChanged)

public:
    using Chart::Chart;

    [[nodiscard]] Statistics* statistics() const { return m_statistics; }
    void setStatistics(Statistics* statistics) { watch(m_statistics, statistics); }
    void paint(QPainter* painter) override;

    /// The step whose place is the nearest to x.
    Q_INVOKABLE [[nodiscard]] int stepAt(qreal x) const;
    /// Where a step and a number of points lie in the item.
    Q_INVOKABLE [[nodiscard]] QPointF place(int step, int points) const;

private:
    /// Where the curves lie, without the axes and the labels at their ends.
    [[nodiscard]] QRectF plot() const;
    /// The room between the last turn and the final scoring.
    [[nodiscard]] qreal endWidth() const;
    /// The distance of the lines, in points, and the number at the topmost.
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
