// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/film/film.h"

#include "match/turns.h"
#include "models/art/palette.h"
#include "models/art/pictures.h"

#include <QFontMetrics>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>
#include <array>

namespace vozka {

namespace {

/// Smaller pictures have no room for words.
constexpr QSize smallestWithStrip(320, 200);

int stripHeight(QSize size)
{
    constexpr int least = 26;
    constexpr int part = 13;
    return size.width() < smallestWithStrip.width() || size.height() < smallestWithStrip.height()
               ? 0
               : std::max(least, size.height() / part);
}

QString gained(int points)
{
    //: Points that were gained, or lost.
    return points < 0 ? Film::tr("−%1").arg(-points) : Film::tr("+%1").arg(points);
}

} // namespace

Film::Film(const Match& match, const FilmLook& look) : m_match(match), m_look(look)
{
    std::size_t moments = 0;
    for (const auto& played : seenTurnsOf(match)) {
        const auto from = std::exchange(moments, moments + played.moments.size());
        m_scenes.push_back({from, moments, (*played.before)->active, static_cast<int>(m_scenes.size()) + 1,
                            played.moments.back().after->over, false});
    }
    const int turns = static_cast<int>(m_scenes.size());
    m_scenes.push_back({moments, moments, nature, turns, false, true});
    if (turns > 0 && match.state()->over)
        m_scenes.back().from = m_scenes[static_cast<std::size_t>(turns) - 1].moments;

    const int strip = stripHeight(look.size);
    m_strip = QRect(0, look.size.height() - strip, look.size.width(), strip);
    m_layout = layBoard(extentOf(tableOf(m_scenes.back())),
                        QRect(0, 0, look.size.width(), look.size.height() - strip));
    m_ground = QImage(look.size, QImage::Format_ARGB32_Premultiplied);
    m_ground.fill(Palette::instance().art(QStringLiteral("table")));
}

Table Film::tableOf(const Scene& scene) const
{
    Table table{&m_match.rules(), &m_match.state(), m_match.players(), m_match.moments(), true, false, 0,
                scene.player};
    table.moments = table.moments.first(scene.moments);
    table.state = table.moments.empty() ? &m_match.startState() : &table.moments.back().after;
    if (scene.beforeEnd)
        table.untold = splitAtEnd(table.moments.back().events).final.size();
    return table;
}

int Film::durationMs(int number, int turnMs) const
{
    constexpr int least = 3000;
    constexpr int turns = 4;
    return number + 1 < count() ? turnMs : std::max(least, turns * turnMs);
}

std::vector<Event> Film::newScores(const Scene& scene) const
{
    std::vector<Event> scores;
    const auto moments = tableOf(scene).moments.subspan(scene.from);
    for (const auto& moment : moments) {
        const auto& all = moment.events;
        const auto told = all.size() - splitAtEnd(all).final.size();
        std::copy_if(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(told), std::back_inserter(scores),
                     [](const Event& event) { return event.type == event::score && event.line.points != 0; });
    }
    return scores;
}

QColor Film::ui(const char* name) const
{
    return Palette::instance().ui(m_look.dark, QLatin1String(name));
}

QFont Film::font(bool bold) const
{
    constexpr qreal part = 0.36;
    QFont font = QGuiApplication::font();
    font.setPixelSize(std::max(10, qRound(m_strip.height() * part)));
    font.setBold(bold);
    return font;
}

QImage Film::paint(int number)
{
    const auto& scene = m_scenes.at(static_cast<std::size_t>(number));
    const Table table = tableOf(scene);
    paintGround(table);
    QImage image = m_ground;
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFigures(painter, table, m_layout);
    painter.setRenderHint(QPainter::Antialiasing);
    paintNew(painter, table, scene);
    if (!m_strip.isEmpty())
        paintStrip(painter, table, scene);
    return image;
}

void Film::paintGround(const Table& table)
{
    auto lying = tilesOnBoard(table);
    const bool goesOn = lying.size() >= m_lying.size();
    if (!goesOn) {
        m_ground.fill(Palette::instance().art(QStringLiteral("table")));
        m_lying.clear();
    }
    QPainter painter(&m_ground);
    for (std::size_t i = 0; i < lying.size(); ++i) {
        if (i >= m_lying.size() || m_lying[i] != lying[i])
            paintTileAt(painter, lying[i], m_layout);
    }
    painter.end();
    m_lying = std::move(lying);
}

void Film::paintNew(QPainter& painter, const Table& table, const Scene& scene) const
{
    const auto& palette = Palette::instance();
    const qreal line = std::max(1.5, m_layout.side * 0.05);
    const auto moments = table.moments.subspan(scene.from);
    for (const auto& moment : moments) {
        if (moment.action.type != Action::Type::Place)
            continue;
        const QRectF square = QRectF(m_layout.square(moment.action.at)).adjusted(line, line, -line, -line);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette.overlay(QStringLiteral("badge")), line * 2));
        painter.drawRect(square);
        painter.setPen(QPen(palette.player(table.playerColour(scene.player)), line * 1.2));
        painter.drawRect(square);
    }
    QFont font = this->font(true);
    font.setPixelSize(std::max(12, qRound(m_layout.side * 0.3)));
    const QFontMetrics metrics(font);
    painter.setFont(font);
    std::vector<QPointF> taken;
    for (const auto& score : newScores(scene)) {
        if (!score.line.hasPlace())
            continue;
        const QString words = gained(score.line.points);
        QRectF sign(0, 0, metrics.horizontalAdvance(words) + metrics.height() * 0.7, metrics.height() * 1.1);
        const QPointF place = placeOfScore(table, score);
        // Those of several players for one feature stand one above the other.
        const auto below = std::ranges::count(taken, place);
        taken.push_back(place);
        sign.moveCenter(m_layout.at(place) - QPointF(0, static_cast<qreal>(below) * sign.height() * 1.1));
        const QString colour = table.playerColour(score.line.player);
        painter.setPen(QPen(palette.overlay(QStringLiteral("badge")), line));
        painter.setBrush(palette.player(colour));
        painter.drawRoundedRect(sign, sign.height() / 2, sign.height() / 2);
        painter.setPen(palette.markColour(colour));
        painter.drawText(sign, Qt::AlignCenter, words);
    }
}

QString Film::heading(const Scene& scene) const
{
    const int turns = m_scenes.back().turn;
    if (scene.isLast && m_match.state()->over)
        return tr("Result");
    //: Of a film of a game: %1 is the number of the turn, %2 how many there are.
    return scene.isLast ? tr("%n turn(s)", nullptr, turns) : tr("Turn %1 of %2").arg(scene.turn).arg(turns);
}

void Film::paintStrip(QPainter& painter, const Table& table, const Scene& scene) const
{
    painter.fillRect(m_strip, ui("card"));
    painter.fillRect(QRect(m_strip.topLeft(), QSize(m_strip.width(), 1)), ui("line"));
    painter.setFont(font(false));
    const QFontMetrics metrics(font(false));
    // As wide as the widest, so that nothing jumps.
    int width = 0;
    for (const auto& each : m_scenes)
        width = std::max(width, metrics.horizontalAdvance(heading(each)));
    width = std::min(width + m_strip.height(), m_strip.width() / 3);
    const QRect words = m_strip.adjusted(m_strip.height() / 2, 0, width - m_strip.width(), 0);
    painter.setPen(ui("dim"));
    painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft,
                     metrics.elidedText(heading(scene), Qt::ElideRight, words.width()));
    const auto players = static_cast<int>(table.players.size());
    const int left = m_strip.left() + width;
    const int each = (m_strip.width() - width) / players;
    for (int player = 0; player < players; ++player)
        paintPlayer(painter, QRect(left + player * each, m_strip.top() + 1, each, m_strip.height() - 1),
                    table, scene, static_cast<Player>(player));
}

void Film::paintPlayer(QPainter& painter, const QRect& place, const Table& table, const Scene& scene,
                       Player player) const
{
    const bool ended = scene.isLast && m_match.state()->over;
    int most = 0;
    for (Player each = 0; each < table.players.size(); ++each)
        most = std::max(most, table.points(each));
    const bool stands = ended ? table.points(player) == most : scene.player == player;
    const int line = std::max(3, m_strip.height() / 14);
    if (stands) {
        painter.fillRect(place, ui("card_hover"));
        painter.fillRect(QRect(place.left(), place.bottom() - line + 1, place.width(), line),
                         Palette::instance().player(table.playerColour(player)));
    }
    int gain = 0;
    if (ended) {
        Scene before = scene;
        before.beforeEnd = true;
        gain = table.points(player) - tableOf(before).points(player);
    } else {
        for (const auto& score : newScores(scene))
            gain += score.line.player == player ? score.line.points : 0;
    }
    const int side = m_strip.height() / 2;
    const int gap = m_strip.height() / 6;
    const QRect mark(place.left() + gap, place.center().y() - side / 2, side, side);
    paintMark(painter, mark, table.playerColour(player));

    const QFontMetrics bold(font(true));
    const QString points = QString::number(table.points(player));
    const QString more = gain == 0 ? QString() : gained(gain);
    // There is always room for what may be gained: names stay as they are.
    const int room = bold.horizontalAdvance(QStringLiteral("+99"));
    QRect words(mark.right() + gap, place.top(), place.right() - mark.right() - 2 * gap, place.height());
    const int name = words.width() - room - bold.horizontalAdvance(points) - 2 * gap;
    painter.setFont(font(false));
    painter.setPen(ui("text"));
    const QFontMetrics plain(font(false));
    const QString called = plain.elidedText(table.playerName(player), Qt::ElideRight, std::max(0, name));
    painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft, called);
    words.setLeft(words.left() + plain.horizontalAdvance(called) + gap);
    painter.setFont(font(true));
    painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft, points);
    words.setLeft(words.left() + bold.horizontalAdvance(points) + gap);
    painter.setPen(ui(gain < 0 ? "danger" : "ok"));
    painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft, more);
}

} // namespace vozka
