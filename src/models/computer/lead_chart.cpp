// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/computer/lead_chart.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace vozka {

namespace {

/// Returns the curve of a player, in the order of the game.
template<class Place>
QPolygonF curveOf(const std::vector<RatedMove>& rated, std::size_t player, Place place)
{
    QPolygonF curve;
    for (std::size_t number = 0; number < rated.size(); ++number)
        curve << place(number, static_cast<qreal>(rated[number].rated.expected.at(player)));
    return curve;
}

} // namespace

QRectF LeadChart::plot() const
{
    return {m_fontSize * 3.2, m_fontSize * 0.8, std::max(1.0, width() - m_fontSize * 4.2),
            std::max(1.0, height() - m_fontSize * 2.8)};
}

qreal LeadChart::range() const
{
    // Least range in points, so that small leads look small.
    constexpr qreal least = 10;
    const auto players = m_analysis->controller() ? m_analysis->controller()->players()->rowCount() : 0;
    qreal range = least;
    for (const auto& move : m_analysis->rated())
        for (int player = 0; player < players; ++player)
            range = std::max(range, std::abs(static_cast<qreal>(
                                        move.rated.expected.at(static_cast<std::size_t>(player)))));
    return range;
}

qreal LeadChart::xOf(std::size_t number) const
{
    const QRectF in = plot();
    const auto last = std::max(1, m_analysis->count() - 1);
    return in.left() + in.width() * static_cast<qreal>(number) / last;
}

qreal LeadChart::yOf(qreal lead) const
{
    const QRectF in = plot();
    return in.center().y() - lead / range() * in.height() / 2;
}

int LeadChart::numberAt(qreal x) const
{
    if (!m_analysis || m_analysis->rated().empty())
        return -1;
    const QRectF in = plot();
    const auto last = std::max(1, m_analysis->count() - 1);
    const int number = static_cast<int>(std::lround((x - in.left()) / in.width() * last));
    return std::clamp(number, 0, m_analysis->done() - 1);
}

void LeadChart::paintGrid(QPainter& painter) const
{
    constexpr int marks = 4;
    const QRectF in = plot();
    const int end = static_cast<int>(std::floor(range()));
    const int distance = std::max(1, markDistance(end, marks));
    for (int lead = -(end / distance) * distance; lead <= end; lead += distance) {
        painter.setPen(QPen(lead == 0 ? m_dim : m_line, 1));
        painter.drawLine(QPointF(in.left(), yOf(lead)), QPointF(in.right(), yOf(lead)));
        painter.setPen(m_dim);
        const QString number = lead > 0   ? u'+' + QString::number(lead)
                               : lead < 0 ? QChar(u'\u2212') + QString::number(-lead)
                                          : QStringLiteral("0");
        painter.drawText(QRectF(0, yOf(lead) - m_fontSize, in.left() - m_fontSize * 0.6, m_fontSize * 2.0),
                         Qt::AlignRight | Qt::AlignVCenter, number);
    }
}

void LeadChart::paintTurns(QPainter& painter) const
{
    const auto& rated = m_analysis->rated();
    if (rated.empty())
        return;
    const QRectF in = plot();
    const int across = std::max(1, static_cast<int>(in.width() / (m_fontSize * 5)));
    // The final number of turns is unknown. Assumes as many decisions for each turn as so far.
    const int turns = std::max(1, rated.back().rated.turn * m_analysis->count() / m_analysis->done());
    const int distance = markDistance(turns, across);
    painter.setPen(QPen(m_dim, 1));
    int next = distance;
    for (std::size_t number = 0; number < rated.size(); ++number) {
        // Turns without a decision have no mark: the next turn with a decision gets the mark.
        if (rated[number].rated.turn < next)
            continue;
        const qreal x = std::round(xOf(number)) + 0.5;
        painter.drawLine(QPointF(x, in.bottom()), QPointF(x, in.bottom() + 4));
        painter.drawText(
            QRectF(x - m_fontSize * 2, in.bottom() + m_fontSize * 0.4, m_fontSize * 4.0, m_fontSize * 1.4),
            Qt::AlignCenter, QString::number(rated[number].rated.turn));
        next = rated[number].rated.turn / distance * distance + distance;
    }
}

void LeadChart::paintCurves(QPainter& painter) const
{
    const auto* const players = m_analysis->controller()->players();
    for (int player = 0; player < players->rowCount(); ++player) {
        const auto& colour = players->at(player).colour;
        paintCurve(
            painter,
            curveOf(m_analysis->rated(), static_cast<std::size_t>(player),
                    [this](std::size_t number, qreal lead) { return QPointF(xOf(number), yOf(lead)); }),
            colour, 2.25, 3.5);
    }
}

void LeadChart::paint(QPainter* painter)
{
    if (!m_analysis || !m_analysis->controller())
        return;
    painter->setFont(numbers(false));
    paintGrid(*painter);
    paintTurns(*painter);
    paintCurves(*painter);
    if (m_cursor < 0 || m_cursor >= m_analysis->done())
        return;
    const qreal x = xOf(static_cast<std::size_t>(m_cursor));
    painter->setPen(QPen(m_ink, 1, Qt::DashLine));
    painter->drawLine(QPointF(x, plot().top()), QPointF(x, plot().bottom()));
}

} // namespace vozka
