// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/result/score_chart.h"

#include "models/art/pictures.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace vozka {

int ScoreChart::lineDistance() const
{
    const int lines = std::clamp(static_cast<int>(height() / (m_fontSize * 3.2)), 2, 8);
    return markDistance(std::max(1, m_statistics->mostPoints()), lines);
}

int ScoreChart::top() const
{
    const int distance = lineDistance();
    const int most = std::max(1, m_statistics->mostPoints());
    return (most + distance - 1) / distance * distance;
}

QRectF ScoreChart::plot() const
{
    const QFontMetricsF metrics(numbers(true));
    const qreal left = metrics.horizontalAdvance(QString::number(top())) + m_fontSize * 0.8;
    const qreal right =
        m_fontSize * 2.2 + metrics.horizontalAdvance(QString::number(m_statistics->mostPoints()));
    return QRectF(0, 0, width(), height()).adjusted(left, m_fontSize * 0.8, -right, -m_fontSize * 1.8);
}

qreal ScoreChart::endWidth() const
{
    const qreal whole = plot().width();
    return std::max(whole / m_statistics->lastStep(), std::min(whole / 4, m_fontSize * 3.6));
}

QPointF ScoreChart::place(int step, int points) const
{
    if (m_statistics == nullptr || m_statistics->lastStep() == 0)
        return {};
    const QRectF area = plot();
    const int turns = std::max(1, m_statistics->turns());
    const qreal x = step > m_statistics->turns() ? area.right()
                                                 : area.left() + (area.width() - endWidth()) * step / turns;
    return {x, area.bottom() - area.height() * points / top()};
}

int ScoreChart::stepAt(qreal x) const
{
    int nearest = -1;
    const int steps = m_statistics == nullptr ? 0 : m_statistics->lastStep();
    for (int step = 0; steps > 0 && step <= steps; ++step)
        if (nearest < 0 || std::abs(place(step, 0).x() - x) < std::abs(place(nearest, 0).x() - x))
            nearest = step;
    return nearest;
}

void ScoreChart::paint(QPainter* painter)
{
    if (m_statistics == nullptr || m_statistics->lastStep() == 0 || width() <= 0 || height() <= 0)
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    paintGrid(*painter);
    paintCurves(*painter);
    paintEmblems(*painter);
    paintEnds(*painter);
    paintCursor(*painter);
}

void ScoreChart::paintGrid(QPainter& painter) const
{
    const QRectF area = plot();
    const int turns = m_statistics->turns();
    QColor band = m_line;
    band.setAlphaF(0.35F);
    painter.fillRect(QRectF(place(turns, 0).x(), area.top(), endWidth(), area.height()), band);

    const QFontMetricsF metrics(numbers(false));
    painter.setFont(numbers(false));
    for (int points = 0; points <= top(); points += lineDistance()) {
        const qreal y = std::round(place(0, points).y()) + 0.5;
        painter.setPen(QPen(points == 0 ? m_dim : m_line, 1));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(m_dim);
        painter.drawText(QRectF(0, y - m_fontSize, area.left() - m_fontSize * 0.5, m_fontSize * 2),
                         Qt::AlignRight | Qt::AlignVCenter, QString::number(points));
    }
    const qreal under = area.bottom() + m_fontSize * 0.4;
    const auto write = [&](qreal x, const QString& text) {
        const qreal wide = metrics.horizontalAdvance(text) + 2;
        painter.drawText(QRectF(x - wide / 2, under, wide, m_fontSize * 1.4), Qt::AlignCenter, text);
    };
    const int across = std::max(1, static_cast<int>(area.width() / (m_fontSize * 5)));
    const int distance = markDistance(turns, across);
    const qreal free = place(turns, 0).x() - m_fontSize;
    for (int turn = distance; turn <= turns; turn += distance) {
        const qreal x = std::round(place(turn, 0).x()) + 0.5;
        // The number would overlap the label of the final scoring.
        if (x >= free)
            break;
        painter.setPen(QPen(m_dim, 1));
        painter.drawLine(QPointF(x, area.bottom()), QPointF(x, area.bottom() + 4));
        write(x, QString::number(turn));
    }
    write(place(turns, 0).x() + endWidth() / 2, m_endLabel);
}

void ScoreChart::paintCurves(QPainter& painter) const
{
    const qreal width = std::max(2.4, m_fontSize * 0.21);
    for (const auto& curve : m_statistics->curves()) {
        QPolygonF line;
        for (std::size_t step = 0; step < curve.points.size(); ++step)
            line << place(static_cast<int>(step), curve.points[step]);
        paintCurve(painter, line, curve.colour, width, width + 1.2);
    }
}

void ScoreChart::paintEmblems(QPainter& painter) const
{
    const auto& curves = m_statistics->curves();
    const int turns = m_statistics->turns();
    const qreal size = m_fontSize * 1.05;
    // Emblems of players are at different turns, so that they do not cover each other on equal curves.
    const int apart = std::max(1, static_cast<int>(std::ceil(turns * size * 12 / plot().width())));
    int seat = 0;
    for (const auto& curve : curves) {
        ++seat;
        const int first = apart * seat / (static_cast<int>(curves.size()) + 1);
        for (int turn = std::max(1, first); turn < turns; turn += apart) {
            const QPointF at = place(turn, curve.points[static_cast<std::size_t>(turn)]);
            paintMark(painter, QRectF(at.x() - size / 2, at.y() - size / 2, size, size), curve.colour);
        }
    }
}

void ScoreChart::paintEnds(QPainter& painter) const
{
    struct End {
        const ScoreCurve* curve;
        qreal y;
    };
    const QRectF area = plot();
    const qreal high = m_fontSize * 1.35;
    std::vector<End> ends;
    for (const auto& curve : m_statistics->curves())
        ends.push_back({&curve, place(m_statistics->lastStep(), curve.points.back()).y()});
    // Move overlapping labels down, from top to bottom. Then move labels up that are below the axis.
    std::ranges::stable_sort(ends, {}, &End::y);
    for (std::size_t i = 1; i < ends.size(); ++i)
        ends[i].y = std::max(ends[i].y, ends[i - 1].y + high);
    qreal lowest = area.bottom() + high / 4;
    for (auto end = ends.rbegin(); end != ends.rend(); ++end) {
        end->y = std::min(end->y, lowest);
        lowest = end->y - high;
    }
    painter.setFont(numbers(true));
    const qreal chip = m_fontSize * 1.2;
    const qreal x = area.right() + m_fontSize * 0.4;
    for (const auto& end : ends) {
        paintMark(painter, QRectF(x, end.y - chip / 2, chip, chip), end.curve->colour);
        painter.setPen(m_ink);
        painter.drawText(QRectF(x + chip + 3, end.y - m_fontSize, width() - x - chip - 3, m_fontSize * 2),
                         Qt::AlignLeft | Qt::AlignVCenter, QString::number(end.curve->points.back()));
    }
}

void ScoreChart::paintCursor(QPainter& painter) const
{
    if (m_cursor < 0 || m_cursor > m_statistics->lastStep())
        return;
    const QRectF area = plot();
    const qreal x = std::round(place(m_cursor, 0).x()) + 0.5;
    painter.setPen(QPen(m_ink, 1));
    painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    const qreal size = m_fontSize * 1.3;
    for (const auto& curve : m_statistics->curves()) {
        const QPointF at = place(m_cursor, curve.points[static_cast<std::size_t>(m_cursor)]);
        paintMark(painter, QRectF(at.x() - size / 2, at.y() - size / 2, size, size), curve.colour);
    }
}

} // namespace vozka
