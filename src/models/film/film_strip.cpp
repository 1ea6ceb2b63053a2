// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Strip below the board of a film: turn and points of the players.
#include "models/art/palette.h"
#include "models/art/pictures.h"
#include "models/film/film.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace vozka {

QString Film::gained(int points)
{
    //: Points that were gained, or lost.
    return points < 0 ? tr("−%1").arg(-points) : tr("+%1").arg(points);
}

QString Film::heading(const Scene& scene) const
{
    const int turns = m_scenes.back().turn;
    if (isResult(scene))
        return tr("Result");
    //: Of a film of a game: %1 is the number of the turn, %2 how many there are.
    return scene.isLast ? tr("%n turn(s)", nullptr, turns) : tr("Turn %1 of %2").arg(scene.turn).arg(turns);
}

int Film::headingWidth() const
{
    // Width of the widest heading, so that nothing moves, but at most a quarter of the strip.
    constexpr int part = 4;
    const QFontMetrics metrics(font(false));
    int width = 0;
    for (const auto& each : m_scenes)
        width = std::max(width, metrics.horizontalAdvance(heading(each)));
    return std::min(width + m_strip.height(), m_strip.width() / part);
}

void Film::paintStrip(QPainter& painter, const Table& table, const Scene& scene) const
{
    painter.fillRect(m_strip, ui("card"));
    painter.fillRect(QRect(m_strip.topLeft(), QSize(m_strip.width(), 1)), ui("line"));
    painter.setFont(font(false));
    const int width = headingWidth();
    const QRect textArea = m_strip.adjusted(m_strip.height() / 2, 0, width - m_strip.width(), 0);
    painter.setPen(ui("dim"));
    painter.drawText(textArea, Qt::AlignVCenter | Qt::AlignLeft,
                     QFontMetrics(font(false)).elidedText(heading(scene), Qt::ElideRight, textArea.width()));
    const auto players = static_cast<int>(table.players.size());
    const int left = m_strip.left() + width;
    const int each = (m_strip.width() - width) / players;
    for (int player = 0; player < players; ++player)
        paintPlayer(painter, QRect(left + player * each, m_strip.top() + 1, each, m_strip.height() - 1),
                    table, scene, static_cast<Player>(player));
}

int Film::gainOf(const Scene& scene, Player player) const
{
    if (isResult(scene)) {
        Scene before = scene;
        before.beforeEnd = true;
        return tableOf(scene).points(player) - tableOf(before).points(player);
    }
    int gain = 0;
    for (const auto& score : newScores(scene))
        gain += score.line.player == player ? score.line.points : 0;
    return gain;
}

bool Film::isEmphasized(const Table& table, const Scene& scene, Player player) const
{
    if (!isResult(scene))
        return scene.player == player;
    int most = 0;
    const auto players = static_cast<Player>(table.players.size());
    for (Player each = 0; each < players; ++each)
        most = std::max(most, table.points(each));
    return table.points(player) == most;
}

bool Film::hasTwoLines(int width) const
{
    const QFontMetrics plain(font(false));
    const int beside =
        QFontMetrics(font(true)).horizontalAdvance(QStringLiteral("999 +99")) + m_strip.height() * 5 / 4;
    const Table table = tableOf(m_scenes.back());
    const auto players = static_cast<Player>(table.players.size());
    int widest = 0;
    for (Player each = 0; each < players; ++each)
        widest = std::max(widest, plain.horizontalAdvance(table.playerName(each)));
    return widest + beside > width;
}

void Film::paintPlayer(QPainter& painter, const QRect& place, const Table& table, const Scene& scene,
                       Player player) const
{
    const QString colour = table.playerColour(player);
    const int line = std::max(2, m_strip.height() / 14);
    if (isEmphasized(table, scene, player)) {
        painter.fillRect(place, ui("card_hover"));
        painter.fillRect(QRect(place.left(), place.bottom() - line + 1, place.width(), line),
                         Palette::instance().player(colour));
    }
    const int side = m_strip.height() / 2;
    const int gap = m_strip.height() / 6;
    const QRect mark(place.left() + gap, place.center().y() - side / 2, side, side);
    paintMark(painter, mark, colour);

    // The name is next to the points, or above them if space is short. It is omitted if it does not fit.
    const QRect textArea(mark.right() + gap, place.top(), place.right() - mark.right() - gap,
                         place.height() - line);
    const bool two = hasTwoLines(place.width());
    const bool named = !two || textArea.width() > 3 * side;
    const int half = textArea.height() / 2;
    const QRect above =
        two ? QRect(textArea.left(), textArea.top() + half / 8, textArea.width(), half) : textArea;
    QRect below = two && named ? above.translated(0, half - half / 8) : textArea;
    QFont plain = font(false);
    QFont bold = font(true);
    if (two && named) {
        constexpr qreal part = 0.78;
        plain.setPixelSize(qRound(half * part));
        bold.setPixelSize(plain.pixelSize());
    }
    if (named) {
        const QFontMetrics metrics(plain);
        const QString name = metrics.elidedText(table.playerName(player), Qt::ElideRight, above.width());
        painter.setFont(plain);
        painter.setPen(ui("text"));
        painter.drawText(above, Qt::AlignVCenter | Qt::AlignLeft, name);
        if (!two)
            below.setLeft(below.left() + metrics.horizontalAdvance(name) + gap);
    }
    const QString points = QString::number(table.points(player));
    painter.setFont(bold);
    painter.setPen(ui("text"));
    painter.drawText(below, Qt::AlignVCenter | Qt::AlignLeft, points);
    below.setLeft(below.left() + QFontMetrics(bold).horizontalAdvance(points) + gap);
    const int gain = gainOf(scene, player);
    painter.setPen(ui(gain < 0 ? "danger" : "ok"));
    if (gain != 0)
        painter.drawText(below, Qt::AlignVCenter | Qt::AlignLeft, gained(gain));
}

} // namespace vozka
